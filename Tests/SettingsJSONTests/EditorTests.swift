import Testing

@testable import SettingsJSON

/// Changes of a text: what is asked for, and not a byte more.
@Suite struct EditorTests {
    private static let order = ["a", "b", "g", "g/x", "g/y", "g/h", "g/h/z", "c"]

    private func edit(_ text: String, _ changes: (String, String?)...) throws -> String {
        let document = try JSONDocument(parsing: Array(text.utf8))
        let editor = JSONEditor(document) { path in Self.order.firstIndex(of: path.joined(separator: "/")) }
        let list = try changes.map { path, value in
            JSONEditor.Change(
                path: path.split(separator: "/").map(String.init),
                value: try value.map { try JSONDocument(parsing: Array($0.utf8)).root }
            )
        }
        return String(decoding: try editor.text(applying: list), as: UTF8.self)
    }

    @Test func `a value is exchanged in its place`() throws {
        #expect(try edit("{ \"a\" :  1 , \"x\":2 }", ("a", "\"n\"")) == "{ \"a\" :  \"n\" , \"x\":2 }")
        #expect(try edit(#"{"a":[1,{"b":"},"}],"b":2}"#, ("b", "3")) == #"{"a":[1,{"b":"},"}],"b":3}"#)
        #expect(try edit(#"{"a":[1,{"b":"},"}],"b":2}"#, ("a", "3")) == #"{"a":3,"b":2}"#)
        #expect(try edit(#"{"\u0061":1}"#, ("a", "2")) == #"{"\u0061":2}"#)
    }

    @Test func `members go with their comma`() throws {
        #expect(try edit(#"{"a":1, "b":2, "c":3}"#, ("a", nil)) == #"{ "b":2, "c":3}"#)
        #expect(try edit(#"{"a":1, "b":2, "c":3}"#, ("b", nil)) == #"{"a":1, "c":3}"#)
        #expect(try edit(#"{"a":1, "b":2, "c":3}"#, ("c", nil)) == #"{"a":1, "b":2}"#)
        #expect(try edit(#"{"a":1, "b":2, "c":3}"#, ("a", nil), ("c", nil)) == #"{ "b":2}"#)
        #expect(try edit("{\n  \"a\": 1\n}\n", ("a", nil)) == "{}\n")
        #expect(try edit("{}", ("a", nil), ("g/x", nil)) == "{}")
    }

    @Test func `members come in the order of their ranks`() throws {
        #expect(try edit("{}\n", ("c", "1"), ("a", "2")) == "{\n  \"a\": 2,\n  \"c\": 1\n}\n")
        #expect(
            try edit("{\n    \"a\": 1,\n    \"u\": 0,\n    \"c\": 3\n}", ("b", "2"))
                == "{\n    \"a\": 1,\n    \"b\": 2,\n    \"u\": 0,\n    \"c\": 3\n}"
        )
        #expect(try edit("{\"b\": 1, \"u\": 0}", ("a", "2")) == "{\"a\": 2, \"b\": 1, \"u\": 0}")
        #expect(try edit("{\"u\": 0, \"c\": 0}", ("a", "2")) == "{\"u\": 0, \"a\": 2, \"c\": 0}")
        #expect(try edit("{\"u\": 0, \"v\": 0}", ("c", "1"), ("a", "2")) == "{\"u\": 0, \"v\": 0, \"a\": 2, \"c\": 1}")
        #expect(try edit("{\"c\": 0, \"a\": 1}", ("b", "2")) == "{\"c\": 0, \"a\": 1, \"b\": 2}")
    }

    @Test func `groups are made and removed with what is in them`() throws {
        #expect(
            try edit("{\n  \"a\": 1\n}", ("g/h/z", "[]"), ("g/x", "{\"k\":1}"))
                == """
                {
                  "a": 1,
                  "g": {
                    "x": {
                      "k": 1
                    },
                    "h": {
                      "z": []
                    }
                  }
                }
                """
        )
        #expect(try edit(#"{"a":1,"g":{"h":{"z":1}}}"#, ("g/h/z", nil)) == #"{"a":1}"#)
        #expect(try edit(#"{"a":1,"g":{"h":{"z":1},"u":0}}"#, ("g/h/z", nil)) == #"{"a":1,"g":{"u":0}}"#)
        #expect(try edit(#"{"g":{}}"#, ("g/x", "1")) == "{\"g\":{\n    \"x\": 1\n  }}")
        #expect(try edit(#"{"g":{"x":1}}"#, ("g/x", nil), ("g/y", "2")) == #"{"g":{"y": 2}}"#)
    }

    @Test func `new text takes the style of the old`() throws {
        #expect(
            try edit("{\r\n\t\"a\": 1\r\n}\r\n", ("g/x", "{\"k\":1}"))
                == "{\r\n\t\"a\": 1,\r\n\t\"g\": {\r\n\t\t\"x\": {\r\n\t\t\t\"k\": 1\r\n\t\t}\r\n\t}\r\n}\r\n"
        )
        #expect(try edit("\u{FEFF} {\"a\":1} \n", ("b", "2")) == "\u{FEFF} {\"a\":1,\"b\": 2} \n")
        #expect(try edit("{ \"a\": 1, \"b\": 2 }", ("c", "3")) == "{ \"a\": 1, \"b\": 2, \"c\": 3 }")
    }

    @Test func `a change through something else than an object is refused`() throws {
        let error = #expect(throws: JSONEditor.PathBlocked.self) {
            try edit(#"{"a":1,"g":{"h":[1]}}"#, ("a", "2"), ("g/h/z", "3"))
        }
        #expect(error?.path == ["g", "h"])
        #expect(error?.node.kind == "an array")
        #expect(try edit(#"{"g":"x"}"#, ("g/x", nil)) == #"{"g":"x"}"#)
    }

    @Test func `random changes give what was asked for, and leave the rest to the byte`() throws {
        var random = RandomJSON(seed: 11)
        var (changed, kept) = (0, 0)
        for _ in 0..<600 {
            let tree = random.object(depth: 0)
            let text = Bool.random(using: &random) ? JSONPrinter.compact(tree) : JSONPrinter.pretty(tree)
            let document = try JSONDocument(parsing: Array(text.utf8))
            let names = Set((0..<random.pick([1, 2, 3])).map { _ in random.pick(["a", "b1", "é]", "new", "c"]) })
            let changes = names.map { name in
                JSONEditor.Change(path: [name], value: Bool.random(using: &random) ? random.node(depth: 2) : nil)
            }
            let ranks = ["b1": 2, "new": 1, "a": 0]
            let edited = try JSONEditor(document) { $0.count == 1 ? ranks[$0[0]] : nil }.text(applying: changes)
            let result = try JSONDocument(parsing: edited)
            for change in changes {
                #expect(result.root[change.path[0]].map(JSONPrinter.compact) == change.value.map(JSONPrinter.compact))
                changed += 1
            }
            let before = (document.root.members ?? []).filter { !names.contains($0.name) }
            let after = (result.root.members ?? []).filter { !names.contains($0.name) }
            #expect(before.map { texts($0, document) } == after.map { texts($0, result) })
            kept += before.count
        }
        #expect(changed > 600)
        #expect(kept > 600)
    }

    private func texts(_ member: JSONMember, _ document: JSONDocument) -> [String] {
        [member.nameRange, member.value.range].compactMap { range in
            range.map { String(decoding: document.text(of: $0), as: UTF8.self) }
        }
    }
}
