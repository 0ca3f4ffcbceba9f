import SettingsJSON

/// Reads the text of a `type` attribute: `Int`, `String?`, `[Double]`.
struct TypeParser {
    /// Why a text is no type, and the bytes of it that are wrong.
    struct Failure: Error {
        let identifier: DiagnosticIdentifier
        let offsets: Range<Int>
        let message: String
        let hint: String?
    }

    /// The types of the language that this version does not build.
    private static let notBuilt: Set<String> = [
        "UInt", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64", "Float", "Data", "Date",
        "URL",
        "UUID", "Duration", "Set",
    ]
    private static let scalars: [(name: String, type: SettingType)] = [
        ("Bool", .bool), ("Int", .int), ("Double", .double), ("String", .string),
    ]

    private let text: [UInt8]
    private var offset = 0

    static func parse(_ text: String) throws(Failure) -> SettingType {
        var parser = TypeParser(text: Array(text.utf8))
        let type = try parser.parseType(depth: 0)
        guard parser.offset == parser.text.count else {
            throw parser.failure("nothing may follow the type", hint: "remove this")
        }
        return type
    }

    private init(text: [UInt8]) {
        self.text = text
    }

    private mutating func parseType(depth: Int) throws(Failure) -> SettingType {
        guard depth < 16 else { throw failure("the type is nested too deep", hint: "flatten it") }
        skipSpaces()
        var type: SettingType
        if accept("[") {
            let element = try parseType(depth: depth + 1)
            if next == UInt8(ascii: ":") {
                throw failure("dictionaries are not supported yet", identifier: .notSupportedYet, hint: "use a list")
            }
            guard accept("]") else { throw failure("\"]\" is expected here", hint: "close the list") }
            type = .array(element)
        } else {
            type = try parseName()
        }
        if accept("?") { type = .optional(type) }
        if next == UInt8(ascii: "?") { throw failure("a type can be optional only once", hint: "remove one \"?\"") }
        return type
    }

    private mutating func parseName() throws(Failure) -> SettingType {
        let start = offset
        while let byte = next, byte != UInt8(ascii: " "), !"[]?:<>,".utf8.contains(byte) { offset += 1 }
        let name = String(decoding: text[start..<offset], as: UTF8.self)
        defer { skipSpaces() }
        if let scalar = Self.scalars.first(where: { $0.name == name }) { return scalar.type }
        if name.isEmpty { throw failure("a type is expected here", hint: "write one such as \"Int\" or \"[String]\"") }
        if Self.notBuilt.contains(name) {
            throw Failure(
                identifier: .notSupportedYet,
                offsets: start..<offset,
                message: "the type \"\(name)\" is not supported yet",
                hint: "use Bool, Int, Double, String, choices, or a list or optional of these"
            )
        }
        throw Failure(
            identifier: .unknownType,
            offsets: start..<offset,
            message: "there is no type \(name.quoted)",
            hint: NearestName.hint(for: name, among: Self.scalars.map(\.name))
                ?? "use Bool, Int, Double, String, choices, or a list or optional of these"
        )
    }

    private var next: UInt8? { offset < text.count ? text[offset] : nil }

    private mutating func accept(_ character: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: character) else { return false }
        offset += 1
        skipSpaces()
        return true
    }

    private mutating func skipSpaces() {
        while next == UInt8(ascii: " ") { offset += 1 }
    }

    private func failure(
        _ message: String,
        identifier: DiagnosticIdentifier = .badType,
        hint: String? = nil
    ) -> Failure {
        Failure(identifier: identifier, offsets: offset..<min(offset + 1, text.count), message: message, hint: hint)
    }
}
