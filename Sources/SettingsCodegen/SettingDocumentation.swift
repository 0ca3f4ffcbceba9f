import SettingsJSON
import SettingsSchema

/// The documentation of an accessor: the schema's text, then what the schema says in numbers.
enum SettingDocumentation {
    static func lines(_ setting: ResolvedSetting) -> [String] {
        let facts = facts(setting)
        guard let doc = setting.doc, !doc.isEmpty else { return SwiftText.documentation(facts) }
        if doc.contains(where: \.isNewline) {
            return SwiftText.documentation(doc) + ["///"] + SwiftText.documentation(facts)
        }
        let isSentence = doc.last.map { ".!?…:;。".contains($0) } ?? false
        return SwiftText.documentation("\(doc)\(isSentence ? "" : ".") \(facts)")
    }

    /// "Default 20, from 0 to 150."
    private static func facts(_ setting: ResolvedSetting) -> String {
        var facts = "Default \(value(setting))"
        switch (setting.minimum?.text, setting.maximum?.text) {
        case (let minimum?, let maximum?): facts += ", from \(minimum) to \(maximum)"
        case (let minimum?, nil): facts += ", at least \(minimum)"
        case (nil, let maximum?): facts += ", at most \(maximum)"
        case (nil, nil): break
        }
        return facts + "."
    }

    private static func value(_ setting: ResolvedSetting) -> String {
        guard let value = setting.defaultValue else { return "nil" }
        if case .choice = setting.type.unwrapped, let name = value.string { return name }
        let text = JSONPrinter.compact(value)
        return text.count > 60 ? text.prefix(60) + "…" : text
    }
}
