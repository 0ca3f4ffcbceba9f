package import SettingsJSON

/// The type of a setting's value.
package indirect enum SettingType: Hashable, Sendable {
    case bool
    case integer(IntegerType)
    case float
    case double
    case string
    case data
    case date
    case url
    case uuid
    case duration
    case optional(SettingType)
    case array(SettingType)
    case set(SettingType)
    /// Keyed by strings, or by choices that are stored as strings.
    case dictionary(key: SettingType, value: SettingType)
    case choice(ChoiceType)

    /// The types that have a name of their own, by that name.
    static let named: [(name: String, type: SettingType)] =
        [("Bool", .bool)] + IntegerType.allCases.map { ($0.rawValue, .integer($0)) } + [
            ("Float", .float), ("Double", .double), ("String", .string), ("Data", .data), ("Date", .date),
            ("URL", .url),
            ("UUID", .uuid), ("Duration", .duration),
        ]

    /// The type as a schema spells it.
    package var name: String {
        switch self {
        case .bool: "Bool"
        case .integer(let type): type.rawValue
        case .float: "Float"
        case .double: "Double"
        case .string: "String"
        case .data: "Data"
        case .date: "Date"
        case .url: "URL"
        case .uuid: "UUID"
        case .duration: "Duration"
        case .optional(let wrapped): wrapped.name + "?"
        case .array(let element): "[\(element.name)]"
        case .set(let element): "Set<\(element.name)>"
        case .dictionary(let key, let value): "[\(key.name): \(value.name)]"
        case .choice(let choice): choice.name
        }
    }

    /// The choices that its values are, or are made of, if any.
    package var choice: ChoiceType? {
        switch self {
        case .choice(let choice): choice
        case .optional(let inner), .array(let inner), .set(let inner): inner.choice
        case .dictionary(let key, let value): value.choice ?? key.choice
        default: nil
        }
    }

    /// The type without a question mark.
    package var unwrapped: SettingType {
        if case .optional(let wrapped) = self { wrapped } else { self }
    }

    package var isOptional: Bool {
        if case .optional = self { true } else { false }
    }

    /// Whether Foundation declares it, or a part of it.
    package var needsFoundation: Bool {
        switch self {
        case .data, .date, .url, .uuid: true
        case .optional(let inner), .array(let inner), .set(let inner): inner.needsFoundation
        case .dictionary(_, let value): value.needsFoundation
        default: false
        }
    }
}

/// An integer type, by its name in Swift.
package enum IntegerType: String, CaseIterable, Sendable {
    case int = "Int"
    case int8 = "Int8"
    case int16 = "Int16"
    case int32 = "Int32"
    case int64 = "Int64"
    case uint = "UInt"
    case uint8 = "UInt8"
    case uint16 = "UInt16"
    case uint32 = "UInt32"
    case uint64 = "UInt64"

    /// The least and the greatest value; `Int` and `UInt` have 64 bits, as on every platform that is supported.
    var range: ClosedRange<Int128> {
        switch self {
        case .int, .int64: Int128(Int64.min)...Int128(Int64.max)
        case .int8: Int128(Int8.min)...Int128(Int8.max)
        case .int16: Int128(Int16.min)...Int128(Int16.max)
        case .int32: Int128(Int32.min)...Int128(Int32.max)
        case .uint, .uint64: 0...Int128(UInt64.max)
        case .uint8: 0...Int128(UInt8.max)
        case .uint16: 0...Int128(UInt16.max)
        case .uint32: 0...Int128(UInt32.max)
        }
    }
}

/// A closed set of values, which becomes an enum.
package struct ChoiceType: Hashable, Sendable {
    /// One of the values: the enum case, and what is stored for it.
    package struct Choice: Hashable, Sendable {
        package let identifier: SwiftIdentifier
        /// The name in the schema.
        package let name: String
        package let value: ChoiceValue
        package let label: String?
        package let doc: String?
        /// What earlier versions stored for it.
        package let was: [ChoiceValue]
    }

    /// The name of the enum.
    package let name: String
    /// Whether it stands in the schema's `types`, and not in a setting.
    package let isShared: Bool
    package let doc: String?
    package let choices: [Choice]

    /// Whether its values are stored as numbers.
    package var isNumeric: Bool { choices.first?.value.number != nil }
}

/// What is stored for a choice.
package enum ChoiceValue: Hashable, Sendable {
    case text(String)
    case number(Int)

    /// What a node stores, if that can be a choice.
    package init?(_ node: JSONNode) {
        if let text = node.string {
            self = .text(text)
        } else if let number = node.number?.integer(as: Int.self) {
            self = .number(number)
        } else {
            return nil
        }
    }

    package var number: Int? {
        if case .number(let number) = self { number } else { nil }
    }

    package var node: JSONNode {
        switch self {
        case .text(let text): JSONNode(.string(text))
        case .number(let number): JSONNode(.number(JSONNumber(number)))
        }
    }

    /// The value as a message shows it.
    var description: String {
        switch self {
        case .text(let text): text.quoted
        case .number(let number): String(number)
        }
    }
}
