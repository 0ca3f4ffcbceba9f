import Testing

@testable import SettingsJSON

/// Everything that is no JSON, with the exact words and the place.
@Suite struct ErrorTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let bytes: [UInt8]
        /// Each error as `line:column kind: message`, with `(line:column)` of the other place behind it.
        let errors: [String]

        init(_ text: String, _ errors: String...) {
            bytes = Array(text.utf8)
            self.errors = errors
        }

        init(bytes: [UInt8], _ errors: String...) {
            self.bytes = bytes
            self.errors = errors
        }

        var testDescription: String { String(decoding: bytes.prefix(40), as: UTF8.self).quoted }
    }

    private static let notUTF8 = "json-encoding: the text is not UTF-8 here; save it as UTF-8"
    private static let notUTF16 = "json-encoding: the text is not UTF-8 but UTF-16 or UTF-32; save it as UTF-8"
    private static let number = "is not a JSON number; write it as in 0, -1, 2.5 or 1e9"
    private static let word = "is not a JSON value; write true, false, null, a number or text in double quotes"

    static let cases = [
        Case("", "1:1 json-unexpected-end: the text is empty; a JSON value is expected"),
        Case("\u{FEFF} \n", "2:1 json-unexpected-end: the text is empty; a JSON value is expected"),
        Case("[", #"1:2 json-unexpected-end: the text ends before "]"; add it or restore what is missing (1:1)"#),
        Case(
            "{\r\n\"a\": 1",
            #"2:7 json-unexpected-end: the text ends before "}"; add it or restore what is missing (1:1)"#
        ),
        Case(
            "{\"a\":",
            "1:6 json-unexpected-end: the text ends in the middle of a value; restore what is missing"
        ),
        Case("[1,", "1:4 json-unexpected-end: the text ends in the middle of a value; restore what is missing"),
        Case("{\"a\" 1}", "1:6 json-syntax: a colon is expected after the member name"),
        Case("{a: 1}", "1:2 json-syntax: a member name in double quotes is expected here"),
        Case("[1 2]", #"1:4 json-syntax: a comma or "]" is expected here"#),
        Case("[,1]", "1:2 json-syntax: a JSON value is expected here"),
        Case("[1,,2]", "1:4 json-syntax: a JSON value is expected here"),
        Case("]", "1:1 json-syntax: a JSON value is expected here"),
        Case("[+1]", "1:2 json-syntax: a JSON value is expected here"),
        Case("[True]", "1:2 json-syntax: \"True\" \(word)"),
        Case("NaN", "1:1 json-syntax: \"NaN\" \(word)"),
        Case("[.5]", "1:2 json-syntax: a JSON value is expected here"),
        Case("'x'", "1:1 json-syntax: a JSON value is expected here"),
        Case("01", "1:1 json-number: \"01\" \(number)"),
        Case("[-]", "1:2 json-number: \"-\" \(number)"),
        Case("1.", "1:1 json-number: \"1.\" \(number)"),
        Case("1e", "1:1 json-number: \"1e\" \(number)"),
        Case("1e+", "1:1 json-number: \"1e+\" \(number)"),
        Case("-01", "1:1 json-number: \"-01\" \(number)"),
        Case("0x1F", "1:1 json-number: \"0x1F\" \(number)"),
        Case("1.e2", "1:1 json-number: \"1.e2\" \(number)"),
        Case("1 2", "1:3 json-trailing-text: nothing may follow the JSON value; remove the rest"),
        Case("{}}", "1:3 json-trailing-text: nothing may follow the JSON value; remove the rest"),
        Case("[1,]", "1:3 json-trailing-comma: a comma may not follow the last item; remove it"),
        Case("{\"a\":1 , }", "1:8 json-trailing-comma: a comma may not follow the last item; remove it"),
        Case("[1 // x\n]", "1:4 json-comment: JSON has no comments; remove this one"),
        Case("/* x\n */1", "1:1 json-comment: JSON has no comments; remove this one"),
        Case(#"["\x"]"#, #"1:3 json-escape: this is not an escape of JSON; write \\ for a backslash"#),
        Case(#"["\u12G4"]"#, #"1:3 json-escape: four hexadecimal digits are expected after \u"#),
        Case(
            #"["\ud83d"]"#,
            "1:3 json-lone-surrogate: this is half of a surrogate pair; write both halves, or the character itself"
        ),
        Case(
            #"["\udd8a\ud83d"]"#,
            "1:3 json-lone-surrogate: this is half of a surrogate pair; write both halves, or the character itself",
            "1:9 json-lone-surrogate: this is half of a surrogate pair; write both halves, or the character itself"
        ),
        Case("[\"a\tb\"]", #"1:4 json-control-character: a control character stands in the text; write \u0009"#),
        Case("[\"a\0\"]", #"1:4 json-control-character: a control character stands in the text; write \u0000"#),
        Case(
            "{\"a\":1,\n \"b\":2, \"a\":3}",
            #"2:9 json-duplicate-member: duplicate member "a"; remove or rename one of the two (1:2)"#
        ),
        Case(
            "{\"\u{E9}\":1,\"e\u{301}\":2}",
            "1:9 json-duplicate-member: duplicate member \"e\u{301}\"; remove or rename one of the two (1:2)"
        ),
        Case(
            "{\"a\":1,\"\\u0061\":2}",
            #"1:8 json-duplicate-member: duplicate member "a"; remove or rename one of the two (1:2)"#
        ),
        Case(
            String(repeating: "[", count: 65),
            "1:65 json-depth: arrays and objects are nested deeper than 64; flatten them"
        ),
        Case(bytes: [0xFF, 0xFE, 0x7B, 0x00], "1:1 \(notUTF16)"),
        Case(bytes: [0xFE, 0xFF, 0x00, 0x7B], "1:1 \(notUTF16)"),
        Case(bytes: [0x7B, 0x00, 0x7D, 0x00], "1:1 \(notUTF16)"),
        Case(bytes: [0x22, 0xC0, 0x80, 0x22], "1:2 \(notUTF8)"),
        Case(bytes: [0x22, 0xED, 0xA0, 0x80, 0x22], "1:2 \(notUTF8)"),
        Case(bytes: [0x22, 0x0A, 0xE2, 0x82], "2:1 \(notUTF8)"),
    ]

    private func describe(_ bytes: [UInt8]) -> [String] {
        let lines = LineTable(bytes)
        func place(_ offset: Int) -> String {
            let position = lines.position(of: offset)
            return "\(position.line):\(position.column)"
        }
        return JSONDocument.parse(bytes).errors.map { error in
            let related = error.relatedOffset.map { " (\(place($0)))" } ?? ""
            return "\(place(error.offset)) \(error.kind.rawValue): \(error.message)\(related)"
        }
    }

    @Test(arguments: cases) func `what is no JSON is said in exact words and places`(wrong: Case) {
        #expect(describe(wrong.bytes) == wrong.errors)
    }

    @Test func `every kind of error is among the cases, but the one that takes 4 GiB`() {
        let found = Set(Self.cases.flatMap { JSONDocument.parse($0.bytes).errors.map(\.kind) })
        #expect(found == Set(JSONError.Kind.allCases).subtracting([.tooLarge]))
    }

    @Test func `errors that leave the structure clear are collected in order`() {
        let text = "{\n  // a\n  \"a\": \"\\q\",\n  \"a\": [1,],\n  \"b\": \"\t\"\n  \"c\": 01\n}"
        #expect(
            describe(Array(text.utf8)).map { $0.split(separator: ":").prefix(2).joined(separator: ":") } == [
                "2:3 json-comment", "3:9 json-escape", "4:3 json-duplicate-member", "4:10 json-trailing-comma",
                "5:9 json-control-character", "6:3 json-syntax", "6:8 json-number",
            ]
        )
    }

    @Test func `parsing throws the first error`() {
        #expect(throws: JSONError.self) { try JSONDocument(parsing: Array("[1,]".utf8)) }
    }

    @Test func `a duplicate is found among many members too`() {
        let members = (0..<20).map { "\"m\($0)\":0" }.joined(separator: ",")
        #expect(describe(Array("{\(members),\"m3\":1}".utf8)).count == 1)
        #expect(describe(Array("{\(members),\"m19\":1}".utf8)).count == 1)
        #expect(describe(Array("{\(members)}".utf8)).isEmpty)
    }
}
