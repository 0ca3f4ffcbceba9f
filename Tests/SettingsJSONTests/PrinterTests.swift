import Testing

@testable import SettingsJSON

@Suite struct PrinterTests {
    private func parse(_ text: String) throws -> JSONNode { try JSONDocument(parsing: Array(text.utf8)).root }

    @Test func `pretty text has one member a line and short lists on one`() throws {
        let node = try parse(#"{"a":1,"b":{"c":[],"d":{}},"e":[1,"x",null],"f":[[1],{"g":[2]}]}"#)
        #expect(
            JSONPrinter.pretty(node) == """
                {
                  "a": 1,
                  "b": {
                    "c": [],
                    "d": {}
                  },
                  "e": [1, "x", null],
                  "f": [
                    [1],
                    {
                      "g": [2]
                    }
                  ]
                }
                """
        )
    }

    @Test func `a list that is too long for a line has one element a line`() throws {
        let short = try parse("[\"\(String(repeating: "x", count: 76))\"]")
        #expect(!JSONPrinter.pretty(short).contains("\n"))
        let long = try parse("[\"\(String(repeating: "x", count: 77))\"]")
        #expect(JSONPrinter.pretty(long).split(separator: "\n").count == 3)
    }

    @Test func `pretty text takes the style of what is around it`() throws {
        let node = try parse(#"{"a":{"b":1}}"#)
        #expect(
            JSONPrinter.pretty(node, unit: "\t", indentation: "\t", newline: "\r\n")
                == "{\r\n\t\t\"a\": {\r\n\t\t\t\"b\": 1\r\n\t\t}\r\n\t}"
        )
    }

    @Test func `text for messages is on one line, short, and shows what is invisible`() {
        #expect("a\"b\\c".quoted == #""a\"b\\c""#)
        #expect("a\nb\u{202E}\u{200D}\u{1F}".quoted == #""a\u000Ab\u202E\u200D\u001F""#)
        #expect(String(repeating: "é", count: 81).quoted == "\"" + String(repeating: "é", count: 80) + "…\"")
        #expect("\u{E000}\u{10FFFF}".quoted == #""\uE000\uDBFF\uDFFF""#)
    }

    @Test func `printed text reads back as the same tree`() throws {
        var random = RandomJSON(seed: 7)
        var count = 0
        for _ in 0..<400 {
            let node = random.node(depth: 0)
            let compact = JSONPrinter.compact(node)
            #expect(JSONPrinter.compact(try parse(compact)) == compact)
            #expect(JSONPrinter.compact(try parse(JSONPrinter.pretty(node))) == compact)
            count += compact.utf8.count
        }
        #expect(count > 5_000)
    }
}
