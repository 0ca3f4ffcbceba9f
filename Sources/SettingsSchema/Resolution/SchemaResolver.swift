import SettingsJSON

/// Turns a document into a resolved schema: numbers the settings, names them, and works out types and defaults.
///
/// Whatever cannot be worked out is reported and left out, so that no error follows from another.
struct SchemaResolver {
    private let diagnostics: DiagnosticCollector
    private var settings: [ResolvedSetting] = []

    static func resolve(
        _ document: SchemaDocument,
        defaultName: String,
        diagnostics: DiagnosticCollector
    ) -> ResolvedSchema {
        var resolver = SchemaResolver(diagnostics: diagnostics)
        let header = HeaderResolver(document: document, defaultName: defaultName, diagnostics: diagnostics)
        let name = header.name
        let root = resolver.group(
            identifier: SwiftIdentifier(unchecked: name),
            declaration: nil,
            doc: header.doc,
            members: document.members,
            path: [],
            storedPath: []
        )
        return ResolvedSchema(
            name: name,
            access: header.access,
            suite: header.suite,
            doc: header.doc,
            root: root,
            settings: resolver.settings
        )
    }

    private init(diagnostics: DiagnosticCollector) {
        self.diagnostics = diagnostics
    }

    private mutating func group(
        identifier: SwiftIdentifier,
        declaration: GroupDeclaration?,
        doc: String?,
        members: [Declaration],
        path: [SwiftIdentifier],
        storedPath: [String]
    ) -> ResolvedGroup {
        var resolved: [ResolvedGroup.Member] = []
        for member in members {
            guard let memberIdentifier = memberIdentifier(member, isNested: !path.isEmpty) else { continue }
            let memberPath = path + [memberIdentifier]
            switch member {
            case .setting(let setting):
                if let setting = self.setting(setting, path: memberPath, storedPath: storedPath) {
                    settings.append(setting)
                    resolved.append(.setting(setting))
                }
            case .group(let group):
                let inner = self.group(
                    identifier: memberIdentifier,
                    declaration: group,
                    doc: group.attributes["doc"]?.value.string,
                    members: group.members,
                    path: memberPath,
                    storedPath: storedPath + [group.name]
                )
                resolved.append(.group(inner))
            }
        }
        return ResolvedGroup(
            identifier: identifier,
            doc: doc,
            members: resolved,
            declaration: declaration
        )
    }

    private func memberIdentifier(_ member: Declaration, isNested: Bool) -> SwiftIdentifier? {
        if member.name.isEmpty {
            diagnostics.error(.emptyName, at: member.nameRange, "a name is empty", hint: "give it a name")
            return nil
        }
        if let identifier = SwiftIdentifier(key: member.name) { return identifier }
        diagnostics.error(
            .badIdentifier,
            at: member.nameRange,
            "\(member.name.quoted) cannot be said in Swift",
            hint: NameOffer.hint(for: member, isNested: isNested)
        )
        return nil
    }

    private func setting(
        _ declaration: SettingDeclaration,
        path: [SwiftIdentifier],
        storedPath: [String]
    ) -> ResolvedSetting? {
        let attributes = declaration.attributes
        let resolver = TypeResolver(
            declaration: declaration,
            identifier: path[path.count - 1],
            diagnostics: diagnostics
        )
        guard let type = resolver.type() else { return nil }
        let reader = ValueReader(
            diagnostics: diagnostics,
            subject: "the default of \(declaration.name.quoted)",
            identifier: .badDefault
        )
        var defaultValue: JSONNode?
        if let attribute = attributes["default"] {
            guard let value = reader.read(attribute.value, as: type) else { return nil }
            defaultValue = value.isNull ? nil : value
        } else if !type.isOptional {
            diagnostics.error(
                .missingDefault,
                at: declaration.nameRange,
                "\(declaration.name.quoted) has no default",
                hint: attributes["choices"] == nil
                    ? "add \"default\", or make the type optional: \"\(type.name)?\"" : "add \"default\""
            )
            return nil
        }
        return ResolvedSetting(
            slot: settings.count,
            path: path,
            storedPath: attributes["key"]?.value.string.map { [$0] } ?? storedPath + [declaration.name],
            type: type,
            defaultValue: defaultValue,
            minimum: bound("min", of: type, declaration),
            maximum: bound("max", of: type, declaration),
            doc: attributes["doc"]?.value.string,
            inlineChoices: attributes["choices"] == nil ? nil : type.choice,
            declaration: declaration
        )
    }

    /// A bound of a number's range, in canonical form.
    private func bound(_ name: String, of type: SettingType, _ declaration: SettingDeclaration) -> JSONNumber? {
        guard let attribute = declaration.attributes[name] else { return nil }
        guard type.unwrapped == .int || type.unwrapped == .double else {
            diagnostics.error(
                .rangeWithoutNumber,
                at: attribute.nameRange,
                "\(declaration.name.quoted) is of type \(type.name), which has no \"\(name)\"",
                hint: "remove it"
            )
            return nil
        }
        return ValueReader(
            diagnostics: diagnostics,
            subject: "\"\(name)\" of \(declaration.name.quoted)",
            identifier: .badBound
        ).read(attribute.value, as: type.unwrapped)?.number
    }
}
