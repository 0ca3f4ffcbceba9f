package import SettingsJSON

/// One thing that is wrong in an input: which rule, where, what to do, and the other places involved.
package struct Diagnostic: Hashable, Sendable {
    package enum Severity: String, Sendable {
        case error, warning, note
    }

    /// A second place that belongs to a diagnostic.
    package struct Note: Hashable, Sendable {
        package let position: TextPosition
        package let message: String
    }

    package let identifier: DiagnosticIdentifier
    package let severity: Severity
    package let path: String
    /// Where it begins; nil if the file could not be read at all.
    package let position: TextPosition?
    /// The bytes that are wrong, as far as known.
    package let range: TextRange?
    package let message: String
    /// What to do, in words that follow the message after a semicolon.
    package let hint: String?
    package let notes: [Note]

    package init(
        _ identifier: DiagnosticIdentifier,
        severity: Severity = .error,
        path: String,
        position: TextPosition? = nil,
        range: TextRange? = nil,
        _ message: String,
        hint: String? = nil,
        notes: [Note] = []
    ) {
        self.identifier = identifier
        self.severity = severity
        self.path = path
        self.position = position
        self.range = range
        self.message = message
        self.hint = hint
        self.notes = notes
    }

    /// The lines that compilers print, and that Xcode and SwiftPM make clickable.
    package var lines: [String] {
        [Self.line(path, position, severity, hint.map { "\(message); \($0)" } ?? message)]
            + notes.map { Self.line(path, $0.position, .note, $0.message) }
    }

    private static func line(_ path: String, _ position: TextPosition?, _ severity: Severity, _ text: String) -> String
    {
        let place = position.map { "\(path):\($0.line):\($0.column)" } ?? path
        return "\(place): \(severity.rawValue): \(text)"
    }
}
