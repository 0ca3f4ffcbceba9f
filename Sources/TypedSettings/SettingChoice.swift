public import SettingsJSON

/// A closed set of values, generated from `choices`; each is stored by its name.
public protocol SettingChoice: SettingValue, CaseIterable, Hashable, RawRepresentable where RawValue == String {}

extension SettingChoice {
    public static var settingTypeName: String { String(describing: Self.self) }

    public init(settingJSON node: JSONNode) throws(SettingMismatch) {
        guard let name = node.string else { throw SettingMismatch(node, expected: Self.settingTypeName) }
        guard let value = Self(rawValue: name) else {
            throw SettingMismatch("a string that names no choice of \(Self.settingTypeName)")
        }
        self = value
    }

    public var settingJSON: JSONNode { JSONNode(.string(rawValue)) }
}
