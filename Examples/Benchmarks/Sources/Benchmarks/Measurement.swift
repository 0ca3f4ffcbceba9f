import Foundation

/// What one run of a program took.
struct Measurement {
    let seconds: Double
    /// Of all processors together.
    let processorSeconds: Double
    let peakMebibytes: Double

    /// Runs a program to its end.
    /// - Throws: `Failed` unless it exits with 0.
    static func run(_ executable: URL, _ arguments: [String]) throws -> Measurement {
        var words: [UnsafeMutablePointer<CChar>?] = ([executable.path] + arguments).map { strdup($0) }
        defer { for word in words { free(word) } }
        words.append(nil)
        var process: pid_t = 0
        var status: Int32 = 0
        var usage = rusage()
        let clock = ContinuousClock()
        let start = clock.now
        guard posix_spawn(&process, executable.path, nil, nil, words, environ) == 0 else {
            throw Failed(program: executable.path, status: -1)
        }
        while wait4(process, &status, 0, &usage) == -1 {
            guard errno == EINTR else { throw Failed(program: executable.path, status: -1) }
        }
        let duration = start.duration(to: clock.now)
        guard status == 0 else { throw Failed(program: executable.path, status: status) }
        #if os(Linux)
            let unit = 1024.0
        #else
            let unit = 1.0
        #endif
        return Measurement(
            seconds: duration / .seconds(1),
            processorSeconds: usage.ru_utime.seconds + usage.ru_stime.seconds,
            peakMebibytes: Double(usage.ru_maxrss) * unit / 1_048_576
        )
    }

    /// A program cannot be started, or ends with an error.
    struct Failed: Error {
        let program: String
        let status: Int32
    }
}

extension timeval {
    fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) / 1_000_000 }
}

extension [Double] {
    /// The middle value; of two, the lesser one.
    var median: Double { sorted()[(count - 1) / 2] }
}
