import SettingsJSON

/// Reads the tree of a JSON text as a schema: which members are settings and groups, and which attributes they have.
struct SchemaReader {
    static let deepestGroup = 5
    private static let namesOfSettings = AttributeContext.setting.names
    private static let settingNames = Set(AttributeContext.setting.rules.map(\.name)).subtracting(["doc"])

    let diagnostics: DiagnosticCollector
    /// Where the JSON text itself is wrong: what lies around may not say what was meant, and is not judged.
    let damage: TextDamage

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
        let attributes = Attributes(members, of: .schema, damage: damage, diagnostics)
        let settings = attributes["settings"]?.value.members
        if settings == nil, !attributes.isUnusable("settings") {
            diagnostics.error(
                .missingSettings,
                at: root.range,
                "the schema has no \"settings\"",
                hint: "add \"settings\": { … }"
            )
        }
        return SchemaDocument(
            range: root.range,
            attributes: attributes,
            types: (attributes["types"]?.value.members ?? []).compactMap(type),
            members: declarations(settings ?? [], depth: 0)
        )
    }

    private func type(_ member: JSONMember) -> TypeDeclaration? {
        guard let members = member.value.members else {
            diagnostics.error(
                .badAttributeValue,
                at: member.value.range,
                "the type \(member.name.quoted) must be an object, not \(member.value.kind)",
                hint: "write { \"choices\": [ … ] }"
            )
            return nil
        }
        let attributes = Attributes(members, of: .type, damage: damage, diagnostics)
        return TypeDeclaration(name: member.name, nameRange: member.nameRange, attributes: attributes)
    }

    private func declarations(_ members: [JSONMember], depth: Int) -> [Declaration] {
        var declarations: [Declaration] = []
        declarations.reserveCapacity(members.count)
        for member in members where !damage.touches(member.nameRange) {
            if let declaration = declaration(member, depth: depth) { declarations.append(declaration) }
        }
        return declarations
    }

    private func declaration(_ member: JSONMember, depth: Int) -> Declaration? {
        guard let members = member.value.members else {
            let standardDefault = JSONMember("default", at: member.nameRange, member.value)
            let isDamaged = damage.touches(member.value.range)
            return setting(member, isDamaged ? Attributes([], unusable: ["default"]) : Attributes([standardDefault]))
        }
        if let group = members.first(where: { $0.name == "group" }) {
            return self.group(member, members, group: group, depth: depth)
        }
        let names = Self.namesOfSettings
        let isMeantAsGroup =
            !members.isEmpty
            && members.allSatisfy { inner in
                !names.contains(inner.name) && NearestName.nearest(to: inner.name, among: names) == nil
                    && !damage.touches(inner.nameRange)
            }
        guard isMeantAsGroup else {
            return setting(member, Attributes(members, of: .setting, damage: damage, diagnostics))
        }
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
        for other in members where Self.settingNames.contains(other.name) {
            diagnostics.error(
                .settingAndGroup,
                at: other.nameRange,
                "\(member.name.quoted) is a group and cannot have \(other.name.quoted), which belongs to settings",
                hint: "remove it, or move it to a setting of the group"
            )
        }
        let own = members.filter { !Self.settingNames.contains($0.name) }
        let attributes = Attributes(own, of: .group, damage: damage, diagnostics)
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
}
