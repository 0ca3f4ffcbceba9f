import SettingsJSON

/// The language of schemas as a JSON Schema, by which editors complete and check them.
///
/// It accepts whatever the compiler of schemas accepts. Names, and what only a whole schema shows, are left to that.
package enum JSONSchema {
    package static var text: String {
        JSONPrinter.pretty(root.node) + "\n"
    }

    private static var root: JSONLiteral {
        let header: JSONLiteral = [
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": "Typed settings",
            "description": "A settings.json, from which typed accessors are generated.",
            "type": "object",
            "required": ["settings"],
        ]
        let publicNeedsSuite: JSONLiteral = [
            "if": ["required": ["access"], "properties": ["access": ["const": "public"]]],
            "then": ["required": ["suite"]],
        ]
        return header.adding(attributes(of: .schema)).adding(publicNeedsSuite).adding(["$defs": definitions])
    }

    private static var definitions: JSONLiteral {
        let named: [(String, JSONLiteral)] = [
            ("type", type),
            ("choices", choices),
            ("choice", choice),
            ("element", element),
            ("setting", setting),
        ]
        let groups = (1...SchemaReader.deepestGroup).map { ("group\($0)", group($0)) }
        let levels = (1...SchemaReader.deepestGroup + 1).map { ("members\($0)", members($0)) }
        return JSONLiteral(named + groups + levels)
    }

    // MARK: Attributes

    /// The keywords for an object with the attributes that are built.
    private static func attributes(
        of context: AttributeContext,
        replacing replaced: [String: JSONLiteral] = [:]
    ) -> JSONLiteral {
        let properties = context.rules.filter(\.isBuilt).map { rule in
            let help = context.help[rule.name]
            let description = JSONLiteral(help.map { [("description", "\($0.description)")] } ?? [])
            return (rule.name, description.adding(replaced[rule.name] ?? help?.keywords ?? rule.expectation.keywords))
        }
        return ["properties": JSONLiteral(properties), "additionalProperties": false]
    }

    // MARK: Types and choices

    private static var type: JSONLiteral {
        attributes(of: .type).adding(["type": "object", "required": ["choices"]])
    }

    /// Names, names with what is stored, or names with attributes.
    private static let choices: JSONLiteral = [
        "type": ["array", "object"],
        "minItems": 1,
        "uniqueItems": true,
        "items": ["type": "string", "minLength": 1],
        "minProperties": 1,
        "propertyNames": ["minLength": 1],
        "additionalProperties": ["$ref": "#/$defs/choice"],
    ]

    private static var choice: JSONLiteral {
        attributes(of: .choice).adding(["type": ["string", "integer", "object"]])
    }

    // MARK: Settings

    /// An element of a list from which the type is told.
    private static let element = value(of: ["boolean", "number", "string", "array"])

    private static func value(of kinds: JSONLiteral) -> JSONLiteral {
        ["type": kinds, "minItems": 1, "items": ["$ref": "#/$defs/element"]]
    }

    /// The keywords that hold if a member of settings is an object without a group.
    private static var setting: JSONLiteral {
        attributes(of: .setting).adding([
            "anyOf": [
                ["required": ["default"]],
                ["required": ["type"], "properties": ["type": ["pattern": "\\? *$"]]],
            ],
            "dependentSchemas": ["choices": ["required": ["default"], "properties": ["type": false]]],
            "if": ["required": ["secret"], "properties": ["secret": ["const": true]]],
            "then": ["properties": ["default": false, "on": false]],
        ])
    }

    /// The members of the top level, which is the first one, or of a group.
    private static func members(_ level: Int) -> JSONLiteral {
        let setting: JSONLiteral = ["$ref": "#/$defs/setting"]
        let settingOrGroup: JSONLiteral = [
            "if": ["type": "object", "required": ["group"], "properties": ["group": true]],
            "then": ["$ref": "#/$defs/group\(level)"],
            "else": setting,
        ]
        return [
            "type": "object",
            "propertyNames": ["minLength": 1],
            "additionalProperties": value(of: ["boolean", "number", "string", "array", "object"])
                .adding(level > SchemaReader.deepestGroup ? setting : settingOrGroup),
        ]
    }

    private static func group(_ level: Int) -> JSONLiteral {
        attributes(
            of: .group,
            replacing: ["group": ["minProperties": 1, "$ref": "#/$defs/members\(level + 1)"]]
        )
    }
}

extension AttributeRule.Expectation {
    /// The keywords of JSON Schema that say the same.
    fileprivate var keywords: JSONLiteral {
        switch self {
        case .anything: [:]
        case .array: ["type": "array"]
        case .bool: ["type": "boolean"]
        case .number: ["type": "number"]
        case .object: ["type": "object"]
        case .string: ["type": "string"]
        case .stringOrObject: ["type": ["string", "object"]]
        case .arrayOrObject: ["type": ["array", "object"]]
        }
    }
}
