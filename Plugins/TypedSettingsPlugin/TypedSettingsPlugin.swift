import PackagePlugin

/// Generates the accessors of every `settings.json` and `*.settings.json` of a target, at each build in which one changed.
@main
struct TypedSettingsPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        guard let module = target.sourceModule else { return [] }
        return SettingsTarget(name: target.name, directory: module.directoryURL, files: module.sourceFiles.map(\.url))
            .commands(
                generator: try context.tool(named: SettingsTarget.generator).url,
                outputs: context.pluginWorkDirectoryURL
            )
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension TypedSettingsPlugin: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            SettingsTarget(
                name: target.displayName,
                directory: context.xcodeProject.directoryURL,
                files: target.inputFiles.map(\.url)
            )
            .commands(
                generator: try context.tool(named: SettingsTarget.generator).url,
                outputs: context.pluginWorkDirectoryURL
            )
        }
    }
#endif
