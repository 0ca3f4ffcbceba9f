import SettingsCodegen
import SettingsSchema
import TestSupport
import Testing

/// Hostile names in every place that takes one: each compiles and can be used in every call form, or is refused.
@Suite struct NameTests {
    static let names =
        "Any Self as associatedtype async await borrowing break case catch class consume consuming continue convenience "
        + "copy default defer deinit didSet discard distributed do dynamic each else enum extension fallthrough false "
        + "fileprivate final for func get guard if import in indirect infix init inout internal is isolated lazy left let "
        + "macro mutating nil none nonisolated nonmutating open operator optional override package postfix precedence "
        + "precedencegroup prefix private protocol public repeat required rethrows return right self sending set some "
        + "static struct subscript super switch throw throws true try typealias unowned unsafe var weak where while "
        + "willSet yield Protocol Type actor any nonisolated(unsafe) #if #file @available _ __ $0 $x "
        + "String Data Error Set Optional Swift Foundation TypedSettings GeneratedCode Int Bool Double Float Array "
        + "Dictionary Date URL UUID Duration Never Void Sendable Hashable Equatable Codable CaseIterable RawRepresentable "
        + "SettingKey SettingGroup SettingValue SettingChoice SettingsStore SettingsSchema SchemaDescription Value Schema "
        + "Group Element Key Wrapped Result Main MainActor App store schema Setting values withStore configure issues "
        + "settingTypeName settingJSON rawValue allCases AllCases RawValue hashValue hash description debugDescription "
        + "formerRawValues slot current key newValue oldValue error "
        + "2fa 10m 12h date:desc both-horiz user-name user.first-name a/b a\\b a\"b a'b \\(x) \\#(x) \"\"\" // /* */ {} "
        + "naïve e\u{301}te\u{301} été 日本語 привет שלום مرحبا 🦊 👨‍👩‍👧 🇩🇪 a\u{202E}b \u{200B}x x\u{FEFF}y a\u{0}b z\u{301} \u{301}z "
        + "a\u{2028}b ａ １a ﬁ K ª"

    /// Names with spaces and line breaks cannot stand in the list.
    static let all = names.split(separator: " ").map(String.init) + ["with space", " ", "", "tab\there", "line\nbreak"]

    enum Role: String, CaseIterable {
        case setting, group, choice, type

        func schema(_ name: String) -> String {
            let quoted = name.jsonQuoted
            return switch self {
            case .setting: "{\"settings\": {\(quoted): 1}}"
            case .group: "{\"settings\": {\(quoted): {\"group\": {\(quoted): 1}}}}"
            case .choice: "{\"settings\": {\"x\": {\"choices\": [\(quoted)], \"default\": \(quoted)}}}"
            case .type:
                "{\"types\": {\(quoted): {\"choices\": [\"x\"]}}, \"settings\": {\"x\": {\"type\": \(quoted), \"default\": \"x\"}}}"
            }
        }

        /// Code that says the name in every call form.
        func uses(_ name: String) -> [String] {
            switch self {
            case .setting:
                ["E.\(name) += 1", "E[.\(name)] += 1", "E.store[.\(name)] += 1", "try E.store.set(.\(name), 2)"]
                    + ["try E.store.update { $0[.\(name)] += 1 }", "let key: SettingKey<E, Int> = .\(name)", "_ = key"]
                    + ["_ = E.store.read(.\(name))", "@E.Setting(.\(name)) var property", "property += 1"]
            case .group:
                ["E.\(name).\(name) += 1", "E[.\(name).\(name)] += 1", "try E.store.set(.\(name).\(name), 2)"]
                    + ["@E.Setting(.\(name).\(name)) var property", "property += 1"]
            case .choice: ["E.x = .\(name)", "try E.store.set(.x, .\(name))", "_ = E.X.\(name)"]
            case .type: ["E.x = .x", "_ = E.\(name).x", "let value: E.\(name) = E[.x]", "_ = value"]
            }
        }
    }

    @Test(arguments: Role.allCases) func `a name is accepted and compiles, or is refused with a suggestion`(role: Role)
        throws
    {
        let folder = try TemporaryFolder()
        var refused: [String] = []
        var generated = ""
        var uses = "import TypedSettings\n"
        for (index, name) in Self.all.enumerated() {
            let text = "{\"name\": \"E\(index)\", " + role.schema(name).dropFirst()
            let source = SchemaSource(path: "settings.json", bytes: Array(text.utf8))
            let (schema, diagnostics) = SchemaCompiler.compile(source)
            guard let schema else {
                refused.append(name)
                #expect(diagnostics.allSatisfy { $0.hint != nil }, "\(diagnostics.flatMap(\.lines))")
                continue
            }
            generated += GeneratorPipeline.source(of: schema, schemaPath: "settings.json")
            let body = role.uses(try #require(Self.spelling(role, schema)))
            let lines = ["func use\(index)() throws {", "typealias E = E\(index)"] + body + ["}"]
            uses += lines.joined(separator: "\n") + "\n"
        }
        #expect(refused.count * 3 < Self.all.count, "\(refused)")
        try folder.write(generated, to: "generated.swift")
        try folder.write(uses, to: "uses.swift")
        for mode in ["5", "6"] {
            let sources = [folder["generated.swift"], folder["uses.swift"]]
            let result = try Compiler.compile(sources, ["-swift-version", mode])
            #expect(result == .init(status: 0), "\(result.errors.prefix(2_000))")
        }
    }

    private static func spelling(_ role: Role, _ schema: ResolvedSchema) -> String? {
        switch role {
        case .setting, .group: schema.settings.first?.path.first?.spelling
        case .choice: schema.settings.first?.inlineChoices?.choices.first?.identifier.spelling
        case .type: schema.types.first?.name
        }
    }
}

extension String {
    /// The text as a JSON string.
    fileprivate var jsonQuoted: String {
        let escaped = unicodeScalars.map { scalar in
            switch scalar {
            case "\"", "\\": "\\\(scalar)"
            case "\0"..<" ": "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
            default: String(scalar)
            }
        }
        return "\"\(escaped.joined())\""
    }
}
