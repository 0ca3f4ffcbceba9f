import Foundation
import SettingsForms
import SettingsJSON

/// Reads a value that a schema gives, such as a default, as a value of a type, in its canonical form.
struct ValueReader {
    let diagnostics: DiagnosticCollector
    /// What the value is, for messages: `the default of "age"`. Most values are right, and then nobody asks.
    let subject: () -> String
    /// The rule that a wrong value breaks.
    let identifier: DiagnosticIdentifier

    /// The canonical value, or nil after reporting every part that is wrong.
    func read(_ node: JSONNode, as type: SettingType) -> JSONNode? {
        switch type {
        case .bool: node.bool != nil ? node : mismatch(node, "true or false")
        case .integer(let type): readInteger(node, type)
        case .float: readFloatingPoint(node, "Float", Float.self) { $0.float }
        case .double: readFloatingPoint(node, "Double", Double.self) { $0.double }
        case .string: node.string != nil ? node : mismatch(node, "a string")
        case .data: readText(node, "Base64", "as in \"AQID\"") { Data(base64Encoded: $0)?.base64EncodedString() }
        case .date: readDate(node)
        case .url:
            readText(node, "a URL", "percent-encoded, as in \"https://example.org/a%20b\"") { text in
                URL(string: text, encodingInvalidCharacters: false).map { _ in text }
            }
        case .uuid:
            readText(node, "a UUID", "as in \"F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6\"") {
                UUID(uuidString: $0)?.uuidString
            }
        case .duration:
            readText(node, "a duration", "as in \"30s\", \"1.5h\" or \"250ms\"") { text in
                DurationForm.duration(text).map(DurationForm.text)
            }
        case .optional(let wrapped): node.isNull ? node : read(node, as: wrapped)
        case .array(let element): readElements(node, of: element).map { JSONNode(.array($0)) }
        case .set(let element): readSet(node, of: element)
        case .dictionary(let key, let value): readDictionary(node, key: key, value: value)
        case .choice(let choice): readChoice(node, of: choice)
        }
    }

    // MARK: Numbers

    private func readInteger(_ node: JSONNode, _ type: IntegerType) -> JSONNode? {
        guard let number = node.number else { return mismatch(node, "an integer") }
        guard number.isInteger else { return fail(node, "\(subject()) must be an integer, not \(Self.shown(number))") }
        guard let value = number.integer(as: Int128.self), type.range.contains(value) else {
            let (least, greatest) = (type.range.lowerBound, type.range.upperBound)
            return fail(node, "\(Self.shown(number)) is out of the range of \(type.rawValue), \(least) to \(greatest)")
        }
        return JSONNode(.number(JSONNumber(value)))
    }

    private func readFloatingPoint<Value: BinaryFloatingPoint & LosslessStringConvertible>(
        _ node: JSONNode,
        _ type: String,
        _: Value.Type,
        _ nearest: (JSONNumber) -> Value?
    ) -> JSONNode? {
        if let text = node.string, (FloatingPointForm.value(text) as Value?) != nil { return node }
        guard let number = node.number else { return mismatch(node, "a number") }
        guard let value = nearest(number) else {
            return fail(node, "\(Self.shown(number)) is out of the range of \(type)")
        }
        if number.isInteger, !Self.isExact(value, number) {
            return fail(
                node,
                "\(Self.shown(number)) is not exact as a \(type), which would hold \(value)",
                hint: "write it with a decimal point if that is meant"
            )
        }
        return JSONNode(.number(JSONNumber(unchecked: value.description)))
    }

    /// Whether a value is the integer that is written; it takes no digits of the value to tell that of a short one.
    private static func isExact<Value: BinaryFloatingPoint>(_ value: Value, _ number: JSONNumber) -> Bool {
        if let integer = number.integer(as: Int64.self) { return Value(exactly: integer) == value }
        return String(format: "%.0f", Double(value)) == number.text
    }

    private static func shown(_ number: JSONNumber) -> String {
        number.text.count > 40 ? number.text.prefix(40) + "…" : number.text
    }

    // MARK: Texts

    private func readText(
        _ node: JSONNode,
        _ what: String,
        _ example: String,
        _ canonical: (String) -> String?
    ) -> JSONNode? {
        guard let text = node.string else { return mismatch(node, what) }
        guard let value = canonical(text) else {
            return fail(node, "\(subject()) is \(text.quoted), which is not \(what)", hint: "write it \(example)")
        }
        return JSONNode(.string(value))
    }

    private func readDate(_ node: JSONNode) -> JSONNode? {
        guard node.number == nil else { return DateForm.date(node).map(DateForm.node) ?? mismatch(node, "a date") }
        return readText(node, "a date", "as in \"2026-11-30T09:30:00Z\"") { text in
            DateForm.date(text).flatMap(DateForm.text)
        }
    }

    // MARK: Collections

    private func readElements(_ node: JSONNode, of element: SettingType) -> [JSONNode]? {
        guard let elements = node.elements else { return mismatch(node, "an array") }
        let values = elements.enumerated().compactMap { index, node in
            part("element \(index + 1)").read(node, as: element)
        }
        return values.count == elements.count ? values : nil
    }

    private func readSet(_ node: JSONNode, of element: SettingType) -> JSONNode? {
        guard let values = readElements(node, of: element) else { return nil }
        var first: [String: Int] = [:]
        for (index, value) in values.enumerated() {
            guard let other = first.updateValue(index, forKey: JSONPrinter.compact(value)) else { continue }
            diagnostics.error(
                .duplicateElement,
                at: node.elements?[index].range,
                "element \(index + 1) of \(subject()) is there already",
                hint: "remove one of the two",
                notes: [(node.elements?[other].range, "the other one is here")]
            )
        }
        let sorted = values.sorted {
            JSONPrinter.compact($0).utf8.lexicographicallyPrecedes(JSONPrinter.compact($1).utf8)
        }
        return JSONNode(.array(sorted))
    }

    private func readDictionary(_ node: JSONNode, key: SettingType, value: SettingType) -> JSONNode? {
        guard let members = node.members else { return mismatch(node, "an object") }
        let read = members.compactMap { member -> JSONMember? in
            let name = part("the key \(member.name.quoted)").read(
                JSONNode(.string(member.name), at: member.nameRange),
                as: key
            )
            let value = part("the value of \(member.name.quoted)").read(member.value, as: value)
            guard let name = name?.string, let value else { return nil }
            return JSONMember(name, value)
        }
        guard read.count == members.count else { return nil }
        return JSONNode(.object(read.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }))
    }

    private func part(_ part: @autoclosure @escaping () -> String) -> ValueReader {
        ValueReader(diagnostics: diagnostics, subject: { "\(part()) of \(subject())" }, identifier: identifier)
    }

    // MARK: Choices

    private func readChoice(_ node: JSONNode, of type: ChoiceType) -> JSONNode? {
        guard let value = ChoiceValue(node), (value.number != nil) == type.isNumeric || value.number == nil else {
            return mismatch(node, type.isNumeric ? "the number of a choice" : "the name of a choice")
        }
        if type.choices.contains(where: { $0.value == value }) { return value.node }
        let problem = "\(subject()) is \(value.description), which is not among its choices"
        return fail(node, problem, hint: hint(value, type))
    }

    private func hint(_ value: ChoiceValue, _ type: ChoiceType) -> String {
        if let choice = type.choices.first(where: { $0.was.contains(value) }) {
            return "that is an old value of \(choice.name.quoted), which is stored as \(choice.value.description) now"
        }
        guard case .text(let text) = value else { return Self.list(type) }
        if let choice = type.choices.first(where: { $0.name == text }) {
            return "write what is stored: \(choice.value.description)"
        }
        if type.isNumeric { return Self.list(type) }
        let names = type.choices.compactMap { $0.value.node.string }
        return NearestName.hint(for: text, among: names) ?? Self.list(type)
    }

    private static func list(_ type: ChoiceType) -> String {
        let values = type.choices.prefix(10).map(\.value.description).joined(separator: ", ")
        return "use one of \(values)\(type.choices.count > 10 ? ", …" : "")"
    }

    // MARK: Failures

    private func mismatch<Value>(_ node: JSONNode, _ demand: String) -> Value? {
        fail(node, "\(subject()) must be \(demand), not \(node.kind)")
    }

    private func fail<Value>(_ node: JSONNode, _ message: String, hint: String? = nil) -> Value? {
        diagnostics.error(identifier, at: node.range, message, hint: hint)
        return nil
    }
}
