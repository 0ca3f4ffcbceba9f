import Foundation
package import SettingsSchema

/// Tells a person, Xcode and SwiftPM what is wrong.
package enum DiagnosticReport {
    /// Prints diagnostics to standard error; the exit status is 1 if there is an error, else 0.
    package static func print(_ diagnostics: [Diagnostic]) -> Int32 {
        let text = diagnostics.flatMap(\.lines).map { $0 + "\n" }.joined()
        FileHandle.standardError.write(Data(text.utf8))
        return diagnostics.contains { $0.severity == .error } ? 1 : 0
    }
}
