/// Turns nodes into text: compact, which is the canonical text of a value, or pretty, for people.
package enum JSONPrinter {
    /// The node on one line without spaces.
    package static func compact(_ node: JSONNode) -> String {
        var text = ""
        appendCompact(node, to: &text)
        return text
    }

    /// Adds the node to a text, on one line without spaces.
    package static func appendCompact(_ node: JSONNode, to text: inout String) {
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
        var text = ""
        appendPretty(node, unit: unit, lineStart: newline + indentation, to: &text)
        return text
    }

    /// A string with its quotes and escapes.
    package static func quoted(_ string: String) -> String {
        var text = ""
        appendQuoted(string, to: &text)
        return text
    }

    private static let widestArrayOnOneLine = 80

    private static func appendCompact(_ node: JSONNode, separator: String, colon: String, to text: inout String) {
        switch node.content {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .number(let number): text += number.text
        case .string(let string): appendQuoted(string, to: &text)
        case .array(let elements):
            text += "["
            for (index, element) in elements.enumerated() {
                if index > 0 { text += separator }
                appendCompact(element, separator: separator, colon: colon, to: &text)
            }
            text += "]"
        case .object(let members):
            text += "{"
            for (index, member) in members.enumerated() {
                if index > 0 { text += separator }
                appendQuoted(member.name, to: &text)
                text += colon
                appendCompact(member.value, separator: separator, colon: colon, to: &text)
            }
            text += "}"
        }
    }

    private static func appendPretty(_ node: JSONNode, unit: String, lineStart: String, to text: inout String) {
        let inner = lineStart + unit
        switch node.content {
        case .array(let elements) where !elements.isEmpty:
            if let line = arrayOnOneLine(node, elements) {
                text += line
                return
            }
            for (index, element) in elements.enumerated() {
                text += (index == 0 ? "[" : ",") + inner
                appendPretty(element, unit: unit, lineStart: inner, to: &text)
            }
            text += lineStart + "]"
        case .object(let members) where !members.isEmpty:
            for (index, member) in members.enumerated() {
                text += (index == 0 ? "{" : ",") + inner
                appendQuoted(member.name, to: &text)
                text += ": "
                appendPretty(member.value, unit: unit, lineStart: inner, to: &text)
            }
            text += lineStart + "}"
        default: appendCompact(node, separator: ",", colon: ":", to: &text)
        }
    }

    private static func arrayOnOneLine(_ node: JSONNode, _ elements: [JSONNode]) -> String? {
        guard elements.allSatisfy({ $0.elements == nil && $0.members == nil }) else { return nil }
        var line = ""
        appendCompact(node, separator: ", ", colon: ": ", to: &line)
        return line.utf8.count <= widestArrayOnOneLine ? line : nil
    }

    private static func appendQuoted(_ string: String, to text: inout String) {
        text += "\""
        if string[...].allBytes({ $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) {
            text += string
        } else {
            for scalar in string.unicodeScalars { text.unicodeScalars.append(contentsOf: escaped(scalar)) }
        }
        text += "\""
    }

    private static func escaped(_ scalar: UnicodeScalar) -> String.UnicodeScalarView {
        switch scalar {
        case "\"": return "\\\"".unicodeScalars
        case "\\": return "\\\\".unicodeScalars
        case "\n": return "\\n".unicodeScalars
        case "\r": return "\\r".unicodeScalars
        case "\t": return "\\t".unicodeScalars
        case "\u{8}": return "\\b".unicodeScalars
        case "\u{C}": return "\\f".unicodeScalars
        case "\0"..<" ": return scalar.jsonEscape.unicodeScalars
        default: return String(scalar).unicodeScalars
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

extension Substring {
    /// Whether it holds nothing but spaces and what ASCII prints. Most texts are so, and it is quick to tell.
    package var isVisibleASCII: Bool { allBytes { $0 >= 0x20 && $0 < 0x7F } }

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
                byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
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
