import SettingsJSON

/// A raw string literal of several lines that holds a JSON text, both in UTF-8.
///
/// Characters that steer the layout of text are turned into escapes of JSON, so that the source reads as it is.
struct RawLiteral {
    let opening: String
    let closing: String

    private let json: [UInt8]

    init(json: [UInt8]) {
        let pounds = String(repeating: "#", count: Self.longestPoundRun(in: json) + 1)
        opening = "\(pounds)\"\"\""
        closing = "\"\"\"\(pounds)"
        self.json = json
    }

    /// Calls `body` with each line between the opening and the closing one.
    func forEachLine(_ body: (ArraySlice<UInt8>) -> Void) {
        var start = 0
        for (index, byte) in json.enumerated() where byte == UInt8(ascii: "\n") {
            body(Self.visible(json[start..<index]))
            start = index + 1
        }
        body(Self.visible(json[start...]))
    }

    /// The number of `#` behind a backslash that would end a raw literal's immunity.
    private static func longestPoundRun(in text: [UInt8]) -> Int {
        guard text.contains(UInt8(ascii: "#")) else { return 0 }
        var longest = 0
        var run: Int?
        for byte in text {
            switch byte {
            case UInt8(ascii: "\\"): run = 0
            case UInt8(ascii: "#"): run = run.map { $0 + 1 }
            default: run = nil
            }
            longest = max(longest, run ?? 0)
        }
        return longest
    }

    private static func visible(_ json: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        if json.allSatisfy(\.isVisibleASCII) { return json }
        var text = ""
        for scalar in String(decoding: json, as: UTF8.self).unicodeScalars {
            if scalar.isHarmless { text.unicodeScalars.append(scalar) } else { text += scalar.jsonEscape }
        }
        return Array(text.utf8)[...]
    }
}
