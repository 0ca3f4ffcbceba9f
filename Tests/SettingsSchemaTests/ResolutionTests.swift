import Foundation
import SettingsJSON
import Testing

@testable import SettingsSchema

/// What a right schema means.
@Suite struct ResolutionTests {
    private func resolve(_ settings: String, path: String = "settings.json") throws -> ResolvedSchema {
        let text = "{\"settings\": {\(settings)}}"
        let (schema, diagnostics) = SchemaCompiler.compile(SchemaSource(path: path, bytes: Array(text.utf8)))
        #expect(diagnostics.flatMap(\.lines) == [])
        return try #require(schema)
    }

    private func summary(_ schema: ResolvedSchema) -> [String] {
        schema.settings.map { setting in
            let value = setting.defaultValue.map(JSONPrinter.compact) ?? "-"
            return
                "\(setting.slot) \(setting.name) \(setting.storedPath.joined(separator: "/")) \(setting.type.name) \(value)"
        }
    }

    @Test func `settings are numbered in the order of the file, groups in their place`() throws {
        let schema = try resolve(
            #""z": 1, "g": {"group": {"b": true, "h": {"group": {"c": "x"}}}}, "a": {"default": 2, "key": "k.l"}"#
        )
        #expect(
            summary(schema) == [
                "0 z z Int 1", "1 g.b g/b Bool true", "2 g.h.c g/h/c String \"x\"", "3 a k.l Int 2",
            ]
        )
    }

    @Test func `a key within a group stands at the top level`() throws {
        #expect(summary(try resolve(#""g": {"group": {"a": {"default": 1, "key": "x/y"}}}"#)) == ["0 g.a x/y Int 1"])
    }

    @Test func `a bare value gives the type`() throws {
        let schema = try resolve(
            #""a": true, "b": -0, "c": 1.0, "d": 1e2, "e": "", "f": [1, 2], "g": [1, 2.5], "h": [["x"], ["y"]]"#
        )
        #expect(
            summary(schema) == [
                "0 a a Bool true", "1 b b Int 0", "2 c c Double 1.0", "3 d d Double 100.0", "4 e e String \"\"",
                "5 f f [Int] [1,2]", "6 g g [Double] [1.0,2.5]", "7 h h [[String]] [[\"x\"],[\"y\"]]",
            ]
        )
    }

    @Test func `a written type is read with its spaces`() throws {
        let schema = try resolve(
            #""a": {"type": " [ Int ? ] ? "}, "b": {"type": "Int?", "default": null}, "c": {"type": "Double", "default": 3}"#
        )
        #expect(summary(schema) == ["0 a a [Int?]? -", "1 b b Int? -", "2 c c Double 3.0"])
    }

    static let enumNames = [
        ("settings.json", "AppSettings"), ("a/b/editor.settings.json", "EditorSettings"),
        ("my-app.settings.json", "MyAppSettings"), ("a.b.settings.json", "ABSettings"),
        ("2d.settings.json", "_2dSettings"), (".settings.json", "AppSettings"), ("--.settings.json", "AppSettings"),
    ]

    @Test(arguments: enumNames) func `the file name gives the name of the enum`(path: String, name: String) throws {
        #expect(try resolve(#""a": 1"#, path: path).name == name)
    }

    static let identifiers = [
        ("age", "age"), ("user-name", "userName"), ("user name", "userName"), ("a--b_c", "aB_c"), ("2fa", "_2fa"),
        ("class", "`class`"), ("default", "`default`"), ("e\u{301}t", "\u{E9}t"), ("naïve", "naïve"), ("🦊", "🦊"),
        ("a\u{202E}b", "aB"), ("a\u{200D}b", "aB"), ("\u{301}a", "_\u{301}a"), ("日本語", "日本語"), ("a.b", "aB"),
        ("x\"y\\z", "xYZ"), ("a\u{0}b", "aB"), ("Type-x", "TypeX"),
    ]

    @Test(arguments: identifiers) func `a key becomes an identifier`(key: String, spelling: String) throws {
        let identifier = try #require(SwiftIdentifier(key: key))
        #expect(Array(identifier.spelling.unicodeScalars) == Array(spelling.unicodeScalars))
    }

    @Test(arguments: ["", "-", "_", "__", "$x", "$", "Type", "Protocol", "Self", "\u{202E}", "\"\\("])
    func `a key that Swift cannot say becomes none`(key: String) {
        #expect(SwiftIdentifier(key: key) == nil)
    }

    static let choiceTypes = [
        ("theme", "Theme"), ("Theme", "ThemeChoice"), ("setting", "SettingChoice"), ("type", "TypeChoice"),
        ("color-scheme", "ColorScheme"), ("éa", "Éa"), ("2d", "_2dChoice"), ("🦊", "🦊Choice"),
    ]

    @Test(arguments: choiceTypes) func `choices are a type named after the setting`(key: String, name: String) throws {
        let schema = try resolve("\"\(key)\": {\"choices\": [\"a\", \"b-c\"], \"default\": \"b-c\"}")
        #expect(schema.settings[0].type.name == name)
        #expect(schema.settings[0].inlineChoices?.choices.map(\.identifier.name) == ["a", "bC"])
        #expect(schema.settings[0].inlineChoices?.choices.map(\.storedName) == ["a", "b-c"])
    }

    @Test func `the header is taken over`() throws {
        let text = """
            \u{FEFF}{"name": "Prefs", "access": "public", "suite": "org.example.a-b_1", "doc": "D", "$schema": 1,\r
            "settings": {"a": {"default": 1, "min": -1, "max": 9, "doc": "A"}}}
            """
        let (schema, diagnostics) = SchemaCompiler.compile(SchemaSource(path: "x", bytes: Array(text.utf8)))
        #expect(diagnostics.isEmpty)
        let resolved = try #require(schema)
        #expect(resolved.name == "Prefs")
        #expect(resolved.access == .public)
        #expect(resolved.suite == "org.example.a-b_1")
        #expect(resolved.doc == "D")
        let setting = resolved.settings[0]
        #expect((setting.minimum?.text, setting.maximum?.text) == ("-1", "9"))
        #expect(setting.doc == "A")
    }

    @Test func `a schema without settings is one`() throws {
        #expect(try resolve("").settings.isEmpty)
    }
}
