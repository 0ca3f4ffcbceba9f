import SettingsForms
import SettingsJSON

/// Checks that limits leave something between them, and that the defaults keep them.
enum RangeValidator {
    static func validate(_ schema: ResolvedSchema, _ diagnostics: DiagnosticCollector) {
        for setting in schema.settings where validateLimits(setting, diagnostics) {
            validateDefaults(setting, diagnostics)
        }
    }

    /// Whether there is something between the limits.
    private static func validateLimits(_ setting: ResolvedSetting, _ diagnostics: DiagnosticCollector) -> Bool {
        let limits = setting.limits
        let pairs: [(least: String, greatest: String, isEmpty: Bool)] = [
            ("min", "max", isEmpty(limits)),
            ("minLength", "maxLength", (limits.minLength ?? 0) > (limits.maxLength ?? .max)),
            ("minCount", "maxCount", (limits.minCount ?? 0) > (limits.maxCount ?? .max)),
        ]
        guard let pair = pairs.first(where: \.isEmpty) else { return true }
        let attributes = setting.declaration.attributes
        let (least, greatest) = (attributes[pair.least]?.value, attributes[pair.greatest]?.value)
        func text(_ node: JSONNode?) -> String { node.map(JSONPrinter.compact) ?? "" }
        diagnostics.error(
            .emptyRange,
            at: least?.range,
            "\"\(pair.least)\" of \(setting.declaration.name.quoted) is \(text(least)), which is above its "
                + "\"\(pair.greatest)\" \(text(greatest))",
            hint: "exchange them",
            notes: [(greatest?.range, "\"\(pair.greatest)\" is here")]
        )
        return false
    }

    private static func isEmpty(_ limits: SettingLimits) -> Bool {
        guard let minimum = limits.minimum, let maximum = limits.maximum else { return false }
        return !limits.isAtMost(minimum, maximum)
    }

    private static func validateDefaults(_ setting: ResolvedSetting, _ diagnostics: DiagnosticCollector) {
        let attributes = setting.declaration.attributes
        let standard = setting.defaultValue.map { ("", attributes["default"]?.value, $0) }
        let platforms = setting.platformDefaults.map { member in
            (" on \(member.name)", attributes["on"]?.value[member.name], member.value)
        }
        for (place, written, value) in (standard.map { [$0] } ?? []) + platforms {
            guard let violation = setting.limits.violation(by: value) else { continue }
            diagnostics.error(
                .defaultOutOfRange,
                at: written?.range,
                "the default of \(setting.declaration.name.quoted)\(place) is \(violation)",
                hint: "change one of the two"
            )
        }
    }
}
