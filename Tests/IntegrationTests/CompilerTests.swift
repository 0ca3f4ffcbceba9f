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

    /// With library evolution the compiler warns of each import of a module that is built without it.
    @Test func `generated code compiles with library evolution`() throws {
        let sources = try Fixture.files("GeneratedCode", ending: ".swift")
        let options = ["-swift-version", "6", "-diagnostic-style", "llvm", "-enable-library-evolution"]
        let result = try Compiler.compile(sources, options)
        #expect(result.status == 0)
        let warnings = result.errors.split(separator: "\n").filter { $0.contains("warning: ") }
        #expect(warnings.count >= sources.count)
        #expect(warnings.allSatisfy { $0.contains("' was not compiled with library evolution support; ") })
    }

    /// Everything that the compiler says stands in comments behind the line, and nothing is said of generated code.
    @Test(arguments: ["Constant", "Deprecated", "MisspeltKey", "MisspeltKeyOfAnyType", "OtherSchema", "WrongType"])
    func `wrong use is answered where it is, and the compiler says why`(name: String) throws {
        let source = Fixture.tests.appending(path: "Fixtures/CompileFail/\(name).swift").path
        let generated = ["every-kind", "first-page", "gnome-interface"].map {
            Fixture.generatedCode.appending(path: $0 + ".swift").path
        }
        let expected = try Diagnostic.expected(in: source)
        #expect(expected.count >= 7)
        let result = try Compiler.compile([source] + generated, ["-swift-version", "6", "-diagnostic-style", "llvm"])
        #expect(result.status == (expected.contains { $0.text.hasPrefix("error:") } ? 1 : 0))
        #expect(Diagnostic.said(in: result.errors, of: source) == expected)
    }
}

/// An error or a warning, and its line; or a line of the compiler's that is about another file.
private struct Diagnostic: Equatable {
    let line: Int
    let text: String

    /// The comments `// error: …` and `// warning: …` of a source.
    static func expected(in path: String) throws -> [Diagnostic] {
        let text = try String(contentsOfFile: path, encoding: .utf8)
        return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line in
            line.split(separator: "  // ").dropFirst().map { Diagnostic(line: index + 1, text: String($0)) }
        }
    }

    /// What the compiler printed of a source, by line and column.
    static func said(in output: String, of path: String) -> [Diagnostic] {
        output.split(separator: "\n").filter { line in
            line.hasPrefix("/") && (line.contains(": error: ") || line.contains(": warning: "))
        }.map { line in
            guard line.hasPrefix(path) else { return (0, 0, String(line)) }
            let parts = line.dropFirst(path.count + 1).split(separator: ":", maxSplits: 2)
            return (Int(parts[0]) ?? 0, Int(parts[1]) ?? 0, String(parts[2].dropFirst()))
        }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map { Diagnostic(line: $0.0, text: $0.2) }
    }
}
