import SettingsJSON

/// What a schema says of every setting, for settings screens, documentation and support dumps.
///
/// It is read from the program's own text on first use.
public final class SchemaDescription<Schema: SettingsSchema>: Sendable {
    private struct State {
        var table: SchemaTable?
        var configuration = SettingsConfiguration()
        var store: SettingsStore<Schema>?
    }

    private let tableText: StaticString
    private let documentationText: StaticString
    private let state = Guarded(State())

    /// Only generated code calls this, with texts that the generator wrote.
    public init(table: StaticString, documentation: StaticString) {
        tableText = table
        documentationText = documentation
    }

    /// The name of the generated enum.
    public var name: String { table.name }

    /// The stable identity of the store; nil if the executable's name serves.
    public var suite: String? { table.suite }

    /// What the schema says of itself.
    public var documentation: String? { GeneratedText.parse(documentationText)["doc"]?.string }

    /// Every setting, in the order of the schema.
    public var settings: [SettingDescription] {
        let documentation = GeneratedText.parse(documentationText)
        let settings = documentation["settings"]?.members ?? []
        let texts = Dictionary(settings.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
        return table.slots.map { SettingDescription($0, texts: texts[$0.name], types: documentation["types"]) }
    }

    var table: SchemaTable {
        state.withLock { Self.table(&$0, tableText) }
    }

    private static func table(_ state: inout State, _ text: StaticString) -> SchemaTable {
        if let table = state.table { return table }
        let table = SchemaTable(text)
        state.table = table
        return table
    }

    // MARK: The default store

    func configure(_ body: (inout SettingsConfiguration) -> Void) throws(SettingsError) {
        var configuration = state.withLock { $0.configuration }
        body(&configuration)
        let isOpen = state.withLock { state in
            if state.store == nil { state.configuration = configuration }
            return state.store != nil
        }
        if isOpen {
            throw SettingsError(
                .alreadyOpen,
                "\(name) is configured after its first use",
                hint: "call configure before any setting is read or set"
            )
        }
    }

    /// The store of the whole process, opened on first use. Opening it runs no code of the user's.
    var defaultStore: SettingsStore<Schema> {
        state.withLock { state in
            if let store = state.store { return store }
            let table = Self.table(&state, tableText)
            let store = SettingsStore<Schema>(table: table, configuration: state.configuration)
            state.store = store
            return store
        }
    }
}
