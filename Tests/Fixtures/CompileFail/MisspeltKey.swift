import TypedSettings

func misspeltKeys() {
    FirstPageSettings[.nmae] = "x"  // error: type 'SettingKey<FirstPageSettings, String>' has no member 'nmae'
    FirstPageSettings.aeg += 1  // error: type 'FirstPageSettings' has no member 'aeg'
    // swift-format-ignore
    let _: Duration = FirstPageSettings.store[.netwrk.timeout]  // error: type 'SettingKey<FirstPageSettings, Duration>' has no member 'netwrk'
}
