import SettingsJSON
import Testing

/// The exact text after changes of single members.
@Suite struct EditorTests {
    /// Members with a rank; the place in this list is the rank.
    private static let order = ["a", "b", "c", "g", "g/a", "g/b", "g/h", "g/h/a", "z", "é"]

    /// The text after changes: a path with slashes, and the JSON text of the new value or nil.
    private func edit(_ text: String, _ changes: KeyValuePairs<String, String?>) throws -> String {
        let editor = JSONEditor(try JSONDocument(text)) { path in
            Self.order.firstIndex(of: path.joined(separator: "/"))
        }
        let edited = try editor.text(
            applying: changes.map { path, value in
                JSONEditor.Change(
                    path: path.split(separator: "/").map(String.init),
                    value: try value.map { try JSONDocument($0).root }
                )
            }
        )
        return String(decoding: edited, as: UTF8.self)
    }

    // MARK: Members that are there

    @Test func `a new value takes the place of the old one and nothing else moves`() throws {
        let text = " {\n   \"a\" :  1 ,\"b\":[ 2 ],\n\n \"\\u0063\"\t: {\"x\":1.50}\n }\n\n"
        #expect(
            try edit(text, ["b": "null", "c": "3"]) == " {\n   \"a\" :  1 ,\"b\":null,\n\n \"\\u0063\"\t: 3\n }\n\n"
        )
    }

    @Test func `without changes the text stays as it is`() throws {
        for text in ["{ }", " {\n\n} ", "{\"a\":1 }", "{\"g\": { }, \"a\" : {\"b\":[ ]} }"] {
            #expect(try edit(text, [:]) == text)
        }
    }

    @Test func `removing what is not there leaves the text as it is`() throws {
        for text in ["{ }", "{ \"g\" : { } }", "{\n\"g\": {\"b\":{}} , \"x\":1}", "{\"g\": 1}", "{\"g\":[{\"a\":1}]}"] {
            #expect(try edit(text, ["a": nil, "g/a": nil, "g/h/a": nil]) == text)
        }
    }

    @Test(arguments: [
        ("a", "{\n  \"b\": 2 ,\n  \"c\": 3\n}"),
        ("b", "{\n  \"a\": 1,\n  \"c\": 3\n}"),
        ("c", "{\n  \"a\": 1,\n  \"b\": 2 \n}"),
    ])
    func `a member goes with its line and its comma`(_ name: String, _ result: String) throws {
        #expect(try edit("{\n  \"a\": 1,\n  \"b\": 2 ,\n  \"c\": 3\n}", [name: nil]) == result)
    }

    @Test(arguments: [
        ("a", "{\"b\": 2, \"c\": 3 }"), ("b", "{\"a\": 1, \"c\": 3 }"), ("c", "{\"a\": 1, \"b\": 2 }"),
    ])
    func `a member on one line goes with its space and its comma`(_ name: String, _ result: String) throws {
        #expect(try edit("{\"a\": 1, \"b\": 2, \"c\": 3 }", [name: nil]) == result)
    }

    @Test func `all members go and the braces stay`() throws {
        #expect(try edit("\n{\n  \"a\": 1,\n  \"b\": 2\n}\n", ["a": nil, "b": nil]) == "\n{}\n")
    }

    @Test func `a group goes with its last member, and so does the group around it`() throws {
        let text = "{\"a\": 1, \"g\": {\"h\": {\"a\": 1}}, \"z\": {\"y\": {}}}"
        #expect(try edit(text, ["g/h/a": nil]) == "{\"a\": 1, \"z\": {\"y\": {}}}")
        #expect(try edit("{\"g\": {\"h\": {\"a\": 1}}}", ["g/h/a": nil]) == "{}")
        #expect(try edit("{\"g\": {\"b\": 0, \"h\": {\"a\": 1}}}", ["g/h/a": nil]) == "{\"g\": {\"b\": 0}}")
    }

    @Test func `commas, braces and quotes in names and values do not mislead`() throws {
        let text = #"{"x,}": "},\"b\": 0,{", "b": "\\", "}{" : [",", {"b": "]"}] , "c": "a,b"}"#
        #expect(try edit(text, ["b": nil]) == #"{"x,}": "},\"b\": 0,{", "}{" : [",", {"b": "]"}] , "c": "a,b"}"#)
        #expect(
            try edit(text, ["b": #""},{""#, "}{": "0", "c": nil])
                == #"{"x,}": "},\"b\": 0,{", "b": "},{", "}{" : 0 }"#
        )
    }

    @Test func `a name is the same in every spelling and Unicode form`() throws {
        let edited = try edit("{\"e\u{301}\": 1, \"\\u0061\": 1}", ["é": "2", "a": "3"])
        #expect(edited.utf8.elementsEqual("{\"e\u{301}\": 2, \"\\u0061\": 3}".utf8))
        #expect(try edit("{\"\\u00e9\": 1, \"x\": 1}", ["e\u{301}": nil]) == "{\"x\": 1}")
    }

    // MARK: New members

    @Test func `an empty object opens for new members in the order of rank`() throws {
        for empty in ["{}", "{ }", "{\n}"] {
            #expect(try edit(empty, ["b": "2", "x": "0", "a": "1"]) == "{\n  \"a\": 1,\n  \"b\": 2,\n  \"x\": 0\n}")
        }
        #expect(try edit("{\"g\": {}}", ["g/a": "1"]) == "{\"g\": {\n    \"a\": 1\n  }}")
    }

    @Test(arguments: [
        ("a", "{\"a\": 0, \"b\": 1, \"g\": 2}"), ("c", "{\"b\": 1, \"c\": 0, \"g\": 2}"),
        ("z", "{\"b\": 1, \"g\": 2, \"z\": 0}"), ("x", "{\"b\": 1, \"g\": 2, \"x\": 0}"),
    ])
    func `a new member on one line takes its place by rank`(_ name: String, _ result: String) throws {
        #expect(try edit("{\"b\": 1, \"g\": 2}", [name: "0"]) == result)
    }

    @Test(arguments: [
        ("{\"b\": 1}", "{\"a\": 0, \"b\": 1, \"c\": 0}"),
        ("{ \"b\": 1 }", "{ \"a\": 0, \"b\": 1, \"c\": 0 }"),
        ("{\"b\":1,\"x\":2}", "{\"a\": 0,\"b\":1,\"c\": 0,\"x\":2}"),
        ("{  \"b\": 1,\t\"x\": 2}", "{  \"a\": 0,\t\"b\": 1,\t\"c\": 0,\t\"x\": 2}"),
    ])
    func `new members on one line have the spaces of the others`(_ text: String, _ result: String) throws {
        #expect(try edit(text, ["a": "0", "c": "0"]) == result)
    }

    @Test func `new members on lines of their own take their places by rank`() throws {
        #expect(
            try edit("{\n  \"b\": 1,\n  \"x\": 2\n}", ["z": "0", "c": "0", "a": "0"])
                == "{\n  \"a\": 0,\n  \"b\": 1,\n  \"c\": 0,\n  \"z\": 0,\n  \"x\": 2\n}"
        )
    }

    @Test func `a new member follows the last that ranks before it where the order is another`() throws {
        #expect(
            try edit("{\"z\": 1, \"x\": 2, \"a\": 3, \"g\": 4}", ["b": "0"])
                == "{\"z\": 1, \"x\": 2, \"a\": 3, \"b\": 0, \"g\": 4}"
        )
        #expect(
            try edit("{\"x\": 1, \"z\": 2, \"y\": 3, \"g\": 4}", ["a": "0"]).hasPrefix("{\"x\": 1, \"a\": 0, \"z\"")
        )
        #expect(try edit("{\"x\": 1, \"y\": 2}", ["a": "0"]) == "{\"x\": 1, \"y\": 2, \"a\": 0}")
    }

    @Test func `groups are made as they are needed`() throws {
        #expect(
            try edit("{\n    \"a\": 1\n}\n", ["g/h/a": "[1]", "g/b": #"{"n":{"m":[]}}"#, "g/x": nil]) == """
                {
                    "a": 1,
                    "g": {
                        "b": {
                            "n": {
                                "m": []
                            }
                        },
                        "h": {
                            "a": [1]
                        }
                    }
                }

                """
        )
    }

    @Test func `a new member of a group is indented like its siblings`() throws {
        #expect(
            try edit("{\n\t\"g\": {\n\t\t\"h\": {\n\t\t\t\"a\": 1\n\t\t}\n\t}\n}", ["g/h/b": "[[]]", "g/a": "0"])
                == "{\n\t\"g\": {\n\t\t\"a\": 0,\n\t\t\"h\": {\n\t\t\t\"a\": 1,\n\t\t\t\"b\": [\n\t\t\t\t[]\n\t\t\t]\n\t\t}\n\t}\n}"
        )
    }

    @Test func `the byte order mark, CR LF and tabs are kept and used`() throws {
        #expect(
            try edit("\u{FEFF}{\r\n\t\"a\": 1\r\n}\r\n", ["g/a": "1", "a": "2"])
                == "\u{FEFF}{\r\n\t\"a\": 2,\r\n\t\"g\": {\r\n\t\t\"a\": 1\r\n\t}\r\n}\r\n"
        )
        #expect(try edit("\u{FEFF}{}\r\n", ["a": "1"]) == "\u{FEFF}{\r\n  \"a\": 1\r\n}\r\n")
    }

    @Test func `two spaces stand in where the text shows no indentation`() throws {
        #expect(try edit("{    \"g\": {}}", ["g/a": "0"]) == "{    \"g\": {\n    \"a\": 0\n  }}")
        #expect(try edit("{\n\"b\": 1\n}", ["c": "0"]) == "{\n\"b\": 1,\n  \"c\": 0\n}")
        #expect(try edit("{\"b\": 1,\n    \"x\": 1\n}", ["c": "0"]) == "{\"b\": 1,\n  \"c\": 0,\n    \"x\": 1\n}")
    }

    @Test func `members are set and removed together`() throws {
        let text = "{\n  \"a\": 1,\n  \"b\": 2,\n  \"g\": {\n    \"a\": 1\n  }\n}"
        #expect(
            try edit(text, ["g/a": nil, "g/b": "3", "a": nil, "b": "4", "c": "5"])
                == "{\n  \"b\": 4,\n  \"c\": 5,\n  \"g\": {\n    \"b\": 3\n  }\n}"
        )
        #expect(try edit("{\"a\": 1}", ["a": nil, "b": "2"]) == "{\"b\": 2}")
        #expect(try edit("{\n  \"a\": 1\n}", ["a": nil, "b": "2"]) == "{\n  \"b\": 2\n}")
    }

    @Test func `a later change of the same member wins`() throws {
        #expect(try edit("{\"a\": 1}", ["a": "2", "a": "3"]) == "{\"a\": 3}")
        #expect(try edit("{\"a\": 1, \"b\": 1}", ["a": "2", "a": nil]) == "{\"b\": 1}")
    }

    // MARK: Values in the way

    @Test(arguments: [
        ("{\"g\": 1}", ["g"], "a number"), ("{\"g\": null}", ["g"], "null"), ("{\"g\": [{}]}", ["g"], "an array"),
        ("{\"g\": {\"a\": 0, \"h\": \"\"}}", ["g", "h"], "a string"), ("[]", [], "an array"),
    ])
    func `a value that is no object blocks the way into it`(_ text: String, _ path: [String], _ kind: String) {
        let blocked = #expect(throws: JSONEditor.PathBlocked.self) { try edit(text, ["a": "1", "g/h/a": "1"]) }
        #expect(blocked?.path == path)
        #expect(blocked?.node.kind == kind)
    }
}
