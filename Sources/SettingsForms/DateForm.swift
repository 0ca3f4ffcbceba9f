#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

package import SettingsJSON

/// How a date is written: ISO 8601 in UTC, with as many digits of the second as it takes to give the same date back.
package enum DateForm {
    private static let mostDigits = 12

    /// The text of a date, or nil if none gives the same date back: outside of the years 0 to 9999, or finer.
    package static func text(_ date: Date) -> String? {
        let seconds = date.timeIntervalSinceReferenceDate
        guard seconds.isFinite else { return nil }
        let whole = seconds.rounded(.down)
        let head = Date(timeIntervalSinceReferenceDate: whole).formatted(.iso8601)
        guard isWhole(head) else { return nil }
        let fraction = seconds - whole
        for digits in 0...mostDigits {
            let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
            let count = Int64((fraction * scale).rounded())
            let text = String(count)
            guard text.utf8.count <= digits || digits == 0 && count == 0 else { continue }
            let tail = digits == 0 ? "" : "." + String(repeating: "0", count: digits - text.utf8.count) + text
            let result = head.dropLast() + tail + "Z"
            if Self.date(String(result)) == date { return String(result) }
        }
        return nil
    }

    /// The date of a text such as `2026-11-30T09:30:00.25Z`, with `Z` or an offset such as `+02:00`; nil if it is none.
    package static func date(_ text: String) -> Date? {
        guard let (offset, local) = zone(of: text) else { return nil }
        let parts = local.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let head = parts[0] + "Z"
        guard isWhole(String(head)), let whole = try? Date(String(head), strategy: .iso8601),
            whole.formatted(.iso8601) == head
        else { return nil }
        var fraction = 0.0
        if parts.count == 2 {
            let isPlain = !parts[1].isEmpty && parts[1].utf8.allSatisfy { (0x30...0x39).contains($0) }
            guard isPlain, let value = Double("0." + parts[1]) else { return nil }
            fraction = value
        }
        return Date(timeIntervalSinceReferenceDate: whole.timeIntervalSinceReferenceDate - offset + fraction)
    }

    /// Whether a text has the form `0000-00-00T00:00:00Z`.
    private static func isWhole(_ text: String) -> Bool {
        text.utf8.elementsEqual("0000-00-00T00:00:00Z".utf8) { byte, form in
            form == UInt8(ascii: "0") ? (0x30...0x39).contains(byte) : byte == form
        }
    }

    /// The offset of a text from UTC in seconds, and the text before it.
    private static func zone(of text: String) -> (offset: Double, local: Substring)? {
        if text.hasSuffix("Z") { return (0, text.dropLast()) }
        let bytes = Array(text.utf8.suffix(6))
        guard bytes.count == 6, bytes[3] == UInt8(ascii: ":"),
            bytes[0] == UInt8(ascii: "+") || bytes[0] == UInt8(ascii: "-"),
            let hours = number(bytes[1...2], below: 24), let minutes = number(bytes[4...5], below: 60)
        else { return nil }
        let offset = Double(hours * 3600 + minutes * 60)
        return (bytes[0] == UInt8(ascii: "-") ? -offset : offset, text.dropLast(6))
    }

    private static func number(_ digits: ArraySlice<UInt8>, below limit: Int) -> Int? {
        guard digits.allSatisfy({ (0x30...0x39).contains($0) }),
            let value = Int(String(decoding: digits, as: UTF8.self)), value < limit
        else { return nil }
        return value
    }
}

extension DateForm {
    /// The date of its form in the file: text, or seconds since 1970 where no text is exact.
    package static func date(_ node: JSONNode) -> Date? {
        if let text = node.string {
            return date(text) ?? FloatingPointForm.value(text).map { Date(timeIntervalSinceReferenceDate: $0) }
        }
        return node.number?.double.map { Date(timeIntervalSince1970: $0) }
    }

    /// The form of a date in the file.
    package static func node(_ date: Date) -> JSONNode {
        if let text = text(date) { return JSONNode(.string(text)) }
        if let number = JSONNumber(date.timeIntervalSince1970) { return JSONNode(.number(number)) }
        return JSONNode(.string(FloatingPointForm.text(date.timeIntervalSinceReferenceDate)))
    }
}
