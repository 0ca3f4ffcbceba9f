public import SettingsJSON
import SettingsForms

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension Data: SettingValue {
    public static var settingTypeName: String { "Data" }

    public init(settingJSON node: JSONNode) throws(SettingMismatch) {
        self = try SettingMismatch.value(of: node, "Data") { Data(base64Encoded: $0) }
    }

    public var settingJSON: JSONNode { JSONNode(.string(base64EncodedString())) }
}

extension Date: SettingValue {
    public static var settingTypeName: String { "Date" }

    public init(settingJSON node: JSONNode) throws(SettingMismatch) {
        if node.number == nil, node.string == nil { throw SettingMismatch(node, expected: "Date") }
        guard let date = DateForm.date(node) else { throw SettingMismatch("a string that is no Date") }
        self = date
    }

    public var settingJSON: JSONNode { DateForm.node(self) }
}

extension URL: SettingValue {
    public static var settingTypeName: String { "URL" }

    public init(settingJSON node: JSONNode) throws(SettingMismatch) {
        self = try SettingMismatch.value(of: node, "URL") { URL(string: $0, encodingInvalidCharacters: false) }
    }

    public var settingJSON: JSONNode { JSONNode(.string(absoluteString)) }
}

extension UUID: SettingValue {
    public static var settingTypeName: String { "UUID" }

    public init(settingJSON node: JSONNode) throws(SettingMismatch) {
        self = try SettingMismatch.value(of: node, "UUID") { UUID(uuidString: $0) }
    }

    public var settingJSON: JSONNode { JSONNode(.string(uuidString)) }
}
