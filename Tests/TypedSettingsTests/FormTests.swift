import Foundation
import TestSupport
import Testing
import TypedSettings

/// How values of each type are stored, to the byte; no release may change how an old value reads.
@Suite struct FormTests {
    private let folder: TemporaryFolder
    private let store: SettingsStore<FormsSettings>

    init() throws {
        folder = try TemporaryFolder()
        store = folder.store(FormsSettings.self)
    }

    /// Sets values and compares the file; then reads them back in another store.
    private func check<Value>(
        _ key: SettingKey<FormsSettings, Value>,
        _ name: String,
        _ values: [(Value, String)]
    ) throws {
        for (value, json) in values {
            try store.set(key, value)
            #expect(try folder.text() == "{\n  \"\(name)\": \(json)\n}\n")
            #expect(folder.store(FormsSettings.self)[key] == value)
        }
        try store.reset(key)
        try folder.write("{}\n")
    }

    @Test func `integers of every width are exact`() throws {
        try check(.int8, "int8", [(.min, "-128"), (.max, "127")])
        try check(.int16, "int16", [(.min, "-32768"), (.max, "32767")])
        try check(.int32, "int32", [(-5, "-5"), (.max, "2147483647")])
        try check(.int64, "int64", [(.min, "-9223372036854775808"), (.max, "9223372036854775807")])
        try check(.uint, "uint", [(0, "0"), (.max, "18446744073709551615")])
        try check(.uint8, "uint8", [(0, "0"), (.max, "255")])
        try check(.uint16, "uint16", [(0, "0"), (.max, "65535")])
        try check(.uint32, "uint32", [(0, "0"), (.max, "4294967295")])
        try check(.uint64, "uint64", [(0, "0"), (.max, "18446744073709551615")])
    }

    @Test func `floating-point numbers are as short as can be, and never integers`() throws {
        try check(
            .float,
            "float",
            [
                (0.1, "0.1"), (1, "1.0"), (-0.0, "-0.0"), (16_777_216, "16777216.0"), (.leastNonzeroMagnitude, "1e-45"),
                (.greatestFiniteMagnitude, "3.4028235e+38"), (.infinity, "\"inf\""), (-.infinity, "\"-inf\""),
            ]
        )
        try check(
            .double,
            "double",
            [(0.1, "0.1"), (1, "1.0"), (-0.0, "-0.0"), (1e300, "1e+300"), (1e-300, "1e-300"), (-.infinity, "\"-inf\"")]
        )
        try store.set(.float, .nan)
        #expect(try folder.text() == "{\n  \"float\": \"nan\"\n}\n")
        #expect(folder.store(FormsSettings.self)[.float].isNaN)
    }

    @Test func `values of Foundation are text`() throws {
        try check(.data, "data", [(Data(), "\"\""), (Data([0xFF, 0xFE, 0xFD, 0]), "\"//79AA==\"")])
        try check(
            .date,
            "date",
            [
                (Date(timeIntervalSinceReferenceDate: 761_602_013.4521234), "\"2025-02-18T20:06:53.4521234Z\""),
                (.distantPast, "\"0001-01-01T00:00:00Z\""), (.distantFuture, "\"4001-01-01T00:00:00Z\""),
                (Date(timeIntervalSince1970: 1e12), "1000000000000.0"),
                (Date(timeIntervalSinceReferenceDate: .infinity), "\"inf\""),
            ]
        )
        let url = try #require(URL(string: "file:///a%20b"))
        try check(.url, "url", [(url, "\"file:///a%20b\"")])
        let uuid = try #require(UUID(uuidString: "00000000-0000-0000-0000-00000000000a"))
        try check(.uuid, "uuid", [(uuid, "\"00000000-0000-0000-0000-00000000000A\"")])
        try check(.duration, "duration", [(.milliseconds(250), "\"0.25s\""), (.seconds(3600), "\"3600s\"")])
    }

    @Test func `collections are ordered where they have no order`() throws {
        try check(.set, "set", [(["é", "b", "a"], #"["a", "b", "é"]"#)])
        try check(.matrix, "matrix", [([], "[]"), ([[], [1, 2]], "[\n    [],\n    [1, 2]\n  ]")])
        try check(.counts, "counts", [([:], "{}"), (["b": 1, "": 2], "{\n    \"\": 2,\n    \"b\": 1\n  }")])
        try check(.byTheme, "byTheme", [([.light: [nil, 1]], "{\n    \"hell\": [null, 1]\n  }")])
        try check(.dates, "dates", [([Date(timeIntervalSinceReferenceDate: 0)], "[\"2001-01-01T00:00:00Z\"]")])
        try check(.qualities, "qualities", [([.high, .low], "[0, 10]")])
    }

    @Test func `choices are stored by name, text or number`() throws {
        try check(.theme, "theme", [(.dark, "\"dark\""), (.light, "\"hell\"")])
        try check(.quality, "quality", [(.low, "0"), (.high, "10")])
        try check(.interval, "interval", [(._10m, "\"10m\""), (.dateDesc, "\"date:desc\""), (.default, "\"default\"")])
        try check(.optionalTheme, "optionalTheme", [(nil, "null"), (.light, "\"hell\"")])
        #expect(FormsSettings.Interval.allCases == [._10m, .dateDesc, .default, .bothHoriz, ._12h])
    }

    @Test func `what earlier versions stored is read`() throws {
        try folder.write(
            #"{"theme": "night", "themes": ["black", "dark"], "quality": 9, "qualities": [11], "byTheme": {"night": [1]}}"#
        )
        #expect(store[.theme] == .dark)
        #expect(store[.themes] == [.dark, .dark])
        #expect(store[.quality] == .high)
        #expect(store[.qualities] == [.high])
        #expect(store[.byTheme] == [.dark: [1]])
    }

    @Test func `other spellings are read`() throws {
        try folder.write(
            #"{"date": 0, "dates": ["2001-01-01T01:00:00+01:00"], "duration": "1min", "uuid": "f81d4fae-7dec-11d0-a765-00a0c91e6bf6"}"#
        )
        #expect(store[.date] == Date(timeIntervalSince1970: 0))
        #expect(store[.dates] == [Date(timeIntervalSinceReferenceDate: 0)])
        #expect(store[.duration] == .seconds(60))
        #expect(store[.uuid].uuidString == "F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6")
    }

    @Test func `defaults of each type are those of the schema`() throws {
        FormsSettings.withStore(.inMemory()) {
            #expect(FormsSettings.int8 == .min)
            #expect(FormsSettings.uint64 == .max)
            #expect(FormsSettings.float == 0.1)
            #expect(FormsSettings.double == .infinity)
            #expect(FormsSettings.data == Data([1, 2, 3]))
            #expect(FormsSettings.date == Date(timeIntervalSince1970: 1_796_031_000))
            #expect(FormsSettings.url.absoluteString == "https://example.org/a%20b?c#d")
            #expect(FormsSettings.duration == .seconds(90))
            #expect(FormsSettings.optionalDate == nil)
            #expect(FormsSettings.optionalURL?.scheme == "x")
            #expect(FormsSettings.matrix == [[1], []])
            #expect(FormsSettings.set == ["a", "b"])
            #expect(FormsSettings.counts == ["a": 2, "b": 1])
            #expect(FormsSettings.byTheme == [.light: [nil]])
            #expect(FormsSettings.theme == .system)
            #expect(FormsSettings.optionalTheme == .dark)
            #expect(FormsSettings.quality == .high)
            #expect(FormsSettings.qualities == [.low, .high])
            #expect(FormsSettings.video.quality == .low)
            #if os(Linux)
                #expect(FormsSettings.port == 2)
            #endif
        }
    }

    @Test func `values out of their limits are refused`() {
        func refusal<Value>(_ key: SettingKey<FormsSettings, Value>, _ value: Value) -> String? {
            message { try store.set(key, value) }
        }
        #expect(refusal(.int32, -6) == "int32: the value is below the least one, -5; the old value is kept")
        #expect(
            refusal(.duration, .seconds(3601))
                == "duration: the value is above the greatest one, \"3600s\"; the old value is kept"
        )
        #expect(
            refusal(.optionalDate, Date(timeIntervalSince1970: 0))
                == "optionalDate: the value is below the least one, \"2000-01-01T00:00:00Z\"; the old value is kept"
        )
        #expect(refusal(.optionalDate, nil) == nil)
        #expect(refusal(.set, []) == "set: the value is of fewer elements than 1; the old value is kept")
        #expect(
            refusal(.set, ["a", "b", "c", "d"]) == "set: the value is of more elements than 3; the old value is kept"
        )
        #expect(
            refusal(.counts, ["a": 1, "b": 1, "c": 1, "d": 1])
                == "counts: the value is of more elements than 3; the old value is kept"
        )
        #expect(refusal(.name, "a") == "name: the value is of fewer characters than 2; the old value is kept")
        #expect(refusal(.name, "🦊") == "name: the value is of fewer characters than 2; the old value is kept")
        #expect(refusal(.name, "aaaaa") == "name: the value is of more characters than 4; the old value is kept")
        #expect(refusal(.name, "🦊🦊🦊🦊") == nil)
        #expect(
            refusal(.name, "abd")
                == "name: the value is without a match of the pattern \"^[a-c🦊]+$\"; the old value is kept"
        )
    }

    @Test func `the schema describes texts, choices and limits`() throws {
        let settings = Dictionary(uniqueKeysWithValues: FormsSettings.schema.settings.map { ($0.name, $0) })
        let name = try #require(settings["name"])
        #expect(name.label == "Name")
        #expect((name.minimumLength, name.maximumLength) == (2, 4))
        #expect(name.pattern == "^[a-c🦊]+$")
        #expect(settings["set"]?.minimumCount == 1)
        #expect(settings["counts"]?.maximumCount == 3)
        #expect(settings["duration"]?.maximum == "\"3600s\"")
        #expect(settings["old"]?.deprecation == "Use \"port\".")
        #expect(settings["token"]?.isSecret == true)
        #expect(settings["name"]?.isSecret == false)
        let high = try #require(settings["quality"]?.choices.last)
        #expect((high.name, high.storedValue, high.label) == ("high", "10", "High"))
        #expect(high.documentation == "As good as it gets.")
        #expect(settings["themes"]?.choices.map(\.label) == [nil, "Dark", nil])
        #expect(settings["interval"]?.choices.map(\.name) == ["_10m", "dateDesc", "default", "bothHoriz", "_12h"])
        #expect(settings["byTheme"]?.type == "[Theme: [Int?]]")
    }
}
