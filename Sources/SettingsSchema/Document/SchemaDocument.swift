import SettingsJSON

/// A schema as it is written: declarations with their attributes, before anything is looked up or computed.
///
/// Attributes that are unknown, not built, of the wrong kind, or wrong as JSON have been reported and are left out.
struct SchemaDocument: Sendable {
    let attributes: Attributes
    let members: [Declaration]
}

/// The attributes of one declaration, by name.
struct Attributes: Sendable {
    private let byName: [String: Attribute]
    /// Attributes that were given but could not be used; what depends on them is not judged.
    private let unusable: Set<String>

    init(_ attributes: [Attribute], unusable: Set<String> = []) {
        byName = Dictionary(attributes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        self.unusable = unusable
    }

    subscript(name: String) -> Attribute? { byName[name] }

    func isUnusable(_ name: String) -> Bool { unusable.contains(name) }
}

/// One member of `settings` or of a group.
enum Declaration: Sendable {
    case setting(SettingDeclaration)
    case group(GroupDeclaration)

    var name: String {
        switch self {
        case .setting(let setting): setting.name
        case .group(let group): group.name
        }
    }

    var nameRange: TextRange? {
        switch self {
        case .setting(let setting): setting.nameRange
        case .group(let group): group.nameRange
        }
    }
}

struct SettingDeclaration: Sendable {
    let name: String
    let nameRange: TextRange?
    let attributes: Attributes
}

struct GroupDeclaration: Sendable {
    let name: String
    let nameRange: TextRange?
    let attributes: Attributes
    let members: [Declaration]
}
