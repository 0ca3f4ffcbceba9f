/// A regular expression of the subset that JSON Schema recommends, matched anywhere in a text in linear time.
///
/// It is run as a set of states that moves over the text once, so that no pattern can take longer than the number of
/// its states times the length of the text.
package struct Pattern: Sendable {
    /// Why a text is no such pattern, and at which byte of it.
    package struct Failure: Error, Hashable {
        package let offset: Int
        package let message: String
    }

    /// How many states a pattern may have after its repeats are written out.
    package static let mostStates = 2_000

    enum State: Sendable {
        case character(CharacterSet, next: Int)
        case split(Int, Int)
        case start(next: Int)
        case end(next: Int)
        case match
    }

    let states: [State]

    /// Reads a pattern.
    /// - Throws: `Failure` for what is no pattern, not of the subset, or too large.
    package init(_ text: String) throws(Failure) {
        let tree = try PatternParser.parse(text)
        states = PatternCompiler.states(of: tree)
        if states.count > Self.mostStates {
            throw Failure(offset: 0, message: "the pattern repeats too much; use smaller counts")
        }
    }

    /// Whether the pattern occurs in `text`.
    package func matches(_ text: String) -> Bool {
        let scalars = Array(text.unicodeScalars)
        var current = StateSet(count: states.count)
        var next = StateSet(count: states.count)
        for offset in 0...scalars.count {
            add(0, at: offset, of: scalars.count, to: &current)
            if current.hasMatch { return true }
            guard offset < scalars.count else { return false }
            next.removeAll()
            for state in current.members {
                if case .character(let set, let following) = states[state], set.contains(scalars[offset]) {
                    add(following, at: offset + 1, of: scalars.count, to: &next)
                }
            }
            swap(&current, &next)
            if current.hasMatch { return true }
        }
        return false
    }

    /// Adds a state, and all that follow from it without a character.
    private func add(_ state: Int, at offset: Int, of count: Int, to set: inout StateSet) {
        var pending = [state]
        while let state = pending.popLast() {
            guard set.insert(state) else { continue }
            switch states[state] {
            case .character: break
            case .split(let first, let second): pending += [first, second]
            case .start(let next): if offset == 0 { pending.append(next) }
            case .end(let next): if offset == count { pending.append(next) }
            case .match: set.hasMatch = true
            }
        }
    }
}

/// A set of states that is emptied in constant time.
private struct StateSet {
    private(set) var members: [Int] = []
    private var generations: [Int]
    private var generation = 1
    var hasMatch = false

    init(count: Int) {
        generations = Array(repeating: 0, count: count)
    }

    /// Whether the state was not in the set before.
    mutating func insert(_ state: Int) -> Bool {
        if generations[state] == generation { return false }
        generations[state] = generation
        members.append(state)
        return true
    }

    mutating func removeAll() {
        members.removeAll(keepingCapacity: true)
        generation += 1
        hasMatch = false
    }
}

/// Characters that stand in one place of a pattern.
struct CharacterSet: Sendable {
    var ranges: [ClosedRange<UInt32>] = []
    var isInverted = false

    func contains(_ scalar: UnicodeScalar) -> Bool {
        ranges.contains { $0.contains(scalar.value) } != isInverted
    }
}
