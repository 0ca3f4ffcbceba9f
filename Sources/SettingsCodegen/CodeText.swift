import SettingsJSON

/// A text of code in UTF-8. Code is made of many short pieces, which are joined sooner here than in a String.
struct CodeText: Equatable, Sendable {
    private(set) var utf8: [UInt8]

    init(utf8: some Sequence<UInt8>) {
        self.utf8 = Array(utf8)
    }

    init(_ text: String) {
        self.init(utf8: text.utf8)
    }

    mutating func removeTrailingSpaces() {
        while utf8.last == UInt8(ascii: " ") { utf8.removeLast() }
    }

    mutating func append(_ string: String) {
        utf8.append(textOf: string)
    }

    static func += (text: inout CodeText, other: CodeText) {
        text.utf8 += other.utf8
    }
}

extension CodeText: ExpressibleByStringInterpolation {
    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var utf8: [UInt8] = []

        init(literalCapacity: Int, interpolationCount: Int) {
            // Most of what is put in is a name.
            utf8.reserveCapacity(literalCapacity + 24 * interpolationCount)
        }

        mutating func appendLiteral(_ literal: String) { utf8.append(textOf: literal) }
        mutating func appendInterpolation(_ string: String) { utf8.append(textOf: string) }
        mutating func appendInterpolation(_ text: CodeText) { utf8 += text.utf8 }
        mutating func appendInterpolation(_ number: Int) { utf8.append(textOf: String(number)) }
        mutating func appendInterpolation(_ json: JSONNode) { JSONPrinter.appendCompact(json, to: &utf8) }
    }

    init(stringLiteral text: String) {
        self.init(text)
    }

    init(stringInterpolation text: StringInterpolation) {
        utf8 = text.utf8
    }
}
