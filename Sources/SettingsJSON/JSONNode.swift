/// One value of a JSON text, with the place it came from.
///
/// A node made by a program instead of the parser has no place: its `range` is nil.
public struct JSONNode: Sendable {
    /// What kind of value a node is, and the value.
    public enum Content: Sendable {
        case null
        case bool(Bool)
        case number(JSONNumber)
        case string(String)
        case array([JSONNode])
        case object([JSONMember])
    }

    /// The value.
    public let content: Content
    /// The bytes of the text that hold it, or nil if no text does.
    public var range: TextRange? { place.range }

    private let place: OptionalTextRange

    /// Makes a node that no text holds.
    public init(_ content: Content) {
        self.init(content, at: nil)
    }

    package init(_ content: Content, at range: TextRange?) {
        self.content = content
        place = OptionalTextRange(range)
    }

    /// The kind of value in words, for messages: "a string", "an object".
    public var kind: String {
        switch content {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }

    package var members: [JSONMember]? {
        if case .object(let members) = content { members } else { nil }
    }

    package var elements: [JSONNode]? {
        if case .array(let elements) = content { elements } else { nil }
    }

    package var string: String? {
        if case .string(let string) = content { string } else { nil }
    }

    package var number: JSONNumber? {
        if case .number(let number) = content { number } else { nil }
    }

    package var bool: Bool? {
        if case .bool(let bool) = content { bool } else { nil }
    }

    package var isNull: Bool {
        if case .null = content { true } else { false }
    }

    /// The member of an object with this name; nil for every other kind of value.
    package subscript(name: String) -> JSONNode? {
        members?.first { $0.name == name }?.value
    }
}

/// A name and its value in a JSON object.
public struct JSONMember: Sendable {
    /// The name, unescaped.
    public let name: String
    /// The bytes of the text that hold the name with its quotes, or nil if no text does.
    public var nameRange: TextRange? { place.range }
    /// The value.
    public let value: JSONNode

    private let place: OptionalTextRange

    /// Makes a member that no text holds.
    public init(_ name: String, _ value: JSONNode) {
        self.init(name, at: nil, value)
    }

    package init(_ name: String, at nameRange: TextRange?, _ value: JSONNode) {
        self.name = name
        place = OptionalTextRange(nameRange)
        self.value = value
    }
}
