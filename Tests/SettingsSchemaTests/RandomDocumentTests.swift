import SettingsJSON
import TestSupport
import Testing

@testable import SettingsSchema

/// Well-formed texts that may mean anything, and right schemas of which a part is changed.
@Suite struct RandomDocumentTests {
    private static let schema = #"""
        {
          "name": "Prefs", "access": "public", "suite": "a.b", "doc": "D",
          "settings": {
            "flag": true, "count": 20, "list": [1, 2.5],
            "age": { "type": "Int?", "default": 20, "min": 0, "max": 150, "doc": "Age", "key": "a.g" },
            "theme": { "choices": ["system", "light", "dark"], "default": "dark" },
            "network": { "group": { "retries": 3, "proxy": { "group": { "host": { "type": "[String]?" } } } } }
          }
        }
        """#

    /// Names and texts with a meaning, and such with none.
    private static let words = [
        "settings", "name", "access", "suite", "doc", "types", "group", "type", "default", "choices", "key", "min",
        "max", "label", "on", "Int", "[Double]?", "public", "Type", "store", "$x", "", "a", "b-c", "é", "e\u{301}",
        "\u{202E}", "🦊", "a/b", "x",
    ]

    private var generator = SeededGenerator(seed: 7)

    private mutating func word() -> String { Self.words[generator.below(Self.words.count)] }

    private mutating func node(depth: Int) -> JSONNode {
        switch generator.below(depth > 0 ? 9 : 5) {
        case 0: return JSONNode(.null)
        case 1: return JSONNode(.bool(generator.below(2) == 0))
        case 2: return JSONNode(.number(JSONNumber(unchecked: ["0", "-1", "2.5", "1e400"][generator.below(4)])))
        case 3, 4: return JSONNode(.string(word()))
        case 5: return JSONNode(.array((0..<generator.below(4)).map { _ in node(depth: depth - 1) }))
        default: return object(depth: depth)
        }
    }

    private mutating func object(depth: Int) -> JSONNode {
        var names: Set<String> = []
        let members = (0..<generator.below(5)).map { _ in JSONMember(word(), node(depth: depth - 1)) }
        return JSONNode(.object(members.filter { names.insert($0.name).inserted }))
    }

    /// The tree with about one part in `rarity` taken out or exchanged.
    private mutating func changed(_ node: JSONNode, rarity: Int) -> JSONNode {
        switch node.content {
        case .object(let members):
            return JSONNode(
                .object(
                    members.compactMap { member in
                        switch generator.below(rarity) {
                        case 0: nil
                        case 1: JSONMember(member.name, self.node(depth: 2))
                        case 2: JSONMember(member.name + word(), member.value)
                        default: JSONMember(member.name, changed(member.value, rarity: rarity))
                        }
                    }
                )
            )
        case .array(let elements):
            return JSONNode(.array(elements.map { generator.below(rarity) == 0 ? self.node(depth: 1) : $0 }))
        case .null, .bool, .number, .string: return generator.below(rarity) == 0 ? self.node(depth: 1) : node
        }
    }

    /// Compiles the text; whether it is a schema. All that is said of it must lie in it.
    private func isSchema(_ text: String) -> Bool {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(\.utf8.count)
        let (schema, diagnostics) = SchemaCompiler.compile(SchemaSource(path: "s", bytes: Array(text.utf8)))
        if (schema == nil) == diagnostics.isEmpty { Issue.record("neither a schema nor an error, or both: \(text)") }
        for diagnostic in diagnostics {
            let positions = [diagnostic.position].compactMap(\.self) + diagnostic.notes.map(\.position)
            let isInside = positions.allSatisfy { place in
                lines.indices.contains(place.line - 1) && (1...lines[place.line - 1] + 1).contains(place.column)
            }
            let isOneLine = diagnostic.lines.allSatisfy { !$0.contains(where: \.isNewline) }
            if diagnostic.position == nil || !isInside || !isOneLine {
                Issue.record("\(diagnostic.lines) are not in \(text)")
            }
        }
        let positions = diagnostics.compactMap(\.position)
        if positions != positions.sorted() { Issue.record("not in order of position: \(text)") }
        for (index, setting) in (schema?.settings ?? []).enumerated() where setting.slot != index {
            Issue.record("slot \(setting.slot) is at \(index): \(text)")
        }
        return schema != nil
    }

    @Test mutating func `a text that means anything is reported, or is a schema`() {
        var outcomes = [true: 0, false: 0]
        for _ in 0..<2_000 {
            var members = object(depth: 6).members ?? []
            if generator.below(4) != 0 {
                members.removeAll { $0.name == "settings" }
                members.append(JSONMember("settings", object(depth: 2)))
            }
            outcomes[isSchema(JSONPrinter.pretty(JSONNode(.object(members)))), default: 0] += 1
        }
        #expect(outcomes.values.allSatisfy { $0 > 100 })
    }

    @Test mutating func `a schema of which parts are changed is reported, or is one still`() throws {
        let root = try JSONDocument(parsing: Array(Self.schema.utf8)).root
        var outcomes = [true: 0, false: 0]
        for _ in 0..<1_500 {
            let text = JSONPrinter.pretty(changed(root, rarity: 30))
            outcomes[isSchema(text), default: 0] += 1
        }
        #expect(outcomes.values.allSatisfy { $0 > 100 })
    }
}
