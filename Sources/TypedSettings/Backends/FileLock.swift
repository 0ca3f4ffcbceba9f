#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Keeps other processes and stores from writing one settings file; the system releases it when its holder dies.
///
/// It locks a file of its own, hidden beside the settings, since the settings file is replaced at each write.
struct FileLock: ~Copyable {
    /// For how long a holder that does not move is waited for.
    private static let patience = Duration.seconds(10)

    private let descriptor: Descriptor

    /// Waits until the lock is free.
    /// - Throws: `busy` after ten seconds, or why the lock cannot be taken.
    init(besides path: String) throws(SettingsError) {
        let (folder, name) = SettingsPath.split(path)
        let lockPath = "\(folder).\(name).lock"
        let start = ContinuousClock.now
        var pause = Duration.microseconds(20)
        while true {
            guard let descriptor = Self.open(lockPath, besides: path) else {
                throw SystemError("locked", lockPath).settingsError
            }
            if flock(descriptor.number, LOCK_EX | LOCK_NB) == 0 {
                if Self.isAt(lockPath, descriptor) {
                    self.descriptor = descriptor
                    return
                }
                continue
            }
            guard errno == EWOULDBLOCK || errno == EINTR else { throw SystemError("locked", lockPath).settingsError }
            guard ContinuousClock.now - start < Self.patience else {
                throw SettingsError(
                    .busy,
                    place: path,
                    "another process has held the lock of the settings for \(Self.patience.components.seconds) seconds",
                    hint: "let it go on, or end it"
                )
            }
            Pause.atMost(pause)
            pause = min(pause * 2, .milliseconds(2))
        }
    }

    /// Opens the lock, or makes it, for everyone who may write the settings.
    private static func open(_ lockPath: String, besides path: String) -> Descriptor? {
        if let present = Descriptor.open(lockPath, O_RDWR | O_NOFOLLOW) { return present }
        guard errno == ENOENT else { return nil }
        guard let new = Descriptor.open(lockPath, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW) else {
            return errno == EEXIST ? Descriptor.open(lockPath, O_RDWR | O_NOFOLLOW) : nil
        }
        new.takeOver(FileOwnership(of: path))
        return new
    }

    /// Whether the locked file is still the one at its path: somebody may have deleted it before it was locked.
    private static func isAt(_ path: String, _ descriptor: Descriptor) -> Bool {
        var there = stat()
        guard stat(path, &there) == 0, let own = descriptor.status else { return false }
        return there.st_dev == own.st_dev && there.st_ino == own.st_ino
    }
}
