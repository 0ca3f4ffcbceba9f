import Foundation
import Synchronization
import TypedSettings

/// A folder that lives as long as this object.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.appending(path: "typed-settings-\(UUID())").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    subscript(name: String) -> String { "\(path)/\(name)" }

    func write(_ text: String, to name: String = "settings.json") throws {
        try Data(text.utf8).write(to: URL(filePath: self[name]))
    }

    func text(of name: String = "settings.json") throws -> String {
        String(decoding: try Data(contentsOf: URL(filePath: self[name])), as: UTF8.self)
    }

    /// The names of all files, hidden ones too.
    var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
    }

    /// A store on a file of this folder.
    func store<Schema: SettingsSchema>(
        _ schema: Schema.Type = AppSettings.self,
        name: String = "settings.json",
        issues: IssueLog = IssueLog()
    ) -> SettingsStore<Schema> {
        var configuration = SettingsConfiguration()
        configuration.backend = .file(URL(filePath: self[name]))
        configuration.onIssue = issues.note
        return .open(configuration)
    }
}

/// Collects the issues of a store.
final class IssueLog: Sendable {
    private let log = Mutex<[String]>([])

    @Sendable func note(_ issue: SettingsIssue) {
        log.withLock { $0.append(issue.description) }
    }

    /// What was collected since the last time.
    func take() -> [String] {
        log.withLock { log in
            defer { log = [] }
            return log
        }
    }
}

/// What a throwing call threw, as people read it; nil if it did not throw.
func message(_ body: () throws -> Void) -> String? {
    do {
        try body()
        return nil
    } catch {
        return String(describing: error)
    }
}
