import SettingsJSON

/// Checks that all names that meet in one enum differ, and that none is one that the enum needs itself.
enum IdentifierValidator {
    /// What every generated enum has.
    private static let reserved: Set<String> = ["store", "schema", "Setting"]
    /// What types of a group's name would hide.
    private static let reservedForGroups: Set<String> = ["values", "withStore", "configure", "issues"]

    static func validate(_ schema: ResolvedSchema, _ diagnostics: DiagnosticCollector) {
        validate(schema.root, in: schema, isRoot: true, diagnostics)
    }

    private static func validate(
        _ group: ResolvedGroup,
        in schema: ResolvedSchema,
        isRoot: Bool,
        _ diagnostics: DiagnosticCollector
    ) {
        // What cannot be said in Swift has been reported.
        var first: [String: Name] = [:]
        for name in group.members.flatMap(names) where SwiftIdentifier(key: name.declaration.name) != nil {
            if isRoot, reserved.contains(name.identifier) || name.isGroup && reservedForGroups.contains(name.identifier)
            {
                report(name, isRoot: isRoot, "the generated enum needs it itself", diagnostics)
            } else if name.identifier == schema.name {
                report(name, isRoot: isRoot, "it is the name of the generated enum", diagnostics)
            } else if let other = first.updateValue(name, forKey: name.identifier) {
                diagnostics.error(
                    .duplicateIdentifier,
                    at: name.declaration.nameRange,
                    "\(other.description) and \(name.description) are both \(name.identifier) in Swift",
                    hint: isRoot && !name.isGroup && !other.isGroup
                        ? "rename one, and keep its stored name with \"key\"" : "rename one",
                    notes: [(other.declaration.nameRange, "the other one is here")]
                )
            }
        }
        for case .group(let inner) in group.members { validate(inner, in: schema, isRoot: false, diagnostics) }
    }

    private static func report(_ name: Name, isRoot: Bool, _ reason: String, _ diagnostics: DiagnosticCollector) {
        diagnostics.error(
            .reservedName,
            at: name.declaration.nameRange,
            "\(name.description) cannot have the name \(name.identifier) in Swift, since \(reason)",
            hint: NameOffer.hint(for: name.declaration, isNested: !isRoot)
        )
    }

    /// A name that the generated code declares in an enum.
    private struct Name {
        let identifier: String
        let description: String
        let declaration: Declaration
        var isGroup = false
    }

    private static func names(_ member: ResolvedGroup.Member) -> [Name] {
        switch member {
        case .setting(let setting):
            let declaration = Declaration.setting(setting.declaration)
            let key = declaration.name.quoted
            let own = Name(identifier: setting.identifier.name, description: key, declaration: declaration)
            let type = setting.inlineChoices.map { choices in
                Name(identifier: choices.name, description: "the choices of \(key)", declaration: declaration)
            }
            return [own] + (type.map { [$0] } ?? [])
        case .group(let group):
            return group.declaration.map { declaration in
                [
                    Name(
                        identifier: group.identifier.name,
                        description: "the group \(declaration.name.quoted)",
                        declaration: .group(declaration),
                        isGroup: true
                    )
                ]
            } ?? []
        }
    }
}
