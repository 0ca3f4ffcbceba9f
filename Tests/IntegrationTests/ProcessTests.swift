import Foundation
import Testing

/// Programs that share settings, and programs in poor surroundings.
@Suite struct ProcessTests {
    private let folder: URL
    private let probe = Program(product: "settings-probe")

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "process-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func path(_ name: String) -> String { folder.appending(path: name).path }

    @Test func `two processes see each other's values`() throws {
        let file = path("settings.json")
        #expect(try probe.run([file, "print"]) == .init(status: 0, output: "0 none\n", errors: ""))
        #expect(try probe.run([file, "name", "first"]).output == "0 first\n")
        #expect(try probe.run([file, "add", "2"]).output == "2 first\n")
        #expect(try probe.run([file, "name", "second"]).output == "2 second\n")
        #expect(
            try String(contentsOfFile: file, encoding: .utf8) == "{\n  \"name\": \"second\",\n  \"counter\": 2\n}\n"
        )
    }

    @Test func `no update is lost between processes`() throws {
        let file = path("settings.json")
        let runs = try (0..<3).map { _ in try probe.start([file, "add", "20"]) }
        for run in runs { #expect(try run.result().status == 0) }
        #expect(try probe.run([file, "print"]).output == "60 none\n")
    }

    @Test func `settings without a configuration go to the configuration folder`() throws {
        let environment = ["XDG_CONFIG_HOME": path("config"), "HOME": path("home")]
        #expect(try probe.run(["standard", "name", "x"], environment: environment).output == "0 x\n")
        let file = path("config/settings-probe/settings.json")
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "{\n  \"name\": \"x\"\n}\n")
        #expect(!FileManager.default.fileExists(atPath: path("home")))
        let home = ["XDG_CONFIG_HOME": "relative", "HOME": path("home")]
        #expect(try probe.run(["standard", "name", "y"], environment: home).output == "0 y\n")
        #expect(FileManager.default.fileExists(atPath: path("home/.config/settings-probe/settings.json")))
    }

    @Test func `no HOME falls back to the user database`() throws {
        let result = try probe.run(["standard", "print"], environment: [:])
        #expect(result == .init(status: 0, output: "0 none\n", errors: ""))
    }

    @Test(.enabled(if: geteuid() == 0, "only the superuser can become a user that no database knows"))
    func `no home at all is one clear line, and defaults`() throws {
        let error = "there is no home folder to keep settings in; set HOME or XDG_CONFIG_HOME, or configure a file\n"
        let unknown = ["--reuid=4000000", "--regid=4000000", "--clear-groups", probe.executable.path, "standard"]
        let setpriv = try Program(named: "setpriv")
        let writing = try setpriv.run(unknown + ["name", "x"], environment: [:])
        #expect(writing == .init(status: 1, output: "", errors: "name: " + error))
        let reading = try setpriv.run(unknown + ["print"], environment: [:])
        #expect(reading == .init(status: 0, output: "0 none\n", errors: "settings: \(error)"))
    }

    @Test func `a home that cannot be written is one clear line, and reads go on`() throws {
        let home = path("home")
        try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
        for (path, mode) in [(home, 0o555), (folder.path, 0o755)] {
            try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
        }
        let result = try probe.runUnprivileged(["standard", "name", "x"], environment: ["HOME": home])
        let error =
            "\(home)/.config/settings-probe/settings.json: name: the settings cannot be written: "
            + "permission denied; change the mode or the owner\n"
        #expect(result == .init(status: 1, output: "", errors: error))
        let reading = try probe.runUnprivileged(["standard", "print"], environment: ["HOME": home])
        #expect(reading == .init(status: 0, output: "0 none\n", errors: ""))
    }

    @Test func `a file that cannot be read is told from a missing one, and is never replaced`() throws {
        let file = path("settings.json")
        try Data(#"{"counter": 5}"#.utf8).write(to: URL(filePath: file))
        for (path, mode) in [(file, 0o200), (folder.path, 0o777)] {
            try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
        }
        let error = "\(file): %@the settings cannot be read: permission denied; change the mode or the owner\n"
        let writing = try probe.runUnprivileged([file, "name", "x"])
        #expect(writing == .init(status: 1, output: "", errors: error.replacing("%@", with: "name: ")))
        let reading = try probe.runUnprivileged([file, "print"])
        #expect(reading == .init(status: 0, output: "0 none\n", errors: "settings: " + error.replacing("%@", with: "")))
        #expect(try String(contentsOfFile: file, encoding: .utf8) == #"{"counter": 5}"#)
    }
}
