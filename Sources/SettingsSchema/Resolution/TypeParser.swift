import SettingsJSON

/// Reads the text of a `type` attribute: `Int`, `String?`, `[String: Theme]`, `Set<UUID>`.
struct TypeParser {
    /// Why a text is no type, and the bytes of it that are wrong.
    struct Failure: Error {
        let identifier: DiagnosticIdentifier
        let offsets: Range<Int>
        let message: String
        let hint: String?
    }

    private static let deepest = 16

    private let text: [UInt8]
    private let types: TypeTable
    private var offset = 0

    /// The type, or nil if it names one whose declaration is wrong, which has been reported there.
    static func parse(_ text: String, types: TypeTable) throws(Failure) -> SettingType? {
        var parser = TypeParser(text: Array(text.utf8), types: types)
        let type = try parser.parseType(depth: 0)
        guard parser.offset == parser.text.count else {
            throw parser.failure("nothing may follow the type", hint: "remove this")
        }
        return type
    }

    private init(text: [UInt8], types: TypeTable) {
        self.text = text
        self.types = types
    }

    private mutating func parseType(depth: Int) throws(Failure) -> SettingType? {
        guard depth < Self.deepest else { throw failure("the type is nested too deep", hint: "flatten it") }
        skipSpaces()
        var type = accept("[") ? try parseBrackets(depth: depth) : try parseName(depth: depth)
        if accept("?") { type = type.map { .optional($0) } }
        if next == UInt8(ascii: "?") { throw failure("a type can be optional only once", hint: "remove one \"?\"") }
        return type
    }

    /// The rest of a list or dictionary.
    private mutating func parseBrackets(depth: Int) throws(Failure) -> SettingType? {
        let keyStart = offset
        let first = try parseType(depth: depth + 1)
        guard accept(":") else {
            try close("]", "the list")
            return first.map { .array($0) }
        }
        let keyEnd = offset - 1
        let value = try parseType(depth: depth + 1)
        try close("]", "the dictionary")
        guard let first, let value else { return nil }
        switch first {
        case .string: break
        case .choice(let choice) where !choice.isNumeric: break
        default:
            throw Failure(
                identifier: .badType,
                offsets: keyStart..<keyEnd,
                message: "a dictionary cannot be keyed by \(first.name)",
                hint: "use String, or choices that are stored as text"
            )
        }
        return .dictionary(key: first, value: value)
    }

    private mutating func close(_ bracket: Unicode.Scalar, _ what: String) throws(Failure) {
        guard accept(bracket) else { throw failure("\"\(bracket)\" is expected here", hint: "close \(what)") }
    }

    private mutating func parseName(depth: Int) throws(Failure) -> SettingType? {
        let start = offset
        while let byte = next, byte != UInt8(ascii: " "), !TypeTable.steeringCharacters.utf8.contains(byte) {
            offset += 1
        }
        let name = String(decoding: text[start..<offset], as: UTF8.self)
        let end = offset
        skipSpaces()
        if name.isEmpty {
            throw failure("a type is expected here", at: start, hint: "write one such as \"Int\" or \"[String]\"")
        }
        if types.isBroken(name) { return nil }
        if name == "Set" { return try parseSet(depth: depth) }
        if let scalar = SettingType.named.first(where: { $0.name == name }) { return scalar.type }
        if let declared = types[name] { return .choice(declared) }
        if types.isUnusable { return nil }
        throw Failure(
            identifier: .unknownType,
            offsets: start..<end,
            message: "there is no type \(name.quoted)",
            hint: NearestName.hint(for: name, among: SettingType.named.map(\.name) + ["Set"] + types.names)
                ?? "declare it in \"types\", or use one such as \"Int\" or \"[String]\""
        )
    }

    private mutating func parseSet(depth: Int) throws(Failure) -> SettingType? {
        guard accept("<") else { throw failure("\"<\" is expected here", hint: "write it as in \"Set<String>\"") }
        let start = offset
        let element = try parseType(depth: depth + 1)
        let end = offset
        try close(">", "the set")
        guard let element else { return nil }
        if element.isOptional {
            throw Failure(
                identifier: .badType,
                offsets: start..<end,
                message: "a set cannot hold nil",
                hint: "remove the \"?\""
            )
        }
        return .set(element)
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

    private func failure(_ message: String, at place: Int? = nil, hint: String) -> Failure {
        let start = place ?? offset
        return Failure(
            identifier: .badType,
            offsets: start..<max(start, min(start + 1, text.count)),
            message: message,
            hint: hint
        )
    }
}
