package import Foundation

/// A folder that lives as long as this object.
package final class TemporaryFolder: Sendable {
    package let url: URL

    package init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "typed-settings-\(UUID())")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    /// The path of a file in the folder.
    package subscript(name: String) -> String { url.appending(path: name).path }

    package func write(_ text: String, to name: String = "settings.json") throws {
        try Data(text.utf8).write(to: URL(filePath: self[name]))
    }

    package func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(atPath: self[name], withIntermediateDirectories: true)
    }

    package func setMode(_ mode: Int, of name: String = "") throws {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: self[name])
    }

    package func mode(of name: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: self[name])[.posixPermissions] as? Int
    }

    /// What tells a file from another one that took its place.
    package func number(of name: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: self[name])[.systemFileNumber] as? Int
    }

    package func text(of name: String = "settings.json") throws -> String {
        String(decoding: try Data(contentsOf: URL(filePath: self[name])), as: UTF8.self)
    }

    /// The names of all files, hidden ones too.
    package func names(in name: String = "") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: self[name]).sorted()
    }
}
