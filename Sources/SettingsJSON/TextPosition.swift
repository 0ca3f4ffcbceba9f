/// A place in a text as a person counts it: line and column, both from 1.
///
/// The column counts UTF-8 bytes, as the Swift compiler's own diagnostics do, so that editors jump to the same place.
package struct TextPosition: Hashable, Comparable, Sendable {
    package let line: Int
    package let column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    package static func < (left: TextPosition, right: TextPosition) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}

/// A half-open range of byte offsets in a text. Texts are below 4 GiB, which keeps a node small.
public struct TextRange: Hashable, Sendable {
    package let lowerBound: UInt32
    package let upperBound: UInt32

    package init(_ lowerBound: Int, _ upperBound: Int) {
        self.lowerBound = UInt32(lowerBound)
        self.upperBound = UInt32(upperBound)
    }

    package var offsets: Range<Int> { Int(lowerBound)..<Int(upperBound) }
}

/// A range or none, in no more memory than a range takes: a text has a place for each of its nodes.
struct OptionalTextRange: Sendable {
    private static let none = TextRange(1, 0)

    private let stored: TextRange

    init(_ range: TextRange?) {
        stored = range ?? Self.none
    }

    var range: TextRange? { stored == Self.none ? nil : stored }
}

/// Where the lines of a text begin: turns byte offsets into positions.
package struct LineTable: Sendable {
    private let lineStarts: [Int]

    /// Scans `bytes` once. A line ends with LF, CR LF or a lone CR.
    package init(_ bytes: [UInt8]) {
        var lineStarts = [0]
        var previous: UInt8 = 0
        for (offset, byte) in bytes.enumerated() {
            if previous == UInt8(ascii: "\r"), byte != UInt8(ascii: "\n") {
                lineStarts.append(offset)
            } else if previous == UInt8(ascii: "\n") {
                lineStarts.append(offset)
            }
            previous = byte
        }
        if previous == UInt8(ascii: "\r") || previous == UInt8(ascii: "\n") { lineStarts.append(bytes.count) }
        self.lineStarts = lineStarts
    }

    package func position(of offset: Int) -> TextPosition {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return TextPosition(line: low + 1, column: offset - lineStarts[low] + 1)
    }
}
