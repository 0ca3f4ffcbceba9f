import TypedSettings

func wrongTypes() {
    FirstPageSettings[.age] = "x"  // error: cannot assign value of type 'String' to subscript of type 'Int'
    FirstPageSettings.age = "x"  // error: cannot assign value of type 'String' to type 'Int'
    FirstPageSettings.theme = .purple  // error: type 'FirstPageSettings.Theme' has no member 'purple'
}
