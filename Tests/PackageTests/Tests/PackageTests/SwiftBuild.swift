import Foundation

/// Runs `swift` on a package, with either of its build systems.
struct SwiftBuild {
    struct Result {
        let status: Int32
        /// Standard output and standard error, as they came.
        let output: String
    }

    static let repository = (0..<5).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }

    let package: URL
    /// The folder of build products, apart from the package's own.
    let scratch: URL
    var buildSystem = "native"

    func callAsFunction(
        _ command: String,
        _ arguments: [String] = [],
        environment: [String: String] = [:]
    ) throws -> Result {
        let log = FileManager.default.temporaryDirectory.appending(path: "swift-build-\(UUID()).log")
        try Data().write(to: log)
        defer { try? FileManager.default.removeItem(at: log) }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments =
            ["swift", command, "--package-path", package.path, "--scratch-path", scratch.path]
            + ["--build-system", buildSystem, "--disable-sandbox"] + arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let output = try FileHandle(forWritingTo: log)
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = output
        try process.run()
        process.waitUntilExit()
        return Result(status: process.terminationStatus, output: try String(contentsOf: log, encoding: .utf8))
    }
}

/// A folder that lives as long as this object.
final class TemporaryFolder: Sendable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "packages-\(UUID())").resolvingSymlinksInPath()
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    func write(_ text: String, to path: String) throws {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
}
