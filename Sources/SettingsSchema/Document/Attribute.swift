import SettingsJSON

/// What the language knows of an attribute: its name, the kind of its value, and whether this version builds it.
struct AttributeRule {
    enum Expectation: String {
        case anything = "a JSON value"
        case array = "an array"
        case bool = "true or false"
        case number = "a number"
        case object = "an object"
        case string = "a string"
        case stringOrObject = "a string or an object"
        case arrayOrObject = "an array or an object"
    }

    let name: String
    let expectation: Expectation
    let isBuilt: Bool

    init(_ name: String, _ expectation: Expectation, isBuilt: Bool = true) {
        self.name = name
        self.expectation = expectation
        self.isBuilt = isBuilt
    }

    func accepts(_ node: JSONNode) -> Bool {
        switch (expectation, node.content) {
        case (.anything, _), (.array, .array), (.bool, .bool), (.number, .number), (.object, .object),
            (.string, .string), (.stringOrObject, .string), (.stringOrObject, .object), (.arrayOrObject, .array),
            (.arrayOrObject, .object):
            true
        default: false
        }
    }
}

/// The places of a schema that have attributes, and which these are.
enum AttributeContext: String, CaseIterable {
    case schema = "the schema"
    case type = "a type"
    case choice = "a choice"
    case setting = "a setting"
    case group = "a group"

    var rules: [AttributeRule] {
        switch self {
        case .schema: Self.schemaRules
        case .type: Self.typeRules
        case .choice: Self.choiceRules
        case .setting: Self.settingRules
        case .group: Self.groupRules
        }
    }

    /// What a member of such a place can be meant to be called.
    var names: [String] { rules.map(\.name) + (self == .setting ? ["group"] : []) }

    private static let schemaRules = [
        AttributeRule("settings", .object),
        AttributeRule("name", .string),
        AttributeRule("access", .string),
        AttributeRule("suite", .string),
        AttributeRule("doc", .string),
        AttributeRule("$schema", .anything),
        AttributeRule("imports", .array),
        AttributeRule("types", .object),
        AttributeRule("retired", .array, isBuilt: false),
        AttributeRule("environmentPrefix", .string, isBuilt: false),
    ]

    private static let typeRules = [
        AttributeRule("choices", .arrayOrObject),
        AttributeRule("doc", .string),
        AttributeRule("fields", .object, isBuilt: false),
    ]

    private static let choiceRules = [
        AttributeRule("value", .anything),
        AttributeRule("label", .string),
        AttributeRule("doc", .string),
        AttributeRule("was", .array),
    ]

    private static let settingRules = [
        AttributeRule("type", .stringOrObject),
        AttributeRule("default", .anything),
        AttributeRule("choices", .arrayOrObject),
        AttributeRule("doc", .string),
        AttributeRule("min", .anything),
        AttributeRule("max", .anything),
        AttributeRule("key", .string),
        AttributeRule("on", .object),
        AttributeRule("label", .string),
        AttributeRule("deprecated", .string),
        AttributeRule("encrypted", .anything, isBuilt: false),
        AttributeRule("secret", .bool),
        AttributeRule("storage", .anything, isBuilt: false),
        AttributeRule("minLength", .number),
        AttributeRule("maxLength", .number),
        AttributeRule("minCount", .number),
        AttributeRule("maxCount", .number),
        AttributeRule("pattern", .string),
        AttributeRule("renamedFrom", .anything, isBuilt: false),
        AttributeRule("movedFrom", .anything, isBuilt: false),
        AttributeRule("typeWas", .anything, isBuilt: false),
        AttributeRule("coding", .string, isBuilt: false),
        AttributeRule("environment", .string, isBuilt: false),
        AttributeRule("unavailable", .anything, isBuilt: false),
    ]

    private static let groupRules = [
        AttributeRule("group", .object),
        AttributeRule("doc", .string),
    ]
}
