import SettingsJSON

/// The types that a schema declares in `types`.
struct TypeTable {
    private var types: [String: ChoiceType] = [:]
    private var broken: Set<String> = []
    /// Whether `types` cannot be read at all, so that any unknown name may be one of them.
    let isUnusable: Bool
    /// All declared names, in the order of the schema.
    private(set) var names: [String] = []
    /// All declarations that are right, in the order of the schema, with the places of their names.
    private(set) var declarations: [(type: ChoiceType, nameRange: TextRange?)] = []

    subscript(name: String) -> ChoiceType? { types[name] }

    /// Whether the name is declared, but not so that it can be used; that has been reported.
    func isBroken(_ name: String) -> Bool { broken.contains(name) }

    /// Characters that mean something in the text of a type, and so cannot stand in a name.
    static let steeringCharacters = "[]?:<>,"

    /// Reads the declarations of a schema.
    init(_ document: SchemaDocument, diagnostics: DiagnosticCollector) {
        isUnusable = document.attributes.isUnusable("types")
        for declaration in document.types {
            names.append(declaration.name)
            if let type = Self.type(declaration, diagnostics) {
                types[declaration.name] = type
                declarations.append((type, declaration.nameRange))
            } else {
                broken.insert(declaration.name)
            }
        }
    }

    private static func type(_ declaration: TypeDeclaration, _ diagnostics: DiagnosticCollector) -> ChoiceType? {
        let name = declaration.name
        guard let identifier = identifier(name) else {
            diagnostics.error(
                .badTypeName,
                at: declaration.nameRange,
                "\(name.quoted) cannot name a type",
                hint: "use a name such as \"Quality\""
            )
            return nil
        }
        guard let choices = declaration.attributes["choices"] else {
            if !declaration.attributes.isUnusable("choices"), !declaration.attributes.isUnusable("fields") {
                diagnostics.error(
                    .badAttributeValue,
                    at: declaration.nameRange,
                    "the type \(name.quoted) has no \"choices\"",
                    hint: "add them"
                )
            }
            return nil
        }
        let reader = ChoiceReader(owner: "the type \(name.quoted)", diagnostics: diagnostics)
        return reader.read(choices.value).map { choices in
            ChoiceType(
                name: identifier,
                isShared: true,
                doc: declaration.attributes["doc"]?.value.string,
                choices: choices
            )
        }
    }

    /// The name of the enum for a type, capitalised; nil if Swift or the text of a type could not say the name.
    private static func identifier(_ name: String) -> String? {
        let isSteering = name.contains { $0 == " " || steeringCharacters.contains($0) }
        let isTaken = name == "Set" || SettingType.named.contains { $0.name == name }
        guard !isSteering, !isTaken, let identifier = SwiftIdentifier(key: name) else { return nil }
        let capitalized = SwiftIdentifier.capitalized(identifier.name)
        let isSayable = !SwiftKeywords.all.contains(capitalized) && !SwiftKeywords.unspeakable.contains(capitalized)
        return isSayable && !HeaderResolver.genericParameters.contains(capitalized) ? capitalized : nil
    }
}
