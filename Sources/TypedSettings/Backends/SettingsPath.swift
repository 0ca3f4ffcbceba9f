#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

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

    /// The path of a file's URL.
    /// - Throws: `notAFile` if it is the URL of a folder, or of something else.
    static func path(of url: URL) throws(SettingsError) -> String {
        if url.isFileURL, !url.hasDirectoryPath { return url.path }
        throw SettingsError(
            .notAFile,
            place: url.absoluteString,
            "this is not the URL of a file",
            hint: "give one as in URL(filePath: \"/path/to/settings.json\")"
        )
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
        guard makeFolder(split(path).folder) else { throw SystemError("written", path).settingsError }
    }

    /// Whether there is such a folder now; if not, the reason is in `errno`.
    private static func makeFolder(_ folder: String) -> Bool {
        if folder.isEmpty || mkdir(folder, 0o700) == 0 || errno == EEXIST { return true }
        let above = split(String(folder.dropLast())).folder
        guard errno == ENOENT, !above.isEmpty, makeFolder(above) else { return false }
        return mkdir(folder, 0o700) == 0 || errno == EEXIST
    }
}
