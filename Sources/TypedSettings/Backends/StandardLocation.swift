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

/// Finds the place for settings that the program did not choose itself, as the XDG Base Directory Specification says.
enum StandardLocation {
    /// What the place depends on.
    struct Environment {
        var configurationHome: String?
        var home: String?
        /// The home folder that the system's user database names.
        var databaseHome: String?
        var executable: String

        static var current: Environment {
            let variables = ProcessInfo.processInfo.environment
            return Environment(
                configurationHome: variables["XDG_CONFIG_HOME"],
                home: variables["HOME"],
                databaseHome: UserDatabase.home,
                executable: CommandLine.arguments.first.map { SettingsPath.split($0).name } ?? ""
            )
        }
    }

    /// `$XDG_CONFIG_HOME/<suite or executable>/<file>`; a path that is empty or relative is passed over.
    /// - Throws: `noHome` if no variable and no user database names a home.
    static func path(suite: String?, file: String, environment: Environment) throws(SettingsError) -> String {
        let name = suite ?? environment.executable
        guard !name.isEmpty, name != ".", name != ".." else {
            throw SettingsError(
                .noHome,
                "the program has no name to keep settings under",
                hint: "add \"suite\" to the schema"
            )
        }
        let homes = [environment.home, environment.databaseHome].map { $0.flatMap(Self.absolute) }
        let folders = [environment.configurationHome.flatMap(Self.absolute)] + homes.map { $0.map { $0 + "/.config" } }
        guard let folder = folders.lazy.compactMap({ $0 }).first else {
            throw SettingsError(
                .noHome,
                "there is no home folder to keep settings in",
                hint: "set HOME or XDG_CONFIG_HOME, or configure a file"
            )
        }
        return "\(folder)/\(name)/\(file)"
    }

    private static func absolute(_ path: String) -> String? { path.hasPrefix("/") ? path : nil }
}

private enum UserDatabase {
    /// The home folder of this user, or nil if the database does not know the user.
    static var home: String? {
        var entry = passwd()
        var found: UnsafeMutablePointer<passwd>?
        var buffer = [CChar](repeating: 0, count: 1 << 14)
        return buffer.withUnsafeMutableBufferPointer { buffer in
            guard let start = buffer.baseAddress,
                getpwuid_r(getuid(), &entry, start, buffer.count, &found) == 0, found != nil,
                let home = entry.pw_dir
            else { return nil }
            return String(cString: home)
        }
    }
}
