import Foundation
import TestSupport
import Testing

/// What the compiler says of generated code and of code that uses it.
@Suite struct CompilerTests {
    static let modes = [
        ["-swift-version", "5"],
        ["-swift-version", "6"],
        ["-swift-version", "5", "-warnings-as-errors"] + upcoming,
        ["-swift-version", "6", "-warnings-as-errors", "-default-isolation", "MainActor"] + upcoming,
    ]

    private static let upcoming = [
        "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility", "NonisolatedNonsendingByDefault",
    ].flatMap { ["-enable-upcoming-feature", $0] }

    @Test(arguments: modes) func `generated code compiles without a warning`(options: [String]) throws {
        let sources = try Fixture.files("GeneratedCode", ending: ".swift")
        #expect(sources.count >= 4)
        #expect(try Compiler.compile(sources, options) == .init(status: 0, output: "", errors: ""))
    }

    /// Everything that the compiler says stands in a comment behind the line, and nothing is said of generated code.
    @Test(arguments: ["Deprecated", "MisspeltKey", "OtherSchema", "WrongType"])
    func `wrong use is answered where it is, and the compiler says why`(name: String) throws {
        let source = Fixture.tests.appending(path: "Fixtures/CompileFail/\(name).swift").path
        let generated = ["every-kind", "first-page", "gnome-interface"].map {
            Fixture.generatedCode.appending(path: $0 + ".swift").path
        }
        let expected = try expectedDiagnostics(source)
        #expect(expected.count >= 2)
        let result = try Compiler.compile([source] + generated, ["-swift-version", "6", "-diagnostic-style", "llvm"])
        #expect(result.status == (expected.contains { $0.contains(": error:") } ? 1 : 0))
        let diagnostics = result.errors.split(separator: "\n").filter { line in
            line.contains(": error: ") || line.contains(": warning: ")
        }
        #expect(diagnostics.allSatisfy { $0.hasPrefix(source) })
        let said = diagnostics.map { $0.dropFirst(source.count + 1).split(separator: ":", maxSplits: 2) }
        #expect(said.map { "\($0[0]):\($0[2])" } == expected)
    }

    /// The comments `// error: …` and `// warning: …` of a source, each with its line.
    private func expectedDiagnostics(_ path: String) throws -> [String] {
        let text = try String(contentsOfFile: path, encoding: .utf8)
        return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
            let comment = line.firstRange(of: "// error:") ?? line.firstRange(of: "// warning:")
            return comment.map { "\(index + 1): \(line[$0.lowerBound...].dropFirst(3))" }
        }
    }
}
