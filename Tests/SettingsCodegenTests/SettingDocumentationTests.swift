import SettingsSchema
import Testing

@testable import SettingsCodegen

/// What the documentation of an accessor says.
@Suite struct SettingDocumentationTests {
    private func lines(_ attributes: String) throws -> [CodeText] {
        let text = #"{"settings": {"a": {\#(attributes)}}}"#
        let (schema, diagnostics) = SchemaCompiler.compile(SchemaSource(path: "s", bytes: Array(text.utf8)))
        #expect(diagnostics.flatMap(\.lines) == [])
        return SettingDocumentation.lines(try #require(schema?.settings.first))
    }

    @Test(arguments: [".", "!", "?", "…", ":", ";", "。"]) func `a text that ends as a sentence does gets no full stop`(
        end: String
    ) throws {
        #expect(try lines(#""default": 1, "doc": "Some\#(end)""#) == ["/// Some\(end) Default 1."])
    }

    @Test func `another text gets a full stop`() throws {
        #expect(try lines(#""default": 1, "doc": "Some""#) == ["/// Some. Default 1."])
        #expect(try lines(#""default": 1, "doc": "Größe é""#) == ["/// Größe é. Default 1."])
    }

    @Test func `no text leaves the facts`() throws {
        #expect(try lines(#""default": 1"#) == ["/// Default 1."])
        #expect(try lines(#""default": 1, "doc": """#) == ["/// Default 1."])
        #expect(try lines(#""type": "Int?", "secret": true"#) == ["/// Secret."])
    }

    @Test func `the facts come behind a text of several lines`() throws {
        #expect(
            try lines(#""type": "String?", "doc": "One\ntwo ", "minLength": 1, "maxLength": 9"#) == [
                "/// One", "/// two", "///", "/// Default nil, from 1 to 9 characters.",
            ]
        )
    }

    @Test func `the facts are said in one order`() throws {
        let list = #""type": "[Int]", "default": [1], "on": {"linux": [2], "macOS": []}, "minCount": 0, "maxCount": 5"#
        #expect(try lines(list) == ["/// Default [1] ([2] on linux, [] on macOS), from 0 to 5 elements."])
        #expect(try lines(#""default": 0.5, "min": 0"#) == ["/// Default 0.5, at least 0.0."])
        #expect(
            try lines(#""default": "abc", "maxLength": 9, "pattern": "^a""#) == [
                "/// Default \"abc\", at most 9 characters, matching ^a."
            ]
        )
    }

    @Test func `a default is a choice by its name, and short`() throws {
        #expect(try lines(#""choices": {"low": 1, "high": 2}, "default": 2"#) == ["/// Default high."])
        let long = String(repeating: "é", count: 60)
        #expect(try lines(#""default": "\#(long)""#) == ["/// Default \"\(String(long.dropLast()))…."])
    }
}
