// The schemas stand in one line each, with everything that is said about them.
// swift-format-ignore-file

extension WrongSchema {
    static let values = [
        WrongSchema(
            #"{"settings": {"a": {"type": "Int"}}}"#,
            #"1:15: error: "a" has no default; add "default", or make the type optional: "Int?""#
        ),
        WrongSchema(
            #"{"settings": {"a": {"choices": ["x"]}}}"#,
            #"1:15: error: "a" has no default; add "default""#
        ),
        WrongSchema(
            #"{"settings": {"a": {"type": "Int", "default": 1.0}}}"#,
            #"1:47: error: the default of "a" must be an integer, not 1.0"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"type": "Int", "default": null}}}"#,
            #"1:47: error: the default of "a" must be an integer, not null"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"type": "Bool", "default": 1}}}"#,
            #"1:48: error: the default of "a" must be true or false, not a number"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"type": "String", "default": true}}}"#,
            #"1:50: error: the default of "a" must be a string, not true"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"type": "Double", "default": "nan"}}}"#,
            #"1:50: error: the default of "a" must be a number, not a string"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"type": "[Int]", "default": [1, "x", true]}}}"#,
            #"1:53: error: element 2 of the default of "a" must be an integer, not a string"#,
            #"1:58: error: element 3 of the default of "a" must be an integer, not true"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"type": "[Int]", "default": 1}}}"#,
            #"1:49: error: the default of "a" must be an array, not a number"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"choices": ["light", "dark"], "default": "drak"}}}"#,
            #"1:62: error: the default of "a" is "drak", which is not among its choices; did you mean "dark"?"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"choices": ["light", "dark"], "default": "purple"}}}"#,
            #"1:62: error: the default of "a" is "purple", which is not among its choices; use one of "light", "dark""#
        ),
        WrongSchema(
            #"{"settings": {"a": {"choices": ["light", "dark"], "default": 1}}}"#,
            #"1:62: error: the default of "a" must be the name of a choice, not a number"#
        ),
        WrongSchema(
            #"{"settings": {"a": 9223372036854775808}}"#,
            #"1:20: error: 9223372036854775808 is out of the range of Int, -9223372036854775808 to 9223372036854775807"#
        ),
        WrongSchema(
            #"{"settings": {"a": -9223372036854775809}}"#,
            #"1:20: error: -9223372036854775809 is out of the range of Int, -9223372036854775808 to 9223372036854775807"#
        ),
        WrongSchema(
            #"{"settings": {"a": 1"# + String(repeating: "0", count: 400) + "}}",
            #"1:20: error: 1000000000000000000000000000000000000000… is out of the range of Int, -9223372036854775808 to 9223372036854775807"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"type": "Double", "default": 100000000000000000001}}}"#,
            #"1:50: error: 100000000000000000001 is not exact as a Double, which would hold 1e+20; write it with a decimal point if that is meant"#
        ),
        WrongSchema(
            #"{"settings": {"a": 1e-400}}"#,
            #"1:20: error: 1e-400 is out of the range of Double"#
        ),
        WrongSchema(
            #"{"settings": {"a": 1e400}}"#,
            #"1:20: error: 1e400 is out of the range of Double"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"type": "Double", "default": 9007199254740993}}}"#,
            #"1:50: error: 9007199254740993 is not exact as a Double, which would hold 9007199254740992.0; write it with a decimal point if that is meant"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"default": 1, "min": "x"}}}"#,
            #"1:42: error: "min" of "a" must be an integer, not a string"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"default": 1, "min": 1.5}}}"#,
            #"1:42: error: "min" of "a" must be an integer, not 1.5"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"default": 1, "min": 5, "max": 3}}}"#,
            #"1:42: error: "min" of "a" is 5, which is above its "max" 3; exchange them"#,
            #"1:52: note: "max" is here"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"default": 1, "min": 5}}}"#,
            #"1:32: error: the default of "a" is 1, below its "min" 5; change one of the two"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"default": 1.5, "max": 1}}}"#,
            #"1:32: error: the default of "a" is 1.5, above its "max" 1.0; change one of the two"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"type": "Int?", "default": 1, "max": 0}}}"#,
            #"1:48: error: the default of "a" is 1, above its "max" 0; change one of the two"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"default": "x", "min": 1}}}"#,
            #"1:37: error: "a" is of type String, which has no "min"; remove it"#
        ),
    ]
}

extension WrongSchema {
    static let names = [
        WrongSchema(
            #"{"settings": {"": 1}}"#,
            #"1:15: error: a name is empty; give it a name"#
        ),
        WrongSchema(
            #"{"settings": {"\u2764\uFE0F": 1, "\u202E": 1}}"#,
            #"1:15: error: "❤️" cannot be said in Swift; rename it, as to "value", and keep the stored name with "key": "❤️""#,
            #"1:34: error: "\u202E" cannot be said in Swift; rename it, as to "value", and keep the stored name with "key": "\u202E""#
        ),
        WrongSchema(
            #"{"settings": {"a b": 1, "a-b": 2, "aB": 3}}"#,
            #"1:25: error: "a b" and "a-b" are both aB in Swift; rename one, and keep its stored name with "key""#,
            #"1:15: note: the other one is here"#,
            #"1:35: error: "a-b" and "aB" are both aB in Swift; rename one, and keep its stored name with "key""#,
            #"1:25: note: the other one is here"#
        ),
        WrongSchema(
            #"{"settings": {"$x": 1, "Type": 1, "--": 1}}"#,
            #"1:15: error: "$x" cannot be said in Swift; rename it, as to "x", and keep the stored name with "key": "$x""#,
            #"1:24: error: "Type" cannot be said in Swift; rename it, as to "typeValue", and keep the stored name with "key": "Type""#,
            #"1:35: error: "--" cannot be said in Swift; rename it, as to "value", and keep the stored name with "key": "--""#
        ),
        WrongSchema(
            #"{"settings": {"Self": {"group": {"Protocol": 1}}}}"#,
            #"1:15: error: "Self" cannot be said in Swift; rename it, as to "selfGroup""#,
            #"1:34: error: "Protocol" cannot be said in Swift; rename it, as to "protocolValue""#
        ),
        WrongSchema(
            #"{"settings": {"store": 1, "schema": 2, "Setting": 3}}"#,
            #"1:15: error: "store" cannot have the name store in Swift, since the generated enum needs it itself; rename it, as to "storeValue", and keep the stored name with "key": "store""#,
            #"1:27: error: "schema" cannot have the name schema in Swift, since the generated enum needs it itself; rename it, as to "schemaValue", and keep the stored name with "key": "schema""#,
            #"1:40: error: "Setting" cannot have the name Setting in Swift, since the generated enum needs it itself; rename it, as to "settingValue", and keep the stored name with "key": "Setting""#
        ),
        WrongSchema(
            #"{"settings": {"values": {"group": {"store": 1}}, "withStore": 1}}"#,
            #"1:15: error: the group "values" cannot have the name values in Swift, since the generated enum needs it itself; rename it, as to "valuesGroup""#
        ),
        WrongSchema(
            #"{"settings": {"AppSettings": 1, "b": {"group": {"AppSettings": 1}}}}"#,
            #"1:15: error: "AppSettings" cannot have the name AppSettings in Swift, since it is the name of the generated enum; rename it, as to "appSettingsValue", and keep the stored name with "key": "AppSettings""#,
            #"1:49: error: "AppSettings" cannot have the name AppSettings in Swift, since it is the name of the generated enum; rename it, as to "appSettingsValue""#
        ),
        WrongSchema(
            #"{"name": "Theme", "settings": {"theme": {"choices": ["a"], "default": "a"}}}"#,
            #"1:32: error: the choices of "theme" cannot have the name Theme in Swift, since it is the name of the generated enum; rename it, as to "themeValue", and keep the stored name with "key": "theme""#
        ),
        WrongSchema(
            #"{"settings": {"a-b": 1, "aB": 2}}"#,
            #"1:25: error: "a-b" and "aB" are both aB in Swift; rename one, and keep its stored name with "key""#,
            #"1:15: note: the other one is here"#
        ),
        WrongSchema(
            #"{"settings": {"g": {"group": {"a-b": 1, "aB": 2}}}}"#,
            #"1:41: error: "a-b" and "aB" are both aB in Swift; rename one"#,
            #"1:31: note: the other one is here"#
        ),
        WrongSchema(
            #"{"settings": {"theme": {"choices": ["a"], "default": "a"}, "Theme": {"group": {"x": 1}}}}"#,
            #"1:60: error: the choices of "theme" and the group "Theme" are both Theme in Swift; rename one"#,
            #"1:15: note: the other one is here"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"default": 1, "key": ""}}}"#,
            #"1:42: error: a stored name is empty; give it a name"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"default": 1, "key": "b"}, "b": 2}}"#,
            #"1:48: error: "b" and "a" are stored in the same place, "b"; give one of them another "key""#,
            #"1:42: note: the other one is here"#
        ),
        WrongSchema(
            #"{"settings": {"g": {"group": {"x": 1}}, "a": {"default": 1, "key": "g/x"}}}"#,
            #"1:68: error: "a" and "g.x" are stored in the same place, "g/x"; give one of them another "key""#,
            #"1:31: note: the other one is here"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"default": 1, "key": "g"}, "g": {"group": {"x": 1}}}}"#,
            #"1:64: error: "g.x" is stored at "g/x", but the place "g" is that of "a"; give one of them another "key""#,
            #"1:42: note: the other one is here"#
        ),
        WrongSchema(
            #"{"settings": {"g": {"group": {"x": 1}}, "a": {"default": 1, "key": "g"}}}"#,
            #"1:68: error: "a" is stored in the place "g" of the group that holds "g.x"; give one of them another "key""#,
            #"1:31: note: the other one is here"#
        ),
    ]
}
