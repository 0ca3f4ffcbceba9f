import SettingsJSON

/// Prints lines of code; the only place that knows indentation.
struct CodePrinter {
    /// The text so far, in UTF-8.
    private(set) var bytes: [UInt8] = []
    private var indentation = ""
    private var isAtBlockStart = false

    /// Makes room for about as many bytes as will be printed, so that the text need not move as it grows.
    init(capacity: Int = 0) {
        bytes.reserveCapacity(capacity)
    }

    /// Prints lines; an empty one without trailing spaces, and not at all at the start of a block.
    mutating func print(_ lines: CodeText...) {
        print(lines: lines)
    }

    mutating func print(lines: [CodeText]) {
        for line in lines { print(line: line.utf8[...]) }
    }

    mutating func print(line: ArraySlice<UInt8>, end: String = "\n") {
        if !line.isEmpty {
            bytes.append(textOf: indentation)
            bytes += line
        }
        if !line.isEmpty || !isAtBlockStart { bytes.append(textOf: end) }
        isAtBlockStart = false
    }

    /// Prints `head {`, what `body` prints, indented, and `}`.
    mutating func block(_ head: CodeText, _ body: (inout CodePrinter) -> Void) {
        print(line: head.utf8[...], end: " {\n")
        isAtBlockStart = true
        indented(body)
        print("}")
    }

    mutating func indented(_ body: (inout CodePrinter) -> Void) {
        let outer = indentation
        indentation += "    "
        body(&self)
        indentation = outer
    }
}
