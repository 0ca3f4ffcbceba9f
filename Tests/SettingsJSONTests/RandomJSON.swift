import SettingsJSON
import TestSupport

/// Random values, and random ways to write them.
struct RandomJSON {
    var generator: SeededGenerator

    private static let characters = [
        "a", "Z", "7", " ", "\"", "\\", "/", ",", "}", "{", "]", "[", ":", "\n", "\r\n", "\t", "\u{0}", "\u{1F}",
        "\u{7F}", "é", "e\u{301}", "\u{2028}", "\u{FFFF}", "🦊", "👨‍👩‍👧", "\u{10FFFF}",
    ]

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    // MARK: Values

    /// A value whose arrays and objects are nested at most `depth` deep.
    mutating func node(depth: Int) -> JSONNode {
        switch Int.random(in: 0..<(depth > 0 ? 9 : 5), using: &generator) {
        case 0: return JSONNode(.null)
        case 1: return JSONNode(.bool(.random(using: &generator)))
        case 2, 3: return JSONNode(.number(number()))
        case 4: return JSONNode(.string(string()))
        case 5, 6: return JSONNode(.array(list { json in json.node(depth: depth - 1) }))
        default: return object(depth: depth)
        }
    }

    mutating func object(depth: Int) -> JSONNode {
        var names: Set<String> = []
        let members = list { json in JSONMember(json.string(), json.node(depth: depth - 1)) }
        return JSONNode(.object(members.filter { names.insert($0.name).inserted }))
    }

    mutating func number() -> JSONNumber {
        let integer = JSONNumber(Int64.random(in: .min ... .max, using: &generator) >> generator.pick([0, 20, 40, 60]))
        return generator.oneIn(2) ? integer : double()
    }

    /// The number of a finite Double with random bits.
    mutating func double() -> JSONNumber {
        while true {
            if let number = JSONNumber(Double(bitPattern: generator.next())) { return number }
        }
    }

    mutating func string() -> String {
        list { json in json.generator.pick(Self.characters) }.joined()
    }

    private mutating func list<Element>(_ element: (inout RandomJSON) -> Element) -> [Element] {
        (0..<Int.random(in: 0...5, using: &generator)).map { _ in element(&self) }
    }

    // MARK: Texts

    /// The value with random white space, its strings with some needless escapes.
    mutating func text(of node: JSONNode, newline: String = "\n") -> String {
        let space = { (json: inout RandomJSON) in
            json.generator.pick(["", "", "", " ", "  ", "\t", newline, newline + "  "])
        }
        switch node.content {
        case .string(let string): return spelling(of: string)
        case .array(let elements):
            let items = elements.map { space(&self) + text(of: $0, newline: newline) + space(&self) }
            return "[" + (items.isEmpty ? space(&self) : items.joined(separator: ",")) + "]"
        case .object(let members):
            let items = members.map { member in
                space(&self) + spelling(of: member.name) + space(&self) + ":" + space(&self)
                    + text(of: member.value, newline: newline) + space(&self)
            }
            return "{" + (items.isEmpty ? space(&self) : items.joined(separator: ",")) + "}"
        default: return JSONPrinter.compact(node)
        }
    }

    private mutating func spelling(of string: String) -> String {
        guard generator.oneIn(4) else { return JSONPrinter.quoted(string) }
        return "\"" + string.unicodeScalars.map(\.jsonEscape).joined() + "\""
    }
}
