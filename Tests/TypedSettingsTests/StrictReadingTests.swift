import TestSupport
import Testing
import TypedSettings

/// A stored value is read as what it says, or not at all.
@Suite struct StrictReadingTests {
    /// What reading `key` gives when the file holds `json` for it.
    private func read<Value>(
        _ key: SettingKey<AppSettings, Value>,
        _ name: String,
        _ json: String
    ) throws -> SettingReading<Value> {
        let folder = try TemporaryFolder()
        let text = "{\"\(name)\":\(json)}"
        try folder.write(text)
        let store = folder.store()
        let reading = store.read(key)
        #expect(store.contains(key))
        #expect(try folder.text() == text)
        return reading
    }

    private func expect<Value>(
        _ key: SettingKey<AppSettings, Value>,
        _ name: String,
        values: [(String, Value)],
        mismatches: [(String, String)]
    ) throws {
        for (json, value) in values {
            guard case .value(value, source: .stored) = try read(key, name, json) else {
                Testing.Issue.record("\(name) \(json) does not read as \(value)")
                continue
            }
        }
        for (json, message) in mismatches {
            let reading = try read(key, name, json)
            guard case .mismatch(let error) = reading else {
                Testing.Issue.record("\(name) \(json) is no mismatch but \(reading)")
                continue
            }
            #expect(error.code == .mismatch)
            #expect(error.key == name)
            #expect(error.message == "the store holds \(message)")
            #expect(error.hint == "the default is used until it is mended or set")
            #expect(error.place?.hasSuffix("/settings.json:1:\(name.utf8.count + 5)") == true, "\(error)")
        }
    }

    @Test func `Bool is read only from true and false`() throws {
        try expect(
            .isOn,
            "isOn",
            values: [("true", true), ("false", false)],
            mismatches: [
                ("1", "a number where Bool is expected"), ("0", "a number where Bool is expected"),
                ("\"true\"", "a string where Bool is expected"), ("null", "null where Bool is expected"),
                ("[]", "an array where Bool is expected"), ("{}", "an object where Bool is expected"),
            ]
        )
    }

    @Test func `Int is read only from a number without fraction and exponent`() throws {
        try expect(
            .counter,
            "counter",
            values: [
                ("0", 0), ("-0", 0), ("-1", -1), ("9223372036854775807", .max), ("-9223372036854775808", .min),
            ],
            mismatches: [
                ("1.0", "a number with a fraction where Int is expected"),
                ("1e2", "a number with a fraction where Int is expected"),
                ("9223372036854775808", "a number out of the range of Int"),
                ("-9223372036854775809", "a number out of the range of Int"),
                ("true", "true where Int is expected"), ("\"1\"", "a string where Int is expected"),
            ]
        )
    }

    @Test func `Double is read from any number and its three names`() throws {
        try expect(
            .ratio,
            "ratio",
            values: [
                ("1", 1), ("1.5", 1.5), ("1e300", 1e300), ("5e-324", .leastNonzeroMagnitude), ("\"inf\"", .infinity),
                ("\"-inf\"", -.infinity),
            ],
            mismatches: [
                ("1e400", "a number out of the range of Double"), ("1e-400", "a number out of the range of Double"),
                ("\"1\"", "a string where Double is expected"), ("false", "false where Double is expected"),
            ]
        )
        #expect(try read(.ratio, "ratio", "\"nan\"").source == .stored)
    }

    @Test func `String, choices and lists are read strictly`() throws {
        try expect(
            .name,
            "name",
            values: [("\"\"", ""), ("\"\\ud83e\\udd8a\"", "🦊")],
            mismatches: [("1", "a number where String is expected")]
        )
        try expect(
            .theme,
            "theme",
            values: [("\"dark\"", .dark)],
            mismatches: [
                ("\"Dark\"", "a string that is no choice of Theme"), ("2", "a number where Theme is expected"),
            ]
        )
        try expect(
            .tags,
            "tags",
            values: [("[]", []), ("[\"x\", \"\"]", ["x", ""])],
            mismatches: [
                ("\"x\"", "a string where [String] is expected"),
                ("[\"x\", 1]", "a number where String is expected in element 2"),
            ]
        )
    }

    @Test func `an optional is read from null or its type`() throws {
        try expect(
            .limit,
            "limit",
            values: [("null", nil), ("3", 3)],
            mismatches: [("\"3\"", "a string where Int is expected")]
        )
    }

    @Test func `a value out of the schema's range is a mismatch`() throws {
        try expect(
            .age,
            "age",
            values: [("0", 0), ("150", 150)],
            mismatches: [
                ("-1", "a value below the least one, 0"), ("151", "a value above the greatest one, 150"),
            ]
        )
    }

    @Test func `every Double comes back bit for bit`() throws {
        let folder = try TemporaryFolder()
        let values = [
            0.1, -0.0, 1, 1e300, .leastNonzeroMagnitude, .leastNormalMagnitude, .greatestFiniteMagnitude, .pi,
            761602013.452, .infinity,
            -.infinity,
        ]
        for value in values {
            try folder.store().set(.ratio, value)
            #expect(folder.store()[.ratio].bitPattern == value.bitPattern)
        }
        try folder.store().set(.ratio, .nan)
        #expect(folder.store()[.ratio].isNaN)
    }

    @Test func `a mismatch stays in the store until it is set, and setting mends it`() throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"theme": 7, "age": 30}"#)
        let log = IssueLog()
        let store = folder.store(issues: log)
        #expect(store[.theme] == .system)
        #expect(store[.theme] == .system)
        #expect(
            log.take() == [
                "\(folder["settings.json"]):1:11: theme: the store holds a number where Theme is expected; "
                    + "the default is used until it is mended or set"
            ]
        )
        try store.set(.age, 31)
        #expect(try folder.text() == #"{"theme": 7, "age": 31}"#)
        store[.theme] = .dark
        #expect(try folder.text() == #"{"theme": "dark", "age": 31}"#)
        #expect(store[.theme] == .dark)
    }

    @Test func `what stands in the place of a group is kept, and blocks its settings`() throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"network": "old"}"#)
        let log = IssueLog()
        let store = folder.store(issues: log)
        #expect(store[.network.retries] == 3)
        #expect(
            log.take() == [
                "\(folder["settings.json"]):1:13: network.retries: its group is a string in the store; "
                    + "make it an object, or remove it"
            ]
        )
        #expect(
            message { try store.set(.network.retries, 4) }
                == "\(folder["settings.json"]):1:13: network.retries: \"network\" is a string where a group of settings "
                + "is expected; make it an object, or remove it"
        )
        #expect(try folder.text() == #"{"network": "old"}"#)
    }
}
