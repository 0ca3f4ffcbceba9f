import SettingsJSON

/// Checks that every setting has a place of its own in the store, also in stores that join groups and names by `/`.
enum StoredKeyValidator {
    static func validate(_ schema: ResolvedSchema, _ diagnostics: DiagnosticCollector) {
        var owners: [[String]: ResolvedSetting] = [:]
        var groups: [[String]: ResolvedSetting] = [:]
        var ownersByText: [String: ResolvedSetting] = [:]
        for setting in schema.settings {
            let path = setting.storedPath
            if path == [""], let key = setting.declaration.attributes["key"] {
                diagnostics.error(.emptyName, at: key.value.range, "a stored name is empty", hint: "give it a name")
            }
            if setting.declaration.attributes.isUnusable("key") || path.contains(where: \.isEmpty) { continue }
            owners[path] = setting
            if let other = ownersByText.updateValue(setting, forKey: path.joined(separator: "/")) ?? groups[path] {
                report(setting, other, diagnostics)
                continue
            }
            for length in 1..<path.count {
                let group = Array(path.prefix(length))
                if let other = owners[group] { report(setting, other, diagnostics) }
                groups[group] = groups[group] ?? setting
            }
        }
    }

    private static func report(_ setting: ResolvedSetting, _ other: ResolvedSetting, _ diagnostics: DiagnosticCollector)
    {
        let (path, otherPath) = (text(setting), text(other))
        let message =
            if path == otherPath {
                "\(setting.name.quoted) and \(other.name.quoted) are stored in the same place, \(path)"
            } else if setting.storedPath.count < other.storedPath.count {
                "\(setting.name.quoted) is stored in the place \(path) of the group that holds \(other.name.quoted)"
            } else {
                "\(setting.name.quoted) is stored at \(path), but the place \(otherPath) is that of \(other.name.quoted)"
            }
        diagnostics.error(
            .duplicateStoredKey,
            at: setting.storedNameRange,
            message,
            hint: "give one of them another \"key\"",
            notes: [(other.storedNameRange, "the other one is here")]
        )
    }

    private static func text(_ setting: ResolvedSetting) -> String {
        setting.storedPath.joined(separator: "/").quoted
    }
}

extension ResolvedSetting {
    /// The path of its identifiers, as code says it.
    package var name: String { path.map(\.name).joined(separator: ".") }

    /// The place of its stored name, which is its own name unless it gives a `key`.
    var storedNameRange: TextRange? { declaration.attributes["key"]?.value.range ?? declaration.nameRange }
}
