import Testing

@testable import SettingsCodegen

/// Text of a schema stays text in Swift.
@Suite struct SwiftTextTests {
    @Test func `a literal holds its text exactly`() {
        #expect(SwiftText.literal(#"a"b\(c)"#) == #""a\"b\\(c)""#)
        #expect(SwiftText.literal("\n\0\u{202E}é🦊") == #""\u{A}\u{0}\u{202E}é🦊""#)
    }

    private func rawLiteral(_ json: String) -> [String] {
        let literal = RawLiteral(json: Array(json.utf8))
        var lines = [literal.opening]
        literal.forEachLine { lines.append(String(decoding: $0, as: UTF8.self)) }
        return lines + [literal.closing]
    }

    @Test func `a raw literal has more number signs than follow any backslash`() {
        let cases = [("{}", "#"), (##""\\(x)""##, "#"), (###""\\#(x)""###, "##"), (####""\\###(x)""####, "####")]
        for (json, pounds) in cases {
            #expect(rawLiteral(json) == [pounds + "\"\"\"", json, "\"\"\"" + pounds])
        }
    }

    @Test func `a raw literal ends only at its end`() {
        let text = ##"{"a":"\"\"\"#"}"##
        #expect(rawLiteral(text) == ["#\"\"\"", text, "\"\"\"#"])
    }

    @Test func `a raw literal shows no character that steers the layout`() {
        #expect(rawLiteral("\"\u{202E}\u{2028}\u{FEFF}\"")[1] == #""\u202E\u2028\uFEFF""#)
    }

    @Test func `a documentation line never leaves its comment`() {
        #expect(
            SwiftText.documentation("a */ b\n\nc\r\nd\u{2028}e\u{85}f\u{B}g\u{C}h\ri") == [
                "/// a */ b", "///", "/// c", "/// d", "/// e", "/// f", "/// g", "/// h", "/// i",
            ]
        )
        #expect(SwiftText.documentation("\0x\u{202E}") == ["/// \u{FFFD}x\u{FFFD}"])
    }
}
