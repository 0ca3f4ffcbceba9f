import SettingsJSON

/// Checks that a range holds something, and that the default lies in it.
enum RangeValidator {
    static func validate(_ schema: ResolvedSchema, _ diagnostics: DiagnosticCollector) {
        for setting in schema.settings { validate(setting, diagnostics) }
    }

    private static func validate(_ setting: ResolvedSetting, _ diagnostics: DiagnosticCollector) {
        let attributes = setting.declaration.attributes
        let name = setting.declaration.name.quoted
        if let minimum = setting.minimum, let maximum = setting.maximum, maximum.isLess(than: minimum) {
            diagnostics.error(
                .emptyRange,
                at: attributes["min"]?.value.range,
                "\"min\" of \(name) is \(minimum.text), which is above its \"max\" \(maximum.text)",
                hint: "exchange them",
                notes: [(attributes["max"]?.value.range, "\"max\" is here")]
            )
            return
        }
        guard let value = setting.defaultValue?.number else { return }
        let isBelow = setting.minimum.map { value.isLess(than: $0) } ?? false
        let isAbove = setting.maximum.map { $0.isLess(than: value) } ?? false
        guard isBelow || isAbove, let bound = isBelow ? setting.minimum : setting.maximum else { return }
        diagnostics.error(
            .defaultOutOfRange,
            at: attributes["default"]?.value.range,
            "the default of \(name) is \(value.text), \(isBelow ? "below its \"min\"" : "above its \"max\"") \(bound.text)",
            hint: "change one of the two"
        )
    }
}

extension JSONNumber {
    /// Whether it is the lesser one: exactly for integers, as Double otherwise.
    fileprivate func isLess(than other: JSONNumber) -> Bool {
        if let left = integer(as: Int.self), let right = other.integer(as: Int.self) { return left < right }
        guard let left = double, let right = other.double else { return false }
        return left < right
    }
}
