#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Whose a file is and who may use it, so that a file beside it or in its place is the same people's.
///
/// Otherwise one write by the superuser would lock everyone else out.
struct FileOwnership {
    let user: uid_t
    let group: gid_t
    let mode: mode_t

    /// That of the file at `path`; that of its folder, for the user alone, if there is no file; else nil.
    init?(of path: String) {
        var status = stat()
        let folder = SettingsPath.split(path).folder
        if stat(path, &status) == 0 {
            mode = status.st_mode & 0o7777
        } else if stat(folder.isEmpty ? "." : folder, &status) == 0 {
            mode = 0o600
        } else {
            return nil
        }
        user = status.st_uid
        group = status.st_gid
    }
}

extension Descriptor {
    /// Gives the file the ownership of another; false with the reason in `errno` if it cannot.
    ///
    /// Who may not give files away, but is of the group, becomes the owner and keeps the group and the mode.
    @discardableResult
    func takeOver(_ ownership: FileOwnership?) -> Bool {
        guard let ownership, let own = status else { return true }
        if own.st_uid != ownership.user || own.st_gid != ownership.group {
            let isGiven =
                fchown(number, ownership.user, ownership.group) == 0 || fchown(number, .max, ownership.group) == 0
            guard isGiven else { return false }
        }
        return fchmod(number, ownership.mode) == 0
    }
}
