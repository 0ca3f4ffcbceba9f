import SettingsJSON

/// Offers a name in the place of one that cannot be used in Swift.
enum NameOffer {
    /// What to do about the name of a setting or group, with a name that would do.
    static func hint(for member: Declaration, isNested: Bool) -> String {
        switch member {
        case .setting(let setting):
            let hint = "rename it, as to \(offer(setting.name, "Value").quoted)"
            return isNested ? hint : hint + ", and keep the stored name with \"key\": \(setting.name.quoted)"
        case .group(let group):
            return "rename it, as to \(offer(group.name, "Group").quoted)"
        }
    }

    static func hint(forChoice name: String, storedAs value: ChoiceValue) -> String {
        "rename it, as to \(offer(name, "Choice").quoted), and keep what is stored with \"value\": \(value.description)"
    }

    /// `Type` becomes `typeValue`, `$x` becomes `x`.
    private static func offer(_ name: String, _ ending: String) -> String {
        let rest = name.drop { $0 == "$" }
        if rest.count < name.count, let identifier = SwiftIdentifier(key: String(rest)) { return identifier.name }
        guard let identifier = SwiftIdentifier(key: name + ending) else { return "some" + ending }
        return identifier.name.prefix(1).lowercased() + identifier.name.dropFirst()
    }
}
