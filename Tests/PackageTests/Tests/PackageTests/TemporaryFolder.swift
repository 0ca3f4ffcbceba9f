import Foundation

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
        try Data(text.utf8).write(to: file(path))
    }

    /// Makes a symbolic link whose text is `destination`.
    func link(_ path: String, to destination: String) throws {
        try FileManager.default.createSymbolicLink(atPath: file(path).path, withDestinationPath: destination)
    }

    func move(_ path: String, to destination: String) throws {
        try FileManager.default.moveItem(at: url.appending(path: path), to: file(destination))
    }

    func remove(_ path: String) throws {
        try FileManager.default.removeItem(at: url.appending(path: path))
    }

    /// The address of a file in a folder that exists now.
    private func file(_ path: String) throws -> URL {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        return file
    }
}
