import SettingsJSON
import TestSupport
import Testing

/// What holds for every text and every change.
@Suite struct EditorPropertyTests {
    private static let names = ["a", "b,}", "{\"", "é", "\\", "g", "unranked"]

    @Test(arguments: ["\n", "\r\n"]) func `what is changed has its new value and the rest stays to the byte`(
        _ newline: String
    ) throws {
        var json = RandomJSON(seed: 21)
        var counts = (edited: 0, untouched: 0, blocked: 0)
        for _ in 0..<500 {
            let before = try JSONDocument(json.text(of: Self.object(depth: 3, &json), newline: newline))
            let changes = Self.changes(&json)
            let bytes: [UInt8]
            do throws(JSONEditor.PathBlocked) {
                bytes = try JSONEditor(before, rank: Self.rank).text(applying: changes)
            } catch {
                #expect(error.node.members == nil)
                #expect(before.root.value(at: error.path)?.tree == error.node.tree)
                #expect(changes.contains { $0.value != nil && $0.path.count > error.path.count })
                counts.blocked += 1
                continue
            }
            let edit = Edit(before: before, after: try JSONDocument(parsing: bytes), changes: changes, rank: Self.rank)
            edit.checkChanges()
            counts.untouched += edit.checkTheRest(before.root, edit.after.root, at: [])
            counts.edited += 1
        }
        #expect(counts.edited > 300)
        #expect(counts.untouched > 300)
        #expect(counts.blocked > 30)
    }

    /// The place in the order of the names, level by level; none for a path that begins with the last name.
    private static func rank(_ path: [String]) -> Int? {
        guard path.first != names.last else { return nil }
        return (0..<3).reduce(0) { rank, level in
            rank * 10 + (level < path.count ? (names.firstIndex(of: path[level]) ?? 0) + 1 : 0)
        }
    }

    /// An object with some of the names, of which about every other holds such an object again.
    private static func object(depth: Int, _ json: inout RandomJSON) -> JSONNode {
        let count = Int.random(in: 0...names.count, using: &json.generator)
        let members = names.shuffled(using: &json.generator).prefix(count).map { name in
            let isGroup = depth > 1 && json.generator.oneIn(2)
            return JSONMember(name, isGroup ? object(depth: depth - 1, &json) : json.node(depth: 1))
        }
        return JSONNode(.object(members))
    }

    /// Some changes, none of them within another.
    private static func changes(_ json: inout RandomJSON) -> [JSONEditor.Change] {
        var changes: [JSONEditor.Change] = []
        for _ in 0..<Int.random(in: 0...5, using: &json.generator) {
            let depth = Int.random(in: 1...3, using: &json.generator)
            let path = (0..<depth).map { _ in json.generator.pick(names) }
            guard !changes.contains(where: { $0.path.starts(with: path) || path.starts(with: $0.path) }) else {
                continue
            }
            let value = json.generator.oneIn(2) ? nil : json.node(depth: 2)
            changes.append(JSONEditor.Change(path: path, value: value))
        }
        return changes
    }
}

/// A document before and after some changes.
private struct Edit {
    let before: JSONDocument
    let after: JSONDocument
    let changes: [JSONEditor.Change]
    let rank: ([String]) -> Int?

    func checkChanges() {
        for change in changes {
            #expect(after.root.value(at: change.path)?.tree == change.value?.tree)
        }
    }

    /// Compares an object before and after, down to the members that no change concerns.
    /// - Returns: how many such members there were.
    func checkTheRest(_ old: JSONNode, _ new: JSONNode?, at path: [String]) -> Int {
        let oldMembers = old.members ?? []
        let newMembers = new?.members ?? []
        checkNames(oldMembers.map(\.name), newMembers.map(\.name), at: path)
        #expect(new == nil || path.isEmpty || !newMembers.isEmpty || oldMembers.isEmpty, "a group was left empty")
        var untouched = 0
        for member in oldMembers {
            let place = path + [member.name]
            let concerning = changes.filter { $0.path.starts(with: place) }
            let same = newMembers.first { $0.name == member.name }
            if concerning.contains(where: { $0.path == place }) {
                #expect(same == nil || same.map { after.written($0.nameRange) } == before.written(member.nameRange))
            } else if concerning.isEmpty || member.value.members == nil {
                #expect(same.map(after.written) == before.written(member))
                untouched += 1
            } else {
                untouched += checkTheRest(member.value, same?.value, at: place)
            }
        }
        return untouched
    }

    /// Old names keep their order; each new one comes from a change; what was in the order of rank still is.
    private func checkNames(_ old: [String], _ new: [String], at path: [String]) {
        #expect(old.filter(new.contains) == new.filter(old.contains))
        for name in new where !old.contains(name) {
            #expect(changes.contains { $0.value != nil && $0.path.starts(with: path + [name]) })
        }
        let oldRanks = old.compactMap { rank(path + [$0]) }
        let newRanks = new.compactMap { rank(path + [$0]) }
        #expect(oldRanks != oldRanks.sorted() || newRanks == newRanks.sorted())
    }
}
