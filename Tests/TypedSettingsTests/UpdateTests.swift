import Foundation
import TestSupport
import Testing
import TypedSettings

/// Changes of several settings as one.
@Suite struct UpdateTests {
    private struct Stop: Error {}

    @Test func `an update that throws changes nothing`() throws {
        let folder = try TemporaryFolder()
        let store = folder.store()
        try store.set(.age, 1)
        #expect(throws: Stop.self) {
            try store.update { settings in
                settings[.age] = 2
                settings[.name] = "n"
                throw Stop()
            }
        }
        #expect(store[.age] == 1)
        #expect(try folder.text() == "{\n  \"age\": 1\n}\n")
    }

    @Test func `an update with a refused value changes nothing and says which`() throws {
        let store = SettingsStore<AppSettings>.inMemory()
        let error = message {
            try store.update { settings in
                settings[.name] = "n"
                settings[.age] = 151
                settings[.age] = 5
            }
        }
        #expect(error == "age: the value is above the greatest one, 150; the old value is kept")
        #expect(store[.name] == "Swift Taro")
        #expect(store[.age] == 20)
    }

    @Test func `an update sees its own changes`() throws {
        let store = SettingsStore<AppSettings>.inMemory()
        try store.update { settings in
            settings[.age] = 1
            settings[.age] += 1
            #expect(settings[.age] == 2)
            #expect(settings.contains(.age))
            settings.reset(.age)
            #expect(settings[.age] == 20)
            #expect(!settings.contains(.age))
        }
        #expect(!store.contains(.age))
    }

    @Test(arguments: [true, false]) func `no update is lost between threads and stores`(inMemory: Bool) async throws {
        let folder = try TemporaryFolder()
        let shared = inMemory ? SettingsStore<AppSettings>.inMemory() : folder.store()
        let (tasks, rounds) = (4, inMemory ? 500 : 25)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<tasks {
                group.addTask {
                    let store = inMemory ? shared : folder.store()
                    for _ in 0..<rounds { try store.update { $0[.counter] += 1 } }
                }
            }
            try await group.waitForAll()
        }
        #expect(shared[.counter] == tasks * rounds)
    }

    @Test func `a body runs again when another store wrote in between`() throws {
        let folder = try TemporaryFolder()
        let (store, other) = (folder.store(), folder.store())
        var runs = 0
        try store.update { settings in
            runs += 1
            if runs == 1 { try other.set(.counter, 10) }
            settings[.counter] += 1
        }
        #expect(runs == 2)
        #expect(store[.counter] == 11)
    }

    @Test func `a store can be used within an update of itself`() throws {
        let store = SettingsStore<AppSettings>.inMemory()
        var runs = 0
        try store.update { settings in
            runs += 1
            if runs == 1 { try store.set(.counter, 7) }
            settings[.counter] += 1
        }
        #expect(runs == 2)
        #expect(store[.counter] == 8)
    }
}
