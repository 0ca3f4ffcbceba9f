import Foundation
import Synchronization

@testable import SettingsCodegen

/// Files in memory, which count how often each was written.
final class MemoryFiles: GeneratorFiles {
    private struct State {
        var files: [String: [UInt8]]
        var writes: [String: Int] = [:]
        var readOnly = false
    }

    private let state: Mutex<State>

    init(_ files: [String: Data] = [:]) {
        state = Mutex(State(files: files.mapValues { Array($0) }))
    }

    convenience init(texts: [String: String]) {
        self.init(texts.mapValues { Data($0.utf8) })
    }

    subscript(path: String) -> String? {
        state.withLock { state in state.files[path].map { String(decoding: $0, as: UTF8.self) } }
    }

    func writes(to path: String) -> Int { state.withLock { $0.writes[path] ?? 0 } }

    func makeReadOnly() { state.withLock { $0.readOnly = true } }

    func read(_ path: String) throws(FileProblem) -> [UInt8] {
        guard let bytes = state.withLock({ $0.files[path] }) else { throw FileProblem("there is no such file") }
        return bytes
    }

    func write(_ bytes: [UInt8], to path: String) throws(FileProblem) {
        let isWritten = state.withLock { state in
            if state.readOnly { return false }
            state.files[path] = bytes
            state.writes[path, default: 0] += 1
            return true
        }
        if !isWritten { throw FileProblem("the file system is read-only", hint: "write it elsewhere") }
    }
}
