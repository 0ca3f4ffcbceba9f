import SettingsJSON

/// A JSON value as literals of Swift write it; members keep their order.
struct JSONLiteral {
    let node: JSONNode

    /// An object with the members of both.
    func adding(_ other: JSONLiteral) -> JSONLiteral {
        JSONLiteral(node: JSONNode(.object((node.members ?? []) + (other.node.members ?? []))))
    }
}

extension JSONLiteral: ExpressibleByStringInterpolation {
    init(stringLiteral value: String) {
        node = JSONNode(.string(value))
    }
}

extension JSONLiteral: ExpressibleByIntegerLiteral {
    init(integerLiteral value: Int) {
        node = JSONNode(.number(JSONNumber(value)))
    }
}

extension JSONLiteral: ExpressibleByBooleanLiteral {
    init(booleanLiteral value: Bool) {
        node = JSONNode(.bool(value))
    }
}

extension JSONLiteral: ExpressibleByArrayLiteral {
    init(arrayLiteral elements: JSONLiteral...) {
        node = JSONNode(.array(elements.map(\.node)))
    }

    /// An array of texts.
    init(_ texts: [String]) {
        node = JSONNode(.array(texts.map { JSONNode(.string($0)) }))
    }
}

extension JSONLiteral: ExpressibleByDictionaryLiteral {
    init(dictionaryLiteral members: (String, JSONLiteral)...) {
        self.init(members)
    }

    /// An object.
    init(_ members: [(String, JSONLiteral)]) {
        node = JSONNode(.object(members.map { JSONMember($0.0, $0.1.node) }))
    }
}
