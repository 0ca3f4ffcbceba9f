import Foundation
import Testing

/// Schemas wherever a target of a user's package can have them, with both build systems.
@Suite(.serialized) struct PlaceTests {
    private static let longFolders = String(repeating: "A folder with a rather long name/", count: 8)

    /// The schemas of the target `App`: path, text, and what a program prints that has its accessors.
    private static let schemas = [
        ("settings.json", #"{"settings": {"age": 1}}"#, #"AppSettings ["age"]"#),
        ("editor.settings.json", #"{"settings": {"font": ""}}"#, #"EditorSettings ["font"]"#),
        // Equal names in two folders, and names that a careless way of joining path and name would make equal.
        ("A/x.settings.json", #"{"name": "InA", "settings": {"a": 1}}"#, #"InA ["a"]"#),
        ("B/x.settings.json", #"{"name": "InB", "settings": {"b": 1}}"#, #"InB ["b"]"#),
        ("A_x.settings.json", #"{"name": "WithUnderscore", "settings": {"c": 1}}"#, #"WithUnderscore ["c"]"#),
        ("A_2fx.settings.json", #"{"name": "WithCode", "settings": {"d": 1}}"#, #"WithCode ["d"]"#),
        ("Über uns/日本/größe.settings.json", #"{"settings": {"size": 1}}"#, #"GrößeSettings ["size"]"#),
        (longFolders + "deep.settings.json", #"{"settings": {"long": 1}}"#, #"DeepSettings ["long"]"#),
        (longFolders + "B/deep.settings.json", #"{"name": "DeepB", "settings": {"e": 1}}"#, #"DeepB ["e"]"#),
    ]

    /// A package in a folder of another one, with blanks and letters of several scripts in its path.
    private static let name = "outer/Größe 日本"

    private static func writePackage(to folder: TemporaryFolder) throws {
        func write(_ text: String, to path: String) throws { try folder.write(text, to: "\(name)/\(path)") }
        let outer = #"let package = Package(name: "outer", targets: [.target(name: "Outer")])"#
        let version = "// swift-tools-version: 6.1"
        try folder.write("\(version)\nimport PackageDescription\n\(outer)\n", to: "outer/Package.swift")
        try folder.write("", to: "outer/Sources/Outer/Outer.swift")
        let targets = """
            targets: ["App", "Copy", "Linked", "Empty"].map { name in
                    .executableTarget(
                        name: name,
                        dependencies: [product, .product(name: "Inner", package: "Nested")],
                        plugins: [plugin]
                    )
                }
            """
        try write(UserPackage.manifest("user", packages: #".package(path: "Nested")"#, targets), to: "Package.swift")

        for (path, text, _) in schemas { try write(text, to: "Sources/App/\(path)") }
        let enums = schemas.map { String($0.2.prefix { $0 != " " }) }
        try write(enums.map { UserPackage.printing($0) }.joined(), to: "Sources/App/main.swift")
        for path in ["settings.lock", "settings.schema", "A/x.settings.lock", "A/x.settings.schema"] {
            try write("{}", to: "Sources/App/\(path).json")
        }
        try write("", to: "Sources/App/notes.txt")

        try write(schemas[0].1, to: "Sources/Copy/settings.json")
        try write(UserPackage.printing("AppSettings"), to: "Sources/Copy/main.swift")

        try folder.link("\(name)/Sources/Linked/settings.json", to: "../App/settings.json")
        try folder.link("\(name)/Sources/Linked/Shared", to: "../../Shared")
        try write(#"{"settings": {"shared": 1}}"#, to: "Shared/shared.settings.json")
        try write(UserPackage.printing("AppSettings", "SharedSettings"), to: "Sources/Linked/main.swift")

        let library = """
            products: [.library(name: "Inner", targets: ["Inner"])],
                targets: [.target(name: "Inner", dependencies: [product], plugins: [plugin])]
            """
        try write(UserPackage.manifest("Nested", library), to: "Nested/Package.swift")
        try write(
            #"{"name": "InnerSettings", "access": "public", "suite": "org.example", "settings": {"inner": 1}}"#,
            to: "Nested/Sources/Inner/settings.json"
        )
        // SwiftPM takes a target without a Swift file of its own for empty.
        try write("", to: "Nested/Sources/Inner/Inner.swift")
        try write("import Inner\n" + UserPackage.printing("InnerSettings"), to: "Sources/Empty/main.swift")
    }

    @Test(arguments: ["native", "swiftbuild"]) func `schemas are found in every place of every package`(
        buildSystem: String
    ) throws {
        let folder = try TemporaryFolder()
        try Self.writePackage(to: folder)
        let package = folder.url.appending(path: Self.name)
        let swift = SwiftBuild(package: package, scratch: folder.url.appending(path: "build"), buildSystem: buildSystem)
        let build = try swift("build")
        try #require(build.status == 0, "\(build.output)")

        #expect(try swift.output(of: "App") == Self.schemas.map { $0.2 + "\n" }.joined())
        #expect(try swift.output(of: "Copy") == "AppSettings [\"age\"]\n")
        #expect(try swift.output(of: "Linked") == "AppSettings [\"age\"]\nSharedSettings [\"shared\"]\n")
        #expect(try swift.output(of: "Empty") == "InnerSettings [\"inner\"]\n")

        let warning =
            "warning: the target \"Empty\" uses TypedSettingsPlugin but has no schema; add "
            + package.appending(path: "Sources/Empty/settings.json").path
        #expect(build.lines.contains { $0.hasSuffix(warning) }, "\(build.output)")
        // Swift Build does not warn of unhandled files before Swift 6.4.
        let unhandled = build.lines.filter { $0.hasPrefix("    \(package.path)/") }.map { $0.dropFirst(4) }
        let notes = package.path + "/Sources/App/notes.txt"
        #expect(unhandled.allSatisfy { $0 == notes }, "\(build.output)")
        #expect(buildSystem == "swiftbuild" || !unhandled.isEmpty, "\(build.output)")
    }
}
