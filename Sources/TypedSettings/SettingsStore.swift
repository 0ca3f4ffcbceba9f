import SettingsJSON

/// The settings of one schema in one place: reads and writes them by key.
///
/// A store may be used from any thread. `AppSettings.store` is the process's own; `open` makes further ones.
public final class SettingsStore<Schema: SettingsSchema>: Sendable {
    let core: StoreCore

    init(table: SchemaTable, configuration: SettingsConfiguration) {
        core = StoreCore(table: table, configuration: configuration)
    }

    /// Opens a further store of this schema. Nothing is read or written until a setting is used.
    public static func open(_ configuration: SettingsConfiguration) -> SettingsStore {
        SettingsStore(table: Schema.schema.table, configuration: configuration)
    }

    /// A store in memory, for tests and previews: `.inMemory { $0[.age] = 3 }`.
    ///
    /// A value that the schema refuses becomes an issue, and then none of the values is set.
    public static func inMemory(
        _ initial: (inout SettingsTransaction<Schema>) -> Void = { _ in }
    ) -> SettingsStore {
        var configuration = SettingsConfiguration()
        configuration.backend = .inMemory
        let store = open(configuration)
        store.core.reportingIssues { () throws(SettingsError) in
            var changes = try store.core.pendingChanges()
            var transaction = SettingsTransaction<Schema>(changes)
            initial(&transaction)
            changes = transaction.changes
            try store.core.commit(changes)
        }
        return store
    }

    /// The store behind the accessors: the task's own within `withStore`, else the process's.
    public static var current: SettingsStore {
        ScopedStores.current(for: Schema.self) ?? Schema.schema.defaultStore
    }

    /// The value of a setting. A value that the setting refuses leaves the old one and becomes an issue.
    ///
    /// `store[.counter] += 1` is a read and a write, between which others may write: use `update` to count.
    public subscript<Value>(key: SettingKey<Schema, Value>) -> Value {
        get { core.value(of: key.slot) }
        set { core.assign(newValue, to: key.slot) }
    }

    /// Reads a setting and tells a stored value, a default, a mismatch and an unreadable store apart.
    public func read<Value>(_ key: SettingKey<Schema, Value>) -> SettingReading<Value> {
        core.read(key.slot)
    }

    /// Stores a value, also one that equals the default. When it returns, the value is on the disk.
    /// - Throws: `outOfRange` for a value that the schema refuses, or what kept the store from being written; the old
    ///   value is kept then.
    public func set<Value>(_ key: SettingKey<Schema, Value>, _ value: Value) throws(SettingsError) {
        try core.set(key.slot, value)
    }

    /// Whether a value is stored for a setting, be it one that equals the default, or one of another type.
    public func contains<Value>(_ key: SettingKey<Schema, Value>) -> Bool {
        core.contains(key.slot)
    }

    /// Reads and changes several settings as one: no other program's or task's change comes between.
    ///
    /// `body` may run several times, since it runs again on the newer values when others wrote meanwhile; it sees and
    /// changes the settings only through its argument. No lock is held while it runs.
    /// - Returns: What `body` returns.
    /// - Throws: What `body` throws, the first value that was refused, or what kept the store from being read or
    ///   written; then nothing is changed.
    public func update<Result>(
        _ body: (inout SettingsTransaction<Schema>) throws -> Result
    ) throws -> Result {
        try core.update { changes in
            var transaction = SettingsTransaction<Schema>(changes)
            let result = try body(&transaction)
            changes = transaction.changes
            return result
        }
    }

    /// The issues that accessors of this store meet from now on.
    public var issues: some AsyncSequence<SettingsIssue, Never> {
        core.issues.issues()
    }

    /// Removes the stored value of a setting, so that its default holds.
    /// - Throws: What kept the store from being written; the value is kept then.
    public func reset<Value>(_ key: SettingKey<Schema, Value>) throws(SettingsError) {
        try core.reset([key.slot])
    }

    /// Removes the stored values of all settings of the schema, and of nothing else, in one step.
    /// - Throws: What kept the store from being written; all values are kept then.
    public func resetAll() throws(SettingsError) {
        try core.reset(Array(core.table.slots.indices))
    }
}
