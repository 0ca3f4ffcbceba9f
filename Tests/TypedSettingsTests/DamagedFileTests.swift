import Foundation
import TestSupport
import Testing
import TypedSettings

/// A file that cannot be understood is not a missing one: it is never replaced, and comes back without a restart.
@Suite struct DamagedFileTests {
    private let folder: TemporaryFolder
    private let log = IssueLog()
    private let store: SettingsStore<AppSettings>
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        store = folder.store(issues: log)
        path = folder["settings.json"]
    }

    static let damages = [
        ("", ":1:1", "the text is empty; a JSON value is expected"),
        (#"{"age": 1"#, ":1:10", #"the text ends before "}"; add it or restore what is missing"#),
        ("\0\0\0\0", ":1:1", "a JSON value is expected here"),
        (#"{"age": 1;}"#, ":1:10", #"a comma or "}" is expected here"#),
        ("{\n  // young\n  \"age\": 1\n}", ":2:3", "JSON has no comments; remove this one"),
        (#"{"age": 1, "age": 2}"#, ":1:12", #"duplicate member "age"; remove or rename one of the two"#),
        ("[1]", ":1:1", "the settings are an array, not an object"),
    ]

    @Test(arguments: damages) func `damaged text is unavailable, and is left as it is`(
        text: String,
        place: String,
        problem: String
    ) throws {
        try folder.write(text)
        let error = "\(path)\(place): age: \(problem); mend the file; until then nothing is written to it"
        #expect(store[.age] == 20)
        #expect(!store.contains(.age))
        guard case .unavailable(let unavailable) = store.read(.age) else {
            Testing.Issue.record("the store is available")
            return
        }
        #expect(unavailable.code == .corrupt)
        #expect(unavailable.description == error)
        #expect(message { try store.set(.age, 2) } == error)
        #expect(message { try store.update { $0[.age] += 1 } } == error.replacing(": age: ", with: ": "))
        #expect(message { try store.reset(.age) } == error.replacing(": age: ", with: ": "))
        #expect(message { try store.resetAll() } == error.replacing(": age: ", with: ": "))
        #expect(try folder.text() == text)
    }

    @Test func `accessors give the last values, and report the failure once for as long as it lasts`() throws {
        try folder.write(#"{"age": 30}"#)
        #expect(store[.age] == 30)
        try folder.write(#"{"age": 31"#)
        #expect(store[.age] == 30)
        #expect(store[.name] == "Swift Taro")
        #expect(log.take().count == 1)
        store[.age] = 32
        #expect(log.take().map { $0.contains("mend the file") } == [true])
        try folder.write(#"{"age": 33}"#)
        #expect(store[.age] == 33)
        try folder.write("{")
        #expect(store[.age] == 33)
        #expect(log.take().count == 1)
        try folder.write(#"{"age": 34}"#)
        store[.age] += 1
        #expect(try folder.text() == #"{"age": 35}"#)
        #expect(log.take() == [])
    }

    @Test func `what is no file is never read or replaced`() throws {
        try folder.makeFolder("settings.json")
        let folderError =
            "\(path): a folder stands where the settings should be; move it away, or keep the settings elsewhere"
        #expect(message { try store.update { $0[.age] = 1 } } == folderError)
        #expect(store.read(.age).error?.code == .notAFile)
        try FileManager.default.removeItem(atPath: path)
        #expect(mkfifo(path, 0o600) == 0)
        #expect(
            message { try store.update { $0[.age] = 1 } }
                == folderError.replacing("a folder stands", with: "no regular file stands")
        )
        #expect(store[.age] == 20)
    }

    @Test func `a path through a file is one clear line`() throws {
        try folder.write("x", to: "file")
        let store = folder.store(AppSettings.self, name: "file/settings.json")
        let error = "the settings cannot be read: a file stands where a folder of this path should be; move it away"
        #expect(store.read(.age).error?.message == error.split(separator: ";").first.map(String.init))
        #expect(message { try store.update { $0[.age] = 1 } } == "\(folder["file"])/settings.json: \(error)")
    }

    @Test func `a ring of links is one clear line`() throws {
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "settings.json")
        #expect(
            message { try store.update { $0[.age] = 1 } }
                == "\(path): the settings cannot be read: Too many levels of symbolic links"
        )
    }

    @Test func `a link to a file that is not there yet is followed`() throws {
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "deep/app.json")
        try store.set(.age, 1)
        #expect(try folder.text(of: "deep/app.json") == "{\n  \"age\": 1\n}\n")
        #expect(store[.age] == 1)
    }
}
