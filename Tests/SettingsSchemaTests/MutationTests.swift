import SettingsJSON
import TestSupport
import Testing

@testable import SettingsSchema

/// Schemas that are damaged at random: each is resolved or reported, and nothing traps.
@Suite struct MutationTests {
    private static let schema = """
        {
          "name": "Prefs", "access": "public", "suite": "a.b", "doc": "D",
          "settings": {
            "flag": true, "count": 20, "ratio": 0.5, "text": "é\\u00e9", "list": [1, 2.5],
            "age": { "type": "Int?", "default": 20, "min": 0, "max": 150, "doc": "Age", "key": "a.g" },
            "theme": { "choices": ["system", "light", "dark"], "default": "dark" },
            "network": { "group": { "retries": 3, "proxy": { "group": { "host": { "type": "String?" } } } }, "doc": "N" }
          }
        }
        """

    /// Pieces whose exchange keeps most texts well-formed.
    private static let pieces = [
        "true", "20", "0.5", "1e400", "null", "{}", "[]", "\"\"", "\"Int\"", "\"[String]?\"", "\"Type\"", "\"store\"",
        "\"age\"", "\"default\"", "\"min\"", "\"choices\"", "\"group\"", "\"key\"", "\"type\"", "-1",
        "9223372036854775808",
    ]

    private func mutated(_ text: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
        var text = text
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
            let start = Int.random(in: 0..<text.count, using: &generator)
            let end = min(text.count, start + Int.random(in: 0...12, using: &generator))
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: text[start] = UInt8.random(in: 0...255, using: &generator)
            case 1: text.removeSubrange(start..<end)
            case 2: text.insert(contentsOf: text[start..<end], at: Int.random(in: 0..<text.count, using: &generator))
            default: exchangeToken(&text, near: start, &generator)
            }
        }
        return text
    }

    /// Puts a piece in the place of the next string or number.
    private func exchangeToken(_ text: inout [UInt8], near start: Int, _ generator: inout SeededGenerator) {
        guard let quote = text[start...].firstIndex(of: UInt8(ascii: "\"")),
            let end = text[(quote + 1)...].firstIndex(of: UInt8(ascii: "\"")),
            let piece = Self.pieces.randomElement(using: &generator)
        else { return }
        text.replaceSubrange(quote...end, with: piece.utf8)
    }

    @Test func `a damaged schema is resolved or reported`() {
        var generator = SeededGenerator(seed: 1)
        var (resolved, reported) = (0, 0)
        for _ in 0..<4_000 {
            let text = mutated(Array(Self.schema.utf8), &generator)
            let (schema, diagnostics) = SchemaCompiler.compile(SchemaSource(path: "s", bytes: text))
            #expect((schema == nil) == !diagnostics.isEmpty)
            let lines = text.count { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } + 1
            for diagnostic in diagnostics {
                #expect(diagnostic.position.map { $0.line >= 1 && $0.line <= lines && $0.column >= 1 } == true)
                #expect(diagnostic.lines.allSatisfy { !$0.contains("\n") })
            }
            #expect(diagnostics.compactMap(\.position) == diagnostics.compactMap(\.position).sorted())
            if schema == nil { reported += 1 } else { resolved += 1 }
        }
        #expect(resolved > 100)
        #expect(reported > 100)
    }
}
