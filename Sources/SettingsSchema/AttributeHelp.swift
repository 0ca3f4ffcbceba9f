/// What an editor is told of an attribute beyond its rule.
struct AttributeHelp {
    let description: String
    /// The keywords of JSON Schema for its value; nil if the rule says all.
    let keywords: JSONLiteral?

    init(_ description: String, _ keywords: JSONLiteral? = nil) {
        self.description = description
        self.keywords = keywords
    }
}

extension AttributeContext {
    /// The help for every attribute that is built, by name.
    var help: [String: AttributeHelp] {
        switch self {
        case .schema: Self.schemaHelp
        case .type: Self.typeHelp
        case .choice: Self.choiceHelp
        case .setting: Self.settingHelp
        case .group: Self.groupHelp
        }
    }

    private static let schemaHelp = [
        "settings": AttributeHelp(
            "The settings, by name. Each is its default, an object with attributes, or a group.",
            ["$ref": "#/$defs/members1"]
        ),
        "name": AttributeHelp(
            "The name of the generated enum. Without it, \"settings.json\" makes AppSettings, and "
                + "\"editor.settings.json\" makes EditorSettings.",
            ["type": "string", "minLength": 1, "not": ["enum": JSONLiteral(HeaderResolver.genericParameters.sorted())]]
        ),
        "access": AttributeHelp(
            "Who can see the generated code. \"internal\" is the default; \"public\" needs a \"suite\".",
            ["enum": JSONLiteral(ResolvedSchema.Access.allCases.map(\.rawValue))]
        ),
        "suite": AttributeHelp(
            "The identity of the store, such as \"org.example.app\". Without it, the name of the executable serves.",
            [
                "type": "string", "maxLength": 100, "pattern": "^[A-Za-z0-9_-][A-Za-z0-9._-]*$",
                "examples": ["org.example.app"],
            ]
        ),
        "doc": AttributeHelp("The documentation of the generated enum."),
        "$schema": AttributeHelp("The JSON Schema of this file, for editors. It is ignored otherwise."),
        "imports": AttributeHelp(
            "Modules that the generated code imports.",
            ["type": "array", "items": ["type": "string", "minLength": 1, "examples": ["Foundation"]]]
        ),
        "types": AttributeHelp(
            "Types with choices that several settings share, by name.",
            [
                "type": "object",
                "propertyNames": ["minLength": 1, "not": ["enum": JSONLiteral(reservedTypeNames)]],
                "additionalProperties": ["$ref": "#/$defs/type"],
            ]
        ),
    ]

    private static let reservedTypeNames =
        SettingType.named.map(\.name) + ["Set"] + HeaderResolver.genericParameters.sorted()

    private static let typeHelp = [
        "choices": AttributeHelp("The cases of the generated enum.", choices),
        "doc": AttributeHelp("The documentation of the generated enum."),
    ]

    private static let choices: JSONLiteral = ["$ref": "#/$defs/choices"]

    private static let choiceHelp = [
        "value": AttributeHelp("What is stored for the choice, if it is not the name.", storedChoice),
        "label": AttributeHelp("What people read for the choice."),
        "doc": AttributeHelp("The documentation of the case."),
        "was": AttributeHelp(
            "Values that were stored for the choice in former versions, and are read as it.",
            ["type": "array", "uniqueItems": true, "items": storedChoice]
        ),
    ]

    private static let storedChoice: JSONLiteral = ["type": ["string", "integer"]]

    private static let settingHelp = [
        "type": AttributeHelp(
            "The Swift type, such as Int, one of \"types\", or made of these: T?, [T], Set<T>, [String: T]. Without "
                + "it, the default or the choices give the type.",
            ["type": "string", "minLength": 1, "examples": JSONLiteral(typeExamples)]
        ),
        "default": AttributeHelp("The value until another one is set. Only an optional setting can go without one."),
        "choices": AttributeHelp("The values that the setting can have, as an enum of its own.", choices),
        "doc": AttributeHelp("The documentation of the accessor."),
        "min": AttributeHelp("The least value: a number, a date or a duration, as the type is.", bound),
        "max": AttributeHelp("The greatest value: a number, a date or a duration, as the type is.", bound),
        "key": AttributeHelp(
            "The name in the store, at its top level, if it is not the setting's own.",
            ["type": "string", "minLength": 1]
        ),
        "on": AttributeHelp(
            "Defaults of platforms that have their own, by platform.",
            [
                "type": "object",
                "properties": JSONLiteral(DefaultReader.platforms.map { ($0, true) }),
                "additionalProperties": false,
            ]
        ),
        "label": AttributeHelp("What people read for the setting."),
        "deprecated": AttributeHelp("Why the setting should no longer be used, and what to use instead."),
        "secret": AttributeHelp("Whether the value is secret. Then the type is optional, and there is no default."),
        "minLength": AttributeHelp("The least number of characters of a String.", count),
        "maxLength": AttributeHelp("The greatest number of characters of a String.", count),
        "minCount": AttributeHelp("The least number of elements of a list, set or dictionary.", count),
        "maxCount": AttributeHelp("The greatest number of elements of a list, set or dictionary.", count),
        "pattern": AttributeHelp(
            "A regular expression that occurs in a String; \"^\" and \"$\" tie it to the ends.",
            ["type": "string", "format": "regex"]
        ),
    ]

    private static let bound: JSONLiteral = ["type": ["number", "string"]]
    private static let count: JSONLiteral = ["type": "integer", "minimum": 0]
    private static let typeExamples =
        SettingType.named.map(\.name) + ["String?", "[String]", "Set<String>", "[String: Int]"]

    private static let groupHelp = [
        "group": AttributeHelp("The settings of the group, by name."),
        "doc": AttributeHelp("The documentation of the group."),
    ]
}
