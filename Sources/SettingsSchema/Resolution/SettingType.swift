/// The type of a setting's value.
package indirect enum SettingType: Hashable, Sendable {
    case bool
    case int
    case double
    case string
    case optional(SettingType)
    case array(SettingType)
    case choice(ChoiceType)

    /// The type as a schema spells it.
    package var name: String {
        switch self {
        case .bool: "Bool"
        case .int: "Int"
        case .double: "Double"
        case .string: "String"
        case .optional(let wrapped): wrapped.name + "?"
        case .array(let element): "[\(element.name)]"
        case .choice(let choice): choice.name
        }
    }

    /// The choices that its values are made of, if any.
    package var choice: ChoiceType? {
        switch self {
        case .choice(let choice): choice
        case .optional(let wrapped), .array(let wrapped): wrapped.choice
        case .bool, .int, .double, .string: nil
        }
    }

    /// The type without a question mark.
    package var unwrapped: SettingType {
        if case .optional(let wrapped) = self { wrapped } else { self }
    }

    package var isOptional: Bool { self != unwrapped }
}

/// A closed set of values, which becomes an enum.
package struct ChoiceType: Hashable, Sendable {
    /// One of the values: the enum case, and the name under which it is stored.
    package struct Choice: Hashable, Sendable {
        package let identifier: SwiftIdentifier
        package let storedName: String
    }

    /// The name of the enum.
    package let name: String
    package let choices: [Choice]
}
