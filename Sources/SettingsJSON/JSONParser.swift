/// Reads JSON text into located nodes: one pass, recursive, never deeper than `JSONDocument.maximumDepth`.
///
/// An error after which the structure is still clear is collected and reading goes on; any other one ends it.
struct JSONParser {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var offset = 0
    private var depth = 0
    private var errors: [JSONError] = []

    static func parse(_ bytes: [UInt8]) -> (root: JSONNode?, errors: [JSONError]) {
        bytes.withUnsafeBufferPointer { buffer in
            var parser = JSONParser(bytes: buffer)
            do throws(JSONError) {
                return (try parser.parseText(), parser.errors)
            } catch {
                return (nil, parser.errors + [error])
            }
        }
    }

    private init(bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    // MARK: Text

    private mutating func parseText() throws(JSONError) -> JSONNode {
        guard bytes.count < Int(UInt32.max) else {
            throw JSONError(.tooLarge, at: 0, "the text has 4 GiB or more; make it smaller")
        }
        try checkEncoding()
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
        skipSpace()
        guard offset < bytes.count else {
            throw JSONError(.unexpectedEnd, at: offset, "the text is empty; a JSON value is expected")
        }
        let root = try parseValue()
        skipSpace()
        if offset < bytes.count {
            errors.append(JSONError(.trailingText, at: offset, "nothing may follow the JSON value; remove the rest"))
        }
        return root
    }

    private func checkEncoding() throws(JSONError) {
        let isUTF16 =
            bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
            || (bytes.count >= 2 && (bytes[0] == 0) != (bytes[1] == 0))
        if isUTF16 {
            throw JSONError(.badEncoding, at: 0, "the text is not UTF-8 but UTF-16 or UTF-32; save it as UTF-8")
        }
        if let invalid = UTF8Validation.firstInvalidOffset(in: bytes) {
            throw JSONError(.badEncoding, at: invalid, "the text is not UTF-8 here; save it as UTF-8")
        }
    }

    // MARK: Values

    private mutating func parseValue() throws(JSONError) -> JSONNode {
        let start = offset
        let content: JSONNode.Content
        switch bytes[offset] {
        case UInt8(ascii: "{"): content = .object(try nested { parser throws(JSONError) in try parser.parseMembers() })
        case UInt8(ascii: "["): content = .array(try nested { parser throws(JSONError) in try parser.parseElements() })
        case UInt8(ascii: "\""): content = .string(try parseString())
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): content = .number(try parseNumber())
        default: content = try parseKeyword()
        }
        return JSONNode(content, at: TextRange(start, offset))
    }

    private mutating func nested<Result>(
        _ parse: (inout JSONParser) throws(JSONError) -> Result
    ) throws(JSONError) -> Result {
        guard depth < JSONDocument.maximumDepth else {
            let limit = JSONDocument.maximumDepth
            throw JSONError(.tooDeep, at: offset, "arrays and objects are nested deeper than \(limit); flatten them")
        }
        depth += 1
        defer { depth -= 1 }
        return try parse(&self)
    }

    private mutating func parseMembers() throws(JSONError) -> [JSONMember] {
        var members: [JSONMember] = []
        members.reserveCapacity(2)
        var names = MemberNames()
        try parseList(closedBy: UInt8(ascii: "}")) { parser throws(JSONError) in
            let start = parser.offset
            guard parser.bytes[start] == UInt8(ascii: "\"") else {
                throw JSONError(.unexpectedCharacter, at: start, "a member name in double quotes is expected here")
            }
            let name = try parser.parseString()
            let nameRange = TextRange(start, parser.offset)
            parser.skipSpace()
            try parser.expect(UInt8(ascii: ":"), "a colon is expected after the member name")
            parser.skipSpace()
            try parser.requireMore()
            let value = try parser.parseValue()
            if let first = names.insert(name, at: start, after: members) {
                parser.errors.append(
                    JSONError(
                        .duplicateMember,
                        at: start,
                        "duplicate member \(name.quoted); remove or rename one of the two",
                        relatedOffset: first
                    )
                )
            } else {
                members.append(JSONMember(name, at: nameRange, value))
            }
        }
        return members
    }

    private mutating func parseElements() throws(JSONError) -> [JSONNode] {
        var elements: [JSONNode] = []
        try parseList(closedBy: UInt8(ascii: "]")) { parser throws(JSONError) in
            elements.append(try parser.parseValue())
        }
        return elements
    }

    /// Parses what stands between brackets: items with commas between them.
    private mutating func parseList(
        closedBy close: UInt8,
        item: (inout JSONParser) throws(JSONError) -> Void
    ) throws(JSONError) {
        let open = offset
        offset += 1
        skipSpace()
        var isFirst = true
        while true {
            guard offset < bytes.count else {
                let bracket = Character(UnicodeScalar(close))
                throw JSONError(
                    .unexpectedEnd,
                    at: offset,
                    "the text ends before \"\(bracket)\"; add it or restore what is missing",
                    relatedOffset: open
                )
            }
            if bytes[offset] == close { break }
            if !isFirst { try parseComma(before: close) }
            if bytes[offset] == close { break }
            try item(&self)
            isFirst = false
            skipSpace()
        }
        offset += 1
    }

    private mutating func parseComma(before close: UInt8) throws(JSONError) {
        guard bytes[offset] == UInt8(ascii: ",") else {
            let bracket = Character(UnicodeScalar(close))
            let message = "a comma or \"\(bracket)\" is expected here"
            guard bytes[offset] == UInt8(ascii: "\"") else {
                throw JSONError(.unexpectedCharacter, at: offset, message)
            }
            errors.append(JSONError(.unexpectedCharacter, at: offset, message))
            return
        }
        let comma = offset
        offset += 1
        skipSpace()
        try requireMore()
        if bytes[offset] == close {
            errors.append(JSONError(.trailingComma, at: comma, "a comma may not follow the last item; remove it"))
        }
    }

    private mutating func parseKeyword() throws(JSONError) -> JSONNode.Content {
        let start = offset
        while offset < bytes.count, bytes[offset].isASCIILetterOrDigit { offset += 1 }
        switch String(decoding: bytes[start..<offset], as: UTF8.self) {
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "null": return .null
        case "":
            throw JSONError(.unexpectedCharacter, at: start, "a JSON value is expected here")
        case let word:
            throw JSONError(
                .unexpectedCharacter,
                at: start,
                "\(word.quoted) is not a JSON value; write true, false, null, a number or text in double quotes"
            )
        }
    }

    // MARK: Numbers

    private mutating func parseNumber() throws(JSONError) -> JSONNumber {
        let start = offset
        while offset < bytes.count, bytes[offset].isNumberLike { offset += 1 }
        let text = bytes[start..<offset]
        guard Self.isNumber(text) else {
            let number = String(decoding: text, as: UTF8.self)
            throw JSONError(
                .badNumber,
                at: start,
                "\(number.quoted) is not a JSON number; write it as in 0, -1, 2.5 or 1e9"
            )
        }
        return JSONNumber(unchecked: String(decoding: text, as: UTF8.self))
    }

    /// Whether `text` follows RFC 8259: `-`, an integer without leading zeros, a fraction, an exponent.
    private static func isNumber(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        var rest = text
        func digits(_ rest: inout Slice<UnsafeBufferPointer<UInt8>>) -> Int {
            let count = rest.prefix { $0.isASCIIDigit }.count
            rest = rest.dropFirst(count)
            return count
        }
        if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
        let startsWithZero = rest.first == UInt8(ascii: "0")
        let count = digits(&rest)
        guard count == 1 || (count > 1 && !startsWithZero) else { return false }
        if rest.first == UInt8(ascii: ".") {
            rest = rest.dropFirst()
            guard digits(&rest) > 0 else { return false }
        }
        if let exponent = rest.first, exponent | 0x20 == UInt8(ascii: "e") {
            rest = rest.dropFirst()
            if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
            guard digits(&rest) > 0 else { return false }
        }
        return rest.isEmpty
    }

    // MARK: Strings

    private mutating func parseString() throws(JSONError) -> String {
        let quote = offset
        offset += 1
        let start = offset
        while offset < bytes.count, bytes[offset].isPlainInString { offset += 1 }
        if offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") {
            defer { offset += 1 }
            return String(decoding: bytes[start..<offset], as: UTF8.self)
        }
        return try parseEscapedString(after: Array(bytes[start..<offset]), quote: quote)
    }

    /// Goes on with a string that holds an escape, a control character or no end.
    private mutating func parseEscapedString(after prefix: [UInt8], quote: Int) throws(JSONError) -> String {
        var result = prefix
        while offset < bytes.count {
            let byte = bytes[offset]
            switch byte {
            case UInt8(ascii: "\""):
                offset += 1
                return String(decoding: result, as: UTF8.self)
            case UInt8(ascii: "\\"):
                appendEscape(to: &result)
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                throw JSONError(
                    .controlCharacter,
                    at: offset,
                    "the text in double quotes does not end on its line; close it or write \\n"
                )
            case 0..<0x20:
                let code = String(byte, radix: 16, uppercase: true)
                let escape = "\\u" + String(repeating: "0", count: 4 - code.count) + code
                errors.append(
                    JSONError(.controlCharacter, at: offset, "a control character stands in the text; write \(escape)")
                )
                offset += 1
            default:
                result.append(byte)
                offset += 1
            }
        }
        throw JSONError(
            .unexpectedEnd,
            at: offset,
            "the text in double quotes is not closed; add \" or restore what is missing",
            relatedOffset: quote
        )
    }

    private mutating func appendEscape(to result: inout [UInt8]) {
        let start = offset
        offset += 2
        guard start + 1 < bytes.count else { return offset = bytes.count }
        switch bytes[start + 1] {
        case UInt8(ascii: "\""): result.append(UInt8(ascii: "\""))
        case UInt8(ascii: "\\"): result.append(UInt8(ascii: "\\"))
        case UInt8(ascii: "/"): result.append(UInt8(ascii: "/"))
        case UInt8(ascii: "b"): result.append(0x08)
        case UInt8(ascii: "f"): result.append(0x0C)
        case UInt8(ascii: "n"): result.append(0x0A)
        case UInt8(ascii: "r"): result.append(0x0D)
        case UInt8(ascii: "t"): result.append(0x09)
        case UInt8(ascii: "u"): appendUnicodeEscape(startingAt: start, to: &result)
        default:
            offset = start + 1
            let message = "this is not an escape of JSON; write \\\\ for a backslash"
            errors.append(JSONError(.badEscape, at: start, message))
        }
    }

    private mutating func appendUnicodeEscape(startingAt start: Int, to result: inout [UInt8]) {
        guard let unit = hexadecimalUnit(at: start + 2) else {
            errors.append(JSONError(.badEscape, at: start, "four hexadecimal digits are expected after \\u"))
            return
        }
        offset = start + 6
        var code = UInt32(unit)
        if UTF16.isLeadSurrogate(unit), offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: "\\"),
            bytes[offset + 1] == UInt8(ascii: "u"), let trail = hexadecimalUnit(at: offset + 2),
            UTF16.isTrailSurrogate(trail)
        {
            offset += 6
            code = 0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(trail) - 0xDC00)
        }
        guard let scalar = UnicodeScalar(code) else {
            let message = "this is half of a surrogate pair; write both halves, or the character itself"
            errors.append(JSONError(.loneSurrogate, at: start, message))
            return
        }
        result.append(contentsOf: Character(scalar).utf8)
    }

    private func hexadecimalUnit(at start: Int) -> UInt16? {
        guard start + 4 <= bytes.count, bytes[start..<start + 4].allSatisfy({ $0.isHexadecimalDigit }) else {
            return nil
        }
        return UInt16(String(decoding: bytes[start..<start + 4], as: UTF8.self), radix: 16)
    }

    // MARK: Between values

    /// Skips white space, and comments after noting them.
    private mutating func skipSpace() {
        while offset < bytes.count {
            switch bytes[offset] {
            case 0x20, 0x09, 0x0A, 0x0D: offset += 1
            case UInt8(ascii: "/") where offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "/"):
                noteComment()
                while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
            case UInt8(ascii: "/") where offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "*"):
                noteComment()
                offset += 2
                while offset < bytes.count, !bytes[offset...].starts(with: [UInt8(ascii: "*"), UInt8(ascii: "/")]) {
                    offset += 1
                }
                offset = min(offset + 2, bytes.count)
            default: return
            }
        }
    }

    private mutating func noteComment() {
        errors.append(JSONError(.comment, at: offset, "JSON has no comments; remove this one"))
    }

    private mutating func expect(_ byte: UInt8, _ message: String) throws(JSONError) {
        try requireMore()
        guard bytes[offset] == byte else { throw JSONError(.unexpectedCharacter, at: offset, message) }
        offset += 1
    }

    private func requireMore() throws(JSONError) {
        guard offset < bytes.count else {
            throw JSONError(
                .unexpectedEnd,
                at: offset,
                "the text ends in the middle of a value; restore what is missing"
            )
        }
    }
}

extension UInt8 {
    fileprivate var isASCIIDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

    fileprivate var isASCIILetterOrDigit: Bool {
        isASCIIDigit || (self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z"))
    }

    fileprivate var isHexadecimalDigit: Bool {
        isASCIIDigit || (self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "f"))
    }

    /// Whether it can belong to a number, right or wrong, so that a wrong one is shown whole.
    fileprivate var isNumberLike: Bool {
        isASCIILetterOrDigit || ".+-_".utf8.contains(self)
    }

    fileprivate var isPlainInString: Bool {
        self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\") && self >= 0x20
    }
}
