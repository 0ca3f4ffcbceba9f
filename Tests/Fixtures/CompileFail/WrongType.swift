// swift-format-ignore-file

import TypedSettings

func wrongTypes(store: SettingsStore<FirstPageSettings>) throws {
    FirstPageSettings.age = "x"  // error: cannot assign value of type 'String' to type 'Int'
    FirstPageSettings.age += 0.5  // error: cannot convert value of type 'Double' to expected argument type 'Int'
    FirstPageSettings.theme = .purple  // error: type 'FirstPageSettings.Theme' has no member 'purple'
    FirstPageSettings.network.timeout = 30  // error: cannot assign value of type 'Int' to type 'Duration'
    FirstPageSettings[.age] = "x"  // error: cannot assign value of type 'String' to subscript of type 'Int'
    FirstPageSettings[.age] = nil  // error: 'nil' cannot be assigned to subscript of type 'Int'
    FirstPageSettings[.theme] = .purple  // error: type 'FirstPageSettings.Theme' has no member 'purple'
    FirstPageSettings[.network.timeout] = 30  // error: cannot assign value of type 'Int' to subscript of type 'Duration'
    store[.age] = "x"  // error: cannot assign value of type 'String' to subscript of type 'Int'
    store[.network.timeout] = 30  // error: cannot assign value of type 'Int' to subscript of type 'Duration'
    let _: String = store[.age]  // error: cannot convert value of type 'Int' to specified type 'String'
    let _: String = store[.sessionID]  // error: value of optional type 'String?' must be unwrapped to a value of type 'String'
    try store.set(.age, "x")  // error: cannot convert value of type 'String' to expected argument type 'Int'
    try store.set(.network.timeout, 30)  // error: cannot convert value of type 'Int' to expected argument type 'Duration'
    try store.update { $0[.age] = "x" }  // error: cannot assign value of type 'String' to subscript of type 'Int'
    let _: SettingKey<FirstPageSettings, String> = .age  // error: static property 'age' requires the types 'String' and 'Int' be equivalent
    let _: SettingKey<FirstPageSettings, String> = .network.timeout  // error: property 'timeout' requires the types 'String' and 'Duration' be equivalent
    let _: SettingReading<String> = store.read(.age)  // error: static property 'age' requires the types 'String' and 'Int' be equivalent
}

struct WrongProperty {
    @FirstPageSettings.Setting(.age) var age: String  // error: static property 'age' requires the types 'String' and 'Int' be equivalent
}
