import Foundation
import Testing

@testable import SettingsCodegen

/// The generated code of every fixture, as it is committed, compiled and run in `Tests/GeneratedCode`.
@Suite struct SnapshotTests {
    private static let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    static let schemas = tests.appending(path: "Fixtures/Schemas")
    static let snapshots = tests.appending(path: "GeneratedCode")

    static let names: [String] = {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: schemas.path)) ?? []
        return files.filter { $0.hasSuffix(".settings.json") }.map { String($0.dropLast(".settings.json".count)) }
            .sorted()
    }()

    @Test func `every fixture has a snapshot and every snapshot a fixture`() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.snapshots.path)
        #expect(Self.names.count >= 4)
        #expect(files.sorted() == Self.names.map { $0 + ".swift" })
    }

    @Test(arguments: names) func `generated code is as committed`(name: String) throws {
        let schema = Self.schemas.appending(path: name + ".settings.json").path
        let snapshot = Self.snapshots.appending(path: name + ".swift")
        let files = MemoryFiles([schema: try Data(contentsOf: URL(filePath: schema))])
        #expect(GeneratorPipeline(files: files).generate([.init(schemaPath: schema, outputPath: "out")]).isEmpty)
        let generated = try #require(files["out"])
        if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil {
            try Data(generated.utf8).write(to: snapshot)
            Issue.record("recorded \(snapshot.lastPathComponent); run again without RECORD_SNAPSHOTS")
        }
        let committed = try String(contentsOf: snapshot, encoding: .utf8)
        #expect(generated == committed, "run the tests with RECORD_SNAPSHOTS=1 to record the new code, and read it")
    }
}
