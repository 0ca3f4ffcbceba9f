import Foundation
import SettingsForms
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

    @Test func `groups go five deep`() throws {
        let schema = try resolve(
            #""a": {"group": {"b": {"group": {"c": {"group": {"d": {"group": {"e": {"group": {"f": 1}}}}}}}}}}"#
        )
        #expect(summary(schema) == ["0 a.b.c.d.e.f a/b/c/d/e/f Int 1"])
    }

    @Test func `a default is kept exactly, in canonical form`() throws {
        let schema = try resolve(
            #"""
            "a": 9223372036854775807, "b": -9223372036854775808, "c": {"type": "Double", "default": -0},
            "d": {"type": "Double", "default": 100000000000000000000}, "e": 0.10, "f": 1E-2, "g": -0.0,
            "h": {"type": "[Double]?", "default": [1, 2e0]}, "i": [-0, 7], "j": {"type": "[Bool?]", "default": [null]},
            "k": {"type": "Double", "default": 9007199254740992}, "l": 9007199254740993.0
            """#
        )
        #expect(
            summary(schema) == [
                "0 a a Int 9223372036854775807", "1 b b Int -9223372036854775808", "2 c c Double -0.0",
                "3 d d Double 1e+20", "4 e e Double 0.1", "5 f f Double 0.01", "6 g g Double -0.0",
                "7 h h [Double]? [1.0,2.0]", "8 i i [Int] [0,7]", "9 j j [Bool?] [null]",
                "10 k k Double 9007199254740992.0", "11 l l Double 9007199254740992.0",
            ]
        )
    }

    @Test func `bounds are kept in canonical form, and the default may lie on them`() throws {
        let schema = try resolve(
            #"""
            "a": {"default": 1, "min": 1, "max": 1}, "b": {"type": "Double?", "min": -1, "max": 1e1},
            "c": {"default": -9223372036854775807, "min": -9223372036854775808, "max": -9223372036854775806}
            """#
        )
        let bounds = schema.settings.map {
            "\($0.limits.minimum?.number?.text ?? "-") \($0.limits.maximum?.number?.text ?? "-")"
        }
        #expect(bounds == ["1 1", "-1.0 10.0", "-9223372036854775808 -9223372036854775806"])
    }

    @Test func `neighbours among the largest integers are told apart`() {
        let text = #"{"settings": {"a": {"default": 9223372036854775806, "min": 9223372036854775807}}}"#
        #expect(WrongSchema.diagnostics(of: text).map(\.identifier) == [.defaultOutOfRange])
    }

    @Test func `a suite of a hundred characters is one, and no longer one`() {
        for (length, expected) in [(100, [DiagnosticIdentifier]()), (101, [.badSuite])] {
            let text = "{\"suite\": \"\(String(repeating: "a", count: length))\", \"settings\": {}}"
            #expect(WrongSchema.diagnostics(of: text).map(\.identifier) == expected)
        }
    }

    @Test func `groups keep their place, their members and their doc`() throws {
        let root = try resolve(#""g": {"doc": "G", "group": {"a": 1, "h": {"group": {"b": 2}}}}, "c": 3"#).root
        guard case .group(let group) = root.members.first, case .group(let inner) = group.members.last,
            case .setting(let last) = root.members.last
        else {
            Issue.record("the members are not in the order of the file")
            return
        }
        #expect((group.identifier.name, group.doc, inner.identifier.name) == ("g", "G", "h"))
        #expect((root.members.count, inner.doc, last.slot, last.identifier.name) == (2, nil, 2, "c"))
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
        #expect(schema.settings[0].inlineChoices?.choices.map(\.value) == [.text("a"), .text("b-c")])
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
        #expect((setting.limits.minimum?.number?.text, setting.limits.maximum?.number?.text) == ("-1", "9"))
        #expect(setting.doc == "A")
    }

    @Test func `a schema without settings is one`() throws {
        #expect(try resolve("").settings.isEmpty)
    }
}
