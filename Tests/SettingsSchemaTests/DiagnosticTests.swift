import SettingsJSON
import Testing

@testable import SettingsSchema

/// A wrong schema, and every line that is said about it.
struct WrongSchema: Sendable, CustomTestStringConvertible {
    let text: String
    /// The lines, without the path that each begins with.
    let lines: [String]

    init(_ text: String, _ lines: String...) {
        self.text = text
        self.lines = lines
    }

    var testDescription: String { text }

    static func diagnostics(of text: String) -> [Diagnostic] {
        SchemaCompiler.compile(SchemaSource(path: "s", bytes: Array(text.utf8))).diagnostics
    }

    /// Every rule that a schema by itself can break, with the exact words.
    static let all = json + header + structure + types + values + names + manyFaults + oneFault + damaged
}

@Suite struct DiagnosticTests {
    @Test(arguments: WrongSchema.all) func `a wrong schema is reported in exact words and places`(schema: WrongSchema) {
        let lines = WrongSchema.diagnostics(of: schema.text).flatMap(\.lines)
        #expect(lines == schema.lines.map { "s:" + $0 })
    }

    @Test func `every rule is among the wrong schemas`() {
        let found = Set(WrongSchema.all.flatMap { WrongSchema.diagnostics(of: $0.text).map(\.identifier) })
        let ofFiles: Set<DiagnosticIdentifier> = [.duplicateEnum, .unreadableFile, .unwritableOutput]
        let ofTextsOf4GiB: Set<DiagnosticIdentifier> = [.jsonSize]
        #expect(found == Set(DiagnosticIdentifier.allCases).subtracting(ofFiles).subtracting(ofTextsOf4GiB))
    }

    @Test func `all errors come in one run and in order of position`() {
        let text = """
            {
              "acess": "public",
              "settings": {
                "a": { "type": "Strng", "default": 1 },
                "b": { "default": 5, "max": 3, },
                "c": { "choices": ["x", "x"], "default": "y" },
                "d": { "group": { "e": null, "f": { "type": "Int" } } },
                "a": 1
              }
            }
            """
        #expect(
            WrongSchema.diagnostics(of: text).flatMap(\.lines) == [
                #"s:2:3: error: the schema has no attribute "acess"; did you mean "access"?"#,
                #"s:4:21: error: there is no type "Strng"; did you mean "String"?"#,
                #"s:5:23: error: the default of "b" is above the greatest one, 3; change one of the two"#,
                #"s:5:34: error: a comma may not follow the last item; remove it"#,
                #"s:6:29: error: two choices are stored as "x"; remove one, or give it another value"#,
                #"s:6:24: note: the other one is here"#,
                #"s:7:28: error: the type of "e" cannot be told from null; add "type""#,
                #"s:7:34: error: "f" has no default; add "default", or make the type optional: "Int?""#,
                #"s:8:5: error: duplicate member "a"; remove or rename one of the two"#,
                #"s:4:5: note: first here"#,
            ]
        )
    }

    @Test func `a diagnostic knows the bytes that are wrong`() throws {
        let text = #"{"settings": {"a": {"type": "[Strng]?"}}}"#
        let range = try #require(WrongSchema.diagnostics(of: text).first?.range)
        #expect(Array(text.utf8)[range.offsets].elementsEqual("Strng".utf8))
    }

    @Test func `columns count bytes, as the compiler's do`() {
        #expect(
            WrongSchema.diagnostics(of: #"{"settings": {"é": 1, "🦊": null}}"#).flatMap(\.lines)
                == [#"s:1:32: error: the type of "🦊" cannot be told from null; add "type""#]
        )
    }
}
