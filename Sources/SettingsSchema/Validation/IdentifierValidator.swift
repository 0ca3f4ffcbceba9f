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
        var first: [String: Name] = [:]
        let types = isRoot ? zip(schema.types, schema.typeRanges).map(name) : []
        for name in types + group.members.flatMap(names) {
            if isRoot, reserved.contains(name.identifier) || name.isGroup && reservedForGroups.contains(name.identifier)
            {
                report(name, "the generated enum needs it itself", diagnostics)
            } else if name.identifier == schema.name {
                report(name, "it is the name of the generated enum", diagnostics)
            } else if let other = first.updateValue(name, forKey: name.identifier) {
                diagnostics.error(
                    .duplicateIdentifier,
                    at: name.range,
                    "\(other.description) and \(name.description) are both \(name.identifier) in Swift",
                    hint: name.canKeepKey && other.canKeepKey
                        ? "rename one, and keep its stored name with \"key\"" : "rename one",
                    notes: [(other.range, "the other one is here")]
                )
            }
        }
        for case .group(let inner) in group.members { validate(inner, in: schema, isRoot: false, diagnostics) }
    }

    private static func report(_ name: Name, _ reason: String, _ diagnostics: DiagnosticCollector) {
        diagnostics.error(
            .reservedName,
            at: name.range,
            "\(name.description) cannot have the name \(name.identifier) in Swift, since \(reason)",
            hint: name.offer()
        )
    }

    /// A name that the generated code declares in an enum.
    private struct Name {
        let identifier: String
        let description: String
        let range: TextRange?
        /// What to do if the name cannot be used.
        let offer: () -> String
        /// Whether the setting can keep its stored name with another one.
        var canKeepKey = false
        var isGroup = false
    }

    private static func name(_ type: ChoiceType, _ range: TextRange?) -> Name {
        Name(identifier: type.name, description: "the type \(type.name.quoted)", range: range) { "rename it" }
    }

    /// The names that a member declares; none if its own cannot be said in Swift, which has been reported.
    private static func names(_ member: ResolvedGroup.Member) -> [Name] {
        switch member {
        case .setting(let setting):
            let declaration = setting.declaration
            guard SwiftIdentifier(key: declaration.name) != nil else { return [] }
            let isNested = setting.path.count > 1
            let own = Name(
                identifier: setting.identifier.name,
                description: declaration.name.quoted,
                range: declaration.nameRange,
                offer: { NameOffer.hint(for: .setting(declaration), isNested: isNested) },
                canKeepKey: !isNested
            )
            guard let choices = setting.inlineChoices else { return [own] }
            let type = Name(
                identifier: choices.name,
                description: "the choices of \(own.description)",
                range: own.range,
                offer: own.offer,
                canKeepKey: own.canKeepKey
            )
            return [own, type]
        case .group(let group):
            guard let declaration = group.declaration, SwiftIdentifier(key: declaration.name) != nil else { return [] }
            let description = "the group \(declaration.name.quoted)"
            return [
                Name(
                    identifier: group.identifier.name,
                    description: description,
                    range: declaration.nameRange,
                    offer: { NameOffer.hint(for: .group(declaration), isNested: true) },
                    isGroup: true
                )
            ]
        }
    }
}
