import Foundation
import SettingsJSON
import Testing

@testable import SettingsForms

/// How dates and durations are written, and what reads as one.
@Suite struct FormTests {
    static let dates: [(Double, String)] = [
        (0, "2001-01-01T00:00:00Z"), (0.5, "2001-01-01T00:00:00.5Z"), (-1.25, "2000-12-31T23:59:58.75Z"),
        (761_602_013.4521234, "2025-02-18T20:06:53.4521234Z"), (-978_307_200, "1970-01-01T00:00:00Z"),
        (-63_114_076_800, "0001-01-01T00:00:00Z"), (252_423_993_599, "9999-12-31T23:59:59Z"),
        (86_399.999, "2001-01-01T23:59:59.999Z"),
    ]

    @Test(arguments: dates) func `a date has as many digits as it needs`(seconds: Double, text: String) {
        let date = Date(timeIntervalSinceReferenceDate: seconds)
        #expect(DateForm.text(date) == text)
        #expect(DateForm.date(text) == date)
    }

    @Test(arguments: [-63_145_699_201, 252_423_993_600, 1e15, .infinity, -.infinity])
    func `a date without a text is a number, or its name`(
        seconds: Double
    ) {
        let date = Date(timeIntervalSinceReferenceDate: seconds)
        #expect(DateForm.text(date) == nil)
        #expect(DateForm.date(DateForm.node(date)) == date)
    }

    @Test func `many dates come back as they were`() {
        var bits: UInt64 = 1
        for _ in 0..<2_000 {
            bits = bits &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let date = Date(timeIntervalSinceReferenceDate: Double(bits >> 20) / 4096 - 1e9)
            #expect(DateForm.text(date).flatMap(DateForm.date) == date)
        }
    }

    @Test func `offsets are read`() {
        #expect(DateForm.date("2001-01-01T02:00:00+02:00") == Date(timeIntervalSinceReferenceDate: 0))
        #expect(DateForm.date("2000-12-31T18:30:00.5-05:30") == Date(timeIntervalSinceReferenceDate: 0.5))
    }

    static let noDates = [
        "", "2001-01-01", "2001-01-01T00:00:00", "2001-01-01 00:00:00Z", "2001-02-29T00:00:00Z", "2001-13-01T00:00:00Z",
        "2001-01-01T24:00:00Z", "2001-01-01T00:60:00Z", "2001-01-01T00:00:00.Z", "2001-01-01T00:00:00,5Z",
        "2001-01-01T00:00:00.1.2Z", "2001-01-01T00:00:00ZZ", "2001-01-01T00:00:00+24:00", "2001-01-01T00:00:00+0200",
        "12001-01-01T00:00:00Z", "2001-01-01T00:00:00.-5Z", "２001-01-01T00:00:00Z",
    ]

    @Test(arguments: noDates) func `what is no date is none`(text: String) {
        #expect(DateForm.date(text) == nil)
    }

    static let durations: [(Duration, String)] = [
        (.zero, "0s"), (.seconds(30), "30s"), (.milliseconds(250), "0.25s"), (.milliseconds(-1500), "-1.5s"),
        (Duration(attoseconds: 1), "0.000000000000000001s"), (.seconds(Int64.max), "9223372036854775807s"),
        (.seconds(86_400), "86400s"), (Duration(attoseconds: -1), "-0.000000000000000001s"),
    ]

    @Test(arguments: durations) func `a duration is exact to the attosecond`(duration: Duration, text: String) {
        #expect(DurationForm.text(duration) == text)
        #expect(DurationForm.duration(text) == duration)
    }

    @Test func `other units are read`() {
        #expect(DurationForm.duration("1.5h") == .seconds(5400))
        #expect(DurationForm.duration("2d") == .seconds(172_800))
        #expect(DurationForm.duration("1min") == .seconds(60))
        #expect(DurationForm.duration("0.5ms") == .microseconds(500))
        #expect(DurationForm.duration("-0.1min") == .seconds(-6))
        #expect(DurationForm.duration("007s") == .seconds(7))
    }

    static let noDurations = [
        "", "30", "s", "-s", "1.s", ".5s", "1e3s", "+1s", "1 s", "1us", "1w", "0.0000000000000000001s",
        "0.0000000000000001ms", "9223372036854775808s", "99999999999999999999999999999999999999999d", "1s ", "--1s",
        "１s",
    ]

    @Test(arguments: noDurations) func `what is no duration is none`(text: String) {
        #expect(DurationForm.duration(text) == nil)
    }
}
