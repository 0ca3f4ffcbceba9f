package import SettingsJSON

/// What a schema demands of a setting's value beyond its type.
package struct SettingLimits: Sendable {
    /// How values are compared with `minimum` and `maximum`.
    package enum Order: Sendable {
        case number, date, duration
    }

    package var order = Order.number
    package var minimum: JSONNode?
    package var maximum: JSONNode?
    /// The least and greatest number of characters of a string.
    package var minLength: Int?
    package var maxLength: Int?
    /// The least and greatest number of elements of a list, set or dictionary.
    package var minCount: Int?
    package var maxCount: Int?
    package var pattern: (text: String, pattern: Pattern)?

    package init() {}

    /// Reads the limits of a row of the table that is generated; a type's name tells how its values are compared.
    package init(table row: JSONNode, typeName: String) {
        switch typeName.split(separator: "?").first {
        case "Date": order = .date
        case "Duration": order = .duration
        default: order = .number
        }
        (minimum, maximum) = (row["min"], row["max"])
        func count(_ name: String) -> Int? { row[name]?.number?.integer(as: Int.self) }
        (minLength, maxLength) = (count("minLength"), count("maxLength"))
        (minCount, maxCount) = (count("minCount"), count("maxCount"))
        if let text = row["pattern"]?.string, let pattern = try? Pattern(text) { self.pattern = (text, pattern) }
    }

    /// The limits as members of a row of that table.
    package var members: [JSONMember] {
        var members: [JSONMember] = []
        func add(_ name: String, _ value: JSONNode?) {
            if let value { members.append(JSONMember(name, value)) }
        }
        func add(_ name: String, _ count: Int?) {
            add(name, count.map { JSONNode(.number(JSONNumber($0))) })
        }
        add("min", minimum)
        add("max", maximum)
        add("minLength", minLength)
        add("maxLength", maxLength)
        add("minCount", minCount)
        add("maxCount", maxCount)
        add("pattern", pattern.map { JSONNode(.string($0.text)) })
        return members
    }

    /// How a value of the right type breaks the limits, in words that follow "the value is"; nil if it does not.
    package func violation(by node: JSONNode) -> String? {
        if node.isNull { return nil }
        if minimum != nil || maximum != nil, order == .number, node.string == "nan" { return "not a number" }
        if let minimum, !isAtMost(minimum, node) { return "below the least one, \(JSONPrinter.compact(minimum))" }
        if let maximum, !isAtMost(node, maximum) { return "above the greatest one, \(JSONPrinter.compact(maximum))" }
        if let string = node.string, let violation = violation(by: string) { return violation }
        guard let count = node.elements?.count ?? node.members?.count else { return nil }
        if let minCount, count < minCount { return "of fewer elements than \(minCount)" }
        if let maxCount, count > maxCount { return "of more elements than \(maxCount)" }
        return nil
    }

    private func violation(by string: String) -> String? {
        if let minLength, string.count < minLength { return "of fewer characters than \(minLength)" }
        if let maxLength, string.count > maxLength { return "of more characters than \(maxLength)" }
        if let pattern, !pattern.pattern.matches(string) {
            return "without a match of the pattern \(pattern.text.quoted)"
        }
        return nil
    }

    /// Whether one value is not above another: exactly for integers, dates and durations, as Double otherwise.
    package func isAtMost(_ left: JSONNode, _ right: JSONNode) -> Bool {
        switch order {
        case .number:
            guard let left = left.number, let right = right.number else {
                return isAtMost(Self.double(left), Self.double(right))
            }
            if let left = left.integer(as: Int128.self), let right = right.integer(as: Int128.self) {
                return left <= right
            }
            return isAtMost(left.double, right.double)
        case .date: return isAtMost(DateForm.date(left), DateForm.date(right))
        case .duration:
            return isAtMost(left.string.flatMap(DurationForm.duration), right.string.flatMap(DurationForm.duration))
        }
    }

    private func isAtMost<Value: Comparable>(_ left: Value?, _ right: Value?) -> Bool {
        guard let left, let right else { return false }
        return left <= right
    }

    private static func double(_ node: JSONNode) -> Double? {
        node.number?.double ?? node.string.flatMap(FloatingPointForm.value)
    }
}
