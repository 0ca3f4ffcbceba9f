public import SettingsJSON

/// A type whose values a setting can hold.
public protocol SettingValue: Equatable, Sendable {
    /// The type as a schema spells it: `Int`, `[String]?`.
    static var settingTypeName: String { get }

    /// Reads a stored value, strictly: nothing is converted that could be meant otherwise.
    /// - Throws: `SettingMismatch` if the stored value is not one of this type.
    init(settingJSON node: JSONNode) throws(SettingMismatch)

    /// The value as it is stored.
    var settingJSON: JSONNode { get }
}

/// A stored value is not of the type that a setting wants.
public struct SettingMismatch: Error, Hashable, Sendable {
    /// What is wrong: "a string where Int is expected". It never holds the stored value itself.
    public let message: String

    /// Makes a mismatch with a message of one line that does not hold the stored value.
    public init(_ message: String) {
        self.message = message
    }

    init(_ node: JSONNode, expected type: String) {
        message = "\(node.kind) where \(type) is expected"
    }
}

extension Bool: SettingValue {
    public static var settingTypeName: String { "Bool" }

    public init(settingJSON node: JSONNode) throws(SettingMismatch) {
        guard let value = node.bool else { throw SettingMismatch(node, expected: "Bool") }
        self = value
    }

    public var settingJSON: JSONNode { JSONNode(.bool(self)) }
}

extension Int: SettingValue {
    public static var settingTypeName: String { "Int" }

    public init(settingJSON node: JSONNode) throws(SettingMismatch) {
        guard let number = node.number else { throw SettingMismatch(node, expected: "Int") }
        guard number.isInteger else { throw SettingMismatch("a number with a fraction where Int is expected") }
        guard let value = number.integer(as: Int.self) else {
            throw SettingMismatch("a number out of the range of Int")
        }
        self = value
    }

    public var settingJSON: JSONNode { JSONNode(.number(JSONNumber(self))) }
}

extension Double: SettingValue {
    public static var settingTypeName: String { "Double" }

    public init(settingJSON node: JSONNode) throws(SettingMismatch) {
        switch node.content {
        case .string("nan"): self = .nan
        case .string("inf"): self = .infinity
        case .string("-inf"): self = -.infinity
        case .number(let number):
            guard let value = number.double else { throw SettingMismatch("a number out of the range of Double") }
            self = value
        default: throw SettingMismatch(node, expected: "Double")
        }
    }

    public var settingJSON: JSONNode {
        if let number = JSONNumber(self) { return JSONNode(.number(number)) }
        return JSONNode(.string(isNaN ? "nan" : self < 0 ? "-inf" : "inf"))
    }
}

extension String: SettingValue {
    public static var settingTypeName: String { "String" }

    public init(settingJSON node: JSONNode) throws(SettingMismatch) {
        guard let value = node.string else { throw SettingMismatch(node, expected: "String") }
        self = value
    }

    public var settingJSON: JSONNode { JSONNode(.string(self)) }
}

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
            do throws(SettingMismatch) {
                append(try Element(settingJSON: element))
            } catch {
                throw SettingMismatch("\(error.message) in element \(index + 1)")
            }
        }
    }

    public var settingJSON: JSONNode { JSONNode(.array(map(\.settingJSON))) }
}
