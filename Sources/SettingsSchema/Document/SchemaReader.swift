import SettingsJSON

/// Reads the tree of a JSON text as a schema: which members are settings and groups, and which attributes they have.
struct SchemaReader {
    static let deepestGroup = 5

    let diagnostics: DiagnosticCollector
    /// Where the JSON text itself is wrong: what lies around may not say what was meant, and is not judged.
    let damage: [Int]

    /// The document, or nil if there is nothing in it to go on with.
    func read(_ root: JSONNode) -> SchemaDocument? {
        guard let members = root.members else {
            diagnostics.error(
                .notAnObject,
                at: root.range,
                "a schema is an object, not \(root.kind)",
                hint: "write { \"settings\": { … } }"
            )
            return nil
        }
        let attributes = attributes(members, of: .schema)
        let settings = attributes["settings"]?.value.members
        if settings == nil, !attributes.isUnusable("settings") {
            diagnostics.error(
                .missingSettings,
                at: root.range,
                "the schema has no \"settings\"",
                hint: "add \"settings\": { … }"
            )
        }
        return SchemaDocument(attributes: attributes, members: declarations(settings ?? [], depth: 0))
    }

    private func declarations(_ members: [JSONMember], depth: Int) -> [Declaration] {
        members.compactMap { isDamaged($0.nameRange) ? nil : declaration($0, depth: depth) }
    }

    private func declaration(_ member: JSONMember, depth: Int) -> Declaration? {
        guard let members = member.value.members else {
            let standardDefault = Attribute(name: "default", nameRange: member.nameRange, value: member.value)
            return setting(
                member,
                isDamaged(member.value.range)
                    ? Attributes([], unusable: ["default"]) : Attributes([standardDefault])
            )
        }
        if let group = members.first(where: { $0.name == "group" }) {
            return self.group(member, members, group: group, depth: depth)
        }
        let names = AttributeContext.setting.names
        let isMeantAsGroup =
            !members.isEmpty
            && members.allSatisfy { inner in
                NearestName.nearest(to: inner.name, among: names) == nil && !isDamaged(inner.nameRange)
            }
        guard isMeantAsGroup else { return setting(member, attributes(members, of: .setting)) }
        diagnostics.error(
            .missingDefault,
            at: member.nameRange,
            "\(member.name.quoted) has neither \"type\" nor \"default\"",
            hint: "if it holds settings, put them into \"group\": { … }"
        )
        return setting(member, Attributes([], unusable: Set(names)))
    }

    private func setting(_ member: JSONMember, _ attributes: Attributes) -> Declaration {
        .setting(SettingDeclaration(name: member.name, nameRange: member.nameRange, attributes: attributes))
    }

    private func group(_ member: JSONMember, _ members: [JSONMember], group: JSONMember, depth: Int) -> Declaration? {
        let settingNames = Set(AttributeContext.setting.rules.map(\.name)).subtracting(["doc"])
        for other in members where settingNames.contains(other.name) {
            diagnostics.error(
                .settingAndGroup,
                at: other.nameRange,
                "\(member.name.quoted) is a group and cannot have \(other.name.quoted), which belongs to settings",
                hint: "remove it, or move it to a setting of the group"
            )
        }
        let attributes = attributes(members.filter { !settingNames.contains($0.name) }, of: .group)
        let contents = attributes["group"]?.value.members
        if depth >= Self.deepestGroup {
            diagnostics.error(
                .groupDepth,
                at: member.nameRange,
                "the group \(member.name.quoted) is nested deeper than \(Self.deepestGroup) groups",
                hint: "move it up"
            )
            return nil
        }
        if contents?.isEmpty == true {
            diagnostics.error(
                .emptyGroup,
                at: group.value.range,
                "the group \(member.name.quoted) has no settings",
                hint: "add one, or remove the group"
            )
        }
        return .group(
            GroupDeclaration(
                name: member.name,
                nameRange: member.nameRange,
                attributes: attributes,
                members: declarations(contents ?? [], depth: depth + 1)
            )
        )
    }

    /// The attributes that can be used; every other one is reported.
    private func attributes(_ members: [JSONMember], of context: AttributeContext) -> Attributes {
        var attributes: [Attribute] = []
        var unusable: Set<String> = []
        let present = Set(members.map(\.name))
        for member in members {
            guard let rule = context.rules.first(where: { $0.name == member.name }) else {
                let names = context.names.filter { !present.contains($0) }
                if isDamaged(member.nameRange) {
                    unusable.formUnion(names)
                } else {
                    let meant = NearestName.nearest(to: member.name, among: names)
                    diagnostics.error(
                        .unknownAttribute,
                        at: member.nameRange,
                        "\(context.rawValue) has no attribute \(member.name.quoted)",
                        hint: meant.map(NearestName.hint) ?? "remove it"
                    )
                    if let meant { unusable.insert(meant) }
                }
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
            } else if member.value.members == nil, isDamaged(member.value.range) {
                unusable.insert(rule.name)
            } else {
                attributes.append(Attribute(name: member.name, nameRange: member.nameRange, value: member.value))
            }
        }
        return Attributes(attributes, unusable: unusable)
    }

    private func isDamaged(_ range: TextRange?) -> Bool {
        range.map { range in damage.contains(where: range.offsets.contains) } ?? false
    }
}
