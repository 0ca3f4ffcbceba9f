/// The settings within `update`: changes are seen here at once, and by others all together or never.
public struct SettingsTransaction<Schema: SettingsSchema> {
    private(set) var changes: PendingChanges

    init(_ changes: PendingChanges) {
        self.changes = changes
    }

    /// The value of a setting. A value that the setting refuses makes the whole update throw.
    public subscript<Value>(key: SettingKey<Schema, Value>) -> Value {
        get { changes.value(of: key.slot) }
        set { changes.set(key.slot, newValue) }
    }

    /// Whether a value is stored for a setting.
    public func contains<Value>(_ key: SettingKey<Schema, Value>) -> Bool {
        changes.contains(key.slot)
    }

    /// Removes the stored value of a setting, so that its default holds.
    public mutating func reset<Value>(_ key: SettingKey<Schema, Value>) {
        changes.reset(key.slot)
    }
}

/// The slots that a transaction looked at; apart from it, so that looking does not change the transaction.
private final class UsedSlots {
    var slots: Set<Int> = []
}

/// Changes that are not made yet, over the stored values that they are based on.
struct PendingChanges {
    private let table: SchemaTable
    private var nodes: StoredNodes
    private let stored: StoredNodes
    private var changed: Set<Int> = []
    private let used = UsedSlots()
    /// Why a value was refused; then none of the changes is made.
    private(set) var refusal: SettingsError?

    init(table: SchemaTable, nodes: StoredNodes) {
        self.table = table
        self.nodes = nodes
        stored = nodes
    }

    func value<Value: SettingValue>(of slot: Int) -> Value {
        used.slots.insert(slot)
        let info = table.slot(slot, holding: Value.self)
        return SlotReading<Value>(nodes[slot], info, place: nil).value
    }

    func contains(_ slot: Int) -> Bool {
        used.slots.insert(slot)
        return nodes[slot].isStored
    }

    mutating func set<Value: SettingValue>(_ slot: Int, _ value: Value) {
        do throws(SettingsError) {
            nodes[slot] = try table.slot(slot, holding: Value.self).stored(value)
            changed.insert(slot)
        } catch {
            refusal = refusal ?? error
        }
    }

    mutating func reset(_ slot: Int) {
        nodes[slot] = .absent
        changed.insert(slot)
    }

    /// What the back end is to change.
    var list: [SettingsChange] {
        changed.sorted().map { SettingsChange(path: table.slots[$0].path, value: nodes[$0].node) }
    }

    /// The stored values that were looked at.
    var base: [SettingsChange] {
        used.slots.sorted().map { SettingsChange(path: table.slots[$0].path, value: stored[$0].node) }
    }
}
