import SettingsJSON

/// Where settings are kept. It knows stored names and values, and nothing of a schema's types.
///
/// A store asks for a snapshot when there is a newer one, and commits changes on the condition that the values which
/// they are based on are still there, so that no change of another store or process is lost.
protocol SettingsBackend: Sendable {
    /// What is stored now, or nil if that is the state that `known` names.
    /// - Throws: Why it cannot be read; something missing is no error but an empty snapshot.
    func snapshot(ifNewerThan known: SettingsRevision?) throws(SettingsError) -> SettingsSnapshot?

    /// Makes all of the changes or none, and leaves every other value as it is.
    ///
    /// When it returns a snapshot, the changes are kept, whatever happens to the process.
    /// - Parameter base: the values that the changes are based on; nil stands for an absent one.
    /// - Returns: What is stored then, or nil if a value of `base` is another one now; nothing is changed then.
    /// - Throws: Why it cannot be written; nothing is changed then.
    func commit(_ changes: [SettingsChange], basedOn base: [SettingsChange]) throws(SettingsError) -> SettingsSnapshot?
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

/// A value for a path, or nil for nothing there.
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

extension SettingsSnapshot {
    /// Whether the values are still those, be their numbers spelt in another way.
    func holds(_ base: [SettingsChange]) -> Bool {
        base.allSatisfy { JSONNode.isSame($0.value, values[$0.path]) }
    }
}

extension JSONNode {
    /// Whether two values, or absences, are the same, be their numbers spelt in another way.
    static func isSame(_ new: JSONNode?, _ old: JSONNode?) -> Bool {
        switch (new?.content, old?.content) {
        case (nil, nil): true
        case (.null?, .null?): true
        case (.bool(let new)?, .bool(let old)?): new == old
        case (.string(let new)?, .string(let old)?): new.utf8.elementsEqual(old.utf8)
        case (.number(let new)?, .number(let old)?):
            new == old || !new.isInteger && new.double?.bitPattern == old.double?.bitPattern
        case (.array(let new)?, .array(let old)?):
            new.count == old.count && zip(new, old).allSatisfy { isSame($0, $1) }
        case (.object(let new)?, .object(let old)?):
            new.count == old.count && zip(new, old).allSatisfy { $0.name == $1.name && isSame($0.value, $1.value) }
        default: false
        }
    }
}

extension SettingsConfiguration.Backend {
    /// The back end itself. One whose place cannot be used gives the reason at each use.
    func make(for table: SchemaTable) -> any SettingsBackend {
        do throws(SettingsError) {
            switch kind {
            case .memory: return MemoryBackend()
            case .file(let url): return try FileBackend(path: SettingsPath.path(of: url), table)
            case .standard:
                let path = try StandardLocation.path(suite: table.suite, file: table.file, environment: .current)
                return try FileBackend(path: path, table)
            }
        } catch {
            return MissingBackend(error: error)
        }
    }
}

/// Stands for a place that cannot be used.
private struct MissingBackend: SettingsBackend {
    let error: SettingsError

    func snapshot(ifNewerThan known: SettingsRevision?) throws(SettingsError) -> SettingsSnapshot? {
        throw error
    }

    func commit(_ changes: [SettingsChange], basedOn base: [SettingsChange]) throws(SettingsError) -> SettingsSnapshot?
    {
        throw error
    }
}
