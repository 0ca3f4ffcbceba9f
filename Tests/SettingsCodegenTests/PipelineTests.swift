import SettingsSchema
import Testing

@testable import SettingsCodegen

/// The whole way from schema files to Swift files.
@Suite struct PipelineTests {
    private let good = #"{"settings": {"age": 1}}"#

    private func lines(_ files: MemoryFiles, _ jobs: (String, String)...) -> [String] {
        GeneratorPipeline(files: files)
            .generate(jobs.map { .init(schemaPath: $0.0, outputPath: $0.1) })
            .flatMap(\.lines)
    }

    @Test func `output whose bytes would not change is not written`() {
        let files = MemoryFiles(texts: ["settings.json": good])
        #expect(lines(files, ("settings.json", "out")).isEmpty)
        #expect(lines(files, ("settings.json", "out")).isEmpty)
        #expect(files.writes(to: "out") == 1)
    }

    @Test func `output depends on nothing but the schema and its file name`() {
        let files = MemoryFiles(texts: ["a/settings.json": good, "/b/c/settings.json": good, "x.settings.json": good])
        #expect(lines(files, ("a/settings.json", "1")).isEmpty)
        #expect(lines(files, ("/b/c/settings.json", "2")).isEmpty)
        #expect(files["1"] == files["2"])
        #expect(files["1"]?.contains("enum AppSettings:") == true)
        #expect(lines(files, ("x.settings.json", "3")).isEmpty)
        #expect(files["3"]?.contains("enum XSettings:") == true)
    }

    @Test func `an error in one schema is no error in another, and nothing is written`() {
        let files = MemoryFiles(
            texts: ["settings.json": good, "b.settings.json": "{}", "c.settings.json": #"{"settings": {"x": null}}"#]
        )
        let result = lines(
            files,
            ("settings.json", "1"),
            ("b.settings.json", "2"),
            ("missing.settings.json", "3"),
            ("c.settings.json", "4")
        )
        #expect(
            result == [
                #"b.settings.json:1:1: error: the schema has no "settings"; add "settings": { … }"#,
                "missing.settings.json: error: there is no such file",
                #"c.settings.json:1:20: error: the type of "x" cannot be told from null; add "type""#,
            ]
        )
        #expect(["1", "2", "3", "4"].allSatisfy { files[$0] == nil })
    }

    @Test func `two schemas of one target cannot make one enum`() {
        let suite = "\n{\"suite\": \"s\", \"settings\": {\"age\": 1}}"
        let named = "{\"suite\": \"t\",\n \"name\": \"AppSettings\", \"settings\": {\"age\": 1}}"
        let files = MemoryFiles(texts: ["a/settings.json": good, "b/settings.json": suite, "c/settings.json": named])
        #expect(
            lines(files, ("a/settings.json", "1"), ("b/settings.json", "2"), ("c/settings.json", "3")) == [
                "b/settings.json:2:1: error: this schema makes the enum AppSettings, and so does a/settings.json; "
                    + "give one of them another \"name\"",
                "c/settings.json:2:10: error: this schema makes the enum AppSettings, and so does b/settings.json; "
                    + "give one of them another \"name\"",
            ]
        )
        #expect(GeneratorPipeline(files: files).check(["a/settings.json", "b/settings.json"]).count == 1)
    }

    @Test func `two schemas that are kept in one file cannot share a stored name`() {
        let named = #"{"name": "Other", "settings": {"g": {"group": {"x": 1}}, "years": {"key": "age", "default": 1}}}"#
        let apart = #"{"name": "Third", "suite": "s", "settings": {"age": 1}}"#
        let files = MemoryFiles(texts: ["a/settings.json": good, "b/settings.json": named, "c/settings.json": apart])
        #expect(
            lines(files, ("a/settings.json", "1"), ("b/settings.json", "2"), ("c/settings.json", "3")) == [
                "b/settings.json:1:75: error: this schema keeps \"age\" in the same file as a/settings.json; "
                    + "give one of them another \"suite\", or rename its file"
            ]
        )
        #expect(lines(files, ("a/settings.json", "1"), ("c/settings.json", "3")).isEmpty)
    }

    @Test func `a file that was not generated is never overwritten`() {
        let files = MemoryFiles(texts: ["settings.json": good, "main.swift": "print(1)\n", "empty.swift": ""])
        let error = "error: there is a file that was not generated; move it away, or name another output"
        #expect(lines(files, ("settings.json", "settings.json")) == ["settings.json: \(error)"])
        #expect(lines(files, ("settings.json", "main.swift")) == ["main.swift: \(error)"])
        #expect(files["settings.json"] == good)
        #expect(lines(files, ("settings.json", "empty.swift")).isEmpty)
    }

    @Test func `output that cannot be written is an error`() {
        let files = MemoryFiles(texts: ["settings.json": good])
        files.makeReadOnly()
        #expect(
            lines(files, ("settings.json", "out")) == [
                "out: error: the file system is read-only; write it elsewhere"
            ]
        )
    }
}
