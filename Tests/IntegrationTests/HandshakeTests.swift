import Foundation
import TestSupport
import Testing

/// Generated code and a library of different versions.
@Suite struct HandshakeTests {
    private static let generated = Fixture.generatedCode.appending(path: "first-page.swift")
    private static let options = ["-swift-version", "6", "-diagnostic-style", "llvm"]

    @Test func `code that is older than the library is one error that says what to do`() throws {
        let folder = try TemporaryFolder()
        let search = ["-I", folder.url.path]
        let library = ["-package-name", "newer", "-enable-upcoming-feature", "InternalImportsByDefault"]
        for module in ["SettingsJSON", "SettingsForms", "TypedSettings"] {
            let sources = try Fixture.files("../Sources/\(module)", ending: ".swift").map { path in
                guard path.hasSuffix("/GeneratedCode.swift") else { return path }
                let unavailable = "@available(*, unavailable, message: \"generate it anew\") public enum Version1"
                let text = try String(contentsOfFile: path, encoding: .utf8)
                try folder.write(text.replacing("public enum Version1", with: unavailable), to: "GeneratedCode.swift")
                return folder["GeneratedCode.swift"]
            }
            let result = try Compiler.emitModule(module, of: sources, to: folder, Self.options + library + search)
            #expect(result == .init(status: 0))
        }
        let result = try Compiler.compile([Self.generated.path], Self.options + search)
        #expect(Self.errors(result) == ["7:91: error: 'Version1' is unavailable: generate it anew"])
    }

    @Test func `code that is newer than the library is one error, below a comment that says what to do`() throws {
        let folder = try TemporaryFolder()
        let text = try String(contentsOf: Self.generated, encoding: .utf8)
        try folder.write(text.replacing("Version1", with: "Version2"), to: "first-page.swift")
        let result = try Compiler.compile([folder["first-page.swift"]], Self.options)
        #expect(
            Self.errors(result) == [
                "7:91: error: 'Version2' is not a member type of enum 'TypedSettings.GeneratedCode'"
            ]
        )
        #expect(
            text.split(separator: "\n", omittingEmptySubsequences: false)[5].hasSuffix(": generate this file anew.")
        )
    }

    private static func errors(_ result: Program.Result) -> [String] {
        result.errors.split(separator: "\n").filter { $0.contains(": error: ") }.map { line in
            String(line[(line.firstIndex(of: ":").map(line.index(after:)) ?? line.startIndex)...])
        }
    }
}
