import SettingsForms
import SettingsJSON

/// Turns a document into a resolved schema: numbers the settings, names them, and works out types and defaults.
///
/// Whatever cannot be worked out is reported and stood in for, so that all else can be judged and no error follows from
/// another.
struct SchemaResolver {
    private let types: TypeTable
    private let diagnostics: DiagnosticCollector
    private var settings: [ResolvedSetting] = []

    static func resolve(
        _ document: SchemaDocument,
        defaultName: String,
        diagnostics: DiagnosticCollector
    ) -> ResolvedSchema {
        let types = TypeTable(document, diagnostics: diagnostics)
        var resolver = SchemaResolver(types: types, diagnostics: diagnostics)
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
            imports: header.imports,
            types: types.declarations.map(\.type),
            root: root,
            settings: resolver.settings,
            nameRange: document.attributes["name"]?.value.range ?? document.range,
            typeRanges: types.declarations.map(\.nameRange)
        )
    }

    private init(types: TypeTable, diagnostics: DiagnosticCollector) {
        self.types = types
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
        resolved.reserveCapacity(members.count)
        for member in members {
            let memberIdentifier = memberIdentifier(member, isNested: !path.isEmpty)
            switch member {
            case .setting(let setting):
                let setting = self.setting(
                    setting,
                    identifier: memberIdentifier,
                    groupPath: path,
                    storedGroupPath: storedPath
                )
                settings.append(setting)
                resolved.append(.setting(setting))
            case .group(let group):
                let inner = self.group(
                    identifier: memberIdentifier,
                    declaration: group,
                    doc: group.attributes["doc"]?.value.string,
                    members: group.members,
                    path: path + [memberIdentifier],
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
        identifier: SwiftIdentifier,
        groupPath: [SwiftIdentifier],
        storedGroupPath: [String]
    ) -> ResolvedSetting {
        let type = TypeResolver(
            declaration: declaration,
            identifier: identifier,
            types: types,
            diagnostics: diagnostics
        ).type()
        let defaults = type.map { DefaultReader(declaration: declaration, type: $0, diagnostics: diagnostics) }
        let defaultValue = defaults?.read()
        return ResolvedSetting(
            declaration,
            slot: settings.count,
            identifier: identifier,
            groupPath: groupPath,
            storedGroupPath: storedGroupPath,
            type: type ?? .bool,
            defaultValue: defaultValue?.isNull == true ? nil : defaultValue,
            platformDefaults: defaults?.readPlatforms() ?? [],
            limits: type.map { LimitReader(declaration: declaration, type: $0, diagnostics: diagnostics).read() }
                ?? SettingLimits()
        )
    }
}
