import Testing
import TypedSettings

/// Every form in which code can name a setting.
@Suite struct AccessorTests {
    @Test func `a new store holds the defaults of the schema`() {
        AppSettings.withStore(.inMemory()) {
            #expect(AppSettings.name == "Swift Taro")
            #expect(AppSettings.age == 20)
            #expect(AppSettings.isOn)
            #expect(AppSettings.ratio == 0.5)
            #expect(AppSettings.theme == .system)
            #expect(AppSettings.tags == ["a"])
            #expect(AppSettings.nickname == nil)
            #expect(AppSettings.limit == 10)
            #expect(AppSettings.userID == "")
            #expect(AppSettings.network.timeout == 30)
            #expect(AppSettings.network.proxy.host == nil)
        }
    }

    @Test func `static accessors read and write`() {
        AppSettings.withStore(.inMemory()) {
            AppSettings.age += 1
            AppSettings.name = "Ruby Ichiro"
            AppSettings.isOn.toggle()
            AppSettings.theme = .dark
            AppSettings.tags.append("b")
            AppSettings.nickname = "T"
            AppSettings.network.timeout += 1.5
            AppSettings.network.proxy.host = "h"
            #expect(AppSettings.age == 21)
            #expect(AppSettings.name == "Ruby Ichiro")
            #expect(!AppSettings.isOn)
            #expect(AppSettings.theme == .dark)
            #expect(AppSettings.tags == ["a", "b"])
            #expect(AppSettings.nickname == "T")
            #expect(AppSettings.network.timeout == 31.5)
            #expect(AppSettings.network.proxy.host == "h")
        }
    }

    @Test func `subscripts of the enum read and write`() {
        AppSettings.withStore(.inMemory()) {
            AppSettings[.age] += 1
            AppSettings[.theme] = .light
            AppSettings[.network.timeout] += 1
            AppSettings[.network.proxy.host] = "h"
            #expect(AppSettings[.age] == 21)
            #expect(AppSettings[.theme] == .light)
            #expect(AppSettings[.network.timeout] == 31)
            #expect(AppSettings[.network.proxy.host] == "h")
        }
    }

    @Test func `subscripts and methods of the store read and write`() throws {
        let store = SettingsStore<AppSettings>.inMemory()
        store[.age] += 1
        store[.network.timeout] += 1
        try store.set(.network.retries, 5)
        let key: SettingKey<AppSettings, Int> = .age
        #expect(store[key] == 21)
        #expect(store[.network.timeout] == 31)
        #expect(store[.network.retries] == 5)
        let retries = try store.update { settings in
            settings[.counter] += 1
            settings[.network.retries] -= 1
            return settings[.network.retries]
        }
        #expect(retries == 4)
        #expect(store[.counter] == 1)
        #expect(store[.network.retries] == 4)
    }

    @Test func `two schemas of one target have stores of their own`() {
        let store = SettingsStore<AppSettings>.inMemory()
        let other = SettingsStore<OtherSettings>.inMemory()
        AppSettings.withStore(store) {
            OtherSettings.withStore(other) {
                #expect(AppSettings.store === store)
                #expect(OtherSettings.store === other)
                OtherSettings.name = "changed"
            }
        }
        #expect(store[.name] == "Swift Taro")
        #expect(other[.name] == "changed")
    }

    @Test func `keys are equal if they name the same setting`() {
        #expect(SettingKey<AppSettings, Int>.age == .age)
        #expect(SettingKey<AppSettings, Int>.age != .counter)
        #expect(SettingKey<AppSettings, Int>.network.retries != .counter)
    }
}
