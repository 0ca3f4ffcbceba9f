import SettingsJSON
import TestSupport
import Testing

/// How values are written.
@Suite struct PrinterTests {
    private func pretty(_ text: String) throws -> String {
        JSONPrinter.pretty(try JSONDocument(text).root)
    }

    @Test func `compact text has no spaces and keeps order and digits`() throws {
        let text = " { \"b\" : [ 1.50 , true , null , [ ] , { } ] ,\n \"\\u0061\" : \"\\u0041\\/\" } "
        #expect(JSONPrinter.compact(try JSONDocument(text).root) == #"{"b":[1.50,true,null,[],{}],"a":"A/"}"#)
    }

    @Test func `pretty text has a member a line and scalars side by side`() throws {
        let text = #"{"a":1,"empty":{},"none":[],"list":[1,"x",null,false],"nested":[[],[1]],"group":{"b":[{"c":-0}]}}"#
        #expect(
            try pretty(text) == #"""
                {
                  "a": 1,
                  "empty": {},
                  "none": [],
                  "list": [1, "x", null, false],
                  "nested": [
                    [],
                    [1]
                  ],
                  "group": {
                    "b": [
                      {
                        "c": -0
                      }
                    ]
                  }
                }
                """#
        )
    }

    @Test(arguments: ["null", "true", "1.0", #""a\nb""#, "[]", "{}", "[1, 2]"])
    func `pretty text of what fits on a line is that line`(_ text: String) throws {
        #expect(try pretty(text) == text)
    }

    @Test func `an array of scalars stays on one line up to 80 bytes`() throws {
        let line = "[\"" + String(repeating: "é", count: 37) + "\", 1]"
        #expect(line.utf8.count == 81)
        #expect(try pretty(line) == "[\n  \"" + String(repeating: "é", count: 37) + "\",\n  1\n]")
        let shorter = line.replacing("1", with: "").replacing(", ", with: "")
        #expect(try pretty(shorter) == shorter)
        let exact = "[\"" + String(repeating: "é", count: 36) + "x\", 1]"
        #expect(exact.utf8.count == 80)
        #expect(try pretty(exact) == exact)
    }

    @Test func `indentation and newline are those that are asked for`() throws {
        let node = try JSONDocument(#"{"a":{"b":[[]]}}"#).root
        #expect(
            JSONPrinter.pretty(node, unit: "\t", indentation: "    ", newline: "\r\n")
                == "{\r\n    \t\"a\": {\r\n    \t\t\"b\": [\r\n    \t\t\t[]\r\n    \t\t]\r\n    \t}\r\n    }"
        )
    }

    @Test(arguments: [
        ("", #""""#),
        ("plain é 🦊 / '", #""plain é 🦊 / '""#),
        ("\"\\", #""\"\\""#),
        ("\n\r\t\u{8}\u{C}\r\n", #""\n\r\t\b\f\r\n""#),
        ("\u{0}\u{1}\u{B}\u{1F} ", #""\u0000\u0001\u000B\u001F ""#),
        ("\u{7F}\u{2028}\u{FEFF}", "\"\u{7F}\u{2028}\u{FEFF}\""),
        ("\"e\u{301}\u{308}", "\"\\\"e\u{301}\u{308}\""),
        ("\u{301}", "\"\u{301}\""),
    ])
    func `a string is quoted with the escapes it needs and no others`(_ string: String, _ text: String) {
        #expect(Array(JSONPrinter.quoted(string).utf8) == Array(text.utf8))
    }

    @Test func `reading what was written gives the same tree`() throws {
        var json = RandomJSON(seed: 7)
        var count = 0
        for _ in 0..<400 {
            let node = json.node(depth: 4)
            #expect(try JSONDocument(JSONPrinter.compact(node)).root.tree == node.tree)
            #expect(try JSONDocument(JSONPrinter.pretty(node)).root.tree == node.tree)
            #expect(try JSONDocument(json.text(of: node)).root.tree == node.tree)
            count += node.nodes.count
        }
        #expect(count > 1_000)
    }

    // MARK: Messages

    @Test(arguments: [
        ("a b", #""a b""#),
        ("\"\\", #""\"\\""#),
        ("a\nb\u{7F}", #""a\u000Ab\u007F""#),
        ("\u{202E}\u{200B}\u{2028}\u{FEFF}", #""\u202E\u200B\u2028\uFEFF""#),
        ("\u{E000}\u{F0000}", #""\uE000\uDB80\uDC00""#),
        ("é🦊e\u{301}", "\"é🦊e\u{301}\""),
        (String(repeating: "é", count: 80), "\"" + String(repeating: "é", count: 80) + "\""),
        (String(repeating: "é", count: 81), "\"" + String(repeating: "é", count: 80) + "…\""),
    ])
    func `text in a message is on one line, visible and short`(_ text: String, _ quoted: String) {
        #expect(text.quoted == quoted)
    }

    @Test(arguments: [
        ("null", "null"), ("true", "true"), ("false", "false"), ("1", "a number"), ("\"1\"", "a string"),
        ("[]", "an array"), ("{}", "an object"),
    ])
    func `a value has its kind in words and one accessor`(_ text: String, _ kind: String) throws {
        let node = try JSONDocument(text).root
        #expect(node.kind == kind)
        let answers: [Bool] = [
            node.isNull, node.bool != nil, node.number != nil, node.string != nil, node.elements != nil,
            node.members != nil,
        ]
        #expect(answers.filter { $0 }.count == 1)
    }

    @Test func `a member is found by its name in an object only`() throws {
        let root = try JSONDocument(#"{"é": 1, "b": [{"é": 2}]}"#).root
        #expect(root["e\u{301}"]?.tree == .number("1"))
        #expect(root["c"] == nil)
        #expect(root["b"]?["é"] == nil)
    }
}
