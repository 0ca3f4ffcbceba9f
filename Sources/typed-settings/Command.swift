import Foundation
import SettingsCodegen
import SettingsSchema

/// The commands of `typed-settings`. Each exits with 0, with 1 for a problem in the input, or with 2 for wrong usage.
enum Command {
    private static let usage = """
        usage: typed-settings generate PATH --output FILE   make the Swift accessors of a schema
               typed-settings check PATH...                 check schemas of one target
               typed-settings schema                        print the JSON Schema of schemas, for editors

        """

    static func run(_ arguments: [String]) -> Int32 {
        switch arguments.first {
        case "generate": generate(Array(arguments.dropFirst()))
        case "check": check(Array(arguments.dropFirst()))
        case "schema": schema(Array(arguments.dropFirst()))
        case "help", "--help", "-h": print(usage)
        case let command?: fail("there is no command \"\(command)\"")
        case nil: fail("a command is expected")
        }
    }

    private static func generate(_ arguments: [String]) -> Int32 {
        var paths: [String] = []
        var output: String?
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--output" || argument == "-o" {
                guard output == nil, let path = rest.popFirst() else { return fail("\"--output\" wants one file") }
                output = path
            } else if argument.hasPrefix("-") {
                return fail("there is no option \"\(argument)\"")
            } else {
                paths.append(argument)
            }
        }
        guard paths.count == 1 else { return fail("\"generate\" wants one schema") }
        guard let output else { return fail("\"generate\" wants \"--output FILE\"") }
        return DiagnosticReport.print(
            GeneratorPipeline().generate([.init(schemaPath: paths[0], outputPath: output)])
        )
    }

    private static func check(_ arguments: [String]) -> Int32 {
        if let option = arguments.first(where: { $0.hasPrefix("-") }) {
            return fail("there is no option \"\(option)\"")
        }
        if arguments.isEmpty { return fail("\"check\" wants a schema") }
        return DiagnosticReport.print(GeneratorPipeline().check(arguments))
    }

    private static func schema(_ arguments: [String]) -> Int32 {
        arguments.isEmpty ? print(JSONSchema.text) : fail("\"schema\" wants no arguments")
    }

    private static func print(_ text: String) -> Int32 {
        FileHandle.standardOutput.write(Data(text.utf8))
        return 0
    }

    private static func fail(_ message: String) -> Int32 {
        FileHandle.standardError.write(Data("typed-settings: error: \(message)\n\(usage)".utf8))
        return 2
    }
}
