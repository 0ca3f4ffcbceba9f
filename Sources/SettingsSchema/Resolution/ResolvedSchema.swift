package import SettingsForms
package import SettingsJSON

/// A schema in which everything is looked up, computed and checked: all that the generator needs.
package struct ResolvedSchema: Sendable {
    /// Who can see the generated code.
    package enum Access: String, CaseIterable, Sendable {
        case `internal`, package, `public`
    }

    /// The name of the generated enum.
    package let name: String
    package let access: Access
    /// The stable identity of the store; nil if the executable's name serves.
    package let suite: String?
    package let doc: String?
    /// Modules that the generated code imports.
    package let imports: [String]
    /// The choices that are declared in `types`.
    package let types: [ChoiceType]
    package let root: ResolvedGroup
    /// Every setting, in the order of the file; a setting's slot is its index.
    package let settings: [ResolvedSetting]

    /// The place of its name, or the whole schema if it does not give one.
    let nameRange: TextRange?
    /// The places of the names of `types`.
    let typeRanges: [TextRange?]
}

/// The schema's top level, or a group in it.
package final class ResolvedGroup: Sendable {
    package enum Member: Sendable {
        case setting(ResolvedSetting)
        case group(ResolvedGroup)
    }

    package let identifier: SwiftIdentifier
    package let doc: String?
    package let members: [Member]

    /// Nil for the top level.
    let declaration: GroupDeclaration?

    init(identifier: SwiftIdentifier, doc: String?, members: [Member], declaration: GroupDeclaration?) {
        self.identifier = identifier
        self.doc = doc
        self.members = members
        self.declaration = declaration
    }
}

/// A class, since it is large and stands both in its group and among all settings.
package final class ResolvedSetting: Sendable {
    package let slot: Int
    package let identifier: SwiftIdentifier
    package let type: SettingType
    /// The canonical value; nil for an optional setting whose default is nil.
    package let defaultValue: JSONNode?
    /// The defaults of platforms that have their own.
    package let platformDefaults: [JSONMember]
    package let limits: SettingLimits
    package let doc: String?
    package let label: String?
    /// Why it should no longer be used.
    package let deprecation: String?
    package let isSecret: Bool

    let declaration: SettingDeclaration
    /// The identifiers of its groups. All settings of a group have one array of them.
    private let groupPath: [SwiftIdentifier]
    /// The names of the JSON members that hold its groups' values.
    private let storedGroupPath: [String]
    /// The name of the JSON member at the top level that holds its value, in the place of its path.
    private let key: String?

    /// The identifiers of its groups and its own.
    package var path: [SwiftIdentifier] { groupPath + [identifier] }

    /// Its path as code says it.
    package var name: String { groupPath.reversed().reduce(identifier.name) { $1.name + "." + $0 } }

    var isNested: Bool { !groupPath.isEmpty }

    /// The names of the JSON members that hold its value.
    package var storedPath: [String] {
        key.map { [$0] } ?? storedGroupPath + [declaration.name]
    }

    /// The choices that this setting declares itself, rather than naming.
    package var inlineChoices: ChoiceType? { type.choice.flatMap { $0.isShared ? nil : $0 } }

    init(
        _ declaration: SettingDeclaration,
        slot: Int,
        identifier: SwiftIdentifier,
        groupPath: [SwiftIdentifier],
        storedGroupPath: [String],
        type: SettingType,
        defaultValue: JSONNode?,
        platformDefaults: [JSONMember],
        limits: SettingLimits
    ) {
        let attributes = declaration.attributes
        self.declaration = declaration
        self.slot = slot
        self.identifier = identifier
        self.groupPath = groupPath
        self.storedGroupPath = storedGroupPath
        key = attributes["key"]?.value.string
        self.type = type
        self.defaultValue = defaultValue
        self.platformDefaults = platformDefaults
        self.limits = limits
        doc = attributes["doc"]?.value.string
        label = attributes["label"]?.value.string
        deprecation = attributes["deprecated"]?.value.string
        isSecret = attributes["secret"]?.value.bool ?? false
    }
}
