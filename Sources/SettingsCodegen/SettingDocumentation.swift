import SettingsForms
import SettingsJSON
import SettingsSchema

/// The documentation of an accessor: the schema's text, then what the schema says in numbers.
enum SettingDocumentation {
    static func lines(_ setting: ResolvedSetting) -> [CodeText] {
        let facts = facts(setting)
        guard let doc = setting.doc, !doc.isEmpty else { return SwiftText.documentation(facts) }
        if !doc.isVisibleASCII, doc.contains(where: \.isNewline) {
            return SwiftText.documentation(CodeText(doc)) + ["///"] + SwiftText.documentation(facts)
        }
        return SwiftText.documentation("\(doc)\(isSentence(doc) ? "" : ".") \(facts)")
    }

    private static func isSentence(_ doc: String) -> Bool {
        switch doc.unicodeScalars.last {
        case ".", "!", "?", "…", ":", ";", "。": true
        default: false
        }
    }

    /// "Default 20 (30 on linux), from 0 to 150."
    private static func facts(_ setting: ResolvedSetting) -> CodeText {
        if setting.isSecret { return "Secret." }
        let limits = setting.limits
        var facts: CodeText = "Default \(setting.defaultValue.map { text($0, setting) } ?? "nil")"
        for (index, platform) in setting.platformDefaults.enumerated() {
            facts += "\(index == 0 ? " (" : ", ")\(text(platform.value, setting)) on \(platform.name)"
        }
        if !setting.platformDefaults.isEmpty { facts += ")" }
        if let range = range(limits.minimum, limits.maximum) { facts += ", \(range)" }
        if let range = range(limits.minLength, limits.maxLength) { facts += ", \(range) characters" }
        if let range = range(limits.minCount, limits.maxCount) { facts += ", \(range) elements" }
        if let pattern = limits.pattern { facts += ", matching \(pattern.text)" }
        facts += "."
        return facts
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

    private static func text(_ value: JSONNode, _ setting: ResolvedSetting) -> CodeText {
        if case .choice(let type) = setting.type.unwrapped {
            let value = ChoiceValue(value)
            return CodeText(type.choices.first { $0.value == value }?.name ?? "")
        }
        let text: CodeText = "\(value)"
        if text.utf8.count <= 60 { return text }
        let string = String(decoding: text.utf8, as: UTF8.self)
        return string.count > 60 ? "\(String(string.prefix(60)))…" : text
    }
}
