import Foundation
import Testing

/// The plugin in a package of its user's, with both build systems.
@Suite(.serialized) struct PluginTests {
    private static let manifest = """
        // swift-tools-version: 6.1
        import PackageDescription

        let package = Package(
            name: "user",
            platforms: [.macOS(.v15)],
            dependencies: [.package(name: "swift-typed-settings", path: \(String(reflecting: SwiftBuild.repository.path)))],
            targets: ["App", "Empty"].map { name in
                .executableTarget(
                    name: name,
                    dependencies: [.product(name: "TypedSettings", package: "swift-typed-settings")],
                    plugins: [.plugin(name: "TypedSettingsPlugin", package: "swift-typed-settings")]
                )
            }
        )
        """

    @Test(arguments: ["native", "swiftbuild"]) func `a schema is checked and read anew at every build`(
        buildSystem: String
    ) throws {
        let folder = try TemporaryFolder()
        let package = folder.url.appending(path: "user package")
        let swift = SwiftBuild(package: package, scratch: folder.url.appending(path: "build"), buildSystem: buildSystem)
        try folder.write(Self.manifest, to: "user package/Package.swift")
        try folder.write("print(\"nothing\")\n", to: "user package/Sources/Empty/main.swift")
        try folder.write("print(AppSettings.schema.settings.map(\\.name))\n", to: "user package/Sources/App/main.swift")
        try folder.write(#"{"settings": {"age": 1}}"#, to: "user package/Sources/App/settings.json")

        let first = try swift("build")
        #expect(first.status == 0, "\(first.output)")
        let warning =
            "warning: the target \"Empty\" uses TypedSettingsPlugin but has no schema; add "
            + package.appending(path: "Sources/Empty/settings.json").path
        #expect(first.output.split(separator: "\n").contains { $0.hasSuffix(warning) }, "\(first.output)")
        #expect(try swift("run", ["-q", "App"]).output.hasSuffix("[\"age\"]\n"))

        try folder.write(#"{"settings": {"age": 1, "name": "x"}}"#, to: "user package/Sources/App/settings.json")
        #expect(try swift("run", ["-q", "App"]).output.hasSuffix("[\"age\", \"name\"]\n"))

        try folder.write("{\"settings\": {\n  \"age\": null}}", to: "user package/Sources/App/settings.json")
        let broken = try swift("build")
        #expect(broken.status != 0)
        let error =
            package.appending(path: "Sources/App/settings.json").path
            + ":2:10: error: the type of \"age\" cannot be told from null; add \"type\""
        #expect(broken.output.split(separator: "\n").contains { $0 == error }, "\(broken.output)")
    }
}
