import SettingsJSON

/// Gathers the diagnostics of one file; every stage writes to it and none reads from it.
final class DiagnosticCollector {
    private let path: String
    private let bytes: [UInt8]
    private lazy var lines = LineTable(bytes)
    private(set) var diagnostics: [Diagnostic] = []

    init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// Notes that a rule is broken at `range`.
    func error(
        _ identifier: DiagnosticIdentifier,
        at range: TextRange?,
        _ message: String,
        hint: String? = nil,
        notes: [(range: TextRange?, message: String)] = []
    ) {
        diagnostics.append(
            Diagnostic(
                identifier,
                path: path,
                position: range.map { lines.position(of: $0.offsets.lowerBound) },
                range: range,
                message,
                hint: hint,
                notes: notes.compactMap { note in
                    note.range.map {
                        Diagnostic.Note(position: lines.position(of: $0.offsets.lowerBound), message: note.message)
                    }
                }
            )
        )
    }

    /// Notes what the JSON parser found.
    func error(_ json: JSONError) {
        let related = json.relatedOffset.map { offset in
            (range: TextRange(offset, offset), message: json.kind == .duplicateMember ? "first here" : "opened here")
        }
        error(
            DiagnosticIdentifier(json.kind),
            at: TextRange(json.offset, json.offset),
            json.message,
            notes: related.map { [$0] } ?? []
        )
    }

    /// The diagnostics in the order of their positions.
    var sorted: [Diagnostic] {
        diagnostics.enumerated().sorted { left, right in
            switch (left.element.position, right.element.position) {
            case (let first?, let second?) where first != second: first < second
            case (nil, _?): true
            case (_?, nil): false
            default: left.offset < right.offset
            }
        }.map(\.element)
    }
}
