import SettingsJSON

/// Where settings are kept. It knows stored names and values, and nothing of a schema's types.
///
/// A store asks for a snapshot when there is a newer one, and commits changes against a revision, so that no change of
/// another store or process is lost.
protocol SettingsBackend: Sendable {
    /// What is stored now, or nil if that is the state that `known` names.
    /// - Throws: Why it cannot be read; something missing is no error but an empty snapshot.
    func snapshot(ifNewerThan known: SettingsRevision?) throws(SettingsError) -> SettingsSnapshot?

    /// Makes all of the changes or none, and leaves every other value as it is.
    ///
    /// When it returns a snapshot, the changes are kept, whatever happens to the process.
    /// - Parameter base: the state that the changes are based on; nil makes them whatever the state is.
    /// - Returns: What is stored then, or nil if `base` is no longer the state; nothing is changed then.
    /// - Throws: Why it cannot be written; nothing is changed then.
    func commit(_ changes: [SettingsChange], ifRevision base: SettingsRevision?) throws(SettingsError)
        -> SettingsSnapshot?
}

/// Names one state of a store: equal ones name the same state.
struct SettingsRevision: Hashable, Sendable {
    private let parts: [Int64]

    init(_ parts: Int64...) {
        self.parts = parts
    }
}

/// What a store held at one moment.
struct SettingsSnapshot: Sendable {
    let revision: SettingsRevision
    /// The value at each path that the schema names, and what stands at a group's path if it is no object.
    let values: [StoredPath: JSONNode]
    /// Says where a value stands, as `path:line:column`, if it stands in a text.
    let place: @Sendable (JSONNode) -> String?
}

/// A new value for a path, or nil to remove what is there.
struct SettingsChange: Sendable {
    let path: StoredPath
    let value: JSONNode?
}

/// The names under which a value is stored, from the outermost group on.
struct StoredPath: Hashable, Sendable {
    let names: [String]

    init(_ names: [String]) {
        self.names = names
    }

    /// The paths of the groups that it goes through, the outermost first.
    var groups: [StoredPath] {
        (1..<max(names.count, 1)).map { StoredPath(Array(names.prefix($0))) }
    }
}

extension SettingsConfiguration.Backend {
    /// The back end itself. One whose place cannot be found gives that error at each use.
    func make(for table: SchemaTable) -> any SettingsBackend {
        switch kind {
        case .memory: return MemoryBackend()
        case .file(let path): return FileBackend(path: path, layout: StoredLayout(table))
        case .standard:
            do throws(SettingsError) {
                let path = try StandardLocation.path(suite: table.suite, environment: .current)
                return FileBackend(path: path, layout: StoredLayout(table))
            } catch {
                return MissingBackend(error: error)
            }
        }
    }
}

/// Stands for a place that cannot be found.
private struct MissingBackend: SettingsBackend {
    let error: SettingsError

    func snapshot(ifNewerThan known: SettingsRevision?) throws(SettingsError) -> SettingsSnapshot? {
        throw error
    }

    func commit(
        _ changes: [SettingsChange],
        ifRevision base: SettingsRevision?
    ) throws(SettingsError) -> SettingsSnapshot? {
        throw error
    }
}
