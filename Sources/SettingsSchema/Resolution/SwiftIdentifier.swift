import Foundation

/// A name as Swift code can say it.
package struct SwiftIdentifier: Hashable, Sendable {
    /// The name without back-ticks.
    package let name: String

    /// The name with back-ticks where Swift needs them.
    package var spelling: String { SwiftKeywords.all.contains(name) ? "`\(name)`" : name }

    /// Makes an identifier of a key: the key itself if it is one, else its usable parts in camel case.
    ///
    /// The result is in normal form C, which is what people type. It is nil if no part of the key is usable, or if
    /// Swift cannot say the name even in back-ticks, such as `$x`.
    package init?(key: String) {
        var name = Self.isPlain(key) ? key : Self.joined(key)
        if let scalar = name.unicodeScalars.first, !scalar.canStartIdentifier { name = "_" + name }
        guard name.utf8.contains(where: { $0 != UInt8(ascii: "_") }), !SwiftKeywords.unspeakable.contains(name) else {
            return nil
        }
        self.name = name
    }

    /// Wraps a name that is known to be an identifier.
    init(unchecked name: String) {
        self.name = name
    }

    /// The name of the enum for the choices of a setting with this identifier: `theme` has `Theme`.
    var choiceTypeName: String {
        let capitalized = Self.capitalized(name)
        let isTaken =
            capitalized == name || capitalized == "Setting" || SwiftKeywords.all.contains(capitalized)
            || SwiftKeywords.unspeakable.contains(capitalized)
        return isTaken ? capitalized + "Choice" : capitalized
    }

    static func capitalized(_ text: String) -> String {
        text.prefix(1).uppercased() + text.dropFirst()
    }

    /// Whether a key is made of letters, digits and `_` of ASCII only: most are, and need no tables of Unicode.
    private static func isPlain(_ key: String) -> Bool {
        for byte in key.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
                continue
            default: return false
            }
        }
        return !key.isEmpty
    }

    /// The usable parts of a key in camel case; empty if there are none, or if it names a closure's argument.
    private static func joined(_ key: String) -> String {
        let parts = normalized(key).unicodeScalars.split { !$0.canContinueIdentifier }.map { String($0) }
        guard let first = parts.first, !key.hasPrefix("$") else { return "" }
        return normalized(parts.dropFirst().reduce(first) { $0 + capitalized($1) })
    }

    /// The text in normal form C, in which ASCII is already.
    private static func normalized(_ text: String) -> String {
        text.utf8.allSatisfy { $0 < 0x80 } ? text : text.precomposedStringWithCanonicalMapping
    }
}

extension UnicodeScalar {
    /// Whether it can stand in an identifier: Swift's grammar lets it, and it shows by itself.
    var canContinueIdentifier: Bool {
        if isASCII {
            return ("a"..."z").contains(self) || ("A"..."Z").contains(self) || ("0"..."9").contains(self) || self == "_"
        }
        return IdentifierScalars.contains(value) && properties.generalCategory != .format
            && !properties.isDefaultIgnorableCodePoint
    }

    var canStartIdentifier: Bool {
        canContinueIdentifier && !("0"..."9").contains(self) && !IdentifierScalars.isCombining(value)
    }
}

/// The ranges of the Swift grammar's identifier-head and identifier-character beyond ASCII, but for U+FFFC and U+FFFD,
/// which the compiler refuses.
private enum IdentifierScalars {
    static func contains(_ value: UInt32) -> Bool {
        if value > 0xFFFF { return value <= 0xEFFFF && value & 0xFFFF <= 0xFFFD }
        return ranges.contains { $0.contains(value) }
    }

    static func isCombining(_ value: UInt32) -> Bool {
        combining.contains { $0.contains(value) }
    }

    private static let combining: [ClosedRange<UInt32>] = [
        0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
    ]

    private static let ranges: [ClosedRange<UInt32>] = [
        0xA8...0xA8, 0xAA...0xAA, 0xAD...0xAD, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6,
        0xD8...0xF6, 0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E,
        0x203F...0x2040, 0x2054...0x2054, 0x2060...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF,
        0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF,
        0xFDF0...0xFE44, 0xFE47...0xFFFB,
    ]
}
