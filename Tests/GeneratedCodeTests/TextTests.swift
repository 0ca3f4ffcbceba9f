import Foundation
import Testing
import TypedSettings

@testable import GeneratedCode

/// The texts of a schema are in the program exactly as the JSON says, as another JSON parser reads it.
@Suite struct TextTests {
    private func schema(_ name: String) throws -> [String: Any] {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let data = try Data(contentsOf: tests.appending(path: "Fixtures/Schemas/\(name).settings.json"))
        return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    @Test func `texts are the same byte for byte`() throws {
        let schema = try schema("hostile")
        let settings = try #require(schema["settings"] as? [String: Any])
        let descriptions = Dictionary(uniqueKeysWithValues: Hostile.schema.settings.map { ($0.storedPath, $0) })
        #expect(
            Hostile.schema.documentation.map { Array($0.utf8) } == (schema["doc"] as? String).map { Array($0.utf8) }
        )
        var count = 0
        for (name, value) in settings {
            guard let description = descriptions[[name]] else { continue }
            if let text = value as? String {
                let data = Data((description.defaultValue ?? "").utf8)
                let stored = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed) as? String
                #expect(stored.map { Array($0.utf8) } == Array(text.utf8))
                count += 1
            }
            guard let attributes = value as? [String: Any] else { continue }
            let texts = [
                ("doc", description.documentation), ("label", description.label),
                ("deprecated", description.deprecation),
            ]
            for (attribute, text) in texts {
                #expect(text.map { Array($0.utf8) } == (attributes[attribute] as? String).map { Array($0.utf8) })
                count += text == nil ? 0 : 1
            }
        }
        #expect(count >= 6)
    }
}
