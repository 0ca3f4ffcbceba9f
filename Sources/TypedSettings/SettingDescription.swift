import SettingsForms
import SettingsJSON

/// What a schema says of one setting.
public struct SettingDescription: Hashable, Sendable {
    /// One of the values of a setting that has choices.
    public struct Choice: Hashable, Sendable {
        /// The choice as code names it.
        public let name: String
        /// What is stored for it, as JSON text.
        public let storedValue: String
        /// The text for people; nil if the schema gives none.
        public let label: String?
        /// The schema's text about it.
        public let documentation: String?
    }

    /// The setting as code names it: `network.timeout`.
    public let name: String
    /// The names under which it is stored, from the outermost group on.
    public let storedPath: [String]
    /// The type as the schema spells it.
    public let type: String
    /// The default on this platform as JSON text; nil if it is nil.
    public let defaultValue: String?
    /// The schema's text about it.
    public let documentation: String?
    /// The text for people, such as the title of a row of a settings screen.
    public let label: String?
    /// Why it should no longer be used; nil if it may be.
    public let deprecation: String?
    /// Its choices; empty if it has none.
    public let choices: [Choice]
    /// The least value, as JSON text.
    public let minimum: String?
    /// The greatest value, as JSON text.
    public let maximum: String?
    /// The least number of characters.
    public let minimumLength: Int?
    /// The greatest number of characters.
    public let maximumLength: Int?
    /// The least number of elements.
    public let minimumCount: Int?
    /// The greatest number of elements.
    public let maximumCount: Int?
    /// The regular expression that its text must match.
    public let pattern: String?
    /// Whether its value must not be shown anywhere.
    public let isSecret: Bool

    init(_ slot: SchemaTable.Slot, texts: JSONNode?, types: JSONNode?) {
        name = slot.name
        storedPath = slot.path.names
        type = slot.typeName
        defaultValue = slot.defaultValue.isNull ? nil : JSONPrinter.compact(slot.defaultValue)
        documentation = texts?["doc"]?.string
        label = texts?["label"]?.string
        deprecation = texts?["deprecated"]?.string
        let choiceTexts = texts?["choices"] ?? slot.choiceType.flatMap { types?[$0] }
        choices = slot.choices.map { name, value in
            let choice = choiceTexts?[name]
            return Choice(
                name: name,
                storedValue: JSONPrinter.compact(value),
                label: choice?["label"]?.string,
                documentation: choice?["doc"]?.string
            )
        }
        minimum = slot.limits.minimum.map(JSONPrinter.compact)
        maximum = slot.limits.maximum.map(JSONPrinter.compact)
        minimumLength = slot.limits.minLength
        maximumLength = slot.limits.maxLength
        minimumCount = slot.limits.minCount
        maximumCount = slot.limits.maxCount
        pattern = slot.limits.pattern?.text
        isSecret = slot.isSecret
    }
}
