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
        for name in group.members.flatMap(names) {
            if isRoot, reserved.contains(name.identifier) || name.isGroup && reservedForGroups.contains(name.identifier)
            {
                reportReserved(name, "the generated enum needs that name itself", diagnostics)
            } else if name.identifier == schema.name {
                reportReserved(name, "that is the name of the generated enum", diagnostics)
            } else if let other = first.updateValue(name, forKey: name.identifier) {
                diagnostics.error(
                    .duplicateIdentifier,
                    at: name.range,
                    "\(other.description) and \(name.description) are both \(name.identifier) in Swift",
                    hint: "rename one, and keep its stored name with \"key\"",
                    notes: [(other.range, "the other one is here")]
                )
            }
        }
        for case .group(let inner) in group.members { validate(inner, in: schema, isRoot: false, diagnostics) }
    }

    private static func reportReserved(_ name: Name, _ reason: String, _ diagnostics: DiagnosticCollector) {
        diagnostics.error(
            .reservedName,
            at: name.range,
            "\(name.description) would be \(name.identifier) in Swift, but \(reason)",
            hint: "rename it, and keep the stored name with \"key\""
        )
    }

    /// A name that the generated code declares in an enum.
    private struct Name {
        let identifier: String
        let description: String
        let range: TextRange?
        var isGroup = false
        var isType = false
    }

    private static func names(_ member: ResolvedGroup.Member) -> [Name] {
        switch member {
        case .setting(let setting):
            let key = setting.declaration.name.quoted
            let range = setting.declaration.nameRange
            let own = Name(identifier: setting.identifier.name, description: key, range: range)
            let type = setting.inlineChoices.map { choices in
                Name(identifier: choices.name, description: "the choices of \(key)", range: range, isType: true)
            }
            return [own] + (type.map { [$0] } ?? [])
        case .group(let group):
            return [
                Name(
                    identifier: group.identifier.name,
                    description: "the group \(group.declaredName.quoted)",
                    range: group.nameRange,
                    isGroup: true,
                    isType: true
                )
            ]
        }
    }
}
