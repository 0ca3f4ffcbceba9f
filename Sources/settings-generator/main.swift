import Foundation
import SettingsCodegen

// The build-tool plugin's tool: settings-generator (--schema PATH --output FILE)...
// Errors go to standard error as `path:line:column: error: message`; exit 1 if there are any, 2 for wrong arguments.

var jobs: [GeneratorPipeline.Job] = []
var rest = CommandLine.arguments.dropFirst()
while rest.count >= 4, rest[rest.startIndex] == "--schema", rest[rest.startIndex + 2] == "--output" {
    jobs.append(.init(schemaPath: rest[rest.startIndex + 1], outputPath: rest[rest.startIndex + 3]))
    rest = rest.dropFirst(4)
}
guard rest.isEmpty, !jobs.isEmpty else {
    FileHandle.standardError.write(Data("usage: settings-generator (--schema PATH --output FILE)...\n".utf8))
    exit(2)
}
exit(DiagnosticReport.print(GeneratorPipeline().generate(jobs)))
