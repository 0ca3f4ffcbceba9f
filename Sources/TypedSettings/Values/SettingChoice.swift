public import SettingsJSON

/// A closed set of values, generated from `choices`; each is stored by its raw value, a name, text or number.
public protocol SettingChoice: SettingValue, CaseIterable, Hashable, RawRepresentable
where RawValue: SettingValue & Hashable {
    /// What earlier versions stored, and the choices that it means now.
    static var formerRawValues: [RawValue: Self] { get }
}

extension SettingChoice {
    public static var formerRawValues: [RawValue: Self] { [:] }

    public static var settingTypeName: String { String(describing: Self.self) }

    public init(settingJSON node: JSONNode) throws(SettingMismatch) {
        let isText = RawValue.settingTypeName == "String"
        guard let rawValue = try? RawValue(settingJSON: node) else {
            throw SettingMismatch(node, expected: Self.settingTypeName)
        }
        guard let value = Self(rawValue: rawValue) ?? Self.formerRawValues[rawValue] else {
            throw SettingMismatch("a \(isText ? "string" : "number") that is no choice of \(Self.settingTypeName)")
        }
        self = value
    }

    public var settingJSON: JSONNode { rawValue.settingJSON }
}
