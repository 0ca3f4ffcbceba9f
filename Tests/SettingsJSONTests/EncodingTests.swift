import TestSupport
import Testing

@testable import SettingsJSON

/// Which bytes are UTF-8.
@Suite struct EncodingTests {
    @Test(
        arguments: [
            (0x80, [0x80]),
            (0xBF, [0xBF]),
            (0xC0, [0xC0, 0xAF]),
            (0xC1, [0xC1, 0xBF]),
            (0xE0, [0xE0, 0x9F, 0xBF]),
            (0xED, [0xED, 0xA0, 0x80]),
            (0xED, [0xED, 0xBF, 0xBF]),
            (0xF0, [0xF0, 0x8F, 0xBF, 0xBF]),
            (0xF4, [0xF4, 0x90, 0x80, 0x80]),
            (0xF5, [0xF5, 0x80, 0x80, 0x80]),
            (0xFE, [0xFE]),
            (0xFF, [0xFF]),
            (0xC3, [0xC3]),
            (0xE2, [0xE2, 0x82]),
            (0xF0, [0xF0, 0x9F, 0xA6]),
            (0xF0, [0xF0, 0x9F, 0x41, 0x8A]),
            (0xF0, [0xF0, 0x9F, 0xA6, 0xC3]),
        ] as [(UInt8, [UInt8])]
    )
    func `bytes that are not UTF-8 are refused where they begin`(_ lead: UInt8, _ wrong: [UInt8]) throws {
        for after in ["", "\"]", "é\"]"] {
            let bytes = Array("[\"é🦊".utf8) + wrong + Array(after.utf8)
            let errors = JSONDocument.parse(bytes).errors
            #expect(errors.map(\.kind) == [.badEncoding])
            #expect(errors.map(\.offset) == [8])
            #expect(bytes[8] == lead)
        }
    }

    @Test func `wrong bytes are found wherever they stand, before anything else is said`() {
        for bytes: [UInt8] in [[0xFF], Array("{} ".utf8) + [0x80], Array("[1,,".utf8) + [0xC3, 0x28]] {
            #expect(JSONDocument.parse(bytes).errors.map(\.kind) == [.badEncoding])
        }
    }

    @Test func `sequences of one and two bytes are judged as the standard library does`() {
        let all = UInt8.min...UInt8.max
        #expect(all.filter { !agrees([$0]) } == [])
        #expect(all.flatMap { first in all.map { [first, $0] } }.filter { !agrees($0) } == [])
    }

    @Test func `sequences of three and four bytes around every limit are judged as the standard library does`() {
        let limits: [UInt8] = [0x00, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC2, 0xE0, 0xF0, 0xFF]
        let leads: [UInt8] = [0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5]
        let threes = leads.flatMap { lead in limits.flatMap { second in limits.map { [lead, second, $0] } } }
        #expect(threes.filter { !agrees($0) } == [])
        let fours = threes.filter { $0[0] >= 0xEF }.flatMap { three in limits.map { three + [$0] } }
        #expect(fours.filter { !agrees($0) } == [])
    }

    @Test func `the first wrong byte ends the longest prefix that is UTF-8`() {
        var generator = SeededGenerator(seed: 5)
        let pieces = ["a", "é", "€", "🦊"].map { Array($0.utf8) } + [[0x80], [0xE2, 0x82], [0xF0, 0x9F], [0xFF]]
        for _ in 0..<2_000 {
            let bytes = (0..<6).flatMap { _ in generator.pick(pieces) }
            let longest = (0...bytes.count).last { isUTF8(Array(bytes[..<$0])) }
            #expect((firstInvalidOffset(bytes) ?? bytes.count) == longest, "\(bytes)")
        }
    }

    private func agrees(_ bytes: [UInt8]) -> Bool {
        (firstInvalidOffset(bytes) == nil) == isUTF8(bytes)
    }

    private func isUTF8(_ bytes: [UInt8]) -> Bool {
        String(validating: bytes, as: UTF8.self) != nil
    }

    private func firstInvalidOffset(_ bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBufferPointer { UTF8Validation.firstInvalidOffset(in: $0) }
    }
}
