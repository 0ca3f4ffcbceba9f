import Foundation

/// Names the files of accessors: each path in a target has a name of its own, and none is like one that a person gives.
enum OutputName {
    /// File systems allow 255 bytes, of which the compiler's own suffixes take some.
    private static let longest = 150

    /// The name of a schema's output; a file of an Xcode project may lie outside of the project's folder.
    static func name(for schema: URL, in directory: URL) -> String {
        let path = Substring(schema.path(percentEncoded: false))
        let folder = directory.appending(path: "", directoryHint: .isDirectory).path(percentEncoded: false)
        let isInside = path.utf8.starts(with: folder.utf8)
        let relative = isInside ? Substring(path.utf8.dropFirst(folder.utf8.count)) : path
        let escaped = relative.unicodeScalars.map(escape).joined()
        // No escaped path contains "_.".
        return (escaped.utf8.count <= longest ? escaped : hash(relative) + "_.settings.json") + ".typed-settings.swift"
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", ".", "-", "\u{80}"...: String(scalar)
        default: (scalar.value < 0x10 ? "_0" : "_") + String(scalar.value, radix: 16)
        }
    }

    /// FNV-1a, which is the same at each build as Swift's own hashes are not.
    private static func hash(_ text: Substring) -> String {
        let value = text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return String(value, radix: 16)
    }
}
