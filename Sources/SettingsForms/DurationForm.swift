/// How a duration is written: decimal seconds and a unit, exact to the attosecond, such as `30s` or `0.25s`.
package enum DurationForm {
    private static let secondsByUnit: [(unit: String, attoseconds: Int128)] = [
        ("ms", 1_000_000_000_000_000), ("min", 60 * second), ("s", second), ("h", 3600 * second),
        ("d", 86_400 * second),
    ]
    private static let second: Int128 = 1_000_000_000_000_000_000

    /// The text of a duration.
    package static func text(_ duration: Duration) -> String {
        let attoseconds = duration.attoseconds
        let (whole, fraction) = attoseconds.magnitude.quotientAndRemainder(dividingBy: second.magnitude)
        var digits = String(fraction)
        digits = String(repeating: "0", count: 18 - digits.utf8.count) + digits
        while digits.hasSuffix("0") { digits.removeLast() }
        let sign = attoseconds < 0 ? "-" : ""
        return "\(sign)\(whole)\(digits.isEmpty ? "" : ".")\(digits)s"
    }

    /// The duration of a text with one of the units `ms`, `s`, `min`, `h` and `d`; nil if it is none, or not exact.
    package static func duration(_ text: String) -> Duration? {
        guard let unit = secondsByUnit.first(where: { text.hasSuffix($0.unit) }) else { return nil }
        var number = text.dropLast(unit.unit.utf8.count)
        let isNegative = number.hasPrefix("-")
        if isNegative { number = number.dropFirst() }
        let parts = number.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }) else { return nil }
        guard let whole = Int128(parts[0]) else { return nil }
        var (attoseconds, isTooLong) = whole.multipliedReportingOverflow(by: unit.attoseconds)
        if parts.count == 2 {
            var place = unit.attoseconds
            for digit in parts[1].utf8 where !isTooLong {
                guard place % 10 == 0 || digit == 0x30 else { return nil }
                place /= 10
                (attoseconds, isTooLong) = attoseconds.addingReportingOverflow(place * Int128(digit - 0x30))
            }
        }
        let limit = Int128(Int64.max) * second
        guard !isTooLong, attoseconds <= limit else { return nil }
        return Duration(attoseconds: isNegative ? -attoseconds : attoseconds)
    }
}
