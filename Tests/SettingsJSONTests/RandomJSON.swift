import SettingsJSON

/// Random values, the same for the same seed.
struct RandomJSON: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: 0..<elements.count, using: &self)]
    }

    mutating func node(depth: Int) -> JSONNode {
        switch Int.random(in: 0..<(depth < 4 ? 7 : 5), using: &self) {
        case 0: return JSONNode(.null)
        case 1: return JSONNode(.bool(Bool.random(using: &self)))
        case 2: return JSONNode(.number(JSONNumber(Int64(truncatingIfNeeded: next()))))
        case 3: return JSONNode(.number(JSONNumber(Double.random(in: -1e9...1e9, using: &self)) ?? JSONNumber(0)))
        case 4: return JSONNode(.string(text()))
        case 5: return JSONNode(.array((0..<Int.random(in: 0...4, using: &self)).map { _ in node(depth: depth + 1) }))
        default: return object(depth: depth)
        }
    }

    mutating func object(depth: Int) -> JSONNode {
        var names = Set<String>()
        var members: [JSONMember] = []
        for _ in 0..<Int.random(in: 0...5, using: &self) {
            let name = pick(["a", "b", "c", "d\"", "{,}", "é", ""]) + pick(["", "1", "]"])
            if names.insert(name).inserted { members.append(JSONMember(name, node(depth: depth + 1))) }
        }
        return JSONNode(.object(members))
    }

    private mutating func text() -> String {
        let parts = ["", "a", ",", "\"", "\\", "{", "}", ":", "\n", "\u{1}", "é", "🦊", " ", "//", "\u{2028}"]
        return (0..<Int.random(in: 0...6, using: &self)).map { _ in pick(parts) }.joined()
    }
}
