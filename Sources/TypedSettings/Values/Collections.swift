public import SettingsJSON

extension Optional: SettingValue where Wrapped: SettingValue {
    public static var settingTypeName: String { Wrapped.settingTypeName + "?" }

    public init(settingJSON node: JSONNode) throws(SettingMismatch) {
        self = node.isNull ? nil : try Wrapped(settingJSON: node)
    }

    public var settingJSON: JSONNode { self?.settingJSON ?? JSONNode(.null) }
}

extension Array: SettingValue where Element: SettingValue {
    public static var settingTypeName: String { "[\(Element.settingTypeName)]" }

    public init(settingJSON node: JSONNode) throws(SettingMismatch) {
        guard let elements = node.elements else { throw SettingMismatch(node, expected: Self.settingTypeName) }
        self = []
        reserveCapacity(elements.count)
        for (index, element) in elements.enumerated() {
            append(try SettingMismatch.inPart("element \(index + 1)", Element.self, element))
        }
    }

    public var settingJSON: JSONNode { JSONNode(.array(map(\.settingJSON))) }
}

extension Set: SettingValue where Element: SettingValue {
    public static var settingTypeName: String { "Set<\(Element.settingTypeName)>" }

    public init(settingJSON node: JSONNode) throws(SettingMismatch) {
        guard let elements = node.elements else { throw SettingMismatch(node, expected: Self.settingTypeName) }
        self = []
        for (index, element) in elements.enumerated() {
            insert(try SettingMismatch.inPart("element \(index + 1)", Element.self, element))
        }
    }

    /// An array in the order of the canonical texts of its elements.
    public var settingJSON: JSONNode {
        let elements = map { element in
            let node = element.settingJSON
            return (text: JSONPrinter.compact(node), node: node)
        }
        return JSONNode(.array(elements.sorted { $0.text.utf8.lexicographicallyPrecedes($1.text.utf8) }.map(\.node)))
    }
}

/// A schema has keys that are stored as strings only: `String`, and choices that are stored by name or text.
extension Dictionary: SettingValue where Key: SettingValue, Value: SettingValue {
    public static var settingTypeName: String { "[\(Key.settingTypeName): \(Value.settingTypeName)]" }

    public init(settingJSON node: JSONNode) throws(SettingMismatch) {
        guard let members = node.members else { throw SettingMismatch(node, expected: Self.settingTypeName) }
        self = [:]
        for (index, member) in members.enumerated() {
            let key = try SettingMismatch.inPart("key \(index + 1)", Key.self, JSONNode(.string(member.name)))
            self[key] = .some(try SettingMismatch.inPart("value \(index + 1)", Value.self, member.value))
        }
    }

    /// An object whose members are in the order of their names.
    public var settingJSON: JSONNode {
        let members = compactMap { key, value in
            key.settingJSON.string.map { JSONMember($0, value.settingJSON) }
        }
        return JSONNode(.object(members.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }))
    }
}
