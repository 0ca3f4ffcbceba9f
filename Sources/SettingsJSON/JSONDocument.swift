/// A parsed JSON text: its bytes, and the tree of nodes that point into them.
package struct JSONDocument: Sendable {
    package let bytes: [UInt8]
    package let root: JSONNode

    /// How deep arrays and objects may be nested.
    package static let maximumDepth = 64

    init(bytes: [UInt8], root: JSONNode) {
        self.bytes = bytes
        self.root = root
    }

    /// Parses `bytes`.
    /// - Throws: the first error in the order of position.
    package init(parsing bytes: [UInt8]) throws(JSONError) {
        let (document, errors) = Self.parse(bytes)
        if let error = errors.first { throw error }
        guard let document else { throw JSONError(.unexpectedEnd, at: 0, "the text is empty") }
        self = document
    }

    /// Parses `bytes` and collects every error that does not hide what follows it, in order of position.
    ///
    /// There is no document when an error made it impossible to go on.
    package static func parse(_ bytes: [UInt8]) -> (document: JSONDocument?, errors: [JSONError]) {
        var (root, errors) = JSONParser.parse(bytes)
        errors.sort { $0.offset < $1.offset }
        return (root.map { JSONDocument(bytes: bytes, root: $0) }, errors)
    }

    /// The text of a range, as written.
    package func text(of range: TextRange) -> ArraySlice<UInt8> {
        bytes[range.offsets]
    }
}
