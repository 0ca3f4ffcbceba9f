import SettingsJSON

/// Turns a document into a resolved schema: numbers the settings, names them, and works out types and defaults.
///
/// Whatever cannot be worked out is reported and stood in for, so that all else can be judged and no error follows from
/// another.
struct SchemaResolver {
    private let diagnostics: DiagnosticCollector
    private let hasUnusableTypes: Bool
    private var settings: [ResolvedSetting] = []

    static func resolve(
        _ document: SchemaDocument,
        defaultName: String,
        diagnostics: DiagnosticCollector
    ) -> ResolvedSchema {
        var resolver = SchemaResolver(
            diagnostics: diagnostics,
            hasUnusableTypes: document.attributes.isUnusable("types")
        )
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

    private init(diagnostics: DiagnosticCollector, hasUnusableTypes: Bool) {
        self.diagnostics = diagnostics
        self.hasUnusableTypes = hasUnusableTypes
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
            let memberIdentifier = memberIdentifier(member, isNested: !path.isEmpty)
            let memberPath = path + [memberIdentifier]
            switch member {
            case .setting(let setting):
                let setting = self.setting(setting, path: memberPath, storedPath: storedPath)
                settings.append(setting)
                resolved.append(.setting(setting))
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

    private func memberIdentifier(_ member: Declaration, isNested: Bool) -> SwiftIdentifier {
        if let identifier = SwiftIdentifier(key: member.name) { return identifier }
        if member.name.isEmpty {
            diagnostics.error(.emptyName, at: member.nameRange, "a name is empty", hint: "give it a name")
        } else {
            diagnostics.error(
                .badIdentifier,
                at: member.nameRange,
                "\(member.name.quoted) cannot be said in Swift",
                hint: NameOffer.hint(for: member, isNested: isNested)
            )
        }
        return SwiftIdentifier(unchecked: member.name)
    }

    private func setting(
        _ declaration: SettingDeclaration,
        path: [SwiftIdentifier],
        storedPath: [String]
    ) -> ResolvedSetting {
        let attributes = declaration.attributes
        let type = TypeResolver(
            declaration: declaration,
            identifier: path[path.count - 1],
            diagnostics: diagnostics,
            hasUnusableTypes: hasUnusableTypes
        ).type()
        return ResolvedSetting(
            slot: settings.count,
            path: path,
            storedPath: attributes["key"]?.value.string.map { [$0] } ?? storedPath + [declaration.name],
            type: type ?? .bool,
            defaultValue: type.flatMap { defaultValue(of: $0, declaration) },
            minimum: type.flatMap { bound("min", of: $0, declaration) },
            maximum: type.flatMap { bound("max", of: $0, declaration) },
            doc: attributes["doc"]?.value.string,
            inlineChoices: attributes["choices"] == nil ? nil : type?.choice,
            declaration: declaration
        )
    }

    private func defaultValue(of type: SettingType, _ declaration: SettingDeclaration) -> JSONNode? {
        let attributes = declaration.attributes
        guard let attribute = attributes["default"] else {
            if !type.isOptional, !attributes.isUnusable("default") {
                diagnostics.error(
                    .missingDefault,
                    at: declaration.nameRange,
                    "\(declaration.name.quoted) has no default",
                    hint: attributes["choices"] == nil
                        ? "add \"default\", or make the type optional: \"\(type.name)?\"" : "add \"default\""
                )
            }
            return nil
        }
        let value = ValueReader(
            diagnostics: diagnostics,
            subject: "the default of \(declaration.name.quoted)",
            identifier: .badDefault
        ).read(attribute.value, as: type)
        return value?.isNull == true ? nil : value
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
