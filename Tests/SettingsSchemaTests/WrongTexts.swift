// The schemas stand in one line each, with everything that is said about them.
// swift-format-ignore-file

extension WrongSchema {
    static let json = [
        WrongSchema(
            #" "#,
            #"1:2: error: the text is empty; a JSON value is expected"#
        ),
        WrongSchema(
            "\0{",
            #"1:1: error: the text is not UTF-8 but UTF-16 or UTF-32; save it as UTF-8"#
        ),
        WrongSchema(
            #"{"settings": {"a": 01}}"#,
            #"1:20: error: "01" is not a JSON number; write it as in 0, -1, 2.5 or 1e9"#
        ),
        WrongSchema(
            #"{"settings": {"a": "\q"}}"#,
            #"1:21: error: this is not an escape of JSON; write \\ for a backslash"#
        ),
        WrongSchema(
            #"{"settings": {"a": "\ud800"}}"#,
            #"1:21: error: this is half of a surrogate pair; write both halves, or the character itself"#
        ),
        WrongSchema(
            #"{"settings": {"a": 1 /* x */}}"#,
            #"1:22: error: JSON has no comments; remove this one"#
        ),
        WrongSchema(
            #"{"settings": {"a": 1}} {}"#,
            #"1:24: error: nothing may follow the JSON value; remove the rest"#
        ),
        WrongSchema(
            #"{"settings": {"a" 1}}"#,
            #"1:19: error: a colon is expected after the member name"#
        ),
        WrongSchema(
            #"{"settings": {"a": 1 "b": 2}}"#,
            #"1:22: error: a comma or "}" is expected here"#
        ),
        WrongSchema(
            #"{"settings": {"a": 1,}}"#,
            #"1:21: error: a comma may not follow the last item; remove it"#
        ),
        WrongSchema(
            #"{"settings": {"a": 1"#,
            #"1:21: error: the text ends before "}"; add it or restore what is missing"#,
            #"1:14: note: opened here"#
        ),
        WrongSchema(
            #"{"settings": {"a": tru}}"#,
            #"1:20: error: "tru" is not a JSON value; write true, false, null, a number or text in double quotes"#
        ),
        WrongSchema(
            "{\"settings\": {\"a\": \"x\ty\"}}",
            #"1:22: error: a control character stands in the text; write \u0009"#
        ),
        WrongSchema(
            #"{"settings": {"a": "# + String(repeating: "[", count: 63) + String(repeating: "]", count: 63) + "}}",
            #"1:82: error: arrays and objects are nested deeper than 64; flatten them"#
        ),
        WrongSchema(
            #"{"settings": {"é": 1, "é": 2}}"#,
            #"1:24: error: duplicate member "é"; remove or rename one of the two"#,
            #"1:15: note: first here"#
        ),
    ]
}

extension WrongSchema {
    static let header = [
        WrongSchema(
            #"[1]"#,
            #"1:1: error: a schema is an object, not an array; write { "settings": { … } }"#
        ),
        WrongSchema(
            #"{}"#,
            #"1:1: error: the schema has no "settings"; add "settings": { … }"#
        ),
        WrongSchema(
            #"{"settings": []}"#,
            #"1:14: error: "settings" must be an object, not an array"#
        ),
        WrongSchema(
            #"{"name": 5, "settings": {}}"#,
            #"1:10: error: "name" must be a string, not a number"#
        ),
        WrongSchema(
            #"{"name": "a b", "settings": {}}"#,
            #"1:10: error: "a b" cannot name an enum; use a name such as "AppSettings""#
        ),
        WrongSchema(
            #"{"name": "class", "settings": {}}"#,
            #"1:10: error: "class" cannot name an enum; use a name such as "AppSettings""#
        ),
        WrongSchema(
            #"{"name": "Value", "settings": {}}"#,
            #"1:10: error: "Value" cannot name an enum, since the generated code needs it itself; use a name such as "AppSettings""#
        ),
        WrongSchema(
            #"{"access": "pubic", "settings": {}}"#,
            #"1:12: error: there is no access "pubic"; did you mean "public"?"#
        ),
        WrongSchema(
            #"{"access": "open", "settings": {}}"#,
            #"1:12: error: there is no access "open"; use "internal", "package" or "public""#
        ),
        WrongSchema(
            #"{"access": "public", "settings": {}}"#,
            #"1:2: error: public settings need a "suite", so that every program that uses them has the same store; add one such as "suite": "org.example.app""#
        ),
        WrongSchema(
            #"{"suite": "a/b", "settings": {}}"#,
            #"1:11: error: the suite "a/b" cannot name a folder everywhere; use 1 to 100 letters, digits, ".", "-" and "_", as in "org.example.app""#
        ),
        WrongSchema(
            #"{"suite": "", "settings": {}}"#,
            #"1:11: error: the suite "" cannot name a folder everywhere; use 1 to 100 letters, digits, ".", "-" and "_", as in "org.example.app""#
        ),
        WrongSchema(
            #"{"suite": "..", "settings": {}}"#,
            #"1:11: error: the suite ".." cannot name a folder everywhere; use 1 to 100 letters, digits, ".", "-" and "_", as in "org.example.app""#
        ),
        WrongSchema(
            #"{"environmentPrefix": "", "retired": [], "settings": {}}"#,
            #"1:2: error: the attribute "environmentPrefix" is not supported yet; remove it"#,
            #"1:27: error: the attribute "retired" is not supported yet; remove it"#
        ),
        WrongSchema(
            #"{"tpyes": 1, "setings": {}}"#,
            #"1:2: error: the schema has no attribute "tpyes"; did you mean "types"?"#,
            #"1:14: error: the schema has no attribute "setings"; did you mean "settings"?"#
        ),
        WrongSchema(
            #"{"imports": ["a b", 5], "settings": {}}"#,
            #"1:14: error: "a b" cannot be the name of a module; use one such as "Foundation""#,
            #"1:21: error: a number cannot be the name of a module; use one such as "Foundation""#
        ),
    ]
}

extension WrongSchema {
    static let structure = [
        WrongSchema(
            #"{"settings": {"a": {}}}"#,
            #"1:15: error: "a" has neither "type" nor "default"; add one, or "group" if it holds settings"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"deflaut": 1}}}"#,
            #"1:21: error: a setting has no attribute "deflaut"; did you mean "default"?"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"default": 1, "colour": "red"}}}"#,
            #"1:35: error: a setting has no attribute "colour"; remove it"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"default": 1, "encrypted": true}}}"#,
            #"1:35: error: the attribute "encrypted" is not supported yet; remove it"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"default": 1, "doc": 5}}}"#,
            #"1:42: error: "doc" must be a string, not a number"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"type": 5, "default": 1}}}"#,
            #"1:29: error: "type" must be a string or an object, not a number"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"group": {}}}}"#,
            #"1:30: error: the group "a" has no settings; add one, or remove the group"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"group": {"b": 1}, "default": 1}}}"#,
            #"1:40: error: "a" is a group and cannot have "default", which belongs to settings; remove it, or move it to a setting of the group"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"group": [1]}}}"#,
            #"1:30: error: "group" must be an object, not an array"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"group": {"b": {"group": {"c": {"group": {"d": {"group": {"e": {"group": {"f": {"group": {"g": 1}}}}}}}}}}}}}}"#,
            #"1:95: error: the group "f" is nested deeper than 5 groups; move it up"#
        ),
    ]
}
