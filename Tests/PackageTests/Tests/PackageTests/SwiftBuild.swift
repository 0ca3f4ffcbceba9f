import Foundation

/// Runs `swift` on a package, with either of its build systems.
struct SwiftBuild {
    struct Result {
        let status: Int32
        /// Standard output and standard error, as they came.
        let output: String

        var lines: [Substring] { output.split(separator: "\n") }
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
        let places = ["--package-path", package.path, "--scratch-path", scratch.path]
        let options = ["--build-system", buildSystem, "--disable-sandbox"]
        return try Self.run(["swift", command] + places + options + arguments, environment: environment)
    }

    /// What an executable of the package prints; it must have been built.
    func output(of executable: String) throws -> String {
        let folder = try self("build", ["--show-bin-path"]).output.trimmingCharacters(in: .newlines)
        return try Self.run([folder + "/" + executable], environment: [:]).output
    }

    /// When each object file was written.
    func objectFiles() throws -> [String: Date] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: scratch.path).filter { $0.hasSuffix(".o") }
        let dates = try paths.map { path in
            try FileManager.default.attributesOfItem(atPath: scratch.path + "/" + path)[.modificationDate] as? Date
        }
        return Dictionary(zip(paths, dates).compactMap { path, date in date.map { (path, $0) } }) { first, _ in first }
    }

    private static func run(_ arguments: [String], environment: [String: String]) throws -> Result {
        let log = FileManager.default.temporaryDirectory.appending(path: "swift-build-\(UUID()).log")
        try Data().write(to: log)
        defer { try? FileManager.default.removeItem(at: log) }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
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
