/// The parts of a pattern.
indirect enum PatternTree {
    case empty
    case characters(CharacterSet)
    case start
    case end
    case sequence([PatternTree])
    case choice([PatternTree])
    case repeated(PatternTree, least: Int, most: Int?)
}

/// Reads the text of a pattern.
struct PatternParser {
    private static let mostRepeats = 1_000
    private static let deepest = 64

    private let text: [UnicodeScalar]
    private var offset = 0
    private var depth = 0

    static func parse(_ text: String) throws(Pattern.Failure) -> PatternTree {
        var parser = PatternParser(text: Array(text.unicodeScalars))
        let tree = try parser.parseChoice()
        if parser.offset < parser.text.count { throw parser.failure("there is no group that \")\" could close") }
        return tree
    }

    private init(text: [UnicodeScalar]) {
        self.text = text
    }

    private var next: UnicodeScalar? { offset < text.count ? text[offset] : nil }

    private mutating func accept(_ scalar: UnicodeScalar) -> Bool {
        guard next == scalar else { return false }
        offset += 1
        return true
    }

    private func failure(_ message: String, at place: Int? = nil) -> Pattern.Failure {
        let before = text[..<(place ?? offset)].reduce(0) { $0 + UTF8.width($1) }
        return Pattern.Failure(offset: before, message: message)
    }

    private mutating func parseChoice() throws(Pattern.Failure) -> PatternTree {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepest else { throw failure("the groups of the pattern are nested too deep") }
        var choices = [try parseSequence()]
        while accept("|") { choices.append(try parseSequence()) }
        return choices.count == 1 ? choices[0] : .choice(choices)
    }

    private mutating func parseSequence() throws(Pattern.Failure) -> PatternTree {
        var parts: [PatternTree] = []
        while let scalar = next, scalar != "|", scalar != ")" { parts.append(try parseRepeated()) }
        return parts.isEmpty ? .empty : .sequence(parts)
    }

    private mutating func parseRepeated() throws(Pattern.Failure) -> PatternTree {
        let start = offset
        let part = try parsePart()
        let isAnchor = if case .start = part { true } else if case .end = part { true } else { false }
        guard let (least, most) = try parseCount() else { return part }
        if isAnchor { throw failure("an anchor cannot be repeated", at: start) }
        if next == "?" || next == "+" {
            throw failure("only whether a pattern matches counts; remove the \"\(text[offset])\"")
        }
        if next == "*" || next == "{" { throw failure("a repeat cannot be repeated; put it in a group") }
        return .repeated(part, least: least, most: most)
    }

    private mutating func parseCount() throws(Pattern.Failure) -> (least: Int, most: Int?)? {
        if accept("*") { return (0, nil) }
        if accept("+") { return (1, nil) }
        if accept("?") { return (0, 1) }
        let start = offset
        guard accept("{") else { return nil }
        let least = parseNumber()
        var most = least
        if accept(",") { most = next == "}" ? nil : parseNumber() ?? -1 }
        guard let least, accept("}"), most.map({ $0 >= least && $0 <= Self.mostRepeats }) ?? true,
            least <= Self.mostRepeats
        else {
            throw failure("a repeat is written as in {2}, {2,} or {2,5}, up to \(Self.mostRepeats)", at: start)
        }
        return (least, most)
    }

    private mutating func parseNumber() -> Int? {
        var number: Int?
        while let digit = next?.value, (0x30...0x39).contains(digit) {
            number = min((number ?? 0) * 10 + Int(digit - 0x30), Self.mostRepeats + 1)
            offset += 1
        }
        return number
    }

    private mutating func parsePart() throws(Pattern.Failure) -> PatternTree {
        let start = offset
        guard let scalar = next else { return .empty }
        offset += 1
        switch scalar {
        case "^": return .start
        case "$": return .end
        case ".":
            return .characters(CharacterSet(ranges: [0x0A...0x0A, 0x0D...0x0D, 0x2028...0x2029], isInverted: true))
        case "(":
            if accept("?"), !accept(":") { throw failure("only (…) and (?:…) are supported here", at: start) }
            let inner = try parseChoice()
            guard accept(")") else { throw failure("this group is not closed; add \")\"", at: start) }
            return inner
        case "[": return .characters(try parseClass(start))
        case "\\": return .characters(try parseEscape(start))
        case "*", "+", "?", "{": throw failure("there is nothing to repeat before \"\(scalar)\"", at: start)
        case "]", "}": throw failure("write \\\(scalar) for the character itself", at: start)
        default: return .characters(CharacterSet(ranges: [scalar.value...scalar.value]))
        }
    }

    private mutating func parseClass(_ start: Int) throws(Pattern.Failure) -> CharacterSet {
        var set = CharacterSet(isInverted: accept("^"))
        while !accept("]") {
            let place = offset
            let first = try parseClassPart(start)
            guard next == "-", offset + 1 < text.count, text[offset + 1] != "]" else {
                set.ranges += first
                continue
            }
            offset += 1
            let last = try parseClassPart(start)
            guard first.count == 1, last.count == 1, first[0].count == 1, last[0].count == 1,
                first[0].lowerBound <= last[0].lowerBound
            else { throw failure("this is no range of characters; write it as in a-z", at: place) }
            set.ranges.append(first[0].lowerBound...last[0].lowerBound)
        }
        if set.ranges.isEmpty { throw failure("a class needs a character", at: start) }
        return set
    }

    private mutating func parseClassPart(_ start: Int) throws(Pattern.Failure) -> [ClosedRange<UInt32>] {
        guard let scalar = next else { throw failure("this class is not closed; add \"]\"", at: start) }
        let place = offset
        offset += 1
        if scalar == "[" { throw failure("write \\[ for the character itself", at: place) }
        guard scalar == "\\" else { return [scalar.value...scalar.value] }
        let set = try parseEscape(place)
        if set.isInverted { throw failure("a class cannot hold the opposite of another", at: place) }
        return set.ranges
    }

    private mutating func parseEscape(_ start: Int) throws(Pattern.Failure) -> CharacterSet {
        guard let scalar = next else { throw failure("write \\\\ for a backslash", at: start) }
        offset += 1
        switch scalar {
        case "d", "D": return CharacterSet(ranges: [0x30...0x39], isInverted: scalar == "D")
        case "w", "W":
            let ranges: [ClosedRange<UInt32>] = [0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A]
            return CharacterSet(ranges: ranges, isInverted: scalar == "W")
        case "s", "S":
            let ranges: [ClosedRange<UInt32>] = [
                0x09...0x0D, 0x20...0x20, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A, 0x2028...0x2029,
                0x202F...0x202F,
                0x205F...0x205F, 0x3000...0x3000, 0xFEFF...0xFEFF,
            ]
            return CharacterSet(ranges: ranges, isInverted: scalar == "S")
        case "t": return CharacterSet(ranges: [0x09...0x09])
        case "n": return CharacterSet(ranges: [0x0A...0x0A])
        case "r": return CharacterSet(ranges: [0x0D...0x0D])
        case "u":
            let digits = String(String.UnicodeScalarView(text[offset...].prefix(4)))
            guard digits.utf8.count == 4, let code = UInt32(digits, radix: 16), UnicodeScalar(code) != nil else {
                throw failure("four hexadecimal digits of a character are expected after \\u", at: start)
            }
            offset += 4
            return CharacterSet(ranges: [code...code])
        case _ where "^$\\.*+?()[]{}|/-".unicodeScalars.contains(scalar):
            return CharacterSet(ranges: [scalar.value...scalar.value])
        default: throw failure("\\\(scalar) is not supported in a pattern", at: start)
        }
    }
}

/// Turns a tree into states.
enum PatternCompiler {
    static func states(of tree: PatternTree) -> [Pattern.State] {
        var states: [Pattern.State] = []
        append(tree, to: &states)
        states.append(.match)
        return states
    }

    /// Appends the states of a part, which ends where the next state will be. Stops when there are too many.
    private static func append(_ tree: PatternTree, to states: inout [Pattern.State]) {
        guard states.count <= Pattern.mostStates else { return }
        switch tree {
        case .empty: break
        case .characters(let set): states.append(.character(set, next: states.count + 1))
        case .start: states.append(.start(next: states.count + 1))
        case .end: states.append(.end(next: states.count + 1))
        case .sequence(let parts): for part in parts { append(part, to: &states) }
        case .choice(let parts): append(choices: parts[...], to: &states)
        case .repeated(let part, let least, let most):
            for _ in 0..<least { append(part, to: &states) }
            if let most {
                appendOptional(part, count: most - least, to: &states)
            } else {
                let split = states.count
                states.append(.match)
                append(part, to: &states)
                states.append(.split(split, split))
                states[split] = .split(split + 1, states.count)
            }
        }
    }

    private static func append(choices: ArraySlice<PatternTree>, to states: inout [Pattern.State]) {
        guard let first = choices.first else { return }
        if choices.count == 1 { return append(first, to: &states) }
        let split = states.count
        states.append(.match)
        append(first, to: &states)
        let jump = states.count
        states.append(.match)
        states[split] = .split(split + 1, states.count)
        append(choices: choices.dropFirst(), to: &states)
        states[jump] = .split(states.count, states.count)
    }

    /// Up to `count` times: each time may be the last.
    private static func appendOptional(_ part: PatternTree, count: Int, to states: inout [Pattern.State]) {
        var splits: [Int] = []
        for _ in 0..<count where states.count <= Pattern.mostStates {
            splits.append(states.count)
            states.append(.match)
            append(part, to: &states)
        }
        for split in splits { states[split] = .split(split + 1, states.count) }
    }
}
