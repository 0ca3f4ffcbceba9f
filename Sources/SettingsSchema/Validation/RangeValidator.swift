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
        guard let bounds = emptyBounds(setting.limits) else { return true }
        let attributes = setting.declaration.attributes
        let (least, greatest) = (attributes[bounds.least]?.value, attributes[bounds.greatest]?.value)
        func text(_ node: JSONNode?) -> String { node.map(JSONPrinter.compact) ?? "" }
        diagnostics.error(
            .emptyRange,
            at: least?.range,
            "\"\(bounds.least)\" of \(setting.declaration.name.quoted) is \(text(least)), which is above its "
                + "\"\(bounds.greatest)\" \(text(greatest))",
            hint: "exchange them",
            notes: [(greatest?.range, "\"\(bounds.greatest)\" is here")]
        )
        return false
    }

    /// The attributes that leave nothing between them.
    private static func emptyBounds(_ limits: SettingLimits) -> (least: String, greatest: String)? {
        if let minimum = limits.minimum, let maximum = limits.maximum, !limits.isAtMost(minimum, maximum) {
            return ("min", "max")
        }
        if (limits.minLength ?? 0) > (limits.maxLength ?? .max) { return ("minLength", "maxLength") }
        if (limits.minCount ?? 0) > (limits.maxCount ?? .max) { return ("minCount", "maxCount") }
        return nil
    }

    private static func validateDefaults(_ setting: ResolvedSetting, _ diagnostics: DiagnosticCollector) {
        func report(_ violation: String, _ place: String, _ written: JSONNode?) {
            diagnostics.error(
                .defaultOutOfRange,
                at: written?.range,
                "the default of \(setting.declaration.name.quoted)\(place) is \(violation)",
                hint: "change one of the two"
            )
        }
        if let value = setting.defaultValue, let violation = setting.limits.violation(by: value) {
            report(violation, "", setting.declaration.attributes["default"]?.value)
        }
        for platform in setting.platformDefaults {
            guard let violation = setting.limits.violation(by: platform.value) else { continue }
            report(violation, " on \(platform.name)", setting.declaration.attributes["on"]?.value[platform.name])
        }
    }
}
