import SettingsJSON

/// Reads the tree of a JSON text as a schema: which members are settings and groups, and which attributes they have.
struct SchemaReader {
    static let deepestGroup = 5

    let diagnostics: DiagnosticCollector

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
        let attributes = Attributes(members, of: .schema, diagnostics)
        guard let settings = attributes["settings"]?.value.members else {
            if !attributes.isUnusable("settings") {
                diagnostics.error(
                    .missingSettings,
                    at: root.range,
                    "the schema has no \"settings\"",
                    hint: "add \"settings\": { … }"
                )
            }
            return nil
        }
        return SchemaDocument(
            attributes: attributes,
            types: (attributes["types"]?.value.members ?? []).compactMap(type),
            members: settings.compactMap { declaration($0, depth: 0) }
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
        let attributes = Attributes(members, of: .type, diagnostics)
        return TypeDeclaration(name: member.name, nameRange: member.nameRange, attributes: attributes)
    }

    private func declaration(_ member: JSONMember, depth: Int) -> Declaration? {
        guard let members = member.value.members else {
            let standardDefault = Attribute(name: "default", nameRange: member.nameRange, value: member.value)
            return .setting(
                SettingDeclaration(
                    name: member.name,
                    nameRange: member.nameRange,
                    attributes: Attributes([standardDefault])
                )
            )
        }
        guard let group = members.first(where: { $0.name == "group" }) else {
            return .setting(
                SettingDeclaration(
                    name: member.name,
                    nameRange: member.nameRange,
                    attributes: Attributes(members, of: .setting, diagnostics)
                )
            )
        }
        let settingNames = Set(AttributeContext.setting.rules.map(\.name)).subtracting(["doc"])
        if let other = members.first(where: { settingNames.contains($0.name) }) {
            diagnostics.error(
                .settingAndGroup,
                at: other.nameRange,
                "\(member.name.quoted) is a group and cannot have \(other.name.quoted), which belongs to settings",
                hint: "remove it, or move it to a setting of the group"
            )
            return nil
        }
        return self.group(member, members, group: group, depth: depth)
    }

    private func group(_ member: JSONMember, _ members: [JSONMember], group: JSONMember, depth: Int) -> Declaration? {
        let attributes = Attributes(members, of: .group, diagnostics)
        guard let contents = attributes["group"]?.value.members else { return nil }
        guard depth < Self.deepestGroup else {
            diagnostics.error(
                .groupDepth,
                at: member.nameRange,
                "the group \(member.name.quoted) is nested deeper than \(Self.deepestGroup) groups",
                hint: "move it up"
            )
            return nil
        }
        if contents.isEmpty {
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
                members: contents.compactMap { declaration($0, depth: depth + 1) }
            )
        )
    }
}
