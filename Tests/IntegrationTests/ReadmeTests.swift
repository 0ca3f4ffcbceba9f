import Foundation
import TestSupport
import Testing

/// Every block of the README is true.
@Suite struct ReadmeTests {
    private struct Block {
        let language: String
        let text: String
    }

    private let blocks: [Block]
    private let folder: TemporaryFolder

    init() throws {
        let readme = try String(contentsOf: Fixture.repository.appending(path: "README.md"), encoding: .utf8)
        blocks = readme.split(separator: "\n```").dropFirst().enumerated().compactMap { index, part in
            guard index.isMultiple(of: 2), let end = part.firstIndex(of: "\n") else { return nil }
            return Block(language: String(part[..<end]), text: String(part[part.index(after: end)...]) + "\n")
        }
        folder = try TemporaryFolder()
    }

    private func write(_ text: String, _ name: String) throws -> String {
        try folder.write(text, to: name)
        return folder[name]
    }

    private func blocks(_ language: String) -> [String] { blocks.filter { $0.language == language }.map(\.text) }

    @Test func `every block is of a kind that is tested`() {
        #expect(blocks.map(\.language) == ["json", "swift", "sh", "swift", "sh", "sh"])
    }

    @Test func `the schema and its call sites compile`() throws {
        let schema = try write(try #require(blocks("json").first), "settings.json")
        let generated = folder["AppSettings.swift"]
        let result = try Program(product: "typed-settings").run(["generate", schema, "--output", generated])
        #expect(result == .init(status: 0, output: "", errors: ""))
        let main = try write(try #require(blocks("swift").first), "main.swift")
        #expect(try Compiler.compile([main, generated], []) == .init(status: 0, output: "", errors: ""))
    }

    @Test func `the manifest is one`() throws {
        _ = try write(try #require(blocks("swift").last), "Package.swift")
        let environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": folder.url.path]) { $1 }
        let arguments = ["package", "--package-path", folder.url.path, "describe"]
        let result = try Program(named: "swift").run(arguments, environment: environment)
        #expect(result.status == 0)
        #expect(result.output.contains("MyApp"))
    }

    @Test func `every command is run by the gate`() throws {
        let gate = try String(contentsOf: Fixture.repository.appending(path: ".ci/run"), encoding: .utf8)
        let commands = blocks("sh").flatMap { $0.split(separator: "\n") }
        #expect(commands.count == 5)
        for command in commands { #expect(gate.contains(" \(command)"), "\(command)") }
    }

    @Test func `the table of errors says what the compiler and the tool say`() throws {
        let readme = try String(contentsOf: Fixture.repository.appending(path: "README.md"), encoding: .utf8)
        let rows = readme.split(separator: "\n").filter { $0.hasPrefix("| `AppSettings[") }
        #expect(rows.count == 2)
        let errors = try ["MisspeltKey", "WrongType"].map { name in
            let file = Fixture.tests.appending(path: "Fixtures/CompileFail/\(name).swift")
            return try String(contentsOf: file, encoding: .utf8).replacing("FirstPageSettings", with: "AppSettings")
        }
        for (row, text) in zip(rows, errors) {
            let cells = row.split(separator: "`")
            #expect(text.contains("\(cells[1])  // error: \(cells[3])"), "\(row)")
        }
        let row = try #require(readme.split(separator: "\n").first { $0.hasPrefix("| `\"age\": ") })
        let cells = row.split(separator: "`")
        let schema = try #require(blocks("json").first).split(separator: "\n").map { line in
            line.hasPrefix("    \"age\"") ? "    \(cells[1])," : String(line)
        }
        let path = try write(schema.joined(separator: "\n"), "settings.json")
        let error = try Program(product: "typed-settings").run(["check", path]).errors
        #expect(error == "\(folder.url.path)/\(cells[3])\n")
    }
}
