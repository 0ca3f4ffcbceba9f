import SettingsJSON

/// Puts text from a schema into Swift source so that it can only ever be text.
enum SwiftText {
    /// A raw string literal of several lines that holds `json`, printed under `indentation` by the printer.
    ///
    /// Characters that steer the layout of text are turned into escapes of JSON, so that the source reads as it is.
    static func rawLiteral(ofJSON json: String) -> [String] {
        let pounds = String(repeating: "#", count: longestPoundRun(in: json) + 1)
        var lines = ["\(pounds)\"\"\""]
        var rest = json.utf8[...]
        while !rest.isEmpty {
            let line = rest.prefix { $0 != UInt8(ascii: "\n") }
            if !line.isEmpty { lines.append(visible(Substring(line))) }
            rest = rest[line.endIndex...].dropFirst()
        }
        return lines + ["\"\"\"\(pounds)"]
    }

    /// A string literal on one line that holds exactly `text`.
    static func literal(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": literal += "\\\(scalar)"
            case _ where scalar.isHarmless: literal.unicodeScalars.append(scalar)
            default: literal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            }
        }
        return literal + "\""
    }

    /// The lines of a documentation comment, each without a line break.
    static func documentation(_ text: String) -> [String] {
        if text.isVisibleASCII { return [documentationLine(text[...])] }
        return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
            if line.isVisibleASCII { return documentationLine(line) }
            let scalars = line.unicodeScalars.map { $0.isHarmless ? $0 : "\u{FFFD}" }
            let comment = "/// " + String(String.UnicodeScalarView(scalars))
            return String(comment.reversed().drop { $0 == " " }.reversed())
        }
    }

    /// The comment of a line of visible ASCII, without the spaces at its end.
    private static func documentationLine(_ line: Substring) -> String {
        let comment = "/// " + line
        let end = comment.utf8.lastIndex { $0 != UInt8(ascii: " ") }.map(comment.utf8.index(after:))
        return String(comment[..<(end ?? comment.startIndex)])
    }

    /// The number of `#` behind a backslash that would end a raw literal's immunity.
    private static func longestPoundRun(in text: String) -> Int {
        guard text.utf8.contains(UInt8(ascii: "#")) else { return 0 }
        var longest = 0
        var run: Int?
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\\"): run = 0
            case UInt8(ascii: "#"): run = run.map { $0 + 1 }
            default: run = nil
            }
            longest = max(longest, run ?? 0)
        }
        return longest
    }

    private static func visible(_ json: Substring) -> String {
        if json.isVisibleASCII || json.unicodeScalars.allSatisfy(\.isHarmless) { return String(json) }
        var text = ""
        for scalar in json.unicodeScalars {
            if scalar.isHarmless { text.unicodeScalars.append(scalar) } else { text += scalar.jsonEscape }
        }
        return text
    }
}

extension UnicodeScalar {
    /// Whether it shows as itself and changes nothing around it.
    fileprivate var isHarmless: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: false
        default: true
        }
    }
}
