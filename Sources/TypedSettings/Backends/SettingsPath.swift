#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Paths of settings files.
enum SettingsPath {
    /// The folder, with its slash or empty, and the name in it.
    static func split(_ path: String) -> (folder: String, name: String) {
        guard let slash = path.lastIndex(of: "/") else { return ("", path) }
        return (String(path[...slash]), String(path[path.index(after: slash)...]))
    }

    /// The file that a chain of links ends at, so that replacing the file keeps the links.
    static func followingLinks(_ path: String) throws(SettingsError) -> String {
        var path = path
        for _ in 0..<40 {
            var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
            let count = readlink(path, &buffer, buffer.count)
            guard count >= 0 else { return path }
            let target = String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
            path = target.hasPrefix("/") ? target : split(path).folder + target
        }
        throw SystemError("read", path, number: ELOOP).settingsError
    }

    /// Makes the folder of a file, and those above it, for this user alone.
    static func makeFolder(of path: String) throws(SettingsError) {
        let folder = split(path).folder
        guard !folder.isEmpty, mkdir(folder, 0o700) != 0, errno != EEXIST else { return }
        guard errno == ENOENT else { throw SystemError("written", path).settingsError }
        let above = String(folder.dropLast())
        guard !above.isEmpty else { throw SystemError("written", path).settingsError }
        try makeFolder(of: above)
        guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw SystemError("written", path).settingsError }
    }
}
