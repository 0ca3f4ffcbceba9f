import SettingsForms
import SettingsJSON

/// The schema as the store needs it: made once from the text in the generated code.
struct SchemaTable: Sendable {
    /// A setting: its name, its place in the store, its default and its limits.
    struct Slot: Sendable {
        let name: String
        let typeName: String
        let path: StoredPath
        /// Null if the default is nil.
        let defaultValue: JSONNode
        let limits: SettingLimits
        /// The raw values of its choices, with their names.
        let choices: [(name: String, value: JSONNode)]
        /// The name of the type that has the choices, if the schema gives it one.
        let choiceType: String?
        let isSecret: Bool
    }

    let name: String
    let suite: String?
    /// The name of the file in which the platform's own place keeps the settings.
    let file: String
    let slots: [Slot]

    /// Reads the text that the generator wrote; one that cannot be read is a fault of the build, not of the user.
    init(_ text: StaticString) {
        let root = GeneratedText.parse(text)
        name = root["name"]?.string ?? ""
        suite = root["suite"]?.string
        file = root["file"]?.string ?? "settings.json"
        let types = root["types"]
        slots = (root["settings"]?.elements ?? []).map { Slot($0, types: types) }
    }
}

extension SchemaTable.Slot {
    fileprivate init(_ row: JSONNode, types: JSONNode?) {
        name = row["name"]?.string ?? ""
        typeName = row["type"]?.string ?? ""
        path = StoredPath(row["key"]?.elements?.compactMap(\.string) ?? name.split(separator: ".").map(String.init))
        defaultValue = row["on"]?[Platform.name] ?? row["default"] ?? JSONNode(.null)
        limits = SettingLimits(table: row, typeName: typeName)
        choiceType = row["choices"]?.string
        let members = row["choices"]?.members ?? choiceType.flatMap { types?[$0]?.members } ?? []
        choices = members.map { ($0.name, $0.value) }
        isSecret = row["secret"]?.bool ?? false
    }
}

/// The platform that this program was built for, as schemas name it.
private enum Platform {
    #if os(macOS)
        static let name = "macOS"
    #elseif os(iOS)
        static let name = "iOS"
    #elseif os(tvOS)
        static let name = "tvOS"
    #elseif os(watchOS)
        static let name = "watchOS"
    #elseif os(visionOS)
        static let name = "visionOS"
    #else
        static let name = "linux"
    #endif
}

/// Text that the generator wrote into the program.
enum GeneratedText {
    static func parse(_ text: StaticString) -> JSONNode {
        let bytes = text.withUTF8Buffer { Array($0) }
        guard let root = try? JSONDocument(parsing: bytes).root else {
            preconditionFailure("the generated code is damaged; build it again")
        }
        return root
    }
}
