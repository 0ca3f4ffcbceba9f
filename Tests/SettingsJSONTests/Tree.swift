import SettingsJSON

/// A JSON value without places: equal when kinds, order, digits and the bytes of strings and names are the same.
enum Tree: Equatable {
    case null
    case bool(Bool)
    case number(String)
    case string([UInt8])
    case array([Tree])
    case object([Member])

    struct Member: Equatable {
        let name: [UInt8]
        let value: Tree
    }
}

extension JSONNode {
    var tree: Tree {
        switch content {
        case .null: .null
        case .bool(let bool): .bool(bool)
        case .number(let number): .number(number.text)
        case .string(let string): .string(Array(string.utf8))
        case .array(let elements): .array(elements.map(\.tree))
        case .object(let members):
            .object(members.map { Tree.Member(name: Array($0.name.utf8), value: $0.value.tree) })
        }
    }

    /// The node itself and every node in it, in the order of the text.
    var nodes: [JSONNode] {
        [self] + (elements ?? []).flatMap(\.nodes) + (members ?? []).flatMap(\.value.nodes)
    }

    func value(at path: some Collection<String>) -> JSONNode? {
        guard let name = path.first else { return self }
        return self[name]?.value(at: path.dropFirst())
    }
}

extension JSONDocument {
    init(_ text: String) throws(JSONError) {
        try self.init(parsing: Array(text.utf8))
    }

    /// The text that a node or a name came from.
    func written(_ range: TextRange?) -> String {
        range.map { String(decoding: text(of: $0), as: UTF8.self) } ?? "nowhere"
    }

    /// Name, colon and value as they are written.
    func written(_ member: JSONMember) -> String {
        guard let start = member.nameRange?.offsets.lowerBound, let end = member.value.range?.offsets.upperBound
        else { return "nowhere" }
        return written(TextRange(start, end))
    }
}
