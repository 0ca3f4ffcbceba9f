import SettingsJSON
import Testing

@testable import SettingsSchema

/// How names of a schema become names in Swift.
@Suite struct NameTests {
    static let identifiers = [
        ("userName", "userName"), ("user.name", "userName"), ("user/name", "userName"), ("-user-", "user"),
        ("USER-NAME", "USERNAME"), ("user-élan", "userÉlan"), ("straße-ß", "straßeSS"), ("a-1", "a1"), ("2-a", "_2A"),
        ("_a", "_a"), ("a$b", "aB"), ("a\u{A0}b", "aB"), ("a\u{2028}b", "aB"), ("a\u{FEFF}b", "aB"),
        ("a\u{FFFD}b", "aB"), ("a\u{FE0F}b", "aB"), ("a\u{E000}b", "aB"), ("x\u{212B}", "x\u{C5}"), ("k\u{212A}", "kK"),
        ("👨‍👩", "👨👩"), ("1\u{FE0F}\u{20E3}", "_1\u{20E3}"), ("a-\u{301}b", "áb"), ("self", "`self`"),
        ("init", "`init`"), ("Any", "`Any`"), ("type", "type"), ("Types", "Types"), ("store", "store"),
    ]

    @Test(arguments: identifiers)
    func `a key becomes an identifier that shows by itself`(key: String, spelling: String) throws {
        let identifier = try #require(SwiftIdentifier(key: key))
        #expect(Array(identifier.spelling.unicodeScalars) == Array(spelling.unicodeScalars))
    }

    @Test func `two spellings of one key give the same identifier to the byte`() throws {
        let composed = try #require(SwiftIdentifier(key: "caf\u{E9}-\u{AC00}"))
        let decomposed = try #require(SwiftIdentifier(key: "cafe\u{301}-\u{1100}\u{1161}"))
        #expect(Array(composed.name.utf8) == Array(decomposed.name.utf8))
    }

    @Test(arguments: ["❤\u{FE0F}", "\u{FE0F}", "\u{3164}", "\u{200D}", "\u{FFFC}", "\u{E000}", "$$", "$1", "-_-", " "])
    func `a key of which nothing shows in Swift gives no identifier`(key: String) {
        #expect(SwiftIdentifier(key: key) == nil)
    }

    @Test func `no scalar breaks an identifier`() {
        let values = [UInt32(1)...0x33FF, 0xF900...0x1_00FF, 0xE_0000...0xE_01FF].flatMap(\.self)
        for scalar in values.compactMap(UnicodeScalar.init) where scalar.properties.generalCategory != .unassigned {
            let value = scalar.value
            guard let name = SwiftIdentifier(key: "\(scalar)a\(scalar)b")?.name else {
                if scalar == "$" { continue }
                Issue.record("\(value) takes the letters with it")
                continue
            }
            let isRight =
                name.unicodeScalars.first?.canStartIdentifier == true
                && name.unicodeScalars.allSatisfy(\.canContinueIdentifier)
            if !isRight { Issue.record("\(value) breaks the identifier \(name)") }
        }
    }

    static let enumNames = [
        ("app.settings.json", "AppSettings"), ("Type.settings.json", "TypeSettings"),
        ("Self.settings.json", "SelfSettings"), ("class.settings.json", "ClassSettings"),
        ("$x.settings.json", "XSettings"), ("Editor.settings.json", "EditorSettings"), ("a/b/x.json", "AppSettings"),
        ("settings.settings.json", "SettingsSettings"), ("é.settings.json", "ÉSettings"), ("", "AppSettings"),
        ("/a.settings/settings.json", "AppSettings"), ("🦊.settings.json", "🦊Settings"),
        ("user name.settings.json", "UserNameSettings"), ("_.settings.json", "_Settings"),
    ]

    @Test(arguments: enumNames) func `a file name gives the name of an enum`(path: String, name: String) {
        #expect(EnumName.standard(forPath: path) == name)
    }

    static let choiceTypes = [
        "any": "AnyChoice", "self": "SelfChoice", "protocol": "ProtocolChoice", "_a": "_aChoice", "ß": "SS",
        "a-b": "AB", "Any": "AnyChoice", "日本": "日本Choice", "ǆ": "Ǆ", "schema": "Schema",
    ]

    @Test(arguments: choiceTypes)
    func `the type of choices never has a name with a meaning of its own`(key: String, name: String) {
        #expect(SwiftIdentifier(key: key)?.choiceTypeName == name)
    }

    static let takenNames = [
        "Group", "Schema", "Value", "Setting", "SettingsSchema", "store", "schema", "newValue", "GeneratedCode",
        "class", "Any", "self", "Type", "Self", "Protocol", "", "_", "2d", "a.b", "$a", "a\u{FE0F}",
    ]

    @Test(arguments: takenNames) func `an enum has no name that the generated code cannot use`(name: String) {
        let text = JSONPrinter.compact(
            JSONNode(
                .object([
                    JSONMember("name", JSONNode(.string(name))), JSONMember("settings", JSONNode(.object([]))),
                ])
            )
        )
        #expect(WrongSchema.diagnostics(of: text).map(\.identifier) == [.badEnumName])
    }

    @Test(arguments: ["prefs", "Prefs_2", "_Prefs", "Éa", "🦊", "SettingsStore", "GeneratedCodes", "yield"])
    func `any other name can name an enum`(name: String) throws {
        let text = "{\"name\": \"\(name)\", \"settings\": {\"Type_\": 1}}"
        let schema = SchemaCompiler.compile(SchemaSource(path: "settings.json", bytes: Array(text.utf8))).schema
        #expect(try #require(schema).name == name)
    }

    static let harmless = [
        #""foo": 1, "Foo": 2, "FOO": 3"#,
        #""configure": 1, "withStore": 2, "values": 3, "issues": 4, "setting": 5, "Store": 6"#,
        #""hash": 1, "hashValue": 2, "description": 3, "self": 4, "init": 5, "allCases": 6, "rawValue": 7"#,
        #""g": {"group": {"store": 1, "schema": 2, "Setting": 3, "g": {"group": {"values": {"group": {"g": 1}}}}}}"#,
        #""a": {"choices": ["rawValue", "hash", "self", "init", "none", "AppSettings", "a", "A"], "default": "A"}"#,
        #""theme": {"choices": ["a"], "default": "a"}, "g": {"group": {"theme": {"choices": ["a"], "default": "a"}}}"#,
        #""a": {"default": 1, "key": "b"}, "b": {"default": 1, "key": "a"}"#,
        #""a": {"group": {"b": 1}}, "c": {"default": 1, "key": "a.b"}"#,
        #""group": 1, "default": {"default": 1}, "type": {"group": {"type": 1, "group": 2}}"#,
    ]

    @Test(arguments: harmless) func `names that only look alike stand side by side`(settings: String) {
        #expect(WrongSchema.diagnostics(of: "{\"settings\": {\(settings)}}").flatMap(\.lines) == [])
    }
}
