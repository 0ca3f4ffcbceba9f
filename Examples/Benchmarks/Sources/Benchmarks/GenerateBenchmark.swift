import Foundation

/// How long the tool takes from a schema's bytes to the Swift text, and how much memory.
///
/// The tool runs as its users run it, as a process of its own; what an empty schema takes is subtracted from the times
/// of the table, so that they are those of the pipeline with the reading and the writing of the files.
struct GenerateBenchmark {
    enum Form {
        case full, short

        var rounds: Int { self == .full ? 21 : 5 }
        /// The sizes of schemas that only have to end.
        var limits: [(name: String, schema: SampleSchema)] {
            switch self {
            case .full:
                [
                    ("50 MB, 50,000 keys", SampleSchema(settings: 50_000, documentation: 930)),
                    ("1,000,000 keys", SampleSchema(settings: 1_000_000)),
                ]
            case .short: [("5 MB, 5,000 keys", SampleSchema(settings: 5_000, documentation: 930))]
            }
        }
    }

    private static let sizes = [0, 1_000, 10_000]

    private let folder: URL
    private let tool = Bundle.main.bundleURL.appending(path: "typed-settings")

    static func run(_ form: Form) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "benchmarks-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let benchmark = GenerateBenchmark(folder: folder)
        try benchmark.compareSizes(rounds: form.rounds)
        try benchmark.reachLimits(form.limits)
    }

    private func schema(_ name: String) -> URL { folder.appending(path: "\(name).settings.json") }

    private func generate(_ name: String) throws -> Measurement {
        let output = folder.appending(path: "\(name).swift")
        defer { try? FileManager.default.removeItem(at: output) }
        return try Measurement.run(tool, ["generate", schema(name).path, "--output", output.path])
    }

    /// Each round measures every size once, so that what else the machine does meets all of them.
    private func compareSizes(rounds: Int) throws {
        var times: [Int: [Double]] = [:]
        var processorTimes: [Int: [Double]] = [:]
        for size in Self.sizes { try SampleSchema(settings: size).write(to: schema("keys\(size)")) }
        for round in 0...rounds {
            let measurements = try Self.sizes.map { try generate("keys\($0)") }
            if round == 0 { continue }
            for (size, measurement) in zip(Self.sizes, measurements) {
                times[size, default: []].append((measurement.seconds - measurements[0].seconds) * 1000)
                processorTimes[size, default: []].append(
                    (measurement.processorSeconds - measurements[0].processorSeconds) * 1000
                )
            }
        }
        let base = Self.sizes[1]
        Self.printLine("generate, from bytes to Swift text: medians of \(rounds) rounds, less those of an empty schema")
        Self.printRow(["keys", "ms", "ms of processor", "ratio to \(base.formatted)"])
        for size in Self.sizes.dropFirst() {
            let time = times[size, default: []].median
            let ratio = time / times[base, default: []].median
            let processorTime = processorTimes[size, default: []].median
            Self.printRow([size.formatted, time.formatted(1), processorTime.formatted(1), ratio.formatted(2)])
        }
    }

    private func reachLimits(_ limits: [(name: String, schema: SampleSchema)]) throws {
        Self.printLine("\nlimits: one run each, the whole process")
        Self.printRow(["schema", "bytes", "s", "peak MiB"])
        for (name, sample) in limits {
            let url = schema("limit")
            try sample.write(to: url)
            let bytes = try url.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
            let measurement = try generate("limit")
            Self.printRow([
                name, bytes.formatted, measurement.seconds.formatted(2), measurement.peakMebibytes.formatted(0),
            ])
        }
    }

    /// Prints at once, since what follows may take minutes.
    private static func printLine(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

    private static func printRow(_ cells: [String]) {
        printLine(cells.map { String(repeating: " ", count: max(0, 20 - $0.count)) + $0 }.joined())
    }
}

extension Int {
    /// With commas between thousands, whatever the language of the machine.
    fileprivate var formatted: String {
        let digits = Array(String(self))
        return digits.indices.reduce(into: "") { text, index in
            if index > 0, (digits.count - index).isMultiple(of: 3) { text += "," }
            text.append(digits[index])
        }
    }
}

extension Double {
    fileprivate func formatted(_ places: Int) -> String { String(format: "%.\(places)f", self) }
}
