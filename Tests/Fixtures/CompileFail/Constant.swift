// swift-format-ignore-file

import TypedSettings

final class Model: Sendable {
    let theme = FirstPageSettings.Setting(.theme)

    func makeDark() {
        theme = .dark  // error: cannot assign to property: 'theme' is a 'let' constant  // error: type 'FirstPageSettings.Setting<FirstPageSettings.Theme>' (aka 'SettingProperty<FirstPageSettings, FirstPageSettings.Theme>') has no member 'dark'
    }
}

func constants(store: SettingsStore<FirstPageSettings>) {
    FirstPageSettings.store = store  // error: cannot assign to property: 'store' is a get-only property
    let age = FirstPageSettings.age
    age += 1  // error: left side of mutating operator isn't mutable: 'age' is a 'let' constant
    let name = store[.name]
    name = "x"  // error: cannot assign to value: 'name' is a 'let' constant
    store = .inMemory()  // error: cannot assign to value: 'store' is a 'let' constant
    FirstPageSettings.schema = FirstPageSettings.schema  // error: cannot assign to property: 'schema' is a 'let' constant
}
