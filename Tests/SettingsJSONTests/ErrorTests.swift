import SettingsJSON
import Testing

/// What is said about each kind of wrong text, and where.
@Suite struct ErrorTests {
    /// One wrong text and the one error that it has.
    struct Case: CustomTestStringConvertible {
        let kind: String
        let bytes: [UInt8]
        let position: TextPosition
        let message: String
        let related: TextPosition?

        var testDescription: String { "\(kind): \(String(decoding: bytes, as: UTF8.self).quoted)" }

        init(_ kind: String, _ bytes: [UInt8], _ line: Int, _ column: Int, _ message: String, _ related: (Int, Int)?) {
            self.kind = kind
            self.bytes = bytes
            self.message = message
            position = TextPosition(line: line, column: column)
            self.related = related.map { TextPosition(line: $0.0, column: $0.1) }
        }

        init(
            _ kind: String,
            _ text: String,
            _ line: Int,
            _ column: Int,
            _ message: String,
            related: (Int, Int)? = nil
        ) {
            self.init(kind, Array(text.utf8), line, column, message, related)
        }
    }

    private static let utf16 = "the text is not UTF-8 but UTF-16 or UTF-32; save it as UTF-8"
    private static let escape = "this is not an escape of JSON; write \\\\ for a backslash"
    private static let digits = "four hexadecimal digits are expected after \\u"
    private static let comment = "JSON has no comments; remove this one"
    private static let openLine = "the text in double quotes does not end on its line; close it or write \\n"
    private static let half = "this is half of a surrogate pair; write both halves, or the character itself"
    private static let deep = "arrays and objects are nested deeper than 64; flatten them"
    private static let trailingComma = "a comma may not follow the last item; remove it"
    private static let value = "a JSON value is expected here"
    private static let middle = "the text ends in the middle of a value; restore what is missing"
    private static let openText = "the text in double quotes is not closed; add \" or restore what is missing"
    private static let rest = "nothing may follow the JSON value; remove the rest"

    private static func number(_ quoted: String) -> String {
        "\(quoted) is not a JSON number; write it as in 0, -1, 2.5 or 1e9"
    }

    private static func word(_ quoted: String) -> String {
        "\(quoted) is not a JSON value; write true, false, null, a number or text in double quotes"
    }

    static let cases = encodingCases + stringCases + structureCases + endCases

    private static let encodingCases = [
        Case("json-encoding", [0xFE, 0xFF, 0x00, 0x7B], 1, 1, utf16, nil),
        Case("json-encoding", [0xFF, 0xFE, 0x7B, 0x00], 1, 1, utf16, nil),
        Case("json-encoding", [0x7B, 0x00, 0x7D, 0x00], 1, 1, utf16, nil),
        Case("json-encoding", [0x00, 0x7B, 0x00, 0x7D], 1, 1, utf16, nil),
        Case("json-encoding", [0x31, 0x00, 0x00, 0x00], 1, 1, utf16, nil),
        Case(
            "json-encoding",
            Array("[\n  \"é".utf8) + [0xFF],
            2,
            6,
            "the text is not UTF-8 here; save it as UTF-8",
            nil
        ),
    ]

    private static let stringCases = [
        Case("json-escape", #"["a\qb"]"#, 1, 4, escape),
        Case("json-escape", "[\"\\é\"]", 1, 3, escape),
        Case("json-escape", #"["\u12"]"#, 1, 3, digits),
        Case("json-escape", #"["\u12G4"]"#, 1, 3, digits),
        Case("json-escape", #"["\u+123"]"#, 1, 3, digits),
        Case("json-lone-surrogate", #"["\uD83E"]"#, 1, 3, half),
        Case("json-lone-surrogate", #"["\uDD8A"]"#, 1, 3, half),
        Case("json-lone-surrogate", #"["\uD83E\n"]"#, 1, 3, half),
        Case("json-control-character", "[\"a\tb\"]", 1, 4, "a control character stands in the text; write \\u0009"),
        Case("json-control-character", "[\"\u{1F}\"]", 1, 3, "a control character stands in the text; write \\u001F"),
        Case("json-control-character", "[\n\"a\n\"]", 2, 3, openLine),
        Case("json-control-character", "[\r\"ab\r\"]", 2, 4, openLine),
    ]

    private static let structureCases = [
        Case("json-comment", "// first\n1", 1, 1, comment),
        Case("json-comment", "[1, /* two */ 2]", 1, 5, comment),
        Case("json-comment", "[\n1 // one\r]", 2, 3, comment),
        Case("json-comment", "1 /* not closed /", 1, 3, comment),
        Case("json-comment", "1 /*/ not closed", 1, 3, comment),
        Case("json-depth", String(repeating: "[", count: 65), 1, 65, deep),
        Case("json-depth", String(repeating: "\n{\"é\":", count: 65), 66, 1, deep),
        Case(
            "json-duplicate-member",
            "{\"a\": 1,\n \"\\u0061\": 2}",
            2,
            2,
            #"duplicate member "a"; remove or rename one of the two"#,
            related: (1, 2)
        ),
        Case("json-number", "[01]", 1, 2, number(#""01""#)),
        Case("json-number", #"{"n": -1.e+5}"#, 1, 7, number(#""-1.e+5""#)),
        Case("json-syntax", "[1; 2]", 1, 3, #"a comma or "]" is expected here"#),
        Case("json-syntax", #"{"a": 1; "b": 2}"#, 1, 8, #"a comma or "}" is expected here"#),
        Case("json-syntax", #"{"a": 1 "b": 2}"#, 1, 9, #"a comma or "}" is expected here"#),
        Case("json-syntax", #"{"a" 1}"#, 1, 6, "a colon is expected after the member name"),
        Case("json-syntax", "{a: 1}", 1, 2, "a member name in double quotes is expected here"),
        Case("json-syntax", #"{"a": }"#, 1, 7, value),
        Case("json-syntax", "[1,,2]", 1, 4, value),
        Case("json-syntax", #"{"a": yes}"#, 1, 7, word(#""yes""#)),
        Case("json-trailing-comma", "[1, 2 , ]", 1, 7, trailingComma),
        Case("json-trailing-comma", "{\n\"a\": 1,\n}", 2, 7, trailingComma),
        Case("json-trailing-text", "{}\n}", 2, 1, rest),
    ]

    private static let endCases = [
        Case("json-unexpected-end", "", 1, 1, "the text is empty; a JSON value is expected"),
        Case("json-unexpected-end", " \n ", 2, 2, "the text is empty; a JSON value is expected"),
        Case("json-unexpected-end", #"{"a""#, 1, 5, middle),
        Case("json-unexpected-end", #"{"a": "#, 1, 7, middle),
        Case("json-unexpected-end", "[1,", 1, 4, middle),
        Case(
            "json-unexpected-end",
            "{\n\"a\": [1",
            2,
            8,
            #"the text ends before "]"; add it or restore what is missing"#,
            related: (2, 6)
        ),
        Case(
            "json-unexpected-end",
            " {",
            1,
            3,
            #"the text ends before "}"; add it or restore what is missing"#,
            related: (1, 2)
        ),
        Case("json-unexpected-end", "[\"abc", 1, 6, openText, related: (1, 2)),
        Case("json-unexpected-end", #"["\u0041"#, 1, 9, openText, related: (1, 2)),
        Case("json-unexpected-end", "[\"abc\\", 1, 7, openText, related: (1, 2)),
        Case("json-unexpected-end", "[\"abc\\\"", 1, 8, openText, related: (1, 2)),
    ]

    @Test(arguments: cases) func `a wrong text has one error with its message and place`(_ wrong: Case) throws {
        let errors = JSONDocument.parse(wrong.bytes).errors
        let lines = LineTable(wrong.bytes)
        #expect(errors.map(\.kind.rawValue) == [wrong.kind])
        #expect(errors.map(\.message) == [wrong.message])
        #expect(errors.map { lines.position(of: $0.offset) } == [wrong.position])
        #expect(errors.map { $0.relatedOffset.map(lines.position) } == [wrong.related])
    }

    /// A text that is too large has 4 GiB: more than a test can ask for.
    @Test func `the table has every kind of error except the one for texts of 4 GiB`() {
        let kinds = JSONError.Kind.allCases.map(\.rawValue).filter { $0 != "json-size" }
        #expect(Set(Self.cases.map(\.kind)) == Set(kinds))
        #expect(JSONError.Kind.tooLarge.rawValue == "json-size")
    }

    // MARK: Several errors

    private let severalErrors = #"""
        {
          // colours
          "a": 1,
          "b": "\q",
          "a": [1, 2,],
          "c": "\ud800",
        } }
        """#

    @Test func `several errors come in the order of their places`() {
        let bytes = Array(severalErrors.utf8)
        let lines = LineTable(bytes)
        let found = JSONDocument.parse(bytes).errors.map { error in
            let position = lines.position(of: error.offset)
            return "\(position.line):\(position.column) \(error.kind.rawValue)"
        }
        #expect(
            found == [
                "2:3 json-comment",
                "4:9 json-escape",
                "5:3 json-duplicate-member",
                "5:13 json-trailing-comma",
                "6:9 json-lone-surrogate",
                "6:16 json-trailing-comma",
                "7:3 json-trailing-text",
            ]
        )
    }

    @Test func `a text whose structure is clear is read in spite of its errors`() throws {
        let document = try #require(JSONDocument.parse(Array(severalErrors.utf8)).document)
        #expect(JSONPrinter.compact(document.root) == #"{"a":1,"b":"q","c":""}"#)
    }

    @Test func `a missing comma before a name is noted and reading goes on`() throws {
        let (document, errors) = JSONDocument.parse(Array(#"{"a": 1 "b": 2, "b": 3}"#.utf8))
        #expect(errors.map(\.kind) == [.unexpectedCharacter, .duplicateMember])
        #expect(try #require(document).root.tree == JSONDocument(#"{"a":1,"b":2}"#).root.tree)
    }

    @Test func `errors before the one that ends the reading are kept`() {
        let (document, errors) = JSONDocument.parse(Array(#"{"a": 1, "a": 2, b: 3, "a": 4}"#.utf8))
        #expect(document == nil)
        #expect(errors.map(\.kind) == [.duplicateMember, .unexpectedCharacter])
    }

    @Test func `the error that is thrown is the first in the text, not the first that was found`() {
        let error = #expect(throws: JSONError.self) { try JSONDocument(#"{"a": 1, "a": [2,]}"#) }
        #expect(error?.kind == .duplicateMember)
        #expect(error?.offset == 9)
    }
}
