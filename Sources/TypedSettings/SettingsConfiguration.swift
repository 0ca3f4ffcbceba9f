#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Where the settings of a schema live, and who hears of issues.
public struct SettingsConfiguration: Sendable {
    /// A place for settings.
    public struct Backend: Sendable {
        enum Kind: Sendable {
            case standard
            case file(URL)
            case memory
        }

        let kind: Kind

        /// The platform's own place: on Linux `$XDG_CONFIG_HOME/<suite or executable>/settings.json`.
        public static let standard = Backend(kind: .standard)

        /// One JSON file, which people may read, edit, link and put under version control.
        /// - Parameter url: the URL of a file; one without a scheme is a path, from the present folder on.
        public static func file(_ url: URL) -> Backend {
            let url = url.scheme == nil ? URL(filePath: url.path) : url
            return Backend(kind: .file(url.absoluteURL))
        }

        /// Memory, which ends with the store: for tests and previews.
        public static let inMemory = Backend(kind: .memory)
    }

    /// Where the settings live; the platform's own place unless it is set.
    public var backend = Backend.standard

    /// Is called with each issue, on the thread that met it, with no lock held. By default, one line goes to standard
    /// error.
    public var onIssue: @Sendable (SettingsIssue) -> Void = { issue in
        StandardError.write("settings: \(issue)\n")
    }

    /// Makes a configuration with the defaults.
    public init() {}
}
