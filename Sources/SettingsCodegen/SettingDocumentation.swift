import SettingsForms
import SettingsJSON
import SettingsSchema

/// The documentation of an accessor: the schema's text, then what the schema says in numbers.
enum SettingDocumentation {
    static func lines(_ setting: ResolvedSetting) -> [String] {
        let facts = facts(setting)
        guard let doc = setting.doc, !doc.isEmpty else { return SwiftText.documentation(facts) }
        if !doc.isVisibleASCII, doc.contains(where: \.isNewline) {
            return SwiftText.documentation(doc) + ["///"] + SwiftText.documentation(facts)
        }
        let isSentence = doc.last.map { ".!?…:;。".contains($0) } ?? false
        return SwiftText.documentation("\(doc)\(isSentence ? "" : ".") \(facts)")
    }

    /// "Default 20 (30 on linux), from 0 to 150."
    private static func facts(_ setting: ResolvedSetting) -> String {
        let limits = setting.limits
        if setting.isSecret { return "Secret." }
        let platforms = setting.platformDefaults.map { "\(text($0.value, setting)) on \($0.name)" }
        let facts =
            [
                "Default \(setting.defaultValue.map { text($0, setting) } ?? "nil")"
                    + (platforms.isEmpty ? "" : " (\(platforms.joined(separator: ", ")))")
            ]
            + [
                range(limits.minimum.map(JSONPrinter.compact), limits.maximum.map(JSONPrinter.compact)),
                range(limits.minLength.map(\.description), limits.maxLength.map(\.description)).map {
                    $0 + " characters"
                },
                range(limits.minCount.map(\.description), limits.maxCount.map(\.description)).map { $0 + " elements" },
                limits.pattern.map { "matching \($0.text)" },
            ].compactMap { $0 }
        return facts.joined(separator: ", ") + "."
    }

    private static func range(_ least: String?, _ greatest: String?) -> String? {
        switch (least, greatest) {
        case (let least?, let greatest?): "from \(least) to \(greatest)"
        case (let least?, nil): "at least \(least)"
        case (nil, let greatest?): "at most \(greatest)"
        case (nil, nil): nil
        }
    }

    private static func text(_ value: JSONNode, _ setting: ResolvedSetting) -> String {
        if case .choice(let type) = setting.type.unwrapped {
            return type.choices.first { JSONPrinter.compact($0.value.node) == JSONPrinter.compact(value) }?.name ?? ""
        }
        let text = JSONPrinter.compact(value)
        return text.utf8.count > 60 && text.count > 60 ? text.prefix(60) + "…" : text
    }
}
