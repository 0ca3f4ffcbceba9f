import Testing
import TypedSettings

/// `withStore`, `configure` and the process's own store.
@Suite struct ScopeTests {
    @Test func `a scope holds for its task and its children, and ends`() async {
        let outer = SettingsStore<AppSettings>.inMemory { $0[.age] = 1 }
        let inner = SettingsStore<AppSettings>.inMemory { $0[.age] = 2 }
        await AppSettings.withStore(outer) {
            #expect(AppSettings.age == 1)
            await AppSettings.withStore(inner) {
                async let child = AppSettings.age
                #expect(await child == 2)
                #expect(await Task { AppSettings.age }.value == 2)
                AppSettings.age = 3
            }
            #expect(AppSettings.age == 1)
        }
        #expect(inner[.age] == 3)
    }

    @Test(arguments: 0..<20) func `parallel tests never meet`(number: Int) async {
        await AppSettings.withStore(.inMemory()) {
            AppSettings.counter = number
            await Task.yield()
            AppSettings.counter += 100
            #expect(AppSettings.counter == number + 100)
        }
    }

    @Test func `a scope gives back what its operation returns and throws`() throws {
        struct Stop: Error {}
        #expect(AppSettings.withStore(.inMemory()) { AppSettings.age } == 20)
        #expect(throws: Stop.self) { try AppSettings.withStore(.inMemory()) { throw Stop() } }
    }

    @Test @MainActor func `a scope keeps the isolation of its caller`() async {
        await AppSettings.withStore(.inMemory()) {
            await Task.yield()
            MainActor.assertIsolated()
            AppSettings.age = 4
            #expect(AppSettings.age == 4)
        }
    }

    @Test func `configuring after the first use throws and changes nothing`() throws {
        try OtherSettings.configure { $0.backend = .inMemory }
        #expect(OtherSettings.store[.volume] == 5)
        OtherSettings.volume = 7
        let error = message { try OtherSettings.configure { $0.backend = .standard } }
        #expect(
            error == "OtherSettings is configured after its first use; call configure before any setting is read or set"
        )
        #expect(OtherSettings.volume == 7)
    }

    @Test func `a schema describes its settings`() throws {
        let schema = AppSettings.schema
        #expect(schema.name == "AppSettings")
        #expect(schema.suite == nil)
        #expect(OtherSettings.schema.suite == "org.example.other")
        #expect(schema.documentation == "Settings to test the store with.")
        #expect(
            schema.settings.map(\.name) == [
                "name", "age", "isOn", "ratio", "theme", "tags", "nickname", "limit", "counter", "userID",
                "network.timeout", "network.retries", "network.proxy.host",
            ]
        )
        let settings = Dictionary(uniqueKeysWithValues: schema.settings.map { ($0.name, $0) })
        let age = try #require(settings["age"])
        #expect(age.type == "Int")
        #expect(age.storedPath == ["age"])
        #expect(age.defaultValue == "20")
        #expect((age.minimum, age.maximum) == ("0", "150"))
        #expect(age.documentation == "Age in full years.")
        #expect(settings["theme"]?.choices.map(\.name) == ["system", "light", "dark"])
        #expect(settings["nickname"]?.type == "String?")
        #expect(settings["nickname"]?.defaultValue == nil)
        #expect(settings["userID"]?.storedPath == ["user.id"])
        #expect(settings["network.proxy.host"]?.storedPath == ["network", "proxy", "host"])
        #expect(settings["network.proxy.host"]?.documentation == nil)
    }
}
