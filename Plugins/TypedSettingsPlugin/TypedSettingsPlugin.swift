import Foundation
import PackagePlugin

/// Generates the accessors of every `settings.json` and `*.settings.json` of a target, at each build in which one changed.
@main
struct TypedSettingsPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        guard let module = target.sourceModule else { return [] }
        let files = module.sourceFiles.map(\.url).sorted { $0.path < $1.path }
        let schemas = files.filter { $0.isNamed("settings.json") }
        guard !schemas.isEmpty else {
            let expected = module.directoryURL.appending(path: "settings.json").path(percentEncoded: false)
            Diagnostics.warning(
                "the target \"\(target.name)\" uses TypedSettingsPlugin but has no schema; add \(expected)"
            )
            return []
        }
        // SwiftPM warns of a file that is no input of any command.
        let companions = files.filter { $0.isNamed("settings.lock.json") || $0.isNamed("settings.schema.json") }
        let outputs = schemas.map {
            context.pluginWorkDirectoryURL.appending(path: OutputName.name(for: $0, in: module.directoryURL))
        }
        return [
            .buildCommand(
                displayName: "Generate settings of \(target.name)",
                executable: try context.tool(named: "settings-generator").url,
                arguments: zip(schemas, outputs).flatMap { schema, output in
                    ["--schema", schema.path(percentEncoded: false), "--output", output.path(percentEncoded: false)]
                },
                inputFiles: schemas + companions,
                outputFiles: outputs
            )
        ]
    }
}

extension URL {
    /// Whether this is the file `name` or, as in `editor.settings.json`, one of several of its kind.
    fileprivate func isNamed(_ name: String) -> Bool {
        lastPathComponent == name || lastPathComponent.hasSuffix("." + name)
    }
}
