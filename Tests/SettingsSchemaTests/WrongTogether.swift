// Lines of errors are not broken.
// swift-format-ignore-file

extension WrongSchema {
    /// Faults that do not depend on each other: each is found in the same run.
    static let manyFaults = [
        WrongSchema(
            """
            {
              "name": "my prefs",
              "access": "pubic",
              "suite": "a/b",
              "settings": []
            }
            """,
            #"2:11: error: "my prefs" cannot name an enum; use a name such as "AppSettings""#,
            #"3:13: error: there is no access "pubic"; did you mean "public"?"#,
            #"4:12: error: the suite "a/b" cannot name a folder everywhere; use 1 to 100 letters, digits, ".", "-" and "_", as in "org.example.app""#,
            #"5:15: error: "settings" must be an object, not an array"#
        ),
        WrongSchema(
            """
            {
              "access": "public",
              "names": {}
            }
            """,
            #"1:1: error: the schema has no "settings"; add "settings": { … }"#,
            #"2:3: error: public settings need a "suite", so that every program that uses them has the same store; add one such as "suite": "org.example.app""#,
            #"3:3: error: the schema has no attribute "names"; did you mean "name"?"#
        ),
        WrongSchema(
            """
            {
              "settings": {
                "age": {
                  "type": "Int",
                  "default": "old",
                  "min": "young",
                  "max": 1.5,
                  "doc": 1,
                  "colour": "red"
                }
              }
            }
            """,
            #"5:18: error: the default of "age" must be an integer, not a string"#,
            #"6:14: error: "min" of "age" must be an integer, not a string"#,
            #"7:14: error: "max" of "age" must be an integer, not 1.5"#,
            #"8:14: error: "doc" must be a string, not a number"#,
            #"9:7: error: a setting has no attribute "colour"; remove it"#
        ),
        WrongSchema(
            """
            {
              "settings": {
                "user-name": { "type": "Strng", "default": "" },
                "userName": { "default": 1, "min": 2 },
                "Type": { "type": "Int", "key": "user-name" },
                "Self": { "group": { "Protocol": null } }
              }
            }
            """,
            #"3:29: error: there is no type "Strng"; did you mean "String"?"#,
            #"4:5: error: "user-name" and "userName" are both userName in Swift; rename one, and keep its stored name with "key""#,
            #"3:5: note: the other one is here"#,
            #"4:30: error: the default of "userName" is below the least one, 2; change one of the two"#,
            #"5:5: error: "Type" cannot be said in Swift; rename it, as to "typeValue", and keep the stored name with "key": "Type""#,
            #"5:5: error: "Type" has no default; add "default", or make the type optional: "Int?""#,
            #"5:37: error: "Type" and "userName" are stored in the same place, "user-name"; give one of them another "key""#,
            #"3:5: note: the other one is here"#,
            #"6:5: error: "Self" cannot be said in Swift; rename it, as to "selfGroup""#,
            #"6:26: error: "Protocol" cannot be said in Swift; rename it, as to "protocolValue""#,
            #"6:38: error: the type of "Protocol" cannot be told from null; add "type""#
        ),
        WrongSchema(
            """
            {
              "settings": {
                "network": {
                  "min": 1,
                  "group": { "port": { "type": "Int", "default": true } },
                  "default": 2,
                  "dco": ""
                }
              }
            }
            """,
            #"4:7: error: "network" is a group and cannot have "min", which belongs to settings; remove it, or move it to a setting of the group"#,
            #"5:54: error: the default of "port" must be an integer, not true"#,
            #"6:7: error: "network" is a group and cannot have "default", which belongs to settings; remove it, or move it to a setting of the group"#,
            #"7:7: error: a group has no attribute "dco"; did you mean "doc"?"#
        ),
        WrongSchema(
            """
            {
              "settings": {
                "": { "type": "Int" },
                "network": { "group": { "": 1, "port": { "default": 1, "key": "" } } },
                "theme": { "choices": ["light", 1, "light", "Type"], "default": "purple", "min": 3 }
              }
            }
            """,
            #"3:5: error: a name is empty; give it a name"#,
            #"3:5: error: "" has no default; add "default", or make the type optional: "Int?""#,
            #"4:29: error: a name is empty; give it a name"#,
            #"4:67: error: a stored name is empty; give it a name"#,
            #"5:37: error: a choice is a string, not a number; write the choices as an object to give them numbers"#,
            #"5:40: error: two choices are stored as "light"; remove one, or give it another value"#,
            #"5:28: note: the other one is here"#,
            #"5:49: error: the choice "Type" cannot be said in Swift; rename it, as to "typeChoice", and keep what is stored with "value": "Type""#
        ),
    ]

    /// One fault that could be taken for several: nothing is said that would go away with it.
    static let oneFault = [
        WrongSchema(
            """
            {
              "types": [],
              "settings": {
                "theme": { "type": "Theme", "default": "a" },
                "themes": { "type": "[Theme]?" }
              }
            }
            """,
            #"2:12: error: "types" must be an object, not an array"#
        ),
        WrongSchema(
            """
            {
              "settings": {
                "network": { "gruop": { "port": { "type": "Strng" } } }
              }
            }
            """,
            #"3:18: error: a setting has no attribute "gruop"; did you mean "group"?"#
        ),
        WrongSchema(
            """
            {
              "settings": {
                "age": { "type": "Dtae", "default": 5, "min": true }
              }
            }
            """,
            #"3:23: error: there is no type "Dtae"; did you mean "Date"?"#
        ),
        WrongSchema(
            """
            {
              "settings": {
                "age": { "type": 5, "default": null },
                "size": { "tpye": "Int", "default": null },
                "name": { "type": "String", "defualt": "" }
              }
            }
            """,
            #"3:22: error: "type" must be a string or an object, not a number"#,
            #"4:15: error: a setting has no attribute "tpye"; did you mean "type"?"#,
            #"5:33: error: a setting has no attribute "defualt"; did you mean "default"?"#
        ),
        WrongSchema(
            """
            {
              "settings": {
                "age": { "default": 1, "key": 5 },
                "years": { "default": 1, "kye": "x" },
                "size": { "default": 1, "key": "age" },
                "width": { "default": 1, "key": "years" }
              }
            }
            """,
            #"3:35: error: "key" must be a string, not a number"#,
            #"4:30: error: a setting has no attribute "kye"; did you mean "key"?"#
        ),
        WrongSchema(
            """
            {
              "settings": {
                "Type": { "choices": ["a"], "default": "a" },
                "type": { "choices": ["a"], "default": "a" },
                "age": { "default": 1, "type": "Int", "typ": "x" },
                "size": { "default": 9, "min": 5, "max": 3 }
              }
            }
            """,
            #"3:5: error: "Type" cannot be said in Swift; rename it, as to "typeValue", and keep the stored name with "key": "Type""#,
            #"5:43: error: a setting has no attribute "typ"; remove it"#,
            #"6:36: error: "min" of "size" is 5, which is above its "max" 3; exchange them"#,
            #"6:46: note: "max" is here"#
        ),
    ]

    /// What is wrong as JSON may not say what was meant, so that it is not judged as a schema; all around it is.
    static let damaged = [
        WrongSchema(
            #"""
            {
              "settings": {
                "a": { "type": "In\t\qt", "default": 1 },
                "b": { "choices": ["x\q"], "default": "y" },
                "c": { "tpye\q": "Int" },
                "d\q": null,
                "e": "\ud800",
                "f": { "group": { "g": null, "h": "\q" } }
              }
            }
            """#,
            #"3:25: error: this is not an escape of JSON; write \\ for a backslash"#,
            #"4:26: error: this is not an escape of JSON; write \\ for a backslash"#,
            #"5:17: error: this is not an escape of JSON; write \\ for a backslash"#,
            #"6:7: error: this is not an escape of JSON; write \\ for a backslash"#,
            #"7:11: error: this is half of a surrogate pair; write both halves, or the character itself"#,
            #"8:28: error: the type of "g" cannot be told from null; add "type""#,
            #"8:40: error: this is not an escape of JSON; write \\ for a backslash"#
        ),
        WrongSchema(
            #"""
            {
              "settings": {
                "a": { "default": 1, "key": "b\q" },
                "bq": { "type": "Int", "default": 1, "doc": "C:\Users" },
                "c": { "unit": 1, "\q": 2 }, // why
                "d": { "type": "Int" },
              }
            }
            """#,
            #"3:35: error: this is not an escape of JSON; write \\ for a backslash"#,
            #"4:52: error: this is not an escape of JSON; write \\ for a backslash"#,
            #"5:12: error: a setting has no attribute "unit"; remove it"#,
            #"5:24: error: this is not an escape of JSON; write \\ for a backslash"#,
            #"5:34: error: JSON has no comments; remove this one"#,
            #"6:5: error: "d" has no default; add "default", or make the type optional: "Int?""#,
            #"6:27: error: a comma may not follow the last item; remove it"#
        ),
    ]
}
