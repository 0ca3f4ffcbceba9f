// swift-format-ignore-file

import TypedSettings

func keysOfAnotherSchema(store: SettingsStore<GnomeInterfaceSettings>) throws {
    let name = SettingKey<FirstPageSettings, String>.name
    let timeout: SettingKey<FirstPageSettings, Duration> = .network.timeout
    GnomeInterfaceSettings[name] = "x"  // error: cannot convert value of type 'SettingKey<FirstPageSettings, String>' to expected argument type 'SettingKey<GnomeInterfaceSettings, String>'
    GnomeInterfaceSettings[timeout] = .seconds(1)  // error: cannot convert value of type 'SettingKey<FirstPageSettings, Duration>' to expected argument type 'SettingKey<GnomeInterfaceSettings, Duration>'
    GnomeInterfaceSettings[.age] += 1  // error: static property 'age' requires the types 'GnomeInterfaceSettings' and 'FirstPageSettings' be equivalent
    store[name] = "x"  // error: cannot convert value of type 'SettingKey<FirstPageSettings, String>' to expected argument type 'SettingKey<GnomeInterfaceSettings, String>'
    store[timeout] = .seconds(1)  // error: cannot convert value of type 'SettingKey<FirstPageSettings, Duration>' to expected argument type 'SettingKey<GnomeInterfaceSettings, Duration>'
    store[.age] += 1  // error: static property 'age' requires the types 'GnomeInterfaceSettings' and 'FirstPageSettings' be equivalent
    try store.set(name, "x")  // error: cannot convert value of type 'SettingKey<FirstPageSettings, String>' to expected argument type 'SettingKey<GnomeInterfaceSettings, String>'
    _ = store.read(name)  // error: cannot convert value of type 'SettingKey<FirstPageSettings, String>' to expected argument type 'SettingKey<GnomeInterfaceSettings, String>'
    _ = store.contains(name)  // error: cannot convert value of type 'SettingKey<FirstPageSettings, String>' to expected argument type 'SettingKey<GnomeInterfaceSettings, String>'
    try store.reset(name)  // error: cannot convert value of type 'SettingKey<FirstPageSettings, String>' to expected argument type 'SettingKey<GnomeInterfaceSettings, String>'
    try store.update { $0[name] = "x" }  // error: cannot convert value of type 'SettingKey<FirstPageSettings, String>' to expected argument type 'SettingKey<GnomeInterfaceSettings, String>'
    let _: SettingKey<GnomeInterfaceSettings, String> = .name  // error: static property 'name' requires the types 'GnomeInterfaceSettings' and 'FirstPageSettings' be equivalent
    let _ = GnomeInterfaceSettings.Setting(name)  // error: cannot convert value of type 'SettingKey<FirstPageSettings, String>' to expected argument type 'SettingKey<GnomeInterfaceSettings, String>'
}

struct PropertyOfAnotherSchema {
    @GnomeInterfaceSettings.Setting(.age) var age: Int  // error: static property 'age' requires the types 'GnomeInterfaceSettings' and 'FirstPageSettings' be equivalent
}
