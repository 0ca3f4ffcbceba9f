import Foundation
import TestSupport
import Testing

/// What the compiler says of generated code and of code that uses it.
@Suite struct CompilerTests {
    static let modes = [
        ["-swift-version", "5"],
        ["-swift-version", "6"],
        [
            "-swift-version", "6", "-enable-upcoming-feature", "InternalImportsByDefault", "-enable-upcoming-feature",
            "MemberImportVisibility", "-enable-upcoming-feature", "ExistentialAny", "-default-isolation", "MainActor",
        ],
    ]

    @Test(arguments: modes) func `generated code compiles without a warning`(options: [String]) throws {
        let sources = try Fixture.files("GeneratedCode", ending: ".swift")
        #expect(sources.count >= 4)
        #expect(try Compiler.compile(sources, options) == .init(status: 0, output: "", errors: ""))
    }

    @Test(arguments: ["MisspeltKey", "OtherSchema", "WrongType"])
    func `wrong use does not compile, and the compiler says why`(name: String) throws {
        let source = Fixture.tests.appending(path: "Fixtures/CompileFail/\(name).swift").path
        let generated = ["first-page", "gnome-interface"].map {
            Fixture.generatedCode.appending(path: $0 + ".swift").path
        }
        let expected = try expectedErrors(source)
        #expect(expected.count >= 2)
        let result = try Compiler.compile([source] + generated, ["-swift-version", "6", "-diagnostic-style", "llvm"])
        #expect(result.status == 1)
        let errors = result.errors.split(separator: "\n").filter { $0.contains(": error: ") }.map { line in
            line.dropFirst(source.count + 1).split(separator: ":", maxSplits: 2)
        }
        #expect(errors.map { "\($0[0]):\($0[2])" } == expected)
    }

    /// The comments `// error: …` of a source, each with its line.
    private func expectedErrors(_ path: String) throws -> [String] {
        let text = try String(contentsOfFile: path, encoding: .utf8)
        return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
            line.firstRange(of: "// error:").map { "\(index + 1): error:\(line[$0.upperBound...])" }
        }
    }
}
