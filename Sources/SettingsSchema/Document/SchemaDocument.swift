import SettingsJSON

/// A schema as it is written: declarations with their attributes, before anything is looked up or computed.
///
/// Attributes that are unknown, not built, of the wrong kind, or wrong as JSON have been reported and are left out.
struct SchemaDocument: Sendable {
    let range: TextRange?
    let attributes: Attributes
    let types: [TypeDeclaration]
    let members: [Declaration]
}

/// One member of `types`.
struct TypeDeclaration: Sendable {
    let name: String
    let nameRange: TextRange?
    let attributes: Attributes
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
