/// Prints lines of code; the only place that knows indentation.
struct CodePrinter {
    private(set) var text = ""
    private var indentation = ""

    /// Prints lines; an empty one without trailing spaces.
    mutating func print(_ lines: String...) {
        for line in lines { text += line.isEmpty ? "\n" : indentation + line + "\n" }
    }

    /// Prints `head {`, what `body` prints, indented, and `}`.
    mutating func block(_ head: String, _ body: (inout CodePrinter) -> Void) {
        print(head + " {")
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
