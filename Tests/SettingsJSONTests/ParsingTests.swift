import SettingsJSON
import TestSupport
import Testing

/// Which texts are JSON, and what they say.
@Suite struct ParsingTests {
    // MARK: Numbers

    @Test(arguments: [
        "0", "-0", "7", "-12", "0.0", "-0.50", "1e2", "1E2", "1e+2", "1E-02", "0e0", "12.34e-56",
        "18446744073709551616",
        "1e400", "0.1000000000000000055511151231257827", "-9007199254740993.0e007",
    ])
    func `a number is kept digit for digit`(_ text: String) throws {
        #expect(try JSONDocument(text).root.tree == .number(text))
        #expect(try JSONDocument("[\(text)]").root.tree == .array([.number(text)]))
    }

    @Test(arguments: [
        "-", "--1", "00", "-01", "01.5", "1.", "1.e1", "-.5", "1e", "1e+", "1E-", "1e1.5", "1e1e1", "0x10", "1_000",
        "1.2.3", "1-", "1+1", "-Infinity", "-NaN", "1f", "0e", "-e5",
    ])
    func `what only looks like a number is refused whole`(_ text: String) {
        let errors = JSONDocument.parse(Array("[\(text)]".utf8)).errors
        #expect(errors.map(\.kind) == [.badNumber])
        #expect(errors.first?.offset == 1)
        #expect(errors.first?.message.hasPrefix("\"\(text)\" is not") == true)
    }

    @Test(arguments: ["+1", ".5", "Infinity", "NaN", "True", "nul", "nulls", "undefined", "'a'", "#", "\u{661}", "e5"])
    func `a word or sign that begins no value is refused`(_ text: String) {
        let errors = JSONDocument.parse(Array("[\(text)]".utf8)).errors
        #expect(errors.map(\.kind) == [.unexpectedCharacter])
        #expect(errors.first?.offset == 1)
    }

    // MARK: Strings

    @Test(arguments: [
        (#""""#, ""),
        (#""plain""#, "plain"),
        (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
        (#""a\u0041\u00e9\u00E9z""#, "aAééz"),
        (#""\u0000\u001f""#, "\u{0}\u{1F}"),
        (#""\ud83e\udd8a\uD83E\uDD8A""#, "🦊🦊"),
        (#""\uD800\uDC00\uDBFF\uDFFF""#, "\u{10000}\u{10FFFF}"),
        (#""\uFFFF\uFEFF""#, "\u{FFFF}\u{FEFF}"),
        (#""\\u0041""#, "\\u0041"),
        ("\"\u{7F}\u{80}\u{2028}\u{FFFE}é🦊/'\"", "\u{7F}\u{80}\u{2028}\u{FFFE}é🦊/'"),
        ("\"e\u{301}\"", "e\u{301}"),
        (#""{}[],:// /*""#, "{}[],:// /*"),
    ])
    func `a string is unescaped to the byte`(_ text: String, _ string: String) throws {
        #expect(try JSONDocument(text).root.tree == .string(Array(string.utf8)))
        #expect(try JSONDocument("{\(text):0}").root.members?.map { Array($0.name.utf8) } == [Array(string.utf8)])
    }

    @Test(arguments: [
        (#""\x41\a\'\0\U0041""#, [JSONError.Kind](repeating: .badEscape, count: 5), "x41a'0U0041"),
        (#""\u \u1\u12\u123\u-001""#, [JSONError.Kind](repeating: .badEscape, count: 5), " 112123-001"),
        (#""\ud800\udbff\udc00\udfff""#, [.loneSurrogate, .loneSurrogate], "\u{10FC00}"),
        (#""\udc00\ud800""#, [.loneSurrogate, .loneSurrogate], ""),
        (#""\ud800\u0041\ud800A\ud800""#, [.loneSurrogate, .loneSurrogate, .loneSurrogate], "AA"),
        (#""\ud800\uZ""#, [.loneSurrogate, .badEscape], "Z"),
        ("\"a\u{0}\u{8}\u{B}b\"", [.controlCharacter, .controlCharacter, .controlCharacter], "ab"),
    ])
    func `each wrong piece of a string is noted and left out`(
        _ text: String,
        _ kinds: [JSONError.Kind],
        _ string: String
    ) throws {
        let (document, errors) = JSONDocument.parse(Array(text.utf8))
        #expect(errors.map(\.kind) == kinds)
        #expect(document?.root.string == string)
    }

    // MARK: Structure

    @Test(arguments: [
        ("null", "null"),
        (" \t\r\n true \n", "true"),
        ("\u{FEFF}false", "false"),
        ("\u{FEFF}\r\n{\r\n}\r\n", "{}"),
        ("[\r1\r,\r2\r]\r", "[1,2]"),
        ("[ ]", "[]"),
        ("[[],{},[[]]]", "[[],{},[[]]]"),
        (#"{ "" : { " " : [ null , -0 ] } }"#, #"{"":{" ":[null,-0]}}"#),
        (#"{"b":1,"a":2,"B":3}"#, #"{"b":1,"a":2,"B":3}"#),
    ])
    func `white space means nothing and the order of members is kept`(_ text: String, _ compact: String) throws {
        #expect(JSONPrinter.compact(try JSONDocument(text).root) == compact)
    }

    @Test(arguments: [
        "]", "}", "[}", "{]", ",", ":", "[,]", "[,1]", "{,}", "{:1}", "[1 2]", "[1:2]", "[1,]]", #"{"a",1}"#,
        #"{"a":1,,"b":2}"#, #"{"a"::1}"#, "{1:2}", "{null:1}", "{[]:1}", "1 2", "[] []", "1,", "\u{A0}1", "\u{B}1",
        "[\u{C}1]", "[1\u{2028}]", "\u{FEFF}\u{FEFF}1", "1\u{FEFF}", "/", "[1/2]", "{}/", "1\u{0}", #"{"a":1]"#,
    ])
    func `a text that breaks the structure is refused`(_ text: String) {
        #expect(throws: JSONError.self) { try JSONDocument(text) }
    }

    @Test(arguments: [
        #"{"é\n🦊":[1.5e3,"\ud83e\udd8a",true,{"x":null}]}"#, "[[-1],{\"a\" : \"b\"} ]", "\u{FEFF}\"text\"",
    ])
    func `every beginning of a text that is cut off is refused`(_ text: String) {
        let bytes = Array(text.utf8)
        #expect(JSONDocument.parse(bytes).errors.isEmpty)
        for count in bytes.indices {
            #expect(!JSONDocument.parse(Array(bytes[..<count])).errors.isEmpty, "\(count) bytes of \(text)")
        }
    }

    @Test(arguments: [("[", "]"), ("{\"a\":", "}"), ("[{\"a\":", "}]")])
    func `values may be nested 64 deep and no deeper`(_ open: String, _ close: String) throws {
        let levels = open.filter { "[{".contains($0) }.count
        let texts = [64, 65].map { depth in
            let count = depth / levels
            let innermost = depth % levels == 0 ? "0" : "[]"
            return String(repeating: open, count: count) + innermost + String(repeating: close, count: count)
        }
        #expect(throws: Never.self) { try JSONDocument(texts[0]) }
        let error = #expect(throws: JSONError.self) { try JSONDocument(texts[1]) }
        #expect(error?.kind == .tooDeep)
    }

    @Test func `values beside each other do not count as nested`() throws {
        let siblings = Array(repeating: "[{}]", count: 100).joined(separator: ",")
        #expect(try JSONDocument("[\(siblings)]").root.elements?.count == 100)
    }

    // MARK: Duplicate members

    @Test(arguments: [0, 5, 6, 7, 8, 9, 40], ["a", "é", "e\u{301}", #"\u00e9"#, #"e\u0301"#])
    func `a repeated name is found among few and among many members`(_ others: Int, _ name: String) throws {
        let fillers = (0..<others).map { "\"x\($0)\":0" }
        let again = name == "a" ? #"\u0061"# : "é"
        let text = "{" + (["\"\(name)\":1"] + fillers + ["\"\(again)\":2", "\"last\":3"]).joined(separator: ",") + "}"
        let (document, errors) = JSONDocument.parse(Array(text.utf8))
        #expect(errors.map(\.kind) == [.duplicateMember])
        #expect(errors.first?.relatedOffset == 1)
        let members = try #require(document?.root.members)
        #expect(members.count == others + 2)
        #expect(members.first?.value.tree == .number("1"))
    }

    @Test(arguments: [3, 20]) func `a repeated name that came late is found, and each repetition is noted`(
        _ others: Int
    ) throws {
        let fillers = (0..<others).map { "\"x\($0)\":0," }.joined()
        let errors = JSONDocument.parse(Array("{\(fillers)\"n\":1,\"n\":2,\"N\":3,\"n\":4}".utf8)).errors
        #expect(errors.map(\.kind) == [.duplicateMember, .duplicateMember])
        let first = fillers.utf8.count + 1
        #expect(errors.map(\.relatedOffset) == [first, first])
        #expect(errors.map(\.offset) == [first + 6, first + 18])
    }

    @Test func `the same name may stand in different objects`() throws {
        #expect(throws: Never.self) { try JSONDocument(#"{"a": {"a": [{"a": 1}, {"a": 2}]}, "b": {"a": 3}}"#) }
    }

    // MARK: Damaged texts

    @Test func `damaged texts give errors in order and within the text, or values`() throws {
        var json = RandomJSON(seed: 11)
        var damaged = 0
        for _ in 0..<400 {
            let node = json.object(depth: 3)
            var bytes = Array(json.text(of: node).utf8)
            for _ in 0..<Int.random(in: 1...3, using: &json.generator) {
                let index = Int.random(in: bytes.indices, using: &json.generator)
                bytes[index] = json.generator.pick(Array("{}[],:\"\\/*u0e-\n ".utf8) + [0x00, 0xC3, 0xFF])
            }
            let (document, errors) = JSONDocument.parse(bytes)
            let offsets = errors.flatMap { [$0.offset] + ($0.relatedOffset.map { [$0] } ?? []) }
            #expect(offsets.allSatisfy { (0...bytes.count).contains($0) })
            #expect(errors.map(\.offset) == errors.map(\.offset).sorted())
            #expect(document != nil || !errors.isEmpty)
            damaged += errors.isEmpty ? 0 : 1
        }
        #expect(damaged > 300)
    }
}
