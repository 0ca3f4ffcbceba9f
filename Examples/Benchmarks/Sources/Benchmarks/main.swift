import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments {
case ["generate"]: try GenerateBenchmark.run(.full)
case ["generate", "--short"]: try GenerateBenchmark.run(.short)
default:
    FileHandle.standardError.write(Data("usage: Benchmarks generate [--short]\n".utf8))
    exit(2)
}
