import SettingsJSON

/// An attribute as a schema gives it: where its name stands, and its value.
struct Attribute: Sendable {
    let name: String
    let nameRange: TextRange?
    let value: JSONNode
}

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
enum AttributeContext: String {
    case schema = "the schema"
    case setting = "a setting"
    case group = "a group"

    var rules: [AttributeRule] {
        switch self {
        case .schema: Self.schemaRules
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
        AttributeRule("imports", .array, isBuilt: false),
        AttributeRule("types", .object, isBuilt: false),
        AttributeRule("retired", .array, isBuilt: false),
        AttributeRule("environmentPrefix", .string, isBuilt: false),
    ]

    private static let settingRules = [
        AttributeRule("type", .stringOrObject),
        AttributeRule("default", .anything),
        AttributeRule("choices", .arrayOrObject),
        AttributeRule("doc", .string),
        AttributeRule("min", .anything),
        AttributeRule("max", .anything),
        AttributeRule("key", .string),
        AttributeRule("on", .object, isBuilt: false),
        AttributeRule("label", .string, isBuilt: false),
        AttributeRule("deprecated", .string, isBuilt: false),
        AttributeRule("encrypted", .anything, isBuilt: false),
        AttributeRule("secret", .bool, isBuilt: false),
        AttributeRule("storage", .anything, isBuilt: false),
        AttributeRule("minLength", .number, isBuilt: false),
        AttributeRule("maxLength", .number, isBuilt: false),
        AttributeRule("minCount", .number, isBuilt: false),
        AttributeRule("maxCount", .number, isBuilt: false),
        AttributeRule("pattern", .string, isBuilt: false),
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
