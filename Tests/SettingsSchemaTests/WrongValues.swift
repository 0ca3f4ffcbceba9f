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
            #"{"settings": {"a": 1e400}}"#,
            #"1:20: error: 1e400 is out of the range of Double"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"type": "Double", "default": 9007199254740993}}}"#,
            #"1:50: error: 9007199254740993 is not exact as a Double, which would hold 9007199254740992.0; write it with a decimal point if that is meant"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"type": "Double", "default": 100000000000000000001}}}"#,
            #"1:50: error: 100000000000000000001 is not exact as a Double, which would hold 1e+20; write it with a decimal point if that is meant"#
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
            #"1:32: error: the default of "a" is below the least one, 5; change one of the two"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"default": 1.5, "max": 1}}}"#,
            #"1:32: error: the default of "a" is above the greatest one, 1.0; change one of the two"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"type": "Int?", "default": 1, "max": 0}}}"#,
            #"1:48: error: the default of "a" is above the greatest one, 0; change one of the two"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"default": "x", "min": 1}}}"#,
            #"1:37: error: "a" is of type String, which has no "min"; remove it"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"type": "UInt8", "default": 256}, "b": {"type": "Int8", "default": -129}, "c": {"type": "UInt64", "default": 18446744073709551616}}}"#,
            #"1:49: error: 256 is out of the range of UInt8, 0 to 255"#,
            #"1:88: error: -129 is out of the range of Int8, -128 to 127"#,
            #"1:130: error: 18446744073709551616 is out of the range of UInt64, 0 to 18446744073709551615"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"type": "Float", "default": 16777217}, "b": {"type": "Float", "default": 1e39}, "c": {"type": "Float", "default": "inf"}}}"#,
            #"1:49: error: 16777217 is not exact as a Float, which would hold 16777216.0; write it with a decimal point if that is meant"#,
            #"1:94: error: 1e39 is out of the range of Float"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"type": "Double", "default": "infinity"}}}"#,
            #"1:50: error: the default of "a" must be a number, not a string"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"type": "Data", "default": "A"}, "b": {"type": "Data", "default": 1}}}"#,
            #"1:48: error: the default of "a" is "A", which is not Base64; write it as in "AQID""#,
            #"1:87: error: the default of "b" must be Base64, not a number"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"type": "Date", "default": "2026-02-30T00:00:00Z"}, "b": {"type": "Date", "default": "yesterday"}, "c": {"type": "Date", "default": true}}}"#,
            #"1:48: error: the default of "a" is "2026-02-30T00:00:00Z", which is not a date; write it as in "2026-11-30T09:30:00Z""#,
            #"1:106: error: the default of "b" is "yesterday", which is not a date; write it as in "2026-11-30T09:30:00Z""#,
            #"1:153: error: the default of "c" must be a date, not true"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"type": "URL", "default": "a b"}}}"#,
            #"1:47: error: the default of "a" is "a b", which is not a URL; write it percent-encoded, as in "https://example.org/a%20b""#
        ),
        WrongSchema(
            #"{"settings": {"a": {"type": "UUID", "default": "x"}}}"#,
            #"1:48: error: the default of "a" is "x", which is not a UUID; write it as in "F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6""#
        ),
        WrongSchema(
            #"{"settings": {"a": {"type": "Duration", "default": "30"}, "b": {"type": "Duration", "default": 30}}}"#,
            #"1:52: error: the default of "a" is "30", which is not a duration; write it as in "30s", "1.5h" or "250ms""#,
            #"1:96: error: the default of "b" must be a duration, not a number"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"type": "Set<Int>", "default": [3, 1, 3]}}}"#,
            #"1:59: error: element 3 of the default of "a" is there already; remove one of the two"#,
            #"1:53: note: the other one is here"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"type": "[String: Int]", "default": {"x": "y"}}, "b": {"type": "[Q: Int]", "default": {"z": 1}}}, "types": {"Q": {"choices": ["x"]}}}"#,
            #"1:63: error: the value of "x" of the default of "a" must be an integer, not a string"#,
            #"1:108: error: the key "z" of the default of "b" is "z", which is not among its choices; did you mean "x"?"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"choices": {"low": 0, "high": 10}, "default": "low"}}}"#,
            #"1:67: error: the default of "a" is "low", which is not among its choices; write what is stored: 0"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"choices": {"low": 0, "high": 10}, "default": 5}}}"#,
            #"1:67: error: the default of "a" is 5, which is not among its choices; use one of 0, 10"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"choices": {"dark": {"was": ["night"]}}, "default": "night"}}}"#,
            #"1:73: error: the default of "a" is "night", which is not among its choices; that is an old value of "dark", which is stored as "dark" now"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"choices": {"dark": {"value": "d"}}, "default": "dark"}}}"#,
            #"1:69: error: the default of "a" is "dark", which is not among its choices; write what is stored: "d""#
        ),
        WrongSchema(
            #"{"settings": {"a": {"type": "Date?", "min": "2026-01-01T00:00:00Z", "default": "2025-12-31T23:59:59+01:00"}}}"#,
            #"1:80: error: the default of "a" is below the least one, "2026-01-01T00:00:00Z"; change one of the two"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"type": "Duration", "max": "1min", "default": "1.5h"}, "b": {"type": "Duration", "min": "2s", "max": "1000ms", "default": "0s"}}}"#,
            #"1:67: error: the default of "a" is above the greatest one, "60s"; change one of the two"#,
            #"1:109: error: "min" of "b" is "2s", which is above its "max" "1000ms"; exchange them"#,
            #"1:122: note: "max" is here"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"type": "UInt64", "default": 18446744073709551615, "max": 18446744073709551614}}}"#,
            #"1:50: error: the default of "a" is above the greatest one, 18446744073709551614; change one of the two"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"default": "x", "minLength": 2}, "b": {"default": "🦊🦊", "maxLength": 1}, "c": {"default": "", "minLength": 3, "maxLength": 2}}}"#,
            #"1:32: error: the default of "a" is of fewer characters than 2; change one of the two"#,
            #"1:71: error: the default of "b" is of more characters than 1; change one of the two"#,
            #"1:134: error: "minLength" of "c" is 3, which is above its "maxLength" 2; exchange them"#,
            #"1:150: note: "maxLength" is here"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"default": [1], "minCount": 2}, "b": {"type": "[String: Int]", "default": {"x": 1}, "maxCount": 0}, "c": {"default": 1, "minCount": 1, "maxLength": 2, "pattern": "x"}}}"#,
            #"1:32: error: the default of "a" is of fewer elements than 2; change one of the two"#,
            #"1:95: error: the default of "b" is of more elements than 0; change one of the two"#,
            #"1:141: error: "c" is of type Int, which has no "minCount"; remove it"#,
            #"1:156: error: "c" is of type Int, which has no "maxLength"; remove it"#,
            #"1:172: error: "c" is of type Int, which has no "pattern"; remove it"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"default": "x", "minLength": -1, "maxLength": 1.5}}}"#,
            #"1:50: error: "minLength" of "a" must be a whole number from 0"#,
            #"1:67: error: "maxLength" of "a" must be a whole number from 0"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"default": "x", "pattern": "^[0-9]+$"}}}"#,
            #"1:32: error: the default of "a" is without a match of the pattern "^[0-9]+$"; change one of the two"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"default": "x", "pattern": "a(b"}, "b": {"default": "x", "pattern": "(?=x)"}, "c": {"default": "x", "pattern": "x*?"}, "d": {"default": "x", "pattern": "(a{1000}){1000}"}}}"#,
            #"1:50: error: in the pattern of "a": this group is not closed; add ")""#,
            #"1:90: error: in the pattern of "b": only (…) and (?:…) are supported here"#,
            #"1:135: error: in the pattern of "c": only whether a pattern matches counts; remove the "?""#,
            #"1:174: error: in the pattern of "d": the pattern repeats too much; use smaller counts"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"default": 1, "on": {"linux": "x", "Linux": 2, "beos": 3}}}}"#,
            #"1:51: error: the default of "a" on linux must be an integer, not a string"#,
            #"1:56: error: there is no platform "Linux"; did you mean "linux"?"#,
            #"1:68: error: there is no platform "beos"; use one of linux, macOS, iOS, tvOS, watchOS, visionOS"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"default": 1, "max": 5, "on": {"linux": 6}}}}"#,
            #"1:61: error: the default of "a" on linux is above the greatest one, 5; change one of the two"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"type": "String?", "secret": true, "default": "x"}, "b": {"type": "String", "secret": true}}}"#,
            #"1:56: error: "a" is secret and cannot have a default, which everybody could read; remove it, and make the type optional"#,
            #"1:73: error: "b" is secret and so has no default; make the type optional: "String?""#
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
