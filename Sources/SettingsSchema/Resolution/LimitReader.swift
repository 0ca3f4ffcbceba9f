import SettingsForms
import SettingsJSON

/// Reads what a setting demands of its value beyond the type, each attribute only where the type has such a thing.
struct LimitReader {
    let declaration: SettingDeclaration
    let type: SettingType
    let diagnostics: DiagnosticCollector

    func read() -> SettingLimits {
        var limits = SettingLimits()
        limits.order = order ?? .number
        limits.minimum = bound("min")
        limits.maximum = bound("max")
        limits.minLength = count("minLength", isAllowed: isString)
        limits.maxLength = count("maxLength", isAllowed: isString)
        limits.minCount = count("minCount", isAllowed: isCollection)
        limits.maxCount = count("maxCount", isAllowed: isCollection)
        limits.pattern = pattern()
        return limits
    }

    private var order: SettingLimits.Order? {
        switch type.unwrapped {
        case .integer, .float, .double: .number
        case .date: .date
        case .duration: .duration
        default: nil
        }
    }

    private var isString: Bool { type.unwrapped == .string }

    private var isCollection: Bool {
        switch type.unwrapped {
        case .array, .set, .dictionary: true
        default: false
        }
    }

    /// The attribute, if there is one and the type has such a thing.
    private func attribute(_ name: String, isAllowed: Bool) -> JSONMember? {
        guard let attribute = declaration.attributes[name] else { return nil }
        if isAllowed { return attribute }
        diagnostics.error(
            .limitOfOtherType,
            at: attribute.nameRange,
            "\(declaration.name.quoted) is of type \(type.name), which has no \"\(name)\"",
            hint: "remove it"
        )
        return nil
    }

    private func bound(_ name: String) -> JSONNode? {
        attribute(name, isAllowed: order != nil).flatMap { attribute in
            ValueReader(
                diagnostics: diagnostics,
                subject: { "\"\(name)\" of \(declaration.name.quoted)" },
                identifier: .badBound
            ).read(attribute.value, as: type.unwrapped)
        }
    }

    private func count(_ name: String, isAllowed: Bool) -> Int? {
        guard let attribute = attribute(name, isAllowed: isAllowed) else { return nil }
        if let count = attribute.value.number?.integer(as: Int.self), count >= 0 { return count }
        diagnostics.error(
            .badBound,
            at: attribute.value.range,
            "\"\(name)\" of \(declaration.name.quoted) must be a whole number from 0"
        )
        return nil
    }

    private func pattern() -> (text: String, pattern: Pattern)? {
        guard let attribute = attribute("pattern", isAllowed: isString), let text = attribute.value.string else {
            return nil
        }
        do throws(Pattern.Failure) {
            return (text, try Pattern(text))
        } catch {
            diagnostics.error(
                .badPattern,
                at: attribute.value.place(of: error.offset..<error.offset + 1, in: text),
                "in the pattern of \(declaration.name.quoted): \(error.message)"
            )
            return nil
        }
    }
}

extension JSONNode {
    /// The range of a part of a string; the whole string if it is written with escapes.
    func place(of part: Range<Int>, in text: String) -> TextRange? {
        guard let offsets = range?.offsets, offsets.count == text.utf8.count + 2 else { return range }
        let start = offsets.lowerBound + 1
        return TextRange(start + part.lowerBound, start + part.upperBound)
    }
}
