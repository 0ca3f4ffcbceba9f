import TestSupport
import Testing
import TypedSettings

/// Presence is apart from value: nothing that was set is lost for looking like nothing.
@Suite struct PresenceTests {
    private let store = SettingsStore<AppSettings>.inMemory()

    private func check<Value>(_ key: SettingKey<AppSettings, Value>, _ values: [Value], default standard: Value) throws
    {
        for value in values {
            #expect(!store.contains(key))
            #expect(store[key] == standard)
            try store.set(key, value)
            #expect(store.contains(key))
            #expect(store[key] == value)
            #expect(store.read(key).source == .stored)
            try store.reset(key)
        }
        #expect(store.read(key).source == .default)
    }

    @Test func `empty, zero, false and default values are stored when set`() throws {
        try check(.age, [0, 20], default: 20)
        try check(.isOn, [false, true], default: true)
        try check(.name, ["", "Swift Taro"], default: "Swift Taro")
        try check(.tags, [[], ["a"]], default: ["a"])
        try check(.ratio, [0, -0.0, 0.5], default: 0.5)
        try check(.theme, [.system], default: .system)
        try check(.network.proxy.host, [""], default: nil)
    }

    @Test func `nil is stored only where the default is something else`() throws {
        try store.set(.limit, nil)
        #expect(store.contains(.limit))
        #expect(store[.limit] == nil)
        try store.set(.nickname, "x")
        try store.set(.nickname, nil)
        #expect(!store.contains(.nickname))
        #expect(store[.nickname] == nil)
    }

    @Test func `reading stores nothing`() throws {
        let folder = try TemporaryFolder()
        let store = folder.store()
        #expect(store[.age] == 20)
        #expect(store.read(.theme).source == .default)
        #expect(!store.contains(.name))
        try store.update { _ = $0[.age] }
        #expect(try folder.names() == [])
    }

    @Test func `reset removes one setting and resetAll all of the schema`() throws {
        try store.update { settings in
            settings[.age] = 1
            settings[.name] = "n"
            settings[.network.retries] = 9
        }
        try store.reset(.age)
        #expect(store[.age] == 20)
        #expect(store[.name] == "n")
        try store.resetAll()
        #expect(store[.name] == "Swift Taro")
        #expect(store[.network.retries] == 3)
    }

    @Test func `a store in memory can begin with values`() {
        let store = SettingsStore<AppSettings>.inMemory { settings in
            settings[.age] = 3
            settings[.network.retries] = 1
        }
        #expect(store[.age] == 3)
        #expect(store[.network.retries] == 1)
        #expect(!store.contains(.name))
    }
}
