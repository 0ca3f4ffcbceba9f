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
            #"{"settings": {"a": {"type": "Date"}}}"#,
            #"1:30: error: the type "Date" is not supported yet; use Bool, Int, Double, String, choices, or a list or optional of these"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"type": "[String: Int]", "default": {}}}}"#,
            #"1:37: error: dictionaries are not supported yet; use a list"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"type": {"swift": "X"}, "default": 1}}}"#,
            #"1:29: error: a type of your own is not supported yet; use Bool, Int, Double, String, choices, or a list or optional of these"#
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
            #"1:30: error: there is no type "Foo"; use Bool, Int, Double, String, choices, or a list or optional of these"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"choices": [], "default": "x"}}}"#,
            #"1:32: error: "a" has no choices; name at least one"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"choices": {"x": 1}, "default": "x"}}}"#,
            #"1:32: error: choices with attributes are not supported yet; write an array of names"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"choices": ["x"], "type": "String", "default": "x"}}}"#,
            #"1:39: error: "a" has both "type" and "choices"; remove "type""#
        ),
        WrongSchema(
            #"{"settings": {"a": {"choices": [1, ""], "default": "x"}}}"#,
            #"1:33: error: a choice is a string, not a number"#,
            #"1:36: error: the name of a choice is empty; give it a name"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"choices": ["x", "x"], "default": "y"}}}"#,
            #"1:38: error: the choice "x" is named twice; remove one"#,
            #"1:33: note: first here"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"choices": ["x y", "xY"], "default": "x y"}}}"#,
            #"1:40: error: the choices "x y" and "xY" are both xY in Swift; rename one"#,
            #"1:33: note: the other one is here"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"choices": ["allCases", "$"], "default": "x"}}}"#,
            #"1:33: error: the choice "allCases" cannot have the name allCases in Swift, since the generated enum needs it itself; rename it, as to "allCasesChoice""#,
            #"1:45: error: the choice "$" cannot be said in Swift; rename it, as to "someChoice""#
        ),
        WrongSchema(
            #"{"settings": {"a": {"choices": ["Type", "$x", "-", "RawValue"], "default": "x"}}}"#,
            #"1:33: error: the choice "Type" cannot be said in Swift; rename it, as to "typeChoice""#,
            #"1:41: error: the choice "$x" cannot be said in Swift; rename it, as to "x""#,
            #"1:47: error: the choice "-" cannot be said in Swift; rename it, as to "choice""#,
            #"1:52: error: the choice "RawValue" cannot have the name RawValue in Swift, since the generated enum needs it itself; rename it, as to "rawValueChoice""#
        ),
        WrongSchema(
            #"{"settings": {"a": {"type": "Set<Int>", "default": []}}}"#,
            #"1:30: error: the type "Set" is not supported yet; use Bool, Int, Double, String, choices, or a list or optional of these"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"type": "\u005BStrng]", "default": []}}}"#,
            #"1:29: error: there is no type "Strng"; did you mean "String"?"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"type": "Int]", "default": 1}}}"#,
            #"1:33: error: nothing may follow the type; remove this"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"type": "[Int, String]", "default": []}}}"#,
            #"1:34: error: "]" is expected here; close the list"#
        ),
        WrongSchema(
            #"{"settings": {"a": {"type": "[ ]", "default": []}}}"#,
            #"1:32: error: a type is expected here; write one such as "Int" or "[String]""#
        ),
        WrongSchema(
            #"{"settings": {"a": {"type": "[Int? ?]", "default": []}}}"#,
            #"1:36: error: a type can be optional only once; remove one "?""#
        ),
        WrongSchema(
            #"{"settings": {"a": {"default": {"x": "# + "\"\(String(repeating: "x", count: 40))\"" + #"}}}}"#,
            #"1:32: error: the type of "a" cannot be told from an object; add "type""#
        ),
        WrongSchema(
            #"{"settings": {"a": [[1], ["x"]], "b": [1, [2]]}}"#,
            #"1:20: error: the default of "a" mixes [Int] and [String]; give all elements one type"#,
            #"1:39: error: the default of "b" mixes Int and [Int]; give all elements one type"#
        ),
    ]
}
