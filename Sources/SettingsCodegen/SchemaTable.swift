import SettingsForms
import SettingsJSON
import SettingsSchema

/// The schema as the running program reads it: JSON, one setting a line; docs apart, since few programs need them.
///
/// The runtime's `SchemaTable` and `SchemaDescription` read it; the version of the generated code covers its form.
enum SchemaTable {
    /// Name, type, place, default, limits and choices of every setting.
    static func text(_ schema: ResolvedSchema, fileName: String) -> [UInt8] {
        var text = ObjectText(settings: schema.settings.count)
        text.append(JSONMember("name", JSONNode(.string(schema.name))))
        if let suite = schema.suite { text.append(JSONMember("suite", JSONNode(.string(suite)))) }
        if fileName != "settings.json" { text.append(JSONMember("file", JSONNode(.string(fileName)))) }
        text.appendObject("types", schema.types.map { JSONMember($0.name, choices($0)) })
        text.appendArray("settings", schema.settings.lazy.map(row))
        return text.end()
    }

    /// What the schema says in words of itself, of its types and of every setting.
    static func documentation(_ schema: ResolvedSchema) -> [UInt8] {
        var text = ObjectText(settings: schema.settings.count)
        if let doc = schema.doc { text.append(JSONMember("doc", JSONNode(.string(doc)))) }
        let types = schema.types.compactMap { type in choiceTexts(type).map { JSONMember(type.name, $0) } }
        text.appendObject("types", types)
        let settings = schema.settings.lazy.compactMap { setting in
            texts(
                [
                    ("doc", setting.doc), ("label", setting.label), ("deprecated", setting.deprecation),
                ],
                choices: setting.inlineChoices
            ).map { JSONMember(setting.name, $0) }
        }
        text.appendObject("settings", settings)
        return text.end()
    }

    private static func row(_ setting: ResolvedSetting) -> JSONNode {
        var row = [
            JSONMember("name", JSONNode(.string(setting.name))),
            JSONMember("type", JSONNode(.string(setting.type.name))),
        ]
        let storedPath = setting.storedPath
        if !storedPath.elementsEqual(setting.path.lazy.map(\.name)) {
            row.append(JSONMember("key", JSONNode(.array(storedPath.map { JSONNode(.string($0)) }))))
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
}

/// The text of a JSON object in UTF-8, which grows member by member.
private struct ObjectText {
    private var bytes: [UInt8] = []

    /// Makes room for about a line for each setting, so that the text of a large schema need not move as it grows.
    init(settings: Int) {
        bytes.reserveCapacity(100 * settings)
        bytes.append(UInt8(ascii: "{"))
    }

    mutating func append(_ member: JSONMember) {
        appendName(member.name)
        JSONPrinter.appendCompact(member.value, to: &bytes)
    }

    /// Adds a member that is an array with one element a line.
    mutating func appendArray(_ name: String, _ elements: some Sequence<JSONNode>) {
        appendName(name)
        appendLines(elements, between: "[", "]") { JSONPrinter.appendCompact($0, to: &$1) }
    }

    /// Adds a member that is an object with one member a line, unless it has none.
    mutating func appendObject(_ name: String, _ members: some Sequence<JSONMember>) {
        let start = bytes.count
        appendName(name)
        let isEmpty = !appendLines(members, between: "{", "}") { member, bytes in
            JSONPrinter.appendQuoted(member.name, to: &bytes)
            bytes.append(UInt8(ascii: ":"))
            JSONPrinter.appendCompact(member.value, to: &bytes)
        }
        if isEmpty { bytes.removeSubrange(start...) }
    }

    consuming func end() -> [UInt8] {
        bytes.append(UInt8(ascii: "}"))
        return bytes
    }

    private mutating func appendName(_ name: String) {
        if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
        JSONPrinter.appendQuoted(name, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
    }

    /// Adds items with commas between them; whether there are any.
    @discardableResult private mutating func appendLines<Item>(
        _ items: some Sequence<Item>,
        between open: Unicode.Scalar,
        _ close: Unicode.Scalar,
        _ append: (Item, inout [UInt8]) -> Void
    ) -> Bool {
        bytes.append(UInt8(ascii: open))
        var isFirst = true
        for item in items {
            bytes += (isFirst ? "\n" : ",\n").utf8
            isFirst = false
            append(item, &bytes)
        }
        bytes += [UInt8(ascii: "\n"), UInt8(ascii: close)]
        return !isFirst
    }
}
