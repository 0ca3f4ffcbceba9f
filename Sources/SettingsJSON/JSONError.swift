/// A place where a text is not the JSON that this package reads (RFC 8259, UTF-8, no duplicate members, depth 64).
package struct JSONError: Error, Hashable, Sendable {
    /// What is wrong. Each kind is one rule; the names appear in diagnostics as identifiers.
    package enum Kind: String, CaseIterable, Sendable {
        case badEncoding = "json-encoding"
        case badEscape = "json-escape"
        case badNumber = "json-number"
        case comment = "json-comment"
        case controlCharacter = "json-control-character"
        case duplicateMember = "json-duplicate-member"
        case loneSurrogate = "json-lone-surrogate"
        case tooDeep = "json-depth"
        case tooLarge = "json-size"
        case trailingComma = "json-trailing-comma"
        case trailingText = "json-trailing-text"
        case unexpectedCharacter = "json-syntax"
        case unexpectedEnd = "json-unexpected-end"
    }

    package let kind: Kind
    /// The byte at which it is wrong.
    package let offset: Int
    /// What is wrong and what to do, in one line.
    package let message: String
    /// The byte of the other place involved: the first of two equal members, the bracket that is not closed.
    package let relatedOffset: Int?

    package init(_ kind: Kind, at offset: Int, _ message: String, relatedOffset: Int? = nil) {
        self.kind = kind
        self.offset = offset
        self.message = message
        self.relatedOffset = relatedOffset
    }
}
