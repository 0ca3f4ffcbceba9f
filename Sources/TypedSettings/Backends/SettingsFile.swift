import SettingsJSON

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// One state of a settings file: its bytes, and what tells it from every other state.
struct SettingsFile: Sendable {
    /// The bytes; nil if there is no file.
    let bytes: [UInt8]?
    let revision: SettingsRevision
    /// Kept open, so that no later file can get the same number and pass for this one.
    private let descriptor: Descriptor?

    /// Reads the file at `path`.
    /// - Throws: Why it cannot be read. A file that is not there is no error.
    static func read(_ path: String) throws(SettingsError) -> SettingsFile {
        while true {
            guard let descriptor = Descriptor.open(path, O_RDONLY | O_NONBLOCK) else {
                if errno == ENOENT { return SettingsFile(bytes: nil, revision: .missingFile, descriptor: nil) }
                throw SystemError("read", path).settingsError
            }
            guard let before = descriptor.status else { throw SystemError("read", path).settingsError }
            guard before.st_mode & S_IFMT == S_IFREG else {
                let kind = before.st_mode & S_IFMT == S_IFDIR ? "a folder" : "no regular file"
                throw SettingsError(
                    .notAFile,
                    place: path,
                    "\(kind) stands where the settings should be",
                    hint: "move it away, or keep the settings elsewhere"
                )
            }
            guard let bytes = descriptor.contents(), let after = descriptor.status else {
                throw SystemError("read", path).settingsError
            }
            let revision = SettingsRevision(after)
            if revision == SettingsRevision(before) {
                return SettingsFile(bytes: bytes, revision: revision, descriptor: descriptor)
            }
        }
    }

    /// The state that the file at `path` has now, without reading it.
    static func revision(_ path: String) throws(SettingsError) -> SettingsRevision {
        var status = stat()
        if stat(path, &status) == 0 { return SettingsRevision(status) }
        if errno == ENOENT { return .missingFile }
        throw SystemError("read", path).settingsError
    }

    /// Puts a new file with `bytes` in the place of this one: after any failure, the old or the new one is there.
    ///
    /// The temporary file stands beside it; only the holder of the lock writes it. Mode and owner stay; a
    /// file that was not there is for this user alone.
    func replace(_ path: String, with bytes: [UInt8]) throws(SettingsError) {
        let (folder, name) = SettingsPath.split(path)
        let temporary = "\(folder).\(name).tmp"
        if let status = descriptor?.status, status.st_mode & 0o222 == 0 || access(path, W_OK) != 0 {
            throw SettingsError(
                .readOnly,
                place: path,
                "the settings cannot be written: the file is marked read-only",
                hint: "change its mode"
            )
        }
        do throws(SystemError) {
            try write(bytes, to: temporary, path: path)
            guard rename(temporary, path) == 0 else { throw SystemError("written", path) }
        } catch {
            unlink(temporary)
            throw error.settingsError
        }
        guard let parent = Descriptor.open(folder.isEmpty ? "." : folder, O_RDONLY | O_DIRECTORY), parent.synchronize()
        else { throw SystemError("put on the disk", path).settingsError }
    }

    private func write(_ bytes: [UInt8], to temporary: String, path: String) throws(SystemError) {
        unlink(temporary)
        guard let file = Descriptor.open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW) else {
            throw SystemError("written", temporary)
        }
        guard file.takeOver(FileOwnership(of: path)), file.write(bytes), file.synchronize() else {
            throw SystemError("written", path)
        }
    }
}

extension SettingsRevision {
    static let missingFile = SettingsRevision()

    /// Everything that changes with each replacement or edit of a file.
    fileprivate init(_ status: stat) {
        #if canImport(Darwin)
            let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
        #else
            let (modified, changed) = (status.st_mtim, status.st_ctim)
        #endif
        self.init(
            Int64(truncatingIfNeeded: status.st_dev),
            Int64(truncatingIfNeeded: status.st_ino),
            Int64(status.st_size),
            Int64(modified.tv_sec),
            Int64(modified.tv_nsec),
            Int64(changed.tv_sec),
            Int64(changed.tv_nsec)
        )
    }
}
