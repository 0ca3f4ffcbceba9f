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

    /// The places of the names of `types`.
    let typeRanges: [TextRange?]
}

/// The schema's top level, or a group in it.
package struct ResolvedGroup: Sendable {
    package enum Member: Sendable {
        case setting(ResolvedSetting)
        case group(ResolvedGroup)
    }

    package let identifier: SwiftIdentifier
    package let doc: String?
    package let members: [Member]

    /// Nil for the top level.
    let declaration: GroupDeclaration?
}

package struct ResolvedSetting: Sendable {
    package let slot: Int
    /// The identifiers of its groups and its own.
    package let path: [SwiftIdentifier]
    /// The names of the JSON members that hold its value.
    package let storedPath: [String]
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
    /// The choices that this setting declares itself, rather than naming.
    package let inlineChoices: ChoiceType?

    let declaration: SettingDeclaration

    package var identifier: SwiftIdentifier { path[path.count - 1] }
}
