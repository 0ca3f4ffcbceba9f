import SettingsJSON

/// The store without its types: what was last read of the back end, and every way to read and change it.
final class StoreCore: Sendable {
    private struct State {
        /// The state of the back end that `nodes` and `readings` show; nil before the first successful read.
        var revision: SettingsRevision?
        var nodes: StoredNodes
        /// The reading of each slot that was read since, a `SlotReading` of the slot's type.
        var readings: [(any Sendable)?]
        var place: @Sendable (JSONNode) -> String? = { _ in nil }
        /// Why the back end cannot be read now.
        var failure: SettingsError?
    }

    /// For how long `update` tries to get between the writes of others, in seconds.
    private static let patience = Duration.seconds(10)

    let table: SchemaTable
    let issues: IssueReporter
    private let backend: any SettingsBackend
    private let state: Guarded<State>

    init(table: SchemaTable, configuration: SettingsConfiguration) {
        self.table = table
        issues = IssueReporter(handler: configuration.onIssue)
        backend = configuration.backend.make(for: table)
        state = Guarded(
            State(
                nodes: Array(repeating: .absent, count: table.slots.count),
                readings: Array(repeating: nil, count: table.slots.count)
            )
        )
    }

    // MARK: Reading

    /// What accessors give: the stored value, else the default; the last value seen while the store cannot be read.
    func value<Value: SettingValue>(of slot: Int) -> Value {
        refresh()
        return slotReading(slot).value
    }

    func read<Value: SettingValue>(_ slot: Int) -> SettingReading<Value> {
        if let failure = refresh() { return .unavailable(failure.about(table.slot(slot, holding: Value.self).name)) }
        return slotReading(slot).reading
    }

    func contains(_ slot: Int) -> Bool {
        refresh()
        return state.withLock { $0.nodes[slot].isStored }
    }

    /// Takes up what others wrote. A failure is reported once for as long as it lasts.
    @discardableResult
    private func refresh() -> SettingsError? {
        do throws(SettingsError) {
            try catchUp()
            return nil
        } catch {
            let isNew = state.withLock { state in
                defer { state.failure = error }
                return state.failure != error
            }
            if isNew { issues.report(error) }
            return error
        }
    }

    private func catchUp() throws(SettingsError) {
        let known = state.withLock { $0.revision }
        if let snapshot = try backend.snapshot(ifNewerThan: known) { take(snapshot) }
        state.withLock { $0.failure = nil }
    }

    private func take(_ snapshot: SettingsSnapshot) {
        let nodes = table.nodes(of: snapshot)
        state.withLock { state in
            state.revision = snapshot.revision
            state.nodes = nodes
            state.readings = Array(repeating: nil, count: nodes.count)
            state.place = snapshot.place
        }
    }

    /// Decodes a slot unless that was done since the store last changed; a mismatch is reported when it is found.
    private func slotReading<Value: SettingValue>(_ slot: Int) -> SlotReading<Value> {
        let info = table.slot(slot, holding: Value.self)
        let (node, cached, place, revision) = state.withLock { state in
            (state.nodes[slot], state.readings[slot] as? SlotReading<Value>, state.place, state.revision)
        }
        if let cached { return cached }
        let reading = SlotReading<Value>(node, info, place: place)
        state.withLock { state in
            if state.revision == revision { state.readings[slot] = reading }
        }
        if let error = reading.reading.error { issues.report(error) }
        return reading
    }

    // MARK: Writing

    /// What a setter does, which cannot throw.
    func assign<Value: SettingValue>(_ value: Value, to slot: Int) {
        reportingIssues { () throws(SettingsError) in try set(slot, value) }
    }

    func set<Value: SettingValue>(_ slot: Int, _ value: Value) throws(SettingsError) {
        let info = table.slot(slot, holding: Value.self)
        let node = try info.stored(value).node
        do throws(SettingsError) {
            try write([SettingsChange(path: info.path, value: node)])
        } catch {
            throw error.about(info.name)
        }
    }

    func reset(_ slots: [Int]) throws(SettingsError) {
        try write(slots.map { SettingsChange(path: table.slots[$0].path, value: nil) })
    }

    /// Writes whatever the store holds now.
    private func write(_ changes: [SettingsChange]) throws(SettingsError) {
        guard let snapshot = try backend.commit(changes, basedOn: []) else { return }
        take(snapshot)
    }

    /// Runs `body` on the present values and commits what it changed; again, while others write in between.
    func update<Result>(_ body: (inout PendingChanges) throws -> Result) throws -> Result {
        let start = ContinuousClock.now
        var pause = Duration.microseconds(50)
        while true {
            var changes = try pendingChanges()
            let result = try body(&changes)
            if try commit(changes) { return result }
            guard ContinuousClock.now - start < Self.patience else {
                throw SettingsError(
                    .busy,
                    "others changed the same settings all the time for \(Self.patience.components.seconds) seconds",
                    hint: "try again later"
                )
            }
            Pause.atMost(pause)
            pause = min(pause * 2, .milliseconds(20))
        }
    }

    func pendingChanges() throws(SettingsError) -> PendingChanges {
        try catchUp()
        return PendingChanges(table: table, nodes: state.withLock { $0.nodes })
    }

    /// Makes the changes unless the store is no longer as it was when they were begun; then the result is false.
    @discardableResult
    func commit(_ changes: PendingChanges) throws(SettingsError) -> Bool {
        if let refusal = changes.refusal { throw refusal }
        let list = changes.list
        if list.isEmpty { return true }
        guard let snapshot = try backend.commit(list, basedOn: changes.base) else { return false }
        take(snapshot)
        return true
    }

    func reportingIssues(_ body: () throws(SettingsError) -> Void) {
        do throws(SettingsError) {
            try body()
        } catch {
            issues.report(error)
        }
    }
}
