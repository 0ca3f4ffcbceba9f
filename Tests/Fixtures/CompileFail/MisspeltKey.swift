// swift-format-ignore-file

import TypedSettings

func misspeltKeys(store: SettingsStore<FirstPageSettings>) throws {
    FirstPageSettings.aeg += 1  // error: type 'FirstPageSettings' has no member 'aeg'
    FirstPageSettings.network.timeot += .seconds(1)  // error: type 'FirstPageSettings.network' has no member 'timeot'
    FirstPageSettings.netwrk.timeout += .seconds(1)  // error: type 'FirstPageSettings' has no member 'netwrk'
    FirstPageSettings[.nmae] = "x"  // error: type 'SettingKey<FirstPageSettings, String>' has no member 'nmae'
    FirstPageSettings[.network.timeot] = .seconds(1)  // error: value of type 'SettingGroup<FirstPageSettings.network, Value>' has no member 'timeot'  // error: type 'SettingValue' has no member 'seconds'
    FirstPageSettings[.aeg] += 1  // error: type 'SettingKey<FirstPageSettings, Int>' has no member 'aeg'
    store[.nmae] = "x"  // error: type 'SettingKey<FirstPageSettings, String>' has no member 'nmae'
    store[.network.timeot] = .seconds(1)  // error: value of type 'SettingGroup<FirstPageSettings.network, Value>' has no member 'timeot'  // error: type 'SettingValue' has no member 'seconds'
    let _: Duration = store[.netwrk.timeout]  // error: type 'SettingKey<FirstPageSettings, Duration>' has no member 'netwrk'
    try store.set(.nmae, "x")  // error: type 'SettingKey<FirstPageSettings, String>' has no member 'nmae'
    try store.set(.network.timeot, .seconds(1))  // error: value of type 'SettingGroup<FirstPageSettings.network, Value>' has no member 'timeot'  // error: type 'SettingValue' has no member 'seconds'
    try store.update { $0[.nmae] = "x" }  // error: type 'SettingKey<FirstPageSettings, String>' has no member 'nmae'
    try store.update { $0[.aeg] += 1 }  // error: type 'SettingKey<FirstPageSettings, Int>' has no member 'aeg'
    let _: SettingKey<FirstPageSettings, Int> = .aeg  // error: type 'SettingKey<FirstPageSettings, Int>' has no member 'aeg'
    let _: SettingKey<FirstPageSettings, Duration> = .network.timeot  // error: value of type 'SettingGroup<FirstPageSettings.network, Duration>' has no member 'timeot'
    let _ = FirstPageSettings.Setting<Int>(.aeg)  // error: type 'SettingKey<FirstPageSettings, Int>' has no member 'aeg'
}

struct MisspeltProperty {
    @FirstPageSettings.Setting<Int>(.aeg) var age  // error: type 'SettingKey<FirstPageSettings, Int>' has no member 'aeg'
}
