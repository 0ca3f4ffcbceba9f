import SettingsJSON

/// The shape of a schema's values in a tree of objects: which names are settings, which are groups, and their order.
struct StoredLayout: Sendable {
    private indirect enum Place {
        case setting
        case group([String: Place])
    }

    private let root: Place
    private let ranks: [[String]: Int]

    init(_ table: SchemaTable) {
        var ranks: [[String]: Int] = [:]
        var tree: [String: Place] = [:]
        for slot in table.slots {
            for length in 1...slot.path.names.count {
                let path = Array(slot.path.names.prefix(length))
                if ranks[path] == nil { ranks[path] = ranks.count }
            }
            Self.insert(slot.path.names[...], into: &tree)
        }
        self.ranks = ranks
        root = .group(tree)
    }

    /// The place of a member among its siblings, in the order of the schema.
    func rank(_ path: [String]) -> Int? { ranks[path] }

    /// The values in a tree, by path; everything that the schema does not name is passed over.
    func values(in tree: JSONNode) -> [StoredPath: JSONNode] {
        var values: [StoredPath: JSONNode] = [:]
        collect(tree, root, path: [], into: &values)
        return values
    }

    private func collect(_ node: JSONNode, _ place: Place, path: [String], into values: inout [StoredPath: JSONNode]) {
        guard case .group(let children) = place, let members = node.members else {
            values[StoredPath(path)] = node
            return
        }
        for member in members {
            guard let child = children[member.name] else { continue }
            collect(member.value, child, path: path + [member.name], into: &values)
        }
    }

    private static func insert(_ path: ArraySlice<String>, into tree: inout [String: Place]) {
        guard let name = path.first else { return }
        if path.count == 1 {
            tree[name] = .setting
            return
        }
        var children: [String: Place] = [:]
        if case .group(let present)? = tree.removeValue(forKey: name) { children = present }
        insert(path.dropFirst(), into: &children)
        tree[name] = .group(children)
    }
}
