import SettingsForms
import SettingsJSON
import SettingsSchema

/// The documentation of an accessor: the schema's text, then what the schema says in numbers.
enum SettingDocumentation {
    static func lines(_ setting: ResolvedSetting) -> [CodeText] {
        var text = CodeText(setting.doc ?? "")
        if let doc = setting.doc, !doc.isEmpty {
            if !doc.isVisibleASCII, doc.contains(where: \.isNewline) {
                var facts = CodeText("")
                append(factsOf: setting, to: &facts)
                return SwiftText.documentation(text) + ["///"] + SwiftText.documentation(facts)
            }
            text.append(isSentence(doc) ? " " : ". ")
        }
        append(factsOf: setting, to: &text)
        return SwiftText.documentation(text)
    }

    private static func isSentence(_ doc: String) -> Bool {
        switch doc.unicodeScalars.last {
        case ".", "!", "?", "…", ":", ";", "。": true
        default: false
        }
    }

    /// "Default 20 (30 on linux), from 0 to 150."
    private static func append(factsOf setting: ResolvedSetting, to text: inout CodeText) {
        if setting.isSecret { return text.append("Secret.") }
        let limits = setting.limits
        text.append("Default ")
        append(setting.defaultValue, of: setting, to: &text)
        for (index, platform) in setting.platformDefaults.enumerated() {
            text.append(index == 0 ? " (" : ", ")
            append(platform.value, of: setting, to: &text)
            text.append(" on \(platform.name)")
        }
        if !setting.platformDefaults.isEmpty { text.append(")") }
        if let range = range(limits.minimum, limits.maximum) { text += ", \(range)" }
        if let range = range(limits.minLength, limits.maxLength) { text += ", \(range) characters" }
        if let range = range(limits.minCount, limits.maxCount) { text += ", \(range) elements" }
        if let pattern = limits.pattern { text += ", matching \(pattern.text)" }
        text.append(".")
    }

    private static func range(_ least: Int?, _ greatest: Int?) -> CodeText? {
        range(least.map { JSONNode(.number(JSONNumber($0))) }, greatest.map { JSONNode(.number(JSONNumber($0))) })
    }

    private static func range(_ least: JSONNode?, _ greatest: JSONNode?) -> CodeText? {
        switch (least, greatest) {
        case (let least?, let greatest?): "from \(least) to \(greatest)"
        case (let least?, nil): "at least \(least)"
        case (nil, let greatest?): "at most \(greatest)"
        case (nil, nil): nil
        }
    }

    private static func append(_ value: JSONNode?, of setting: ResolvedSetting, to text: inout CodeText) {
        guard let value else { return text.append("nil") }
        if case .choice(let type) = setting.type.unwrapped {
            let stored = ChoiceValue(value)
            return text.append(type.choices.first { $0.value == stored }?.name ?? "")
        }
        let json: CodeText = "\(value)"
        let string = json.utf8.count > 60 ? String(decoding: json.utf8, as: UTF8.self) : ""
        if string.count > 60 { text += "\(String(string.prefix(60)))…" } else { text += json }
    }
}
