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
        let types = isRoot ? zip(schema.types, schema.typeRanges).map { Name($0.name, .type($1)) } : []
        let names = types + names(in: group)
        var first: [String: Name] = [:]
        first.reserveCapacity(names.count)
        for name in names {
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
            hint: name.offer
        )
    }

    /// The names that the members of a group declare, but for those that cannot be said in Swift, which has been
    /// reported.
    private static func names(in group: ResolvedGroup) -> [Name] {
        var names: [Name] = []
        for member in group.members {
            switch member {
            case .setting(let setting):
                guard SwiftIdentifier(key: setting.declaration.name) != nil else { continue }
                names.append(Name(setting.identifier.name, .setting(setting)))
                if let choices = setting.inlineChoices { names.append(Name(choices.name, .choices(of: setting))) }
            case .group(let group):
                guard let declaration = group.declaration, SwiftIdentifier(key: declaration.name) != nil else {
                    continue
                }
                names.append(Name(group.identifier.name, .group(declaration)))
            }
        }
        return names
    }

    /// A name that the generated code declares in an enum. What there is to say of it is worked out for a diagnostic.
    private struct Name {
        enum Owner {
            case type(TextRange?)
            case setting(ResolvedSetting)
            case choices(of: ResolvedSetting)
            case group(GroupDeclaration)
        }

        let identifier: String
        let owner: Owner

        init(_ identifier: String, _ owner: Owner) {
            self.identifier = identifier
            self.owner = owner
        }

        var description: String {
            switch owner {
            case .type: "the type \(identifier.quoted)"
            case .setting(let setting): setting.declaration.name.quoted
            case .choices(let setting): "the choices of \(setting.declaration.name.quoted)"
            case .group(let group): "the group \(group.name.quoted)"
            }
        }

        var range: TextRange? {
            switch owner {
            case .type(let range): range
            case .setting(let setting), .choices(let setting): setting.declaration.nameRange
            case .group(let group): group.nameRange
            }
        }

        /// What to do if the name cannot be used.
        var offer: String {
            switch owner {
            case .type: "rename it"
            case .setting(let setting), .choices(let setting):
                NameOffer.hint(for: .setting(setting.declaration), isNested: setting.isNested)
            case .group(let group): NameOffer.hint(for: .group(group), isNested: true)
            }
        }

        /// Whether the setting can keep its stored name with another one.
        var canKeepKey: Bool {
            switch owner {
            case .setting(let setting), .choices(let setting): !setting.isNested
            case .type, .group: false
            }
        }

        var isGroup: Bool {
            if case .group = owner { true } else { false }
        }
    }
}
