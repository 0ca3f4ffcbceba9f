package import Foundation

/// A program to start: the compiler, or one that this package builds.
package struct Program {
    /// What a program left behind.
    package struct Result: Equatable {
        package let status: Int32
        package let output: String
        package let errors: String

        package init(status: Int32, output: String = "", errors: String = "") {
            self.status = status
            self.output = output
            self.errors = errors
        }
    }

    /// A program cannot be found.
    package struct Missing: Error {
        package let name: String
    }

    /// The folder of this package's build products.
    package static let products: URL = {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        return bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    }()

    package let executable: URL

    /// A program that this package builds.
    package init(product name: String) {
        executable = Self.products.appending(path: name)
    }

    package init(executable: URL) {
        self.executable = executable
    }

    /// A program of the machine.
    package init(named name: String) throws {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        guard let path = folders.map({ "\($0)/\(name)" }).first(where: FileManager.default.isExecutableFile) else {
            throw Missing(name: name)
        }
        executable = URL(filePath: path)
    }

    /// Starts the program; its output goes to files, so that it never waits for a reader.
    package func start(_ arguments: [String], environment: [String: String]? = nil) throws -> Run {
        let folder = try TemporaryFolder()
        for file in ["output", "errors"] { try folder.write("", to: file) }
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        if let environment { process.environment = environment }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: folder.url.appending(path: "output"))
        process.standardError = try FileHandle(forWritingTo: folder.url.appending(path: "errors"))
        try process.run()
        return Run(process: process, folder: folder)
    }

    package func run(_ arguments: [String], environment: [String: String]? = nil) throws -> Result {
        try start(arguments, environment: environment).result()
    }

    /// A program that was started.
    package struct Run {
        package let process: Process
        fileprivate let folder: TemporaryFolder

        /// Waits for the end.
        package func result() throws -> Result {
            process.waitUntilExit()
            return Result(
                status: process.terminationStatus,
                output: try folder.text(of: "output"),
                errors: try folder.text(of: "errors")
            )
        }
    }
}

/// Files of the tests.
package enum Fixture {
    package static let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    package static let repository = tests.deletingLastPathComponent()
    package static let generatedCode = tests.appending(path: "GeneratedCode")

    /// The files in a folder of the tests, and in the folders therein.
    package static func files(_ folder: String, ending: String) throws -> [String] {
        let folder = tests.appending(path: folder)
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        return names.filter { $0.hasSuffix(ending) }.sorted().map { folder.appending(path: $0).path }
    }
}

/// The compiler, against the library as it is built here, unless the options name a folder with another.
package enum Compiler {
    /// Checks sources as one module.
    package static func compile(_ sources: [String], _ options: [String]) throws -> Program.Result {
        try run(["-typecheck", "-module-name", "App"] + options, sources)
    }

    /// Makes a module that other sources can import with the option `-I` and the folder.
    package static func emitModule(
        _ name: String,
        of sources: [String],
        to folder: TemporaryFolder,
        _ options: [String]
    ) throws -> Program.Result {
        let output = folder["\(name).swiftmodule"]
        return try run(["-emit-module", "-module-name", name, "-o", output] + options, sources)
    }

    private static func run(_ options: [String], _ sources: [String]) throws -> Program.Result {
        let modules = [Program.products.appending(path: "Modules").path, Program.products.path]
        return try Program(named: "swiftc").run(options + modules.flatMap { ["-I", $0] } + sources)
    }
}

extension Program {
    /// Runs the program as a user without rights of its own, if this one is the superuser, whom no mode stops.
    package func runUnprivileged(_ arguments: [String], environment: [String: String]? = nil) throws -> Result {
        guard geteuid() == 0 else { return try run(arguments, environment: environment) }
        let options = ["--reuid=65534", "--regid=65534", "--clear-groups"]
        return try Program(named: "setpriv").run(options + [executable.path] + arguments, environment: environment)
    }
}
