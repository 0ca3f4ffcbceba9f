import Foundation
import PackagePlugin

/// Generates the accessors of every `settings.json` and `*.settings.json` of a target, at each build in which one changed.
@main
struct TypedSettingsPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        guard let module = target.sourceModule else { return [] }
        let schemas = module.sourceFiles.map(\.url).filter(\.isSchema).sorted { $0.path < $1.path }
        guard !schemas.isEmpty else {
            let expected = module.directoryURL.appending(path: "settings.json").path(percentEncoded: false)
            Diagnostics.warning(
                "the target \"\(target.name)\" uses TypedSettingsPlugin but has no schema; add \(expected)"
            )
            return []
        }
        let directory = context.pluginWorkDirectoryURL
        let outputs = schemas.map { directory.appending(path: $0.outputName(in: module.directoryURL)) }
        return [
            .buildCommand(
                displayName: "Generate settings of \(target.name)",
                executable: try context.tool(named: "settings-generator").url,
                arguments: zip(schemas, outputs).flatMap { schema, output in
                    ["--schema", schema.path(percentEncoded: false), "--output", output.path(percentEncoded: false)]
                },
                inputFiles: schemas,
                outputFiles: outputs
            )
        ]
    }
}

extension URL {
    fileprivate var isSchema: Bool {
        lastPathComponent == "settings.json" || lastPathComponent.hasSuffix(".settings.json")
    }

    /// A file name for the accessors: different for each path in the target, and like no file that a person names.
    fileprivate func outputName(in directory: URL) -> String {
        let path = self.path(percentEncoded: false).dropFirst(directory.path(percentEncoded: false).count)
        let name = path.split(separator: "/").joined(separator: "/").utf8.map { byte in
            let isPlain = Character(UnicodeScalar(byte)).isLetter || Character(UnicodeScalar(byte)).isNumber
            return byte < 0x80 && isPlain || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
                ? String(UnicodeScalar(byte))
                : (byte < 0x10 ? "_0" : "_") + String(byte, radix: 16)
        }
        return name.joined() + ".typed-settings.swift"
    }
}
