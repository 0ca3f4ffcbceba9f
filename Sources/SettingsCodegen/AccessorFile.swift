import SettingsSchema

/// The parts of a generated file, each as far worked out as can be without knowing how it is laid out.
struct AccessorFile {
    /// A generated enum: the schema's own, or a group's.
    struct Scope {
        let name: String
        /// The enum as it is said from anywhere: `AppSettings.network`.
        let qualifiedName: String
        let documentation: [String]
        let accessors: [Accessor]
        let choices: [ChoiceType]
        let groups: [Scope]
    }

    /// A setting's static property.
    struct Accessor {
        let name: String
        let type: String
        let key: String
        let slot: Int
        let documentation: [String]
    }

    let schemaName: String
    /// The access modifier with a space behind it, or nothing.
    let access: String
    /// What makes bodies visible to the optimiser in other modules, with a space behind it, or nothing.
    let export: String
    let root: Scope
    let table: String
    let tableDocumentation: String

    init(_ schema: ResolvedSchema) {
        schemaName = schema.name
        access = schema.access == .internal ? "" : schema.access.rawValue + " "
        export = schema.access == .public ? "@export(implementation) " : ""
        root = Self.scope(schema.root, qualifiedName: schema.root.identifier.spelling, schemaName: schema.name)
        table = SchemaTable.text(schema)
        tableDocumentation = SchemaTable.documentation(schema)
    }

    private static func scope(_ group: ResolvedGroup, qualifiedName: String, schemaName: String) -> Scope {
        var accessors: [Accessor] = []
        var choices: [ChoiceType] = []
        var groups: [Scope] = []
        for member in group.members {
            switch member {
            case .setting(let setting):
                accessors.append(accessor(setting, in: qualifiedName))
                if let type = setting.inlineChoices { choices.append(type) }
            case .group(let inner):
                let name = "\(qualifiedName).\(inner.identifier.spelling)"
                groups.append(scope(inner, qualifiedName: name, schemaName: schemaName))
            }
        }
        return Scope(
            name: group.identifier.spelling,
            qualifiedName: qualifiedName,
            documentation: group.doc.map(SwiftText.documentation) ?? [],
            accessors: accessors,
            choices: choices,
            groups: groups
        )
    }

    private static func accessor(_ setting: ResolvedSetting, in scope: String) -> Accessor {
        Accessor(
            name: setting.identifier.spelling,
            type: TypeSpelling.swift(setting.type, scope: scope),
            key: "." + setting.path.map(\.spelling).joined(separator: "."),
            slot: setting.slot,
            documentation: SettingDocumentation.lines(setting)
        )
    }
}

/// How types are written so that no name of the schema can shadow them.
enum TypeSpelling {
    static func swift(_ type: SettingType, scope: String) -> String {
        switch type {
        case .bool: "Swift::Bool"
        case .int: "Swift::Int"
        case .double: "Swift::Double"
        case .string: "Swift::String"
        case .optional(let wrapped): swift(wrapped, scope: scope) + "?"
        case .array(let element): "[\(swift(element, scope: scope))]"
        case .choice(let choice): "\(scope).\(choice.name)"
        }
    }
}
