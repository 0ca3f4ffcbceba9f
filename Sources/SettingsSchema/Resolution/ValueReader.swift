import Foundation
import SettingsJSON

/// Reads a value that a schema gives, such as a default, as a value of a type, in its canonical form.
struct ValueReader {
    let diagnostics: DiagnosticCollector
    /// What the value is, for messages: `the default of "age"`.
    let subject: String
    /// The rule that a wrong value breaks.
    let identifier: DiagnosticIdentifier

    /// The canonical value, or nil after reporting every part that is wrong.
    func read(_ node: JSONNode, as type: SettingType) -> JSONNode? {
        switch type {
        case .bool: node.bool != nil ? node : mismatch(node, "must be true or false")
        case .int: readInt(node)
        case .double: readDouble(node)
        case .string: node.string != nil ? node : mismatch(node, "must be a string")
        case .optional(let wrapped): node.isNull ? node : read(node, as: wrapped)
        case .array(let element): readArray(node, of: element)
        case .choice(let choice): readChoice(node, of: choice)
        }
    }

    private func readInt(_ node: JSONNode) -> JSONNode? {
        guard let number = node.number else { return mismatch(node, "must be an integer") }
        guard number.isInteger else {
            return fail(node, "\(subject) must be an integer, not \(Self.shown(number))")
        }
        guard let value = number.integer(as: Int64.self) else {
            return fail(node, "\(Self.shown(number)) is out of the range of Int, \(Int64.min) to \(Int64.max)")
        }
        return JSONNode(.number(JSONNumber(value)))
    }

    private func readDouble(_ node: JSONNode) -> JSONNode? {
        guard let number = node.number else { return mismatch(node, "must be a number") }
        guard let value = number.double, let canonical = JSONNumber(value) else {
            return fail(node, "\(Self.shown(number)) is out of the range of Double")
        }
        if number.isInteger, String(format: "%.0f", value) != number.text {
            return fail(
                node,
                "\(Self.shown(number)) is not exact as a Double, which would hold \(value)",
                hint: "write it with a decimal point if that is meant"
            )
        }
        return JSONNode(.number(canonical))
    }

    private func readArray(_ node: JSONNode, of element: SettingType) -> JSONNode? {
        guard let elements = node.elements else { return mismatch(node, "must be an array") }
        let values = elements.enumerated().compactMap { index, node in
            ValueReader(diagnostics: diagnostics, subject: "element \(index + 1) of \(subject)", identifier: identifier)
                .read(node, as: element)
        }
        return values.count == elements.count ? JSONNode(.array(values)) : nil
    }

    private func readChoice(_ node: JSONNode, of choice: ChoiceType) -> JSONNode? {
        guard let name = node.string else { return mismatch(node, "must be the name of a choice") }
        let names = choice.choices.map(\.storedName)
        guard names.contains(name) else {
            return fail(
                node,
                "\(subject) is \(name.quoted), which is not among its choices",
                hint: NearestName.hint(for: name, among: names) ?? "use one of \(Self.list(names))"
            )
        }
        return node
    }

    private static func shown(_ number: JSONNumber) -> String {
        number.text.count > 40 ? number.text.prefix(40) + "…" : number.text
    }

    private static func list(_ names: [String]) -> String {
        names.prefix(10).map(\.quoted).joined(separator: ", ") + (names.count > 10 ? ", …" : "")
    }

    private func mismatch(_ node: JSONNode, _ demand: String) -> JSONNode? {
        fail(node, "\(subject) \(demand), not \(node.kind)")
    }

    private func fail(_ node: JSONNode, _ message: String, hint: String? = nil) -> JSONNode? {
        diagnostics.error(identifier, at: node.range, message, hint: hint)
        return nil
    }
}
