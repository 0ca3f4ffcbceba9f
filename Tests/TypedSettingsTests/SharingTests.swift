import Foundation
import TestSupport
import Testing
import TypedSettings

/// Files that several schemas, users or stores share.
@Suite struct SharingTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func `two schemas cannot keep a setting of one name in one file`() throws {
        let store = folder.store()
        let other = folder.store(OtherSettings.self)
        let error =
            "\(folder["settings.json"]): name: OtherSettings and AppSettings both keep \"name\" in this file; "
            + "give one of them another \"suite\", or configure another file"
        #expect(message { try other.set(.name, "x") } == error)
        #expect(other.read(.volume).error?.code == .nameConflict)
        #expect(message { try other.resetAll() } == error.replacing(": name: ", with: ": "))
        try store.set(.name, "mine")
        #expect(folder.store()[.name] == "mine")
    }

    @Test func `a file is free again when the stores of the other schema are gone`() throws {
        do {
            let first = folder.store()
            let second = folder.store()
            #expect(first[.age] == second[.age])
        }
        #expect(folder.store(OtherSettings.self).read(.volume).source == .default)
    }

    @Test func `the lock belongs to those who may write the settings`() throws {
        try folder.write("{}")
        try folder.setMode(0o664, of: "settings.json")
        try folder.store().set(.age, 1)
        #expect(try folder.mode(of: ".settings.json.lock") == 0o664)
        #expect(try folder.mode(of: "settings.json") == 0o664)
    }

    @Test(.enabled(if: geteuid() == 0, "only the superuser writes for others"))
    func `a write by the superuser locks nobody out`() throws {
        for name in ["old", "new"] {
            try folder.makeFolder(name)
            if name == "old" { try folder.write("{}", to: "old/settings.json") }
            for path in [name] + (name == "old" ? ["old/settings.json"] : []) {
                #expect(chown(folder[path], 65534, 65533) == 0)
            }
            try folder.store(AppSettings.self, name: name + "/settings.json").set(.age, 1)
            for file in ["settings.json", ".settings.json.lock"] {
                let attributes = try FileManager.default.attributesOfItem(atPath: folder["\(name)/\(file)"])
                #expect(attributes[.ownerAccountID] as? Int == 65534)
                #expect(attributes[.groupOwnerAccountID] as? Int == 65533)
            }
        }
    }

    @Test func `a file that is marked read-only is not replaced`() throws {
        try folder.write(#"{"age": 1}"#)
        try folder.setMode(0o444, of: "settings.json")
        #expect(
            message { try folder.store().set(.age, 2) }
                == "\(folder["settings.json"]): age: the settings cannot be written: the file is marked read-only; "
                + "change its mode"
        )
        #expect(try folder.text() == #"{"age": 1}"#)
    }

    @Test func `what stands in the way of a temporary file or a lock is named`() throws {
        try folder.makeFolder(".settings.json.tmp")
        #expect(
            message { try folder.store().set(.age, 2) }
                == "\(folder[".settings.json.tmp"]): age: the settings cannot be written: File exists"
        )
        try folder.makeFolder("x/.settings.json.lock")
        #expect(
            message { try folder.store(AppSettings.self, name: "x/settings.json").set(.age, 2) }
                == "\(folder["x/.settings.json.lock"]): age: the settings cannot be locked: Is a directory"
        )
    }

    @Test func `only the URL of a file is taken`() throws {
        for text in ["https://example.org/x.json", "file:///tmp/"] {
            var configuration = SettingsConfiguration()
            configuration.backend = .file(try #require(URL(string: text)))
            let store = SettingsStore<AppSettings>.open(configuration)
            #expect(
                message { try store.set(.age, 1) }
                    == "\(text): age: this is not the URL of a file; "
                    + "give one as in URL(filePath: \"/path/to/settings.json\")"
            )
        }
    }

    @Test func `changes of other settings do not disturb an update`() throws {
        let (store, other) = (folder.store(), folder.store())
        var runs = 0
        try store.update { settings in
            runs += 1
            try other.set(.name, "other \(runs)")
            settings[.counter] += 1
        }
        #expect(runs == 1)
        #expect(store[.counter] == 1)
        #expect(store[.name] == "other 1")
    }

    @Test func `a handler whose own value is refused is not called again`() throws {
        let log = IssueLog()
        var configuration = SettingsConfiguration()
        configuration.backend = .inMemory
        configuration.onIssue = { issue in
            log.note(issue)
            AppSettings.age = 999
        }
        AppSettings.withStore(.open(configuration)) { AppSettings.age = 500 }
        #expect(log.take().count == 1)
    }
}
