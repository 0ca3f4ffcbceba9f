import SettingsJSON
import SettingsSchema

/// The schema as the running program reads it: JSON, one setting a line; docs apart, since few programs need them.
///
/// The runtime's `SchemaTable` reads it; the version of the generated code covers its form.
enum SchemaTable {
    static func text(_ schema: ResolvedSchema) -> String {
        var header = [JSONMember("name", JSONNode(.string(schema.name)))]
        if let suite = schema.suite { header.append(JSONMember("suite", JSONNode(.string(suite)))) }
        let settings = schema.settings.map { JSONPrinter.compact(row($0)) }.joined(separator: ",\n")
        let head = JSONPrinter.compact(JSONNode(.object(header))).dropLast()
        return "\(head),\"settings\":[\n\(settings)\n]}"
    }

    static func documentation(_ schema: ResolvedSchema) -> String {
        var rows: [JSONMember] = []
        if let doc = schema.doc { rows.append(JSONMember("", JSONNode(.string(doc)))) }
        for setting in schema.settings {
            if let doc = setting.doc { rows.append(JSONMember(setting.name, JSONNode(.string(doc)))) }
        }
        let lines = rows.map { JSONPrinter.compact(JSONNode(.object([$0]))).dropFirst().dropLast() }
        return lines.isEmpty ? "{}" : "{\n\(lines.joined(separator: ",\n"))\n}"
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
        if let minimum = setting.minimum { row.append(JSONMember("min", JSONNode(.number(minimum)))) }
        if let maximum = setting.maximum { row.append(JSONMember("max", JSONNode(.number(maximum)))) }
        if let choice = setting.type.choice {
            let names = choice.choices.map { JSONNode(.string($0.storedName)) }
            row.append(JSONMember("choices", JSONNode(.array(names))))
        }
        return JSONNode(.object(row))
    }
}
