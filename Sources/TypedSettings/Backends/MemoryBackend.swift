import SettingsJSON

/// Keeps settings in memory, until the store ends.
final class MemoryBackend: SettingsBackend {
    private struct State {
        var revision: Int64 = 0
        var values: [StoredPath: JSONNode] = [:]

        var snapshot: SettingsSnapshot {
            SettingsSnapshot(revision: SettingsRevision(revision), values: values) { _ in nil }
        }
    }

    private let state = Guarded(State())

    func snapshot(ifNewerThan known: SettingsRevision?) -> SettingsSnapshot? {
        state.withLock { state in
            SettingsRevision(state.revision) == known ? nil : state.snapshot
        }
    }

    func commit(_ changes: [SettingsChange], basedOn base: [SettingsChange]) -> SettingsSnapshot? {
        state.withLock { state in
            guard state.snapshot.holds(base) else { return nil }
            for change in changes { state.values[change.path] = change.value }
            state.revision += 1
            return state.snapshot
        }
    }
}
