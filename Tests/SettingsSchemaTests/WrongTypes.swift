// The schemas stand in one line each, with everything that is said about them.
// swift-format-ignore-file

extension WrongSchema {
    static let types = [
        WrongSchema(
            #"{"settings": {"a": null}}"#,
            #"1:20: error: the type of "a" cannot be told from null; add "type""#
        ),
        WrongSchema(
            #"{"settings": {"a": []}}"#,
            #"1:20: error: the type of "a" cannot be told from []; add "type""#
        ),
        WrongSchema(
            #"{"settings": {"a": [1, "x"]}}"#,
            #"1:20: error: the default of "a" mixes Int and String; give all elements one type"#
        ),
        WrongSchema(
            #"{"settings": {"a": [1, null]}}"#,
            #"1:24: error: the type of "a" cannot be told from null; add "type""#
        ),
        WrongSchema(
            #"{"settings": {"a": {"type": {"swift": "X"}, "default": 1}}}"#,
            #"1:29: error: a type of your own is not supported yet; use one such as "Int" or "[String]""#
        ),
        WrongSchema(
            #"{"settings": {"a": {"type": "Int??"}}}"#,
            #"1:34: error: a type can be optional only once; remove one "?""#
        ),
        WrongSchema(
            #"{"settings": {"a": {"type": "[Int", "default": []}}}"#,
            #"1:34: error: "]" is expected here; close the list"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"type": "", "default": []}}}"#,
            #"1:30: error: a type is expected here; write one such as "Int" or "[String]""#
        ),
        WrongSchema(
            #"{"settings": {"a": {"type": "Int x", "default": 1}}}"#,
            #"1:34: error: nothing may follow the type; remove this"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"type": "[[[[[[[[[[[[[[[[[Int]]]]]]]]]]]]]]]]]", "default": []}}}"#,
            #"1:46: error: the type is nested too deep; flatten it"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"type": "int", "default": 1}}}"#,
            #"1:30: error: there is no type "int"; did you mean "Int"?"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"type": "Foo", "default": 1}}}"#,
            #"1:30: error: there is no type "Foo"; declare it in "types", or use one such as "Int" or "[String]""#
        ),
        WrongSchema(
            #"{"settings": {"a": {"choices": [], "default": "x"}}}"#,
            #"1:32: error: "a" has no choices; name at least one"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"choices": ["x"], "type": "String", "default": "x"}}}"#,
            #"1:39: error: "a" has both "type" and "choices"; remove "type""#
        ),
        WrongSchema(
            #"{"settings": {"a": {"choices": [1, ""], "default": "x"}}}"#,
            #"1:33: error: a choice is a string, not a number; write the choices as an object to give them numbers"#,
            #"1:36: error: the name of a choice is empty; name it, and keep what is stored with "value": """#
        ),
        WrongSchema(
            #"{"settings": {"a": {"choices": ["x", "x"], "default": "y"}}}"#,
            #"1:38: error: two choices are stored as "x"; remove one, or give it another value"#,
            #"1:33: note: the other one is here"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"choices": ["x y", "xY"], "default": "x y"}}}"#,
            #"1:40: error: the choices "x y" and "xY" are both xY in Swift; rename one, and keep what is stored with "value""#,
            #"1:33: note: the other one is here"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"choices": ["allCases", "$"], "default": "x"}}}"#,
            #"1:33: error: the choice "allCases" cannot have the name allCases in Swift, since the generated enum needs it itself; rename it, as to "allCasesChoice", and keep what is stored with "value": "allCases""#,
            #"1:45: error: the choice "$" cannot be said in Swift; rename it, as to "someChoice", and keep what is stored with "value": "$""#
        ),
        WrongSchema(
            #"{"settings": {"a": {"type": "[Int: Int]", "default": {}}}}"#,
            #"1:31: error: a dictionary cannot be keyed by Int; use String, or choices that are stored as text"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"type": "[String: Int", "default": {}}}}"#,
            #"1:42: error: "]" is expected here; close the dictionary"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"type": "Set<Int", "default": []}}}"#,
            #"1:37: error: ">" is expected here; close the set"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"type": "Set<Int?>", "default": []}}}"#,
            #"1:34: error: a set cannot hold nil; remove the "?""#
        ),
        WrongSchema(
            #"{"settings": {"a": {"type": "Set", "default": []}}}"#,
            #"1:33: error: "<" is expected here; write it as in "Set<String>""#
        ),
        WrongSchema(
            #"{"settings": {"a": {"type": "Sting", "default": ""}}}"#,
            #"1:30: error: there is no type "Sting"; did you mean "String"?"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"type": "Qualty", "default": ""}}, "types": {"Quality": {"choices": ["x"]}}}"#,
            #"1:30: error: there is no type "Qualty"; did you mean "Quality"?"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"type": "[Quality: Int]", "default": {}}}, "types": {"Quality": {"choices": {"x": 1}}}}"#,
            #"1:31: error: a dictionary cannot be keyed by Quality; use String, or choices that are stored as text"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"type": "Q", "default": ""}}, "types": {"Q": {"choices": []}}}"#,
            #"1:78: error: the type "Q" has no choices; name at least one"#
        ),
        WrongSchema(
            #"{"settings": {}, "types": {"Int": {"choices": ["x"]}, "a b": {"choices": ["x"]}, "Q": {}, "R": 1, "S": {"fields": {}}, "AppSettings": {"choices": ["x"]}}}"#,
            #"1:28: error: "Int" cannot name a type; use a name such as "Quality""#,
            #"1:55: error: "a b" cannot name a type; use a name such as "Quality""#,
            #"1:82: error: the type "Q" has no "choices"; add them"#,
            #"1:96: error: the type "R" must be an object, not a number; write { "choices": [ … ] }"#,
            #"1:105: error: the attribute "fields" is not supported yet; remove it"#,
            #"1:120: error: the type "AppSettings" cannot have the name AppSettings in Swift, since it is the name of the generated enum; rename it"#
        ),
        WrongSchema(
            #"{"settings": {}, "types": {"Setting": {"choices": ["x"]}, "Theme": {"choices": ["x"], "colour": 1}}}"#,
            #"1:28: error: the type "Setting" cannot have the name Setting in Swift, since the generated enum needs it itself; rename it"#,
            #"1:87: error: a type has no attribute "colour"; remove it"#
        ),
        WrongSchema(
            #"{"settings": {"theme": {"choices": ["a"], "default": "a"}}, "types": {"Theme": {"choices": ["x"]}}}"#,
            #"1:15: error: the type "Theme" and the choices of "theme" are both Theme in Swift; rename one"#,
            #"1:71: note: the other one is here"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"choices": {"x": 1, "y": "b"}, "default": 1}}}"#,
            #"1:46: error: "a" mixes numbers and texts; give each choice a number"#,
            #"1:38: note: the first is a number"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"choices": {"x": 1, "y": {}}, "default": 1}}}"#,
            #"1:41: error: "a" mixes numbers and texts; give each choice a number"#,
            #"1:38: note: the first is a number"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"choices": {"x": 1, "y": 1}, "default": 1}}}"#,
            #"1:46: error: two choices are stored as 1; remove one, or give it another value"#,
            #"1:38: note: the other one is here"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"choices": {"x": 1.5, "y": true, "z": null}, "default": 1}}}"#,
            #"1:38: error: a choice is stored as a string or an integer, not as 1.5"#,
            #"1:48: error: a choice is stored as a string or an integer, not as true"#,
            #"1:59: error: a choice is stored as a string or an integer, not as null"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"choices": {"x": {"value": [], "labl": "x"}}, "default": "x"}}}"#,
            #"1:48: error: a choice is stored as a string or an integer, not as an array"#,
            #"1:52: error: a choice has no attribute "labl"; did you mean "label"?"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"choices": {"x": {"was": ["y", "z", "z", 5, true]}, "y": {}}, "default": "x"}}}"#,
            #"1:47: error: the old value "y" is taken already; remove one of the two"#,
            #"1:73: note: the other one is here"#,
            #"1:57: error: the old value "z" is taken already; remove one of the two"#,
            #"1:52: note: the other one is here"#,
            #"1:62: error: "a" mixes numbers and texts; give no choice a number"#,
            #"1:33: note: the first is a text"#,
            #"1:65: error: a choice is stored as a string or an integer, not as true"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"choices": {"x": {"was": ["y"]}, "y": {"value": "b"}}, "default": "y"}}}"#,
            #"1:87: error: the default of "a" is "y", which is not among its choices; that is an old value of "x", which is stored as "x" now"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"choices": {"": 1}, "default": 1}}}"#,
            #"1:33: error: the name of a choice is empty; name it, and keep what is stored with "value": """#
        ),
    ]
}
