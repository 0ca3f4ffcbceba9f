/// What a generated enum of accessors conforms to.
public protocol SettingsSchema: Sendable {
    /// What the schema says of every setting.
    static var schema: SchemaDescription<Self> { get }
}

extension SettingsSchema {
    /// Says where the settings live and who hears of issues. Call it before the first use of any setting.
    /// - Throws: `alreadyOpen` if a setting has been used; then nothing is changed.
    public static func configure(_ body: (inout SettingsConfiguration) -> Void) throws(SettingsError) {
        try schema.configure(body)
    }

    /// Runs `operation` with another store behind the accessors of this schema, for this task and its children.
    ///
    /// Tests use it with `.inMemory`, so that they never meet each other or the real settings.
    public static func withStore<Result>(
        _ store: SettingsStore<Self>,
        operation: () throws -> Result
    ) rethrows -> Result {
        try ScopedStores.with(store, operation: operation)
    }

    /// Runs `operation` with another store behind the accessors of this schema, for this task and its children.
    public static func withStore<Result>(
        _ store: SettingsStore<Self>,
        isolation: isolated (any Actor)? = #isolation,
        operation: () async throws -> Result
    ) async rethrows -> Result {
        try await ScopedStores.with(store, isolation: isolation, operation: operation)
    }
}
