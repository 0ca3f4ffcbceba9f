import Foundation
import TestSupport
import Testing
import TypedSettings

/// What accessors meet and cannot throw.
@Suite struct IssueTests {
    @Test func `a refused value leaves the old one and becomes an issue`() throws {
        let folder = try TemporaryFolder()
        let log = IssueLog()
        let store = folder.store(issues: log)
        store[.age] = 151
        store[.age] = -1
        store[.network.timeout] = -0.5
        store[.network.timeout] = .nan
        #expect(
            log.take() == [
                "age: the value is above the greatest one, 150; the old value is kept",
                "age: the value is below the least one, 0; the old value is kept",
                "network.timeout: the value is below the least one, 0.0; the old value is kept",
                "network.timeout: the value is not a number; the old value is kept",
            ]
        )
        #expect(store[.age] == 20)
        #expect(try folder.names() == [])
    }

    @Test func `set throws what a setter reports`() {
        let store = SettingsStore<AppSettings>.inMemory()
        #expect(throws: SettingsError.self) { try store.set(.age, 200) }
        #expect(
            message { try store.set(.age, 200) }
                == "age: the value is above the greatest one, 150; the old value is kept"
        )
    }

    @Test func `issues come to everyone who listens`() async throws {
        let store = SettingsStore<AppSettings>.inMemory()
        var first = store.issues.makeAsyncIterator()
        var second = store.issues.makeAsyncIterator()
        store[.age] = 500
        store[.age] = -500
        #expect(await first.next(isolation: nil)?.error.message == "the value is above the greatest one, 150")
        #expect(await first.next(isolation: nil)?.error.message == "the value is below the least one, 0")
        #expect(await second.next(isolation: nil)?.error.code == .outOfRange)
    }

    @Test func `a store whose initial values are refused holds none of them`() {
        let store = SettingsStore<AppSettings>.inMemory { settings in
            settings[.name] = "n"
            settings[.age] = 500
        }
        #expect(store[.name] == "Swift Taro")
    }

    @Test func `a handler may use the store`() throws {
        let folder = try TemporaryFolder()
        var configuration = SettingsConfiguration()
        configuration.backend = .file(URL(filePath: folder["settings.json"]))
        configuration.onIssue = { _ in AppSettings.name = "handled" }
        let store = SettingsStore<AppSettings>.open(configuration)
        AppSettings.withStore(store) { AppSettings.age = 500 }
        #expect(store[.name] == "handled")
    }
}
