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
    mutating func print(_ lines: String...) {
        print(lines: lines)
    }

    mutating func print(lines: [String]) {
        for line in lines { print(line: line) }
    }

    private mutating func print(line: String, end: String = "\n") {
        if !line.isEmpty {
            bytes += indentation.utf8
            bytes += line.utf8
        }
        if !line.isEmpty || !isAtBlockStart { bytes += end.utf8 }
        isAtBlockStart = false
    }

    /// Prints `head {`, what `body` prints, indented, and `}`.
    mutating func block(_ head: String, _ body: (inout CodePrinter) -> Void) {
        print(line: head, end: " {\n")
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
