import SettingsJSON
import TestSupport
import Testing

/// Where values stand in a text, in bytes, lines and columns.
@Suite struct PlaceTests {
    @Test func `each value and name knows exactly its own text`() throws {
        let document = try JSONDocument(
            "\u{FEFF} {\"é\" : [ 1.50 ,\"x\\n🦊\" ,true],\r\n\"\\u0062\":{ \"c\":null , \"d\" : [ ] } } "
        )
        #expect(
            document.root.nodes.map { document.written($0.range) } == [
                "{\"é\" : [ 1.50 ,\"x\\n🦊\" ,true],\r\n\"\\u0062\":{ \"c\":null , \"d\" : [ ] } }",
                "[ 1.50 ,\"x\\n🦊\" ,true]",
                "1.50",
                "\"x\\n🦊\"",
                "true",
                "{ \"c\":null , \"d\" : [ ] }",
                "null",
                "[ ]",
            ]
        )
        #expect(document.root.members?.map { document.written($0.nameRange) } == ["\"é\"", "\"\\u0062\""])
        #expect(document.root["b"]?.members?.map { document.written($0.nameRange) } == ["\"c\"", "\"d\""])
    }

    @Test func `a text of one byte is a place too`() throws {
        #expect(try JSONDocument("1").root.range == TextRange(0, 1))
    }

    @Test func `the text of every value, read alone, is that value`() throws {
        var json = RandomJSON(seed: 3)
        var count = 0
        for _ in 0..<150 {
            let root = json.object(depth: 3)
            let document = try JSONDocument(json.text(of: root, newline: "\r\n"))
            for node in document.root.nodes {
                let text = document.written(node.range)
                #expect(try JSONDocument(text).root.tree == node.tree)
                #expect(text.unicodeScalars.first?.properties.isWhitespace == false)
                #expect(text.unicodeScalars.last?.properties.isWhitespace == false)
                count += 1
            }
        }
        #expect(count > 1_000)
    }

    @Test func `a value that a program made has no place`() {
        let member = JSONMember("a", JSONNode(.null))
        #expect(member.nameRange == nil)
        #expect(JSONNode(.object([member])).nodes.allSatisfy { $0.range == nil })
    }

    @Test(arguments: [
        ("", ["1:1"]),
        ("ab", ["1:1", "1:2", "1:3"]),
        ("a\nb\n", ["1:1", "1:2", "2:1", "2:2", "3:1"]),
        ("a\r\nb\r\n", ["1:1", "1:2", "1:3", "2:1", "2:2", "2:3", "3:1"]),
        ("a\rb\r", ["1:1", "1:2", "2:1", "2:2", "3:1"]),
        ("\n\n", ["1:1", "2:1", "3:1"]),
        ("\r\r\n\r", ["1:1", "2:1", "2:2", "3:1", "4:1"]),
        ("\n\r", ["1:1", "2:1", "3:1"]),
        ("é\n🦊", ["1:1", "1:2", "1:3", "2:1", "2:2", "2:3", "2:4", "2:5"]),
        ("\u{2028}\u{B}a", ["1:1", "1:2", "1:3", "1:4", "1:5", "1:6"]),
    ])
    func `lines end with LF, CR LF or CR, and columns count bytes`(_ text: String, _ expected: [String]) {
        let table = LineTable(Array(text.utf8))
        let positions = (0...text.utf8.count).map { table.position(of: $0) }
        #expect(positions.map { "\($0.line):\($0.column)" } == expected)
        #expect(positions == positions.sorted())
    }

    @Test func `positions are ordered by line, then by column`() {
        #expect(TextPosition(line: 1, column: 9) < TextPosition(line: 2, column: 1))
        #expect(TextPosition(line: 2, column: 1) < TextPosition(line: 2, column: 2))
        #expect(!(TextPosition(line: 2, column: 1) < TextPosition(line: 1, column: 9)))
    }

    @Test func `a range is given back as it was made`() {
        #expect(TextRange(3, 8).offsets == 3..<8)
        #expect(TextRange(Int(UInt32.max), Int(UInt32.max)).offsets == Int(UInt32.max)..<Int(UInt32.max))
    }
}
