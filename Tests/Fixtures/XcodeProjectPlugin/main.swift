import Foundation
import PackagePlugin
import XcodeProjectPlugin

@testable import TypedSettingsPlugin

// Prints the commands for a target of an Xcode project with the files that the arguments name.
let context = XcodePluginContext(
    project: URL(filePath: "/project", directoryHint: .isDirectory),
    pluginWorkDirectoryURL: URL(filePath: "/outputs", directoryHint: .isDirectory)
)
let target = XcodeTarget(displayName: "App", files: Array(CommandLine.arguments.dropFirst()))
for command in try TypedSettingsPlugin().createBuildCommands(context: context, target: target) {
    guard case .buildCommand(let name?, let executable, let arguments, _, let inputs, let outputs) = command else {
        continue
    }
    print(name, executable.path, separator: "\n")
    for (title, words) in [("", arguments), ("in", inputs.map(\.path)), ("out", outputs.map(\.path))] {
        for word in words { print(title, word) }
    }
}
