#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A failed system call: what was tried, on which path, and the number of the error.
struct SystemError: Error {
    let action: String
    let path: String
    let number: Int32

    /// Makes one of the thread's last error.
    init(_ action: String, _ path: String, number: Int32 = errno) {
        self.action = action
        self.path = path
        self.number = number
    }

    /// The error as people meet it.
    var settingsError: SettingsError {
        let what = "the settings cannot be \(action)"
        switch number {
        case EACCES, EPERM:
            return SettingsError(
                .permissionDenied,
                place: path,
                "\(what): permission denied",
                hint: "change the mode or the owner"
            )
        case EROFS:
            return SettingsError(
                .readOnly,
                place: path,
                "\(what): the file system is read-only",
                hint: "keep the settings elsewhere"
            )
        case ENOSPC, EDQUOT:
            return SettingsError(.noSpace, place: path, "\(what): no space is left", hint: "free some and try again")
        case ENOTDIR:
            return SettingsError(
                .notAFile,
                place: path,
                "\(what): a file stands where a folder of this path should be",
                hint: "move it away"
            )
        default:
            return SettingsError(.inputOutput, place: path, "\(what): \(String(cString: strerror(number)))")
        }
    }
}

/// An open file, closed when its last owner goes.
final class Descriptor: Sendable {
    let number: Int32

    init(_ number: Int32) {
        self.number = number
    }

    deinit {
        close(number)
    }

    /// Opens a file, or gives nil with the reason in `errno`; the file is not passed on to programs that this one starts.
    static func open(_ path: String, _ flags: Int32, mode: mode_t = 0o600) -> Descriptor? {
        var number: Int32
        repeat { number = openFile(path, flags | O_CLOEXEC, mode) } while number < 0 && errno == EINTR
        return number < 0 ? nil : Descriptor(number)
    }

    /// All bytes from the start, or nil with the reason in `errno`.
    func contents() -> [UInt8]? {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = pread(number, &chunk, chunk.count, off_t(bytes.count))
            if count < 0, errno == EINTR { continue }
            if count < 0 { return nil }
            if count == 0 { return bytes }
            bytes += chunk[..<count]
        }
    }

    /// Writes all bytes; false with the reason in `errno` if it cannot.
    func write(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let count = writeBytes(number, UnsafeRawBufferPointer(rebasing: rest))
                if count < 0, errno == EINTR { continue }
                if count < 0 { return false }
                rest = rest.dropFirst(count)
            }
            return true
        }
    }

    /// Puts the file on the disk, so that it survives a power cut; false with the reason in `errno` if it cannot.
    func synchronize() -> Bool {
        var result: Int32
        repeat {
            #if canImport(Darwin)
                result = fcntl(number, F_FULLFSYNC)
            #else
                result = fsync(number)
            #endif
        } while result < 0 && errno == EINTR
        return result == 0
    }

    var status: stat? {
        var status = stat()
        return fstat(number, &status) == 0 ? status : nil
    }
}

private func openFile(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
    open(path, flags, mode)
}

private func writeBytes(_ number: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(number, bytes.baseAddress, bytes.count)
}

enum StandardError {
    static func write(_ text: String) {
        var text = text
        text.withUTF8 { _ = writeBytes(STDERR_FILENO, UnsafeRawBufferPointer($0)) }
    }
}

enum Pause {
    /// Sleeps for a random time, so that those who wait for each other get out of step.
    static func atMost(_ duration: Duration) {
        let limit = Int(duration / .nanoseconds(1))
        var time = timespec(tv_sec: 0, tv_nsec: Int.random(in: 0...min(max(limit, 0), 999_999_999)))
        nanosleep(&time, nil)
    }
}
