import Foundation
import Testing

/// What further builds make of schemas that change, with both build systems.
@Suite(.serialized) struct RebuildTests {
    private static let targets = """
        targets: [.executableTarget(name: "App", dependencies: [product], plugins: [plugin])]
        """

    /// A package with two schemas, which has been built.
    private struct Project {
        let folder: TemporaryFolder
        let swift: SwiftBuild

        init(buildSystem: String) throws {
            folder = try TemporaryFolder()
            swift = SwiftBuild(
                package: folder.url,
                scratch: folder.url.appending(path: ".build"),
                buildSystem: buildSystem
            )
            try folder.write(UserPackage.manifest("user", RebuildTests.targets), to: "Package.swift")
            try write(#"{"settings": {"age": 1}}"#, to: "settings.json")
            try write(#"{"settings": {"font": ""}}"#, to: "editor.settings.json")
            try write(UserPackage.printing("AppSettings", "EditorSettings"), to: "main.swift")
            #expect(try run() == "AppSettings [\"age\"]\nEditorSettings [\"font\"]\n")
        }

        func write(_ text: String, to name: String) throws { try folder.write(text, to: "Sources/App/\(name)") }

        /// The output of the program, built anew.
        func run() throws -> String {
            let build = try swift("build")
            try #require(build.status == 0, "\(build.output)")
            return try swift.output(of: "App")
        }

        /// Checks that a build fails, and that `error` is a line of its output.
        func fails(with error: String) throws {
            let build = try swift("build")
            #expect(build.status != 0)
            #expect(build.lines.contains { $0 == "\(folder.url.path)/Sources/App/\(error)" }, "\(build.output)")
        }
    }

    @Test(arguments: ["native", "swiftbuild"]) func `a build compiles what changed and forgets what is gone`(
        buildSystem: String
    ) throws {
        let project = try Project(buildSystem: buildSystem)
        let (folder, swift) = (project.folder, project.swift)

        // Both build systems need up to two builds until they have made all that they want.
        for _ in 0..<2 { _ = try swift("build") }
        let objects = try swift.objectFiles()
        #expect(objects.keys.contains { $0.contains("typed-settings.") })
        #expect(try swift("build").status == 0)
        #expect(try swift.objectFiles() == objects)
        try project.write(#"{"settings": {"age": 1} }"#, to: "settings.json")
        #expect(try swift("build").status == 0)
        #expect(try swift.objectFiles() == objects, "only the schema's layout changed")

        try project.write(#"{"settings": {"age": 1, "name": ""}}"#, to: "settings.json")
        #expect(try project.run() == "AppSettings [\"age\", \"name\"]\nEditorSettings [\"font\"]\n")

        try folder.remove("Sources/App/editor.settings.json")
        try project.fails(with: "main.swift:2:25: error: cannot find 'EditorSettings' in scope")
        // The user's own enums would be declared twice if accessors of a schema that is gone were compiled.
        try project.write("enum EditorSettings {}\n" + UserPackage.printing("AppSettings"), to: "main.swift")
        #expect(try project.run() == "AppSettings [\"age\", \"name\"]\n")
        try folder.move("Sources/App/settings.json", to: "Sources/App/Folder/main.settings.json")
        try project.write("enum AppSettings {}\n" + UserPackage.printing("MainSettings"), to: "main.swift")
        #expect(try project.run() == "MainSettings [\"age\", \"name\"]\n")
        try folder.remove("Sources/App/Folder")
        try project.write("enum MainSettings {}\nprint(\"none\")\n", to: "main.swift")
        #expect(try project.run() == "none\n")
    }

    @Test(arguments: ["native", "swiftbuild"]) func `an error in schemas fails the build at its place`(
        buildSystem: String
    ) throws {
        let project = try Project(buildSystem: buildSystem)
        try project.write("{\"settings\": {\n  \"age\": null}}", to: "settings.json")
        try project.fails(with: "settings.json:2:10: error: the type of \"age\" cannot be told from null; add \"type\"")
        try project.write("{\n  \"name\": \"EditorSettings\", \"settings\": {\"age\": 1}}", to: "settings.json")
        let other = project.folder.url.path + "/Sources/App/editor.settings.json"
        try project.fails(
            with: "settings.json:2:11: error: this schema makes the enum EditorSettings, and so does \(other); "
                + "give one of them another \"name\""
        )
        try project.write(#"{"settings": {"age": 1}}"#, to: "settings.json")
        #expect(try project.run() == "AppSettings [\"age\"]\nEditorSettings [\"font\"]\n")
    }
}
