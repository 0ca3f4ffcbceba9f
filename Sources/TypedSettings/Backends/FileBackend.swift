import SettingsJSON

/// Keeps settings in one JSON file that people can read and edit.
///
/// Each commit reads the file under a lock, changes single members of its text, and replaces the file whole; what the
/// schema does not know stays as it is written. A file that does not parse is never replaced.
final class FileBackend: SettingsBackend {
    /// A state of the file, and what it means.
    private struct Loaded {
        let file: SettingsFile
        let content: Result<(document: JSONDocument, snapshot: SettingsSnapshot), SettingsError>
    }

    private let path: String
    private let layout: StoredLayout
    private let claim: FileClaim
    private let last = Guarded<Loaded?>(nil)

    /// - Throws: `nameConflict` if another schema keeps a setting of the same name in the file.
    init(path: String, _ table: SchemaTable) throws(SettingsError) {
        self.path = path
        layout = StoredLayout(table)
        claim = try FileClaim(path: path, table)
    }

    func snapshot(ifNewerThan known: SettingsRevision?) throws(SettingsError) -> SettingsSnapshot? {
        let loaded = try load(path)
        if loaded.file.revision == known { return nil }
        return try loaded.content.get().snapshot
    }

    func commit(_ changes: [SettingsChange], basedOn base: [SettingsChange]) throws(SettingsError) -> SettingsSnapshot?
    {
        let path = try SettingsPath.followingLinks(path)
        if changes.allSatisfy({ $0.value == nil }), try SettingsFile.revision(path) == .missingFile {
            let snapshot = try load(path).content.get().snapshot
            return snapshot.holds(base) ? snapshot : nil
        }
        try SettingsPath.makeFolder(of: path)
        let lock = try FileLock(besides: path)
        defer { withExtendedLifetime(lock) {} }
        let loaded = try load(path)
        let (document, snapshot) = try loaded.content.get()
        guard snapshot.holds(base) else { return nil }
        let effective = changes.filter { !JSONNode.isSame($0.value, snapshot.values[$0.path]) }
        if effective.isEmpty { return snapshot }
        try loaded.file.replace(path, with: try text(of: document, after: effective, snapshot))
        return try load(path).content.get().snapshot
    }

    // MARK: Reading

    /// The present state of the file, read only if it is not the one that was read last.
    private func load(_ path: String) throws(SettingsError) -> Loaded {
        let revision = try SettingsFile.revision(path)
        if let loaded = last.withLock({ $0 }), loaded.file.revision == revision { return loaded }
        let file = try SettingsFile.read(path)
        let loaded = Loaded(file: file, content: content(of: file, path: path))
        last.withLock { $0 = loaded }
        return loaded
    }

    private func content(
        of file: SettingsFile,
        path: String
    ) -> Result<(document: JSONDocument, snapshot: SettingsSnapshot), SettingsError> {
        let bytes = file.bytes ?? Array("{}\n".utf8)
        @Sendable func place(_ offset: Int) -> String {
            let position = LineTable(bytes).position(of: offset)
            return "\(path):\(position.line):\(position.column)"
        }
        let hint = "mend the file; until then nothing is written to it"
        do throws(JSONError) {
            let document = try JSONDocument(parsing: bytes)
            guard document.root.members != nil else {
                let message = "the settings are \(document.root.kind), not an object"
                return .failure(SettingsError(.corrupt, place: place(0), message, hint: hint))
            }
            let snapshot = SettingsSnapshot(revision: file.revision, values: layout.values(in: document.root)) { node in
                node.range.map { place($0.offsets.lowerBound) }
            }
            return .success((document, snapshot))
        } catch {
            return .failure(SettingsError(.corrupt, place: place(error.offset), error.message, hint: hint))
        }
    }

    // MARK: Writing

    private func text(
        of document: JSONDocument,
        after changes: [SettingsChange],
        _ snapshot: SettingsSnapshot
    ) throws(SettingsError) -> [UInt8] {
        let editor = JSONEditor(document, rank: layout.rank)
        do throws(JSONEditor.PathBlocked) {
            return try editor.text(applying: changes.map { .init(path: $0.path.names, value: $0.value) })
        } catch {
            throw SettingsError(
                .mismatch,
                place: snapshot.place(error.node),
                "\(error.path.joined(separator: ".").quoted) is \(error.node.kind) where a group of settings is expected",
                hint: "make it an object, or remove it"
            )
        }
    }
}
