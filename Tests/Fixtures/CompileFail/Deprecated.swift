import TypedSettings

func deprecatedSettings() {
    EveryKind.oldFlag = true  // warning: 'oldFlag' is deprecated: Use flag. [#DeprecatedDeclaration]
    EveryKind[.oldFlag] = true  // warning: 'oldFlag' is deprecated: Use flag. [#DeprecatedDeclaration]
    _ = EveryKind.store[.oldFlag]  // warning: 'oldFlag' is deprecated: Use flag. [#DeprecatedDeclaration]
}
