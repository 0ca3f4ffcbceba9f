import SettingsForms
import SettingsJSON
import SettingsSchema

/// The schema as the running program reads it: JSON, one setting a line; docs apart, since few programs need them.
///
/// The runtime's `SchemaTable` and `SchemaDescription` read it; the version of the generated code covers its form.
enum SchemaTable {
    /// Name, type, place, default, limits and choices of every setting.
    static func text(_ schema: ResolvedSchema, fileName: String) -> String {
        let header = [
            JSONMember("name", JSONNode(.string(schema.name))),
            schema.suite.map { JSONMember("suite", JSONNode(.string($0))) },
            fileName == "settings.json" ? nil : JSONMember("file", JSONNode(.string(fileName))),
        ].compactMap { $0 }
        let types = schema.types.map { JSONMember($0.name, choices($0)) }
        var text = "{"
        for part in header.map(member) + block("types", types) { text += part + "," }
        text += "\"settings\":[\n"
        for (index, setting) in schema.settings.enumerated() {
            if index > 0 { text += ",\n" }
            JSONPrinter.appendCompact(row(setting), to: &text)
        }
        return text + "\n]}"
    }

    /// What the schema says in words of itself, of its types and of every setting.
    static func documentation(_ schema: ResolvedSchema) -> String {
        let settings = schema.settings.lazy.compactMap { setting in
            texts(
                [
                    ("doc", setting.doc), ("label", setting.label), ("deprecated", setting.deprecation),
                ],
                choices: setting.inlineChoices
            ).map { JSONMember(setting.name, $0) }
        }
        let types = schema.types.compactMap { type in choiceTexts(type).map { JSONMember(type.name, $0) } }
        let doc = schema.doc.map { [member(JSONMember("doc", JSONNode(.string($0))))] } ?? []
        return object(doc + block("types", types) + block("settings", settings))
    }

    private static func row(_ setting: ResolvedSetting) -> JSONNode {
        var row = [
            JSONMember("name", JSONNode(.string(setting.name))),
            JSONMember("type", JSONNode(.string(setting.type.name))),
        ]
        if setting.storedPath != setting.path.map(\.name) {
            row.append(JSONMember("key", JSONNode(.array(setting.storedPath.map { JSONNode(.string($0)) }))))
        }
        if let value = setting.defaultValue { row.append(JSONMember("default", value)) }
        if !setting.platformDefaults.isEmpty {
            row.append(JSONMember("on", JSONNode(.object(setting.platformDefaults))))
        }
        row += setting.limits.members
        if let type = setting.type.choice {
            row.append(JSONMember("choices", type.isShared ? JSONNode(.string(type.name)) : choices(type)))
        }
        if setting.isSecret { row.append(JSONMember("secret", JSONNode(.bool(true)))) }
        return JSONNode(.object(row))
    }

    private static func choices(_ type: ChoiceType) -> JSONNode {
        JSONNode(.object(type.choices.map { JSONMember($0.identifier.name, $0.value.node) }))
    }

    // MARK: Words

    private static func texts(_ texts: [(String, String?)], choices: ChoiceType? = nil) -> JSONNode? {
        var members = texts.compactMap { name, text in text.map { JSONMember(name, JSONNode(.string($0))) } }
        if let choices = choices.flatMap(choiceTexts) { members.append(JSONMember("choices", choices)) }
        return members.isEmpty ? nil : JSONNode(.object(members))
    }

    private static func choiceTexts(_ type: ChoiceType) -> JSONNode? {
        let members = type.choices.compactMap { choice in
            texts([("label", choice.label), ("doc", choice.doc)]).map { JSONMember(choice.identifier.name, $0) }
        }
        return members.isEmpty ? nil : JSONNode(.object(members))
    }

    // MARK: Layout

    private static func member(_ member: JSONMember) -> String {
        JSONPrinter.quoted(member.name) + ":" + JSONPrinter.compact(member.value)
    }

    /// A member that is an object with one member a line, or nothing if it has none.
    private static func block(_ name: String, _ members: some Sequence<JSONMember>) -> [String] {
        let start = "\"\(name)\":{\n"
        var text = start
        for member in members {
            if text != start { text += ",\n" }
            text += JSONPrinter.quoted(member.name)
            text += ":"
            JSONPrinter.appendCompact(member.value, to: &text)
        }
        return text == start ? [] : [text + "\n}"]
    }

    private static func object(_ members: [String]) -> String { "{\(members.joined(separator: ","))}" }
}
