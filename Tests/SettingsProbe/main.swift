import Foundation
import TypedSettings

// A program for tests to start: settings-probe FILE|standard (print | name TEXT | add COUNT)
// It prints the counter and the name, and exits with 1 if anything was thrown.

let arguments = CommandLine.arguments
guard arguments.count >= 3 else { exit(2) }
do {
    if arguments[1] != "standard" {
        try AppSettings.configure { $0.backend = .file(URL(filePath: arguments[1])) }
    }
    switch arguments[2] {
    case "print": break
    case "name": try AppSettings.store.set(.name, arguments[3])
    case "add":
        for _ in 0..<(Int(arguments[3]) ?? 0) { try AppSettings.store.update { $0[.counter] += 1 } }
    default: exit(2)
    }
    print(AppSettings.counter, AppSettings.name)
} catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(1)
}
