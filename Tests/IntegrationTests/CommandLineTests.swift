import Foundation
import TestSupport
import Testing

/// The tool `typed-settings`, as people start it.
@Suite struct CommandLineTests {
    private let folder: TemporaryFolder
    private let tool = Program(product: "typed-settings")

    init() throws {
        folder = try TemporaryFolder()
    }

    private func schema(_ text: String) throws -> String {
        try folder.write(text)
        return folder["settings.json"]
    }

    /// Checks a schema and expects one line on standard error.
    private func expect(_ path: String, error: String) throws {
        #expect(try tool.run(["check", path]) == .init(status: 1, output: "", errors: "\(path)\(error)\n"))
        let output = folder["out.swift"]
        let generated = try tool.run(["generate", path, "--output", output])
        #expect(generated == .init(status: 1, output: "", errors: "\(path)\(error)\n"))
        #expect(!FileManager.default.fileExists(atPath: output))
    }

    @Test func `generate writes the accessors, and nothing when they are as they were`() throws {
        let schema = try schema(#"{"settings": {"age": 1}}"#)
        let output = folder["out.swift"]
        #expect(try tool.run(["generate", schema, "--output", output]) == .init(status: 0, output: "", errors: ""))
        let before = try folder.number(of: "out.swift")
        #expect(try folder.text(of: "out.swift").contains("static var age: Swift::Int {"))
        #expect(try tool.run(["generate", schema, "--output", output]).status == 0)
        #expect(try folder.number(of: "out.swift") == before)
        #expect(before != nil)
    }

    @Test func `check is silent about good schemas`() throws {
        let schemas = try Fixture.files("Fixtures/Schemas", ending: ".json")
        #expect(schemas.count >= 4)
        #expect(try tool.run(["check"] + schemas) == .init(status: 0, output: "", errors: ""))
    }

    @Test func `a schema that is missing, a folder or empty is one clear line`() throws {
        try expect(folder["missing.json"], error: ": error: there is no such file; check the path")
        try folder.makeFolder("folder")
        try expect(
            folder["folder"],
            error: ": error: this is a folder; give the path of a schema, such as \(folder["folder"])/settings.json"
        )
        try expect(try schema(""), error: ":1:1: error: the text is empty; a JSON value is expected")
    }

    @Test func `a schema that is not JSON or no object is one clear line`() throws {
        try expect(
            try schema("settings:\n  age: 1\n"),
            error:
                ":1:1: error: \"settings\" is not a JSON value; write true, false, null, a number or text in double quotes"
        )
        try expect(
            try schema("[1]"),
            error: ":1:1: error: a schema is an object, not an array; write { \"settings\": { … } }"
        )
    }

    @Test func `a file that this user may not read is one clear line`() throws {
        let schema = try schema(#"{"settings": {"age": 1}}"#)
        try folder.setMode(0, of: "settings.json")
        try folder.setMode(0o755)
        let result = try tool.runUnprivileged(["check", schema])
        let error = "\(schema): error: the file cannot be read: permission denied; change its mode or its owner\n"
        #expect(result == .init(status: 1, output: "", errors: error))
    }

    @Test func `an output that cannot be written is one clear line`() throws {
        let schema = try schema(#"{"settings": {"age": 1}}"#)
        let output = folder["no/such/folder/out.swift"]
        let error = "\(output): error: there is no such folder; check the path\n"
        #expect(try tool.run(["generate", schema, "--output", output]) == .init(status: 1, output: "", errors: error))
    }

    static let wrongUses: [([String], String)] = [
        ([], "a command is expected"),
        (["frobnicate"], "there is no command \"frobnicate\""),
        (["check"], "\"check\" wants a schema"),
        (["check", "--fast", "x"], "there is no option \"--fast\""),
        (["generate"], "\"generate\" wants one schema"),
        (["generate", "a", "b", "--output", "c"], "\"generate\" wants one schema"),
        (["generate", "a"], "\"generate\" wants \"--output FILE\""),
        (["generate", "a", "--output"], "\"--output\" wants one file"),
        (["generate", "a", "--output", "b", "--output", "c"], "\"--output\" wants one file"),
        (["generate", "a", "--outptu", "b"], "there is no option \"--outptu\""),
        (["schema", "a"], "\"schema\" wants no arguments"),
        (["schema", "--output", "a"], "\"schema\" wants no arguments"),
    ]

    @Test(arguments: wrongUses) func `wrong usage is said in one line, with the usage`(
        arguments: [String],
        message: String
    ) throws {
        let result = try tool.run(arguments)
        #expect(result.status == 2)
        #expect(result.output == "")
        #expect(result.errors == "typed-settings: error: \(message)\n" + (try tool.run(["--help"]).output))
    }

    @Test func `schema prints the JSON Schema of the language`() throws {
        let file = Fixture.tests.appending(path: "Fixtures/settings.schema.json")
        let schema = try String(contentsOf: file, encoding: .utf8)
        #expect(try tool.run(["schema"]) == .init(status: 0, output: schema, errors: ""))
    }

    @Test func `help goes to standard output`() throws {
        let help = try tool.run(["--help"])
        #expect(help.status == 0)
        #expect(help.errors == "")
        #expect(help.output.hasPrefix("usage: typed-settings generate PATH --output FILE "))
        #expect(try tool.run(["help"]) == help)
    }
}
