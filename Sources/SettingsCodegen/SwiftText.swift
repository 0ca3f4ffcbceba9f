import SettingsJSON

/// Puts text from a schema into Swift source so that it can only ever be text.
enum SwiftText {
    /// A raw string literal of several lines that holds `json`, printed under `indentation` by the printer.
    ///
    /// Characters that steer the layout of text are turned into escapes of JSON, so that the source reads as it is.
    static func rawLiteral(ofJSON json: String) -> [String] {
        let pounds = String(repeating: "#", count: longestPoundRun(in: json) + 1)
        return ["\(pounds)\"\"\""] + json.split(separator: "\n").map(visible) + ["\"\"\"\(pounds)"]
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
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
            let scalars = line.unicodeScalars.map { $0.isHarmless ? $0 : "\u{FFFD}" }
            let comment = "/// " + String(String.UnicodeScalarView(scalars))
            return String(comment.reversed().drop { $0 == " " }.reversed())
        }
    }

    /// The number of `#` behind a backslash that would end a raw literal's immunity.
    private static func longestPoundRun(in text: String) -> Int {
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
        if json.unicodeScalars.allSatisfy(\.isHarmless) { return String(json) }
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
