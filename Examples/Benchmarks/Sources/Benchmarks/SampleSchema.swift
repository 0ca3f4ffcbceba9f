import Foundation

/// A schema of any size, with the mix of settings that apps have: groups of 20, every one with documentation.
struct SampleSchema {
    private static let groupSize = 20

    let settings: Int
    /// How long each documentation is, at least, in bytes.
    var documentation = 0

    /// Writes the schema piece by piece, so that this program stays small whatever the schema's size.
    func write(to url: URL) throws {
        try Data().write(to: url)
        let file = try FileHandle(forWritingTo: url)
        try file.write(contentsOf: Data("{\n  \"settings\": {".utf8))
        for start in stride(from: 0, to: settings, by: Self.groupSize) {
            let members = (start..<min(start + Self.groupSize, settings)).map { "      \(setting($0))" }
            let group = """
                \(start == 0 ? "" : ",")
                    "section\(start / Self.groupSize)": { "doc": "What belongs to section \(start / Self.groupSize).", "group": {
                \(members.joined(separator: ",\n"))
                    } }
                """
            try file.write(contentsOf: Data(group.utf8))
        }
        try file.write(contentsOf: Data("\n  }\n}\n".utf8))
        try file.close()
    }

    /// One member, such as `"size7": { "default": 7, "min": 0, "max": 500, "doc": "…" }`.
    private func setting(_ index: Int) -> String {
        let words = "Says how setting \(index) behaves while a document is open."
        let repetitions = max(1, (documentation + words.utf8.count) / (words.utf8.count + 1))
        let doc = Array(repeating: words, count: repetitions).joined(separator: " ")
        let (name, rest) =
            switch index % 10 {
            case 0, 1, 2: ("isEnabled", "\"default\": \(index % 3 == 0)")
            case 3, 4: ("size", "\"default\": \(index % 500), \"min\": 0, \"max\": 500")
            case 5: ("opacity", "\"default\": 0.\(index % 9 + 1), \"min\": 0, \"max\": 1")
            case 6: ("mode", "\"choices\": [\"system\", \"light\", \"dark\", \"high-contrast\"], \"default\": \"dark\"")
            case 7: ("recentFiles", "\"type\": \"[String]\", \"default\": [\"notes.txt\"]")
            case 8: ("account", "\"type\": \"String?\"")
            default: ("title", "\"default\": \"Untitled \(index)\"")
            }
        return "\"\(name)\(index)\": { \(rest), \"doc\": \"\(doc)\" }"
    }
}
