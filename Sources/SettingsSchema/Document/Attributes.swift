import SettingsJSON

/// The attributes of one declaration, by name.
struct Attributes: Sendable {
    /// So few that they are found soonest one by one.
    private let attributes: [JSONMember]
    /// Attributes that were given but could not be used; what depends on them is not judged.
    private let unusable: Set<String>

    init(_ attributes: [JSONMember], unusable: Set<String> = []) {
        self.attributes = attributes
        self.unusable = unusable
    }

    subscript(name: String) -> JSONMember? {
        for index in attributes.indices where attributes[index].name == name { return attributes[index] }
        return nil
    }

    func isUnusable(_ name: String) -> Bool { unusable.contains(name) }
}

extension Attributes {
    /// The attributes that can be used; every other one is reported, unless the text itself is damaged there.
    init(_ members: [JSONMember], of context: AttributeContext, damage: TextDamage, _ diagnostics: DiagnosticCollector)
    {
        var unusable: Set<String> = []
        lazy var present = Set(members.map(\.name))
        for member in members {
            guard let rule = context.rules.first(where: { $0.name == member.name }) else {
                // It stands among the attributes too, and nobody asks for it.
                let names = context.names.filter { !present.contains($0) }
                if damage.touches(member.nameRange) {
                    unusable.formUnion(names)
                    continue
                }
                let meant = NearestName.nearest(to: member.name, among: names)
                diagnostics.error(
                    .unknownAttribute,
                    at: member.nameRange,
                    "\(context.rawValue) has no attribute \(member.name.quoted)",
                    hint: meant.map(NearestName.hint) ?? "remove it"
                )
                if let meant { unusable.insert(meant) }
                continue
            }
            if !rule.isBuilt {
                diagnostics.error(
                    .notSupportedYet,
                    at: member.nameRange,
                    "the attribute \"\(rule.name)\" is not supported yet",
                    hint: "remove it"
                )
                unusable.insert(rule.name)
            } else if !rule.accepts(member.value) {
                diagnostics.error(
                    .badAttributeValue,
                    at: member.value.range,
                    "\"\(rule.name)\" must be \(rule.expectation.rawValue), not \(member.value.kind)"
                )
                unusable.insert(rule.name)
            } else if member.value.members == nil, damage.touches(member.value.range) {
                unusable.insert(rule.name)
            }
        }
        self.init(unusable.isEmpty ? members : members.filter { !unusable.contains($0.name) }, unusable: unusable)
    }
}

/// The places at which a JSON text is wrong.
struct TextDamage {
    private let offsets: [Int]

    init(_ errors: [JSONError]) {
        offsets = errors.map(\.offset)
    }

    /// Whether one of them lies in a range.
    func touches(_ range: TextRange?) -> Bool {
        range.map { range in offsets.contains(where: range.offsets.contains) } ?? false
    }
}
