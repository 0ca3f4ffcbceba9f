import SettingsSchema

/// The parts of a generated file, each as far worked out as can be without knowing how it is laid out.
struct AccessorFile {
    /// A generated enum: the schema's own, or a group's.
    struct Scope {
        let name: String
        /// The enum as it is said from anywhere: `AppSettings.network`.
        let qualifiedName: String
        let documentation: [CodeText]
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
        let documentation: [CodeText]
        /// What comes before the declaration, such as `@available(…)`.
        let attributes: [CodeText]
    }

    let schemaName: String
    /// The access modifier with a space behind it, or nothing.
    let access: String
    /// What makes bodies visible to the optimiser in other modules, with a space behind it, or nothing.
    let export: String
    /// Modules to import, besides that of the library.
    let imports: [String]
    /// Whether a type of Foundation stands in a declaration.
    let needsFoundation: Bool
    let root: Scope
    /// The schema as the program reads it, in UTF-8.
    let table: [UInt8]
    let tableDocumentation: [UInt8]

    init(_ schema: ResolvedSchema, fileName: String) {
        schemaName = schema.name
        access = schema.access == .internal ? "" : schema.access.rawValue + " "
        export = schema.access == .public ? "@export(implementation) " : ""
        imports = schema.imports
        needsFoundation = schema.settings.contains { $0.type.needsFoundation }
        root = Self.scope(
            schema.root,
            qualifiedName: schema.root.identifier.spelling,
            keyPath: "",
            schemaName: schema.name,
            types: schema.types
        )
        table = SchemaTable.text(schema, fileName: fileName)
        tableDocumentation = SchemaTable.documentation(schema)
    }

    private static func scope(
        _ group: ResolvedGroup,
        qualifiedName: String,
        keyPath: String,
        schemaName: String,
        types: [ChoiceType] = []
    ) -> Scope {
        var accessors: [Accessor] = []
        accessors.reserveCapacity(group.members.count)
        var choices = types
        var groups: [Scope] = []
        for member in group.members {
            switch member {
            case .setting(let setting):
                let types = TypeSpelling(schema: schemaName, scope: qualifiedName)
                accessors.append(accessor(setting, keyPath: keyPath, types: types))
                if let type = setting.inlineChoices { choices.append(type) }
            case .group(let inner):
                let suffix = "." + inner.identifier.spelling
                groups.append(
                    scope(
                        inner,
                        qualifiedName: qualifiedName + suffix,
                        keyPath: keyPath + suffix,
                        schemaName: schemaName
                    )
                )
            }
        }
        return Scope(
            name: group.identifier.spelling,
            qualifiedName: qualifiedName,
            documentation: SwiftText.documentation(group.doc.map(CodeText.init(_:))),
            accessors: accessors,
            choices: choices,
            groups: groups
        )
    }

    private static func accessor(_ setting: ResolvedSetting, keyPath: String, types: TypeSpelling) -> Accessor {
        let name = setting.identifier.spelling
        return Accessor(
            name: name,
            type: types.text(setting.type),
            key: keyPath + "." + name,
            slot: setting.slot,
            documentation: SettingDocumentation.lines(setting),
            attributes: setting.deprecation.map { message in
                ["@available(*, deprecated, message: \(SwiftText.literal(message)))"]
            } ?? []
        )
    }
}

/// How types are written so that no name of the schema can shadow them.
struct TypeSpelling {
    /// The enum of the whole schema, which has the types that the schema declares.
    let schema: String
    /// The enum of the setting, which has the type of its own choices.
    let scope: String

    func text(_ type: SettingType) -> String {
        switch type {
        case .bool, .integer, .float, .double, .string, .duration: "Swift::\(type.name)"
        case .data, .date, .url, .uuid: "Foundation::\(type.name)"
        case .optional(let wrapped): text(wrapped) + "?"
        case .array(let element): "[\(text(element))]"
        case .set(let element): "Swift::Set<\(text(element))>"
        case .dictionary(let key, let value): "[\(text(key)): \(text(value))]"
        case .choice(let choice): "\(choice.isShared ? schema : scope).\(choice.name)"
        }
    }
}
