// swift-format-ignore-file

import TypedSettings

func deprecatedSettings(store: SettingsStore<EveryKind>) throws {
    EveryKind.oldFlag = true  // warning: 'oldFlag' is deprecated: Use flag. [#DeprecatedDeclaration]
    EveryKind.oldFlag.toggle()  // warning: 'oldFlag' is deprecated: Use flag. [#DeprecatedDeclaration]
    EveryKind[.oldFlag] = true  // warning: 'oldFlag' is deprecated: Use flag. [#DeprecatedDeclaration]
    store[.oldFlag].toggle()  // warning: 'oldFlag' is deprecated: Use flag. [#DeprecatedDeclaration]
    try store.set(.oldFlag, true)  // warning: 'oldFlag' is deprecated: Use flag. [#DeprecatedDeclaration]
    _ = store.read(.oldFlag)  // warning: 'oldFlag' is deprecated: Use flag. [#DeprecatedDeclaration]
    _ = store.contains(.oldFlag)  // warning: 'oldFlag' is deprecated: Use flag. [#DeprecatedDeclaration]
    try store.reset(.oldFlag)  // warning: 'oldFlag' is deprecated: Use flag. [#DeprecatedDeclaration]
    try store.update { $0[.oldFlag] = true }  // warning: 'oldFlag' is deprecated: Use flag. [#DeprecatedDeclaration]
    let _: SettingKey<EveryKind, Bool> = .oldFlag  // warning: 'oldFlag' is deprecated: Use flag. [#DeprecatedDeclaration]
}

struct DeprecatedProperty {
    @EveryKind.Setting(.oldFlag) var oldFlag  // warning: 'oldFlag' is deprecated: Use flag. [#DeprecatedDeclaration]
}
