import Foundation
import TestSupport
import Testing

/// Programs that share settings, and programs in poor surroundings.
@Suite struct ProcessTests {
    private let folder: TemporaryFolder
    private let file: String
    private let probe = Program(product: "settings-probe")

    init() throws {
        folder = try TemporaryFolder()
        file = folder["settings.json"]
    }

    @Test func `two processes see each other's values`() throws {
        #expect(try probe.run([file, "print"]) == .init(status: 0, output: "0 none\n", errors: ""))
        #expect(try probe.run([file, "name", "first"]).output == "0 first\n")
        #expect(try probe.run([file, "add", "2"]).output == "2 first\n")
        #expect(try probe.run([file, "name", "second"]).output == "2 second\n")
        #expect(
            try folder.text() == "{\n  \"name\": \"second\",\n  \"counter\": 2\n}\n"
        )
    }

    @Test func `no update is lost between processes`() throws {
        let runs = try (0..<3).map { _ in try probe.start([file, "add", "20"]) }
        for run in runs { #expect(try run.result().status == 0) }
        #expect(try probe.run([file, "print"]).output == "60 none\n")
    }

    @Test func `settings without a configuration go to the configuration folder`() throws {
        let environment = ["XDG_CONFIG_HOME": folder["config"], "HOME": folder["home"]]
        #expect(try probe.run(["standard", "name", "x"], environment: environment).output == "0 x\n")
        #expect(try folder.text(of: "config/settings-probe/settings.json") == "{\n  \"name\": \"x\"\n}\n")
        #expect(!FileManager.default.fileExists(atPath: folder["home"]))
        let home = ["XDG_CONFIG_HOME": "relative", "HOME": folder["home"]]
        #expect(try probe.run(["standard", "name", "y"], environment: home).output == "0 y\n")
        #expect(FileManager.default.fileExists(atPath: folder["home/.config/settings-probe/settings.json"]))
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
        let home = folder["home"]
        try folder.makeFolder("home")
        try folder.setMode(0o555, of: "home")
        try folder.setMode(0o755)
        let result = try probe.runUnprivileged(["standard", "name", "x"], environment: ["HOME": home])
        let error =
            "\(home)/.config/settings-probe/settings.json: name: the settings cannot be written: "
            + "permission denied; change the mode or the owner\n"
        #expect(result == .init(status: 1, output: "", errors: error))
        let reading = try probe.runUnprivileged(["standard", "print"], environment: ["HOME": home])
        #expect(reading == .init(status: 0, output: "0 none\n", errors: ""))
    }

    @Test func `a file that cannot be read is told from a missing one, and is never replaced`() throws {
        try folder.write(#"{"counter": 5}"#)
        try folder.setMode(0o200, of: "settings.json")
        try folder.setMode(0o777)
        let error = "\(file): %@the settings cannot be read: permission denied; change the mode or the owner\n"
        let writing = try probe.runUnprivileged([file, "name", "x"])
        #expect(writing == .init(status: 1, output: "", errors: error.replacing("%@", with: "name: ")))
        let reading = try probe.runUnprivileged([file, "print"])
        #expect(reading == .init(status: 0, output: "0 none\n", errors: "settings: " + error.replacing("%@", with: "")))
        #expect(try folder.text() == #"{"counter": 5}"#)
    }
}
