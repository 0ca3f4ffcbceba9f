/// Prints lines of code; the only place that knows indentation.
struct CodePrinter {
    private(set) var text = ""
    private var indentation = ""
    private var isAtBlockStart = false

    /// Prints lines; an empty one without trailing spaces, and not at all at the start of a block.
    mutating func print(_ lines: String...) {
        for line in lines {
            if !line.isEmpty { text += indentation + line }
            if !line.isEmpty || !isAtBlockStart { text += "\n" }
            isAtBlockStart = false
        }
    }

    /// Prints `head {`, what `body` prints, indented, and `}`.
    mutating func block(_ head: String, _ body: (inout CodePrinter) -> Void) {
        print(head + " {")
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
