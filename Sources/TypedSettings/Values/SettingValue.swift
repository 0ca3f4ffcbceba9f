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

    /// The value that a string stands for.
    static func value<Value>(
        of node: JSONNode,
        _ type: String,
        _ read: (String) -> Value?
    ) throws(SettingMismatch) -> Value {
        guard let text = node.string else { throw SettingMismatch(node, expected: type) }
        guard let value = read(text) else { throw SettingMismatch("a string that is no \(type)") }
        return value
    }

    /// Reads a part of a value, and says of which part a mismatch is.
    static func inPart<Value: SettingValue>(
        _ part: String,
        _ type: Value.Type,
        _ node: JSONNode
    ) throws(SettingMismatch) -> Value {
        do throws(SettingMismatch) {
            return try Value(settingJSON: node)
        } catch {
            throw SettingMismatch("\(error.message) in \(part)")
        }
    }
}
