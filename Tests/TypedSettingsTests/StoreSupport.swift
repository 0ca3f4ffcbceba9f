import Foundation
import TestSupport

@testable import TypedSettings

extension TemporaryFolder {
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
    private let log = Guarded<[String]>([])

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
