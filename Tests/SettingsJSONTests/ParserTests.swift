import Testing

@testable import SettingsJSON

/// What JSON says, and where each value stands.
@Suite struct ParserTests {
    private func parse(_ text: String) throws -> JSONNode { try JSONDocument(parsing: Array(text.utf8)).root }

    static let sameWhenCompact = [
        "null", "true", "false", "0", "-0", "-1", "1.0", "1.50", "1e2", "1E+2", "1e-400", "1e400",
        "18446744073709551615", "123456789012345678901234567890", "[]", "{}", "[[[]]]", "{\"a\":{\"b\":[1,null]}}",
        "\"\"", "\"é🦊\"", "\"\\\\\\\"\"", "\"\\b\\f\\n\\r\\t\\u0000\\u001F\"", "\"/\"", "{\"\":0}",
        "\"\u{7F}\u{2028}\"",
    ]

    @Test(arguments: sameWhenCompact) func `compact text is read and printed as it is`(text: String) throws {
        #expect(JSONPrinter.compact(try parse(text)) == text)
    }

    static let otherSpellings = [
        (" \t\r\n[ 1 ,\n2 ] ", "[1,2]"), ("\u{FEFF}{}", "{}"), (#""\u0041\/\u00e9""#, #""A/é""#),
        (#""\ud83e\udd8a""#, "\"🦊\""), (#""\uD83E\uDD8A\u000A""#, #""🦊\n""#), (#""\\u0041""#, #""\\u0041""#),
        ("{ \"a\" : 1 , \"b\" : [ ] }", #"{"a":1,"b":[]}"#),
    ]

    @Test(arguments: otherSpellings) func `other spellings mean the same`(text: String, compact: String) throws {
        #expect(JSONPrinter.compact(try parse(text)) == compact)
    }

    @Test func `nesting is read up to the limit`() throws {
        let depth = JSONDocument.maximumDepth
        #expect(depth == 64)
        let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        #expect(JSONPrinter.compact(try parse(text)) == text)
    }

    @Test func `every node knows its bytes`() throws {
        let text = "\u{FEFF}{\r\n \"é\" : [1.50, \"x\\n\", {\"b\": null}] ,\"c\":true }"
        let document = try JSONDocument(parsing: Array(text.utf8))
        var found: [String] = []
        func visit(_ node: JSONNode) {
            if let range = node.range { found.append(String(decoding: document.text(of: range), as: UTF8.self)) }
            for element in node.elements ?? [] { visit(element) }
            for member in node.members ?? [] {
                if let range = member.nameRange {
                    found.append(String(decoding: document.text(of: range), as: UTF8.self))
                }
                visit(member.value)
            }
        }
        visit(document.root)
        #expect(
            found == [
                String(text.unicodeScalars.dropFirst()), "\"é\"", "[1.50, \"x\\n\", {\"b\": null}]", "1.50", "\"x\\n\"",
                "{\"b\": null}", "\"b\"", "null", "\"c\"", "true",
            ]
        )
    }

    @Test func `lines end with LF, CR LF and CR, and columns count bytes`() {
        let text = "ab\ncé\r\nd\r\r\n🦊x"
        let lines = LineTable(text.utf8)
        let positions = text.utf8.indices.map {
            lines.position(of: text.utf8.distance(from: text.utf8.startIndex, to: $0))
        }
        #expect(
            positions.map { "\($0.line):\($0.column)" } == [
                "1:1", "1:2", "1:3", "2:1", "2:2", "2:3", "2:4", "2:5", "3:1", "3:2", "4:1", "4:2", "5:1", "5:2", "5:3",
                "5:4", "5:5",
            ]
        )
        #expect(lines.position(of: text.utf8.count) == TextPosition(line: 5, column: 6))
        #expect(LineTable([]).position(of: 0) == TextPosition(line: 1, column: 1))
        #expect(LineTable("x\n".utf8).position(of: 2) == TextPosition(line: 2, column: 1))
    }

    @Test func `UTF-8 is checked as the standard library does`() {
        let leads: [UInt8] = [0x00, 0x41, 0x7F, 0x80, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xED, 0xEE, 0xEF]
        let others: [UInt8] = [0x00, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xF0, 0xF1, 0xF4, 0xF5, 0xFF]
        let bytes = leads + others.suffix(4)
        var (valid, invalid) = (0, 0)
        for first in bytes {
            for second in others {
                for third in others {
                    for fourth in [0x41, 0x80, 0xBF, 0xC0] as [UInt8] {
                        let text = [first, second, third, fourth]
                        let isValid = text.withUnsafeBufferPointer(UTF8Validation.firstInvalidOffset) == nil
                        #expect(isValid == (String(validating: text, as: UTF8.self) != nil), "\(text)")
                        if isValid { valid += 1 } else { invalid += 1 }
                    }
                }
            }
        }
        #expect(valid > 50)
        #expect(invalid > 1000)
    }
}
