import SettingsJSON

/// Puts text from a schema into Swift source so that it can only ever be text.
enum SwiftText {
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

    /// The lines of a documentation comment, each without a line break; none for no text.
    static func documentation(_ text: CodeText?) -> [CodeText] {
        guard let text else { return [] }
        if text.utf8.allSatisfy(\.isVisibleASCII) { return [comment(text)] }
        let lines = String(decoding: text.utf8, as: UTF8.self)
            .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return lines.map { line in
            let scalars = line.unicodeScalars.map { $0.isHarmless ? $0 : "\u{FFFD}" }
            return comment(CodeText(String(String.UnicodeScalarView(scalars))))
        }
    }

    /// A line as a comment, without the spaces at its end.
    private static func comment(_ line: CodeText) -> CodeText {
        var comment = CodeText(utf8: Array("/// ".utf8) + line.utf8)
        comment.removeTrailingSpaces()
        return comment
    }
}

extension UnicodeScalar {
    /// Whether it shows as itself and changes nothing around it.
    var isHarmless: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: false
        default: true
        }
    }
}
