import Foundation

/// A program to start: the compiler, or one that this package builds.
struct Program {
    /// What a program left behind.
    struct Result: Equatable {
        let status: Int32
        let output: String
        let errors: String
    }

    /// A program cannot be found.
    struct Missing: Error {
        let name: String
    }

    /// The folder of this package's build products.
    static let products: URL = {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        return bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    }()

    let executable: URL

    /// A program that this package builds.
    init(product name: String) {
        executable = Self.products.appending(path: name)
    }

    /// A program of the machine.
    init(named name: String) throws {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        guard let path = folders.map({ "\($0)/\(name)" }).first(where: FileManager.default.isExecutableFile) else {
            throw Missing(name: name)
        }
        executable = URL(filePath: path)
    }

    /// Starts the program; its output goes to files, so that it never waits for a reader.
    func start(_ arguments: [String], environment: [String: String]? = nil) throws -> Run {
        let folder = FileManager.default.temporaryDirectory.appending(path: "program-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let (output, errors) = (folder.appending(path: "output"), folder.appending(path: "errors"))
        for file in [output, errors] { try Data().write(to: file) }
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        if let environment { process.environment = environment }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        return Run(process: process, folder: folder)
    }

    func run(_ arguments: [String], environment: [String: String]? = nil) throws -> Result {
        try start(arguments, environment: environment).result()
    }

    /// A program that was started.
    struct Run {
        let process: Process
        fileprivate let folder: URL

        /// Waits for the end.
        func result() throws -> Result {
            process.waitUntilExit()
            defer { try? FileManager.default.removeItem(at: folder) }
            return Result(
                status: process.terminationStatus,
                output: try String(contentsOf: folder.appending(path: "output"), encoding: .utf8),
                errors: try String(contentsOf: folder.appending(path: "errors"), encoding: .utf8)
            )
        }
    }
}

/// Files of the tests.
enum Fixture {
    static let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    static let repository = tests.deletingLastPathComponent()
    static let generatedCode = tests.appending(path: "GeneratedCode")

    static func files(_ folder: String, ending: String) throws -> [String] {
        let folder = tests.appending(path: folder)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        return names.filter { $0.hasSuffix(ending) }.sorted().map { folder.appending(path: $0).path }
    }
}

/// The compiler, against the library as it is built here.
enum Compiler {
    /// Checks sources as one module.
    static func compile(_ sources: [String], _ options: [String]) throws -> Program.Result {
        let modules = [Program.products.appending(path: "Modules").path, Program.products.path]
        let search = modules.flatMap { ["-I", $0] }
        return try Program(named: "swiftc").run(["-typecheck", "-module-name", "App"] + options + search + sources)
    }
}

extension Program {
    /// Runs the program as a user without rights of its own, if this one is the superuser, whom no mode stops.
    func runUnprivileged(_ arguments: [String], environment: [String: String]? = nil) throws -> Result {
        guard geteuid() == 0 else { return try run(arguments, environment: environment) }
        let options = ["--reuid=65534", "--regid=65534", "--clear-groups"]
        return try Program(named: "setpriv").run(options + [executable.path] + arguments, environment: environment)
    }
}
