import Foundation
import TestSupport
import Testing
import TypedSettings

/// The text of a settings file: what is written, and what is left exactly as it was.
@Suite struct FileTextTests {
    private let folder: TemporaryFolder
    private let store: SettingsStore<AppSettings>

    init() throws {
        folder = try TemporaryFolder()
        store = folder.store()
    }

    @Test func `values are written in the order of the schema, groups nested`() throws {
        try store.update { settings in
            settings[.network.retries] = 5
            settings[.network.proxy.host] = "h"
            settings[.tags] = []
            settings[.ratio] = 1
            settings[.userID] = "u"
            settings[.limit] = nil
            settings[.name] = "Zoë \"\u{1}\" / 🦊"
            settings[.theme] = .dark
            settings[.isOn] = false
        }
        #expect(
            try folder.text() == #"""
                {
                  "name": "Zoë \"\u0001\" / 🦊",
                  "isOn": false,
                  "ratio": 1.0,
                  "theme": "dark",
                  "tags": [],
                  "limit": null,
                  "user.id": "u",
                  "network": {
                    "retries": 5,
                    "proxy": {
                      "host": "h"
                    }
                  }
                }

                """#
        )
        #expect(folder.store()[.name] == "Zoë \"\u{1}\" / 🦊")
    }

    @Test func `what the schema does not know stays byte for byte`() throws {
        let before = #"""
            {
                "$schema" : "x",   "theme":"light" ,
                "new\u0041" : [ 1.50, 1e2,  12345678901234567890 , {"theme": null} ],
                "network": { "newer":{ }, "retries": 3 },
                "age": 7
            }
            """#
        try folder.write(before)
        try store.set(.theme, .dark)
        #expect(try folder.text() == before.replacing(#""light""#, with: #""dark""#))
        try store.set(.network.retries, 4)
        let after = before.replacing(#""light""#, with: #""dark""#).replacing("\"retries\": 3", with: "\"retries\": 4")
        #expect(try folder.text() == after)
        try store.resetAll()
        #expect(
            try folder.text() == #"""
                {
                    "$schema" : "x",
                    "new\u0041" : [ 1.50, 1e2,  12345678901234567890 , {"theme": null} ],
                    "network": { "newer":{ } }
                }
                """#
        )
    }

    @Test func `setting what is stored already, however it is spelt, leaves the file alone`() throws {
        let text = #"{"ratio":50e-2,"age":7,"name":"\u0053wift","tags":["a"]}"#
        try folder.write(text)
        let file = try folder.number(of: "settings.json")
        try store.update { settings in
            settings[.ratio] = 0.5
            settings[.age] = 7
            settings[.name] = "Swift"
            settings[.tags] = ["a"]
        }
        #expect(try folder.text() == text)
        #expect(try folder.number(of: "settings.json") == file)
        #expect(try folder.names() == [".settings.json.lock", "settings.json"])
    }

    @Test func `a name in another Unicode form is another value`() throws {
        try store.set(.name, "e\u{301}")
        try store.set(.name, "é")
        #expect(try folder.text().utf8.contains("é".utf8))
        #expect(Array(folder.store()[.name].utf8) == Array("é".utf8))
    }

    @Test func `a byte order mark and CRLF are kept`() throws {
        try folder.write("\u{FEFF}{\r\n\t\"age\": 1\r\n}\r\n")
        try store.set(.counter, 2)
        #expect(try folder.text() == "\u{FEFF}{\r\n\t\"age\": 1,\r\n\t\"counter\": 2\r\n}\r\n")
    }

    @Test func `the file is replaced behind links, and keeps its mode`() throws {
        try folder.makeFolder("dotfiles")
        try folder.write("{}", to: "dotfiles/app.json")
        try folder.setMode(0o640, of: "dotfiles/app.json")
        try FileManager.default.createSymbolicLink(atPath: folder["middle"], withDestinationPath: "dotfiles/app.json")
        try FileManager.default.createSymbolicLink(
            atPath: folder["settings.json"],
            withDestinationPath: folder["middle"]
        )
        try store.set(.age, 3)
        #expect(try folder.text(of: "dotfiles/app.json") == "{\n  \"age\": 3\n}")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder["settings.json"]) == folder["middle"])
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder["middle"]) == "dotfiles/app.json")
        #expect(try folder.mode(of: "dotfiles/app.json") == 0o640)
        #expect(try folder.names() == ["dotfiles", "middle", "settings.json"])
    }

    @Test func `new files and folders are for this user alone`() throws {
        try folder.store(AppSettings.self, name: "a/b/settings.json").set(.age, 1)
        for (name, mode) in [("a", 0o700), ("a/b", 0o700), ("a/b/settings.json", 0o600)] {
            #expect(try folder.mode(of: name) == mode, "\(name)")
        }
        #expect(try folder.names(in: "a/b") == [".settings.json.lock", "settings.json"])
    }

    @Test func `a temporary file that a killed process left is no obstacle`() throws {
        try folder.write("half", to: ".settings.json.tmp")
        try store.set(.age, 1)
        #expect(try folder.text() == "{\n  \"age\": 1\n}\n")
        #expect(try folder.names() == [".settings.json.lock", "settings.json"])
    }

    @Test func `what another program writes is seen at the next read`() throws {
        try store.set(.age, 1)
        let other = folder.store()
        try other.set(.age, 2)
        #expect(store[.age] == 2)
        try folder.write(#"{"age": 3}"#)
        #expect(store[.age] == 3)
        #expect(other[.age] == 3)
        try FileManager.default.removeItem(atPath: folder["settings.json"])
        #expect(store[.age] == 20)
        try store.set(.name, "n")
        #expect(other[.name] == "n")
        #expect(other[.age] == 20)
    }
}
