import Foundation
import SettingsCodegen
import SettingsSchema
import TestSupport
import Testing

/// From where generated accessors can be used: their module, their package, everywhere.
@Suite struct VisibilityTests {
    private static let uses = """
        import Library
        import TypedSettings

        func uses() throws {
            LibrarySettings.age += 1
            LibrarySettings.network.timeout += 1
            LibrarySettings[.age] += 1
            LibrarySettings[.network.timeout] += 1
            LibrarySettings.theme = .dark
            try LibrarySettings.store.set(.network.timeout, 3)
            try LibrarySettings.store.update { $0[.age] += 1 }
            let key: SettingKey<LibrarySettings, Int> = .age
            _ = (key, LibrarySettings.Setting(.theme).wrappedValue, LibrarySettings.schema.settings.count)
        }
        """

    @Test(arguments: [
        ("package", "of the library"), ("public", "of the library"), ("public", "of a user"),
    ]) func `what is visible can be used in every form`(access: String, package: String) throws {
        let result = try compile(access: access, package: package)
        #expect(result == .init(status: 0))
    }

    @Test(arguments: [("internal", "of the library"), ("package", "of a user")])
    func `what is not visible is refused`(access: String, package: String) throws {
        let result = try compile(access: access, package: package)
        #expect(result.status == 1)
        #expect(result.errors.contains("5:5: error: cannot find 'LibrarySettings' in scope"), "\(result.errors)")
    }

    /// Compiles a module with a schema, and the uses in another.
    private func compile(access: String, package: String) throws -> Program.Result {
        let schema = """
            {
              "name": "LibrarySettings", "access": "\(access)", "suite": "org.example.library",
              "settings": {
                "age": 20,
                "theme": { "choices": ["light", "dark"], "default": "light" },
                "network": { "group": { "timeout": 30 } }
              }
            }
            """
        let folder = try TemporaryFolder()
        try folder.write(schema, to: "settings.json")
        try folder.write(Self.uses, to: "uses.swift")
        let job = GeneratorPipeline.Job(schemaPath: folder["settings.json"], outputPath: folder["library.swift"])
        #expect(GeneratorPipeline().generate([job]) == [])
        let mode = ["-swift-version", "6", "-warnings-as-errors", "-diagnostic-style", "llvm", "-package-name"]
        let module = try Compiler.emitModule("Library", of: [job.outputPath], to: folder, mode + ["of the library"])
        #expect(module == .init(status: 0))
        return try Compiler.compile([folder["uses.swift"]], mode + [package, "-I", folder.url.path])
    }
}
