import Foundation

/// Where the generator reads and writes; tests use one in memory.
package protocol GeneratorFiles: Sendable {
    func read(_ path: String) throws(FileProblem) -> [UInt8]
    func write(_ bytes: [UInt8], to path: String) throws(FileProblem)
}

/// Why a file cannot be read or written, and what to do.
package struct FileProblem: Error {
    package let message: String
    package let hint: String?

    package init(_ message: String, hint: String? = nil) {
        self.message = message
        self.hint = hint
    }
}

/// The files of the machine.
package struct DiskFiles: GeneratorFiles {
    package init() {}

    package func read(_ path: String) throws(FileProblem) -> [UInt8] {
        if Self.isFolder(path) {
            throw FileProblem("this is a folder", hint: "give the path of a schema, such as \(path)/settings.json")
        }
        do {
            return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
        } catch {
            throw Self.problem(error, action: "read")
        }
    }

    /// Writes a temporary file beside `path` and renames it, so that a stopped build leaves no half of a file.
    package func write(_ bytes: [UInt8], to path: String) throws(FileProblem) {
        if Self.isFolder(path) {
            throw FileProblem("this is a folder", hint: "give the path of a file, such as \(path)/AppSettings.swift")
        }
        do {
            try bytes.withUnsafeBytes { buffer in
                // Data without a copy takes a mutable address, and only reads from it here.
                guard let address = UnsafeMutableRawPointer(mutating: buffer.baseAddress) else { return }
                let data = Data(bytesNoCopy: address, count: buffer.count, deallocator: .none)
                try data.write(to: URL(fileURLWithPath: path), options: .atomic)
            }
        } catch {
            throw Self.problem(error, action: "written")
        }
    }

    private static func isFolder(_ path: String) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
    }

    private static func problem(_ error: any Error, action: String) -> FileProblem {
        switch (error as? CocoaError)?.code {
        case .fileReadNoSuchFile, .fileNoSuchFile:
            FileProblem("there is no such \(action == "read" ? "file" : "folder")", hint: "check the path")
        case .fileReadNoPermission, .fileWriteNoPermission:
            FileProblem("the file cannot be \(action): permission denied", hint: "change its mode or its owner")
        case .fileWriteOutOfSpace:
            FileProblem("the file cannot be \(action): no space left on the device", hint: "free some")
        case .fileWriteVolumeReadOnly:
            FileProblem("the file cannot be \(action): the file system is read-only", hint: "write it elsewhere")
        default: FileProblem("the file cannot be \(action): \(error)")
        }
    }
}
