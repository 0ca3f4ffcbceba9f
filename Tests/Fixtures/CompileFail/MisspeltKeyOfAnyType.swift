// swift-format-ignore-file

import TypedSettings

/// Where nothing else says the type of the value.
func misspeltKeys(store: SettingsStore<FirstPageSettings>) throws {
    _ = FirstPageSettings[.aeg]  // error: generic parameter 'Value' could not be inferred  // error: type 'SettingKey<FirstPageSettings, Value>' has no member 'aeg'
    _ = store[.aeg]  // error: generic parameter 'Value' could not be inferred  // error: type 'SettingKey<FirstPageSettings, Value>' has no member 'aeg'
    _ = store[.network.timeot]  // error: generic parameter 'Value' could not be inferred  // error: value of type 'SettingGroup<FirstPageSettings.network, Value>' has no member 'timeot'
    _ = store.read(.aeg)  // error: generic parameter 'Value' could not be inferred  // error: type 'SettingKey<FirstPageSettings, Value>' has no member 'aeg'
    _ = store.contains(.aeg)  // error: generic parameter 'Value' could not be inferred  // error: type 'SettingKey<FirstPageSettings, Value>' has no member 'aeg'
    try store.reset(.aeg)  // error: generic parameter 'Value' could not be inferred  // error: type 'SettingKey<FirstPageSettings, Value>' has no member 'aeg'
}

struct MisspeltProperty {
    @FirstPageSettings.Setting(.thmee) var theme  // error: generic parameter 'Value' could not be inferred  // error: type 'SettingKey<FirstPageSettings, Value>' has no member 'thmee'
}
