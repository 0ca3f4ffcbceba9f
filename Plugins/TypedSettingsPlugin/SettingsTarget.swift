import Foundation
import PackagePlugin

/// A target of a package or of an Xcode project, in whose files schemas are looked for.
struct SettingsTarget {
    static let generator = "settings-generator"

    let name: String
    /// Where its files are, by which their outputs are named.
    let directory: URL
    let files: [URL]

    /// One command for all schemas, since only that sees two making one enum.
    func commands(generator: URL, outputs folder: URL) -> [Command] {
        let files = files.sorted { $0.path < $1.path }
        let schemas = files.filter { Self.isNamed("settings.json", $0) }
        guard !schemas.isEmpty else {
            let expected = directory.appending(path: "settings.json").path(percentEncoded: false)
            Diagnostics.warning("the target \"\(name)\" uses TypedSettingsPlugin but has no schema; add \(expected)")
            return []
        }
        // SwiftPM warns of a file that is no input of any command.
        let companions = files.filter {
            Self.isNamed("settings.lock.json", $0) || Self.isNamed("settings.schema.json", $0)
        }
        let outputs = schemas.map { folder.appending(path: OutputName.name(for: $0, in: directory)) }
        return [
            .buildCommand(
                displayName: "Generate settings of \(name)",
                executable: generator,
                arguments: zip(schemas, outputs).flatMap { schema, output in
                    ["--schema", schema.path(percentEncoded: false), "--output", output.path(percentEncoded: false)]
                },
                inputFiles: schemas + companions,
                outputFiles: outputs
            )
        ]
    }

    /// Whether a file is the one of the name or, as in `editor.settings.json`, one of several of its kind.
    private static func isNamed(_ name: String, _ file: URL) -> Bool {
        file.lastPathComponent == name || file.lastPathComponent.hasSuffix("." + name)
    }
}
