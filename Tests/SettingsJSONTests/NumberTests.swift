import Testing

@testable import SettingsJSON

/// Numbers are what is written, to the digit.
@Suite struct NumberTests {
    private func number(_ text: String) -> JSONNumber { JSONNumber(unchecked: text) }

    @Test func `integers are exact or nothing`() {
        #expect(number("9223372036854775807").integer(as: Int.self) == .max)
        #expect(number("-9223372036854775808").integer(as: Int.self) == .min)
        #expect(number("9223372036854775808").integer(as: Int.self) == nil)
        #expect(number("18446744073709551615").integer(as: UInt64.self) == .max)
        #expect(number("18446744073709551616").integer(as: UInt64.self) == nil)
        #expect(number("-1").integer(as: UInt64.self) == nil)
        #expect(number("-0").integer(as: Int.self) == 0)
        #expect(number("300").integer(as: UInt8.self) == nil)
        for text in ["1.0", "1e0", "1E2", "0.0"] {
            #expect(!number(text).isInteger)
            #expect(number(text).integer(as: Int.self) == nil)
        }
    }

    @Test func `a Double is the nearest one, and never infinite or lost`() {
        #expect(number("1").double == 1)
        #expect(number("-0").double?.bitPattern == (-0.0).bitPattern)
        #expect(number("0.1").double == 0.1)
        #expect(number("1e400").double == nil)
        #expect(number("-1e400").double == nil)
        #expect(number("1e-400").double == nil)
        #expect(number("0e-400").double == 0)
        #expect(number("0.000").double == 0)
        #expect(number("4.9e-324").double == .leastNonzeroMagnitude)
        #expect(number("1.7976931348623157e308").double == .greatestFiniteMagnitude)
    }

    @Test func `every Double prints as text that reads back the same bits`() {
        var bits: UInt64 = 1
        var count = 0
        for _ in 0..<5_000 {
            bits = bits &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let value = Double(bitPattern: bits)
            guard let number = JSONNumber(value) else { continue }
            #expect(!number.isInteger)
            #expect(number.double?.bitPattern == bits)
            count += 1
        }
        #expect(count > 4_000)
        #expect(JSONNumber(1.0)?.text == "1.0")
        #expect(JSONNumber(-0.0)?.text == "-0.0")
        #expect(JSONNumber(Double.nan) == nil)
        #expect(JSONNumber(Double.infinity) == nil)
    }
}
