import SettingsJSON
import TestSupport
import Testing

/// Numbers are exactly what is written.
@Suite struct NumberTests {
    private func number(_ text: String) throws -> JSONNumber {
        try #require(try JSONDocument(text).root.number)
    }

    @Test(arguments: [
        ("1", true), ("-0", true), ("1.0", false), ("1e0", false), ("1E0", false), ("100000000000000000000", true),
    ])
    func `an integer is what has no fraction and no exponent`(_ text: String, _ isInteger: Bool) throws {
        #expect(try number(text).isInteger == isInteger)
        #expect(try (number(text).integer(as: Int128.self) != nil) == isInteger)
    }

    @Test func `numbers are equal when they are written alike`() throws {
        #expect(try number("1") == JSONNumber(1))
        #expect(try number("1") != number("1.0"))
        #expect(try number("1e2") != number("1E2"))
        #expect(try number("0") != number("-0"))
    }

    @Test func `integers reach to the limits of their types and no further`() throws {
        #expect(try number("18446744073709551615").integer() == UInt64.max)
        #expect(try number("18446744073709551616").integer(as: UInt64.self) == nil)
        #expect(try number("-9223372036854775808").integer() == Int64.min)
        #expect(try number("-9223372036854775809").integer(as: Int64.self) == nil)
        #expect(try number("9223372036854775807").integer() == Int64.max)
        #expect(try number("9223372036854775808").integer(as: Int64.self) == nil)
        #expect(try number("127").integer() == Int8.max)
        #expect(try number("128").integer(as: Int8.self) == nil)
        #expect(try number("-1").integer(as: UInt8.self) == nil)
        #expect(try number("-0").integer() == 0)
        #expect(try number("-0").integer() == UInt8(0))
    }

    @Test(arguments: [
        ("0.30000000000000004", 0.1 + 0.2), ("0.1", 0.1), ("1e308", 1e308), ("9007199254740993", 9_007_199_254_740_992),
        ("1.7976931348623157e308", .greatestFiniteMagnitude), ("5e-324", .leastNonzeroMagnitude),
        ("3e-324", .leastNonzeroMagnitude), ("123", 123), ("0e999", 0), ("0.000e-999", 0), ("1E2", 100),
    ])
    func `a Double is the nearest there is`(_ text: String, _ value: Double) throws {
        #expect(try number(text).double == value)
    }

    @Test func `zero keeps its sign`() throws {
        #expect(try number("-0").double?.sign == .minus)
        #expect(try number("-0.0").double?.sign == .minus)
        #expect(try number("0").double?.sign == .plus)
    }

    @Test(arguments: [
        "1e400", "-1e400", "1.8e308", "5e-400", "-5e-400", "2e-324", "0.001e-330", "1e99999999999999999999",
    ])
    func `a number beyond the reach of Double is no Double`(_ text: String) throws {
        #expect(try number(text).double == nil)
    }

    @Test func `a number of many digits is read to the last one`() throws {
        let half = "0.5" + String(repeating: "0", count: 2_000)
        #expect(try number(half).double == 0.5)
        #expect(try number("1" + String(repeating: "0", count: 300)).double == 1e300)
        #expect(
            try number("9007199254740993." + String(repeating: "0", count: 500) + "1").double == 9_007_199_254_740_994
        )
    }

    @Test func `what is no finite number has no text`() {
        #expect(JSONNumber(Double.nan) == nil)
        #expect(JSONNumber(Double.infinity) == nil)
        #expect(JSONNumber(-Double.infinity) == nil)
    }

    @Test(arguments: [
        (1.0, "1.0"), (-0.0, "-0.0"), (0.1 + 0.2, "0.30000000000000004"), (1e16, "1e+16"),
        (.leastNonzeroMagnitude, "5e-324"),
        (-1.5e300, "-1.5e+300"),
    ])
    func `a Double is written as short as it can be and still as no integer`(_ value: Double, _ text: String) {
        #expect(JSONNumber(value)?.text == text)
        #expect(JSONNumber(value)?.isInteger == false)
    }

    @Test func `every bit pattern of a finite Double survives its text`() throws {
        var generator = SeededGenerator(seed: 2)
        var count = 0
        for _ in 0..<3_000 {
            let value = Double(bitPattern: generator.next() & generator.pick([.max, 0x800F_FFFF_FFFF_FFFF]))
            guard let written = JSONNumber(value) else { continue }
            #expect(try number(written.text).double?.bitPattern == value.bitPattern)
            count += 1
        }
        #expect(count > 2_900)
    }

    @Test func `every integer comes back`() throws {
        var generator = SeededGenerator(seed: 3)
        let random = (0..<1_000).map { Int64(bitPattern: generator.next()) >> ($0 % 64) }
        for value in random + [.min, .max, 0, -1] {
            #expect(try number(JSONNumber(value).text).integer() == value)
        }
        #expect(JSONNumber(UInt64.max).text == "18446744073709551615")
        #expect(JSONNumber(Int.min).text == "-9223372036854775808")
    }
}
