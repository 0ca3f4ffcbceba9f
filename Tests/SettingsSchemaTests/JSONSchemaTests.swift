import Foundation
import SettingsJSON
import Testing

@testable import SettingsSchema

/// The JSON Schema of the language, as it is committed and printed by the command line.
@Suite struct JSONSchemaTests {
    private let root: JSONNode

    init() throws {
        root = try JSONDocument(parsing: Array(JSONSchema.text.utf8)).root
    }

    @Test func `the schema is as committed`() throws {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let file = tests.appending(path: "Fixtures/settings.schema.json")
        if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil {
            try Data(JSONSchema.text.utf8).write(to: file)
            Issue.record("recorded \(file.lastPathComponent); run again without RECORD_SNAPSHOTS")
        }
        let committed = try String(contentsOf: file, encoding: .utf8)
        #expect(JSONSchema.text == committed, "run the tests with RECORD_SNAPSHOTS=1 to record it, and read it")
    }

    /// The objects that have the attributes of a context.
    private func objects(_ context: AttributeContext) -> [JSONNode?] {
        let definitions = root["$defs"]
        return switch context {
        case .schema: [root]
        case .type: [definitions?["type"]]
        case .choice: [definitions?["choice"]]
        case .setting: [definitions?["setting"]]
        case .group: (1...5).map { definitions?["group\($0)"] }
        }
    }

    @Test(arguments: AttributeContext.allCases) func `the attributes that are built occur, each with its help`(
        context: AttributeContext
    ) throws {
        let built = context.rules.filter(\.isBuilt).map(\.name)
        #expect(!built.isEmpty)
        for object in objects(context) {
            let properties = try #require(object?["properties"]?.members)
            #expect(properties.map(\.name) == built)
            for property in properties { #expect(property.value["description"]?.string?.isEmpty == false) }
            #expect(object?["additionalProperties"]?.bool == false)
        }
        #expect(Set(context.help.keys) == Set(built))
    }

    @Test func `no attribute that is not built occurs anywhere`() {
        let rules = AttributeContext.allCases.flatMap(\.rules)
        let unbuilt = Set(rules.filter { !$0.isBuilt }.map(\.name)).subtracting(rules.filter(\.isBuilt).map(\.name))
        #expect(unbuilt.contains("encrypted"))
        #expect(names(in: root).isDisjoint(with: unbuilt))
    }

    /// Every name of a member and every text by itself, which includes the names that conditions use.
    private func names(in node: JSONNode) -> Set<String> {
        let inner = (node.elements ?? []) + (node.members ?? []).map(\.value)
        return Set((node.members ?? []).map(\.name) + (node.string.map { [$0] } ?? []))
            .union(inner.flatMap(names))
    }

    @Test func `every reference leads to a definition, and every definition is used`() {
        let names = Set((root["$defs"]?.members ?? []).map { "#/$defs/" + $0.name })
        #expect(references(in: root) == names)
    }

    private func references(in node: JSONNode) -> Set<String> {
        let inner = (node.elements ?? []) + (node.members ?? []).map(\.value)
        return Set(inner.flatMap(references)).union(node["$ref"]?.string.map { [$0] } ?? [])
    }
}
