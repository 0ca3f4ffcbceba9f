import SettingsJSON

/// The schema as the store needs it: made once from the text in the generated code.
struct SchemaTable: Sendable {
    /// A setting: its name, its place in the store, its default and its limits.
    struct Slot: Sendable {
        let name: String
        let typeName: String
        let path: StoredPath
        /// Null if the default is nil.
        let defaultValue: JSONNode
        let minimum: JSONNumber?
        let maximum: JSONNumber?
        let choices: [String]
    }

    let name: String
    let suite: String?
    let slots: [Slot]

    /// Reads the text that the generator wrote; one that cannot be read is a fault of the build, not of the user.
    init(_ text: StaticString) {
        let root = GeneratedText.parse(text)
        name = root["name"]?.string ?? ""
        suite = root["suite"]?.string
        slots = (root["settings"]?.elements ?? []).map { row in
            let name = row["name"]?.string ?? ""
            let key = row["key"]?.elements?.compactMap(\.string) ?? name.split(separator: ".").map(String.init)
            return Slot(
                name: name,
                typeName: row["type"]?.string ?? "",
                path: StoredPath(key),
                defaultValue: row["default"] ?? JSONNode(.null),
                minimum: row["min"]?.number,
                maximum: row["max"]?.number,
                choices: row["choices"]?.elements?.compactMap(\.string) ?? []
            )
        }
    }
}

/// Text that the generator wrote into the program.
enum GeneratedText {
    static func parse(_ text: StaticString) -> JSONNode {
        let bytes = text.withUTF8Buffer { Array($0) }
        guard let root = try? JSONDocument(parsing: bytes).root else {
            preconditionFailure("the generated code is damaged; build it again")
        }
        return root
    }
}

extension SchemaTable.Slot {
    /// How a value of the right type breaks the setting's limits, in words that follow "the value is"; nil if it does not.
    func violation(by node: JSONNode) -> String? {
        guard minimum != nil || maximum != nil, !node.isNull else { return nil }
        if let minimum, !(node.number.map { minimum.isAtMost($0) } ?? false) {
            return "below the least one, \(minimum.text)"
        }
        if let maximum, !(node.number.map { $0.isAtMost(maximum) } ?? false) {
            return "above the greatest one, \(maximum.text)"
        }
        return nil
    }
}

extension JSONNumber {
    /// Compares exactly if both are integers, else as Double.
    fileprivate func isAtMost(_ other: JSONNumber) -> Bool {
        if let left = integer(as: Int.self), let right = other.integer(as: Int.self) { return left <= right }
        guard let left = double, let right = other.double else { return false }
        return left <= right
    }
}
