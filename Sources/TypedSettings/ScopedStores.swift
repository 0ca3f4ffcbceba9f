internal import Synchronization

/// The stores that `withStore` put in the place of the default ones, by schema.
enum ScopedStores {
    @TaskLocal private static var stores: [ObjectIdentifier: any Sendable] = [:]

    /// Whether any was ever used, so that programs that never do skip the look-up.
    private static let wereUsed = Atomic(false)

    static func current<Schema>(for schema: Schema.Type) -> SettingsStore<Schema>? {
        guard wereUsed.load(ordering: .relaxed) else { return nil }
        return stores[ObjectIdentifier(schema)] as? SettingsStore<Schema>
    }

    static func with<Schema, Result>(
        _ store: SettingsStore<Schema>,
        operation: () throws -> Result
    ) rethrows -> Result {
        try $stores.withValue(adding(store), operation: operation)
    }

    static func with<Schema, Result>(
        _ store: SettingsStore<Schema>,
        isolation: isolated (any Actor)?,
        operation: () async throws -> Result
    ) async rethrows -> Result {
        try await $stores.withValue(adding(store), operation: operation, isolation: isolation)
    }

    private static func adding<Schema>(_ store: SettingsStore<Schema>) -> [ObjectIdentifier: any Sendable] {
        wereUsed.store(true, ordering: .relaxed)
        return stores.merging([ObjectIdentifier(Schema.self): store]) { $1 }
    }
}
