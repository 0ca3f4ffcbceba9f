import TypedSettings

func keysOfAnotherSchema() {
    let name = SettingKey<FirstPageSettings, String>.name
    // swift-format-ignore
    GnomeInterfaceSettings[name] = "x"  // error: cannot convert value of type 'SettingKey<FirstPageSettings, String>' to expected argument type 'SettingKey<GnomeInterfaceSettings, String>'
    // swift-format-ignore
    GnomeInterfaceSettings[.age] += 1  // error: static property 'age' requires the types 'GnomeInterfaceSettings' and 'FirstPageSettings' be equivalent
}
