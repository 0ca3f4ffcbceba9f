public import SettingsJSON
import SettingsForms

extension Bool: SettingValue {
    public static var settingTypeName: String { "Bool" }

    public init(settingJSON node: JSONNode) throws(SettingMismatch) {
        guard let value = node.bool else { throw SettingMismatch(node, expected: "Bool") }
        self = value
    }

    public var settingJSON: JSONNode { JSONNode(.bool(self)) }
}

extension String: SettingValue {
    public static var settingTypeName: String { "String" }

    public init(settingJSON node: JSONNode) throws(SettingMismatch) {
        guard let value = node.string else { throw SettingMismatch(node, expected: "String") }
        self = value
    }

    public var settingJSON: JSONNode { JSONNode(.string(self)) }
}

extension SettingValue where Self: FixedWidthInteger {
    public static var settingTypeName: String { String(describing: Self.self) }

    public init(settingJSON node: JSONNode) throws(SettingMismatch) {
        let type = Self.settingTypeName
        guard let number = node.number else { throw SettingMismatch(node, expected: type) }
        guard number.isInteger else { throw SettingMismatch("a number with a fraction where \(type) is expected") }
        guard let value = number.integer(as: Self.self) else {
            throw SettingMismatch("a number out of the range of \(type)")
        }
        self = value
    }

    public var settingJSON: JSONNode { JSONNode(.number(JSONNumber(self))) }
}

extension Int: SettingValue {}
extension Int8: SettingValue {}
extension Int16: SettingValue {}
extension Int32: SettingValue {}
extension Int64: SettingValue {}
extension UInt: SettingValue {}
extension UInt8: SettingValue {}
extension UInt16: SettingValue {}
extension UInt32: SettingValue {}
extension UInt64: SettingValue {}

extension Double: SettingValue {
    public static var settingTypeName: String { "Double" }

    public init(settingJSON node: JSONNode) throws(SettingMismatch) {
        self = try FloatingPoint.value(of: node, "Double") { $0.double }
    }

    public var settingJSON: JSONNode { FloatingPoint.node(self, JSONNumber(self)) }
}

extension Float: SettingValue {
    public static var settingTypeName: String { "Float" }

    public init(settingJSON node: JSONNode) throws(SettingMismatch) {
        self = try FloatingPoint.value(of: node, "Float") { $0.float }
    }

    public var settingJSON: JSONNode { FloatingPoint.node(self, JSONNumber(self)) }
}

/// What `Double` and `Float` share.
private enum FloatingPoint {
    static func value<Value: BinaryFloatingPoint>(
        of node: JSONNode,
        _ type: String,
        _ finite: (JSONNumber) -> Value?
    ) throws(SettingMismatch) -> Value {
        if let text = node.string, let value: Value = FloatingPointForm.value(text) { return value }
        guard let number = node.number else { throw SettingMismatch(node, expected: type) }
        guard let value = finite(number) else { throw SettingMismatch("a number out of the range of \(type)") }
        return value
    }

    static func node(_ value: some BinaryFloatingPoint, _ number: JSONNumber?) -> JSONNode {
        number.map { JSONNode(.number($0)) } ?? JSONNode(.string(FloatingPointForm.text(value)))
    }
}

extension Duration: SettingValue {
    public static var settingTypeName: String { "Duration" }

    public init(settingJSON node: JSONNode) throws(SettingMismatch) {
        self = try SettingMismatch.value(of: node, "Duration", DurationForm.duration)
    }

    public var settingJSON: JSONNode { JSONNode(.string(DurationForm.text(self))) }
}
