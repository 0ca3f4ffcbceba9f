/// Turns nodes into text: compact, which is the canonical text of a value, or pretty, for people.
package enum JSONPrinter {
    /// The node on one line without spaces.
    package static func compact(_ node: JSONNode) -> String {
        var text: [UInt8] = []
        appendCompact(node, to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    /// Adds the node to a text in UTF-8, on one line without spaces.
    package static func appendCompact(_ node: JSONNode, to text: inout [UInt8]) {
        appendCompact(node, separator: ",", colon: ":", to: &text)
    }

    /// The node with one member a line; an array of scalars stays on one line where it fits.
    /// - Parameters:
    ///   - unit: what one level of nesting is indented by.
    ///   - indentation: the white space at the start of the line on which the value begins.
    package static func pretty(
        _ node: JSONNode,
        unit: String = "  ",
        indentation: String = "",
        newline: String = "\n"
    ) -> String {
        var text: [UInt8] = []
        appendPretty(node, unit: unit, lineStart: newline + indentation, to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    /// A string with its quotes and escapes.
    package static func quoted(_ string: String) -> String {
        var text: [UInt8] = []
        appendQuoted(string, to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    /// Adds a string with its quotes and escapes to a text in UTF-8.
    package static func appendQuoted(_ string: String, to text: inout [UInt8]) {
        var string = string
        text.append(UInt8(ascii: "\""))
        string.withUTF8 { utf8 in
            guard utf8.contains(where: needsEscape) else { return text.append(contentsOf: utf8) }
            for byte in utf8 {
                if needsEscape(byte) { text.append(textOf: escape(byte)) } else { text.append(byte) }
            }
        }
        text.append(UInt8(ascii: "\""))
    }

    private static let widestArrayOnOneLine = 80

    private static func appendCompact(_ node: JSONNode, separator: String, colon: String, to text: inout [UInt8]) {
        switch node.content {
        case .null: text.append(textOf: "null")
        case .bool(let value): text.append(textOf: value ? "true" : "false")
        case .number(let number): text.append(textOf: number.text)
        case .string(let string): appendQuoted(string, to: &text)
        case .array(let elements):
            text.append(UInt8(ascii: "["))
            for (index, element) in elements.enumerated() {
                if index > 0 { text.append(textOf: separator) }
                appendCompact(element, separator: separator, colon: colon, to: &text)
            }
            text.append(UInt8(ascii: "]"))
        case .object(let members):
            text.append(UInt8(ascii: "{"))
            for (index, member) in members.enumerated() {
                if index > 0 { text.append(textOf: separator) }
                appendQuoted(member.name, to: &text)
                text.append(textOf: colon)
                appendCompact(member.value, separator: separator, colon: colon, to: &text)
            }
            text.append(UInt8(ascii: "}"))
        }
    }

    private static func appendPretty(_ node: JSONNode, unit: String, lineStart: String, to text: inout [UInt8]) {
        let inner = lineStart + unit
        switch node.content {
        case .array(let elements) where !elements.isEmpty:
            if let line = arrayOnOneLine(node, elements) {
                text += line
                return
            }
            for (index, element) in elements.enumerated() {
                text.append(textOf: (index == 0 ? "[" : ",") + inner)
                appendPretty(element, unit: unit, lineStart: inner, to: &text)
            }
            text.append(textOf: lineStart + "]")
        case .object(let members) where !members.isEmpty:
            for (index, member) in members.enumerated() {
                text.append(textOf: (index == 0 ? "{" : ",") + inner)
                appendQuoted(member.name, to: &text)
                text.append(textOf: ": ")
                appendPretty(member.value, unit: unit, lineStart: inner, to: &text)
            }
            text.append(textOf: lineStart + "}")
        default: appendCompact(node, separator: ",", colon: ":", to: &text)
        }
    }

    private static func arrayOnOneLine(_ node: JSONNode, _ elements: [JSONNode]) -> [UInt8]? {
        guard elements.allSatisfy({ $0.elements == nil && $0.members == nil }) else { return nil }
        var line: [UInt8] = []
        appendCompact(node, separator: ", ", colon: ": ", to: &line)
        return line.count <= widestArrayOnOneLine ? line : nil
    }

    private static func needsEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    private static func escape(_ byte: UInt8) -> String {
        switch byte {
        case UInt8(ascii: "\""): "\\\""
        case UInt8(ascii: "\\"): "\\\\"
        case UInt8(ascii: "\n"): "\\n"
        case UInt8(ascii: "\r"): "\\r"
        case UInt8(ascii: "\t"): "\\t"
        case 0x08: "\\b"
        case 0x0C: "\\f"
        default: UnicodeScalar(byte).jsonEscape
        }
    }
}

extension UnicodeScalar {
    /// The scalar as `\uXXXX`, in two halves if it needs them.
    package var jsonEscape: String {
        UTF16.encode(self).map { units in
            units.map { unit in
                let code = String(unit, radix: 16, uppercase: true)
                return "\\u" + String(repeating: "0", count: 4 - code.count) + code
            }.joined()
        } ?? ""
    }
}

extension [UInt8] {
    /// Adds a string in UTF-8; sooner than `+=` with its UTF-8 view does.
    @inlinable package mutating func append(textOf string: String) {
        var string = string
        string.withUTF8 { append(contentsOf: $0) }
    }
}

extension UInt8 {
    /// Whether it is a space or what ASCII prints.
    @inlinable package var isVisibleASCII: Bool { self >= 0x20 && self < 0x7F }
}

extension Substring {
    /// Whether it holds nothing but spaces and what ASCII prints. Most texts are so, and it is quick to tell.
    package var isVisibleASCII: Bool { allBytes(\.isVisibleASCII) }

    /// Whether all bytes of the text are of a kind, without going through the text's indices.
    fileprivate func allBytes(_ isRight: (UInt8) -> Bool) -> Bool {
        utf8.withContiguousStorageIfAvailable { $0.allSatisfy(isRight) } ?? utf8.allSatisfy(isRight)
    }
}

extension String {
    /// Whether it holds nothing but spaces and what ASCII prints. Most texts are so, and it is quick to tell.
    package var isVisibleASCII: Bool { self[...].isVisibleASCII }

    /// The text in double quotes for a message: on one line, nothing invisible or reordering, at most 80 characters.
    package var quoted: String {
        let isPlain =
            utf8.count <= 80
            && self[...].allBytes { byte in
                byte.isVisibleASCII && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
            }
        if isPlain { return "\"\(self)\"" }
        var text = "\""
        for scalar in unicodeScalars.prefix(80) {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            default:
                switch scalar.properties.generalCategory {
                case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate:
                    text += scalar.jsonEscape
                default: text.unicodeScalars.append(scalar)
                }
            }
        }
        return text + (unicodeScalars.count > 80 ? "…\"" : "\"")
    }
}
