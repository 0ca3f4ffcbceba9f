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
    package let root: ResolvedGroup
    /// Every setting, in the order of the file; a setting's slot is its index.
    package let settings: [ResolvedSetting]
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
    package let minimum: JSONNumber?
    package let maximum: JSONNumber?
    package let doc: String?
    /// The choices that this setting declares itself, rather than naming.
    package let inlineChoices: ChoiceType?

    let declaration: SettingDeclaration

    package var identifier: SwiftIdentifier { path[path.count - 1] }
}
