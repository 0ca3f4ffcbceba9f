/// The texts of a package that uses the plugin.
enum UserPackage {
    /// A manifest that goes on with `arguments`, in which `product` and `plugin` are ours.
    static func manifest(_ name: String, packages: String = "", _ arguments: String) -> String {
        """
        // swift-tools-version: 6.1
        import PackageDescription

        let product = Target.Dependency.product(name: "TypedSettings", package: "swift-typed-settings")
        let plugin = Target.PluginUsage.plugin(name: "TypedSettingsPlugin", package: "swift-typed-settings")
        let path = \(String(reflecting: SwiftBuild.repository.path))

        let package = Package(
            name: "\(name)",
            platforms: [.macOS(.v15)],
            \(arguments)
        )
        package.dependencies = [.package(name: "swift-typed-settings", path: path), \(packages)]
        """
    }

    /// Code that prints the names of the settings of each enum.
    static func printing(_ enums: String...) -> String {
        enums.map { "print(\"\($0)\", \($0).schema.settings.map(\\.name))\n" }.joined()
    }
}
