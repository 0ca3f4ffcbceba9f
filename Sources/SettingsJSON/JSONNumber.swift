/// A JSON number exactly as it is written, so that `1`, `1.0`, `UInt64.max` and `1e400` are told apart.
public struct JSONNumber: Hashable, Sendable {
    /// The digits as they are written.
    public let text: String

    /// Wraps a text that the caller knows to follow the grammar of JSON numbers.
    package init(unchecked text: String) {
        self.text = text
    }

    /// The number of an integer.
    public init(_ value: some FixedWidthInteger) {
        text = String(value)
    }

    /// The shortest number that reads back as the same bits, always with `.` or `e`; nil for NaN and the infinities.
    public init?(_ value: Double) {
        guard value.isFinite else { return nil }
        text = value.description
    }

    /// The shortest number that reads back as the same bits, always with `.` or `e`; nil for NaN and the infinities.
    public init?(_ value: Float) {
        guard value.isFinite else { return nil }
        text = value.description
    }

    /// Whether it is written without fraction and exponent.
    public var isInteger: Bool {
        text.utf8.allSatisfy { $0 != UInt8(ascii: ".") && $0 | 0x20 != UInt8(ascii: "e") }
    }

    /// The exact integer, or nil if it has a fraction or an exponent or lies outside of the type's range.
    public func integer<Integer: FixedWidthInteger>(as type: Integer.Type = Integer.self) -> Integer? {
        isInteger ? Integer(text) : nil
    }

    /// The nearest Double, or nil if that would be infinite, or zero for a number that is not zero.
    public var double: Double? { Double(text).flatMap(kept) }

    /// The nearest Float, or nil if that would be infinite, or zero for a number that is not zero.
    public var float: Float? { Float(text).flatMap(kept) }

    /// A value that has not become infinite or zero by rounding.
    private func kept<Value: BinaryFloatingPoint>(_ value: Value) -> Value? {
        let isZero = text.utf8.prefix { $0 | 0x20 != UInt8(ascii: "e") }.allSatisfy { !Self.isNonzeroDigit($0) }
        return value.isFinite && (value != 0 || isZero) ? value : nil
    }

    private static func isNonzeroDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(byte)
    }
}
