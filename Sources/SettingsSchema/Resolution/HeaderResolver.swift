import SettingsJSON

/// Works out what a schema says of itself: name, access, suite.
struct HeaderResolver {
    let document: SchemaDocument
    let defaultName: String
    let diagnostics: DiagnosticCollector

    /// Names that mean something else where the generated code names the enum.
    static let genericParameters: Set<String> = ["Group", "Schema", "Value"]

    /// Names that the generated code needs itself.
    private static let taken: Set<String> = genericParameters.union([
        "Setting", "SettingsSchema", "newValue", "schema", "store",
    ])

    /// Names that the user's own code would lose if a module had an enum of that name.
    private static let shadowing: Set<String> = Set(SettingType.named.map(\.name)).union([
        "Array", "Character", "Dictionary", "Error", "Foundation", "Never", "Optional", "Result", "Set", "Swift",
        "Task",
        "TypedSettings", "Void",
    ])

    var doc: String? { document.attributes["doc"]?.value.string }

    /// The name of the generated enum.
    var name: String {
        guard let attribute = document.attributes["name"], let name = attribute.value.string else { return defaultName }
        let isTaken = Self.taken.contains(name) || name.hasSuffix("GeneratedCode")
        let isShadowing = Self.shadowing.contains(name)
        if SwiftIdentifier(key: name)?.spelling == name, !isTaken, !isShadowing { return name }
        let reason =
            isTaken
            ? ", since the generated code needs it itself" : isShadowing ? ", since it would hide another type" : ""
        diagnostics.error(
            .badEnumName,
            at: attribute.value.range,
            "\(name.quoted) cannot name an enum\(reason)",
            hint: "use a name such as \"\(defaultName)\""
        )
        return defaultName
    }

    var access: ResolvedSchema.Access {
        guard let attribute = document.attributes["access"], let text = attribute.value.string else { return .internal }
        if let access = ResolvedSchema.Access(rawValue: text) { return access }
        let names = ResolvedSchema.Access.allCases.map(\.rawValue)
        diagnostics.error(
            .badAttributeValue,
            at: attribute.value.range,
            "there is no access \(text.quoted)",
            hint: NearestName.hint(for: text, among: names) ?? "use \"internal\", \"package\" or \"public\""
        )
        return .internal
    }

    /// Modules that the generated code imports.
    var imports: [String] {
        (document.attributes["imports"]?.value.elements ?? []).compactMap { node in
            if let name = node.string, SwiftIdentifier(key: name)?.spelling == name { return name }
            diagnostics.error(
                .badImport,
                at: node.range,
                "\(node.string?.quoted ?? node.kind) cannot be the name of a module",
                hint: "use one such as \"Foundation\""
            )
            return nil
        }
    }

    /// The identity of the store, which is also the name of a folder.
    var suite: String? {
        guard let attribute = document.attributes["suite"], let suite = attribute.value.string else {
            if document.attributes["access"]?.value.string == "public", !document.attributes.isUnusable("suite") {
                diagnostics.error(
                    .missingSuite,
                    at: document.attributes["access"]?.nameRange,
                    "public settings need a \"suite\", so that every program that uses them has the same store",
                    hint: "add one such as \"suite\": \"org.example.app\""
                )
            }
            return nil
        }
        let isUsable =
            (1...100).contains(suite.utf8.count) && !suite.hasPrefix(".")
            && suite.unicodeScalars.allSatisfy { $0.isASCII && ($0.canContinueIdentifier || $0 == "." || $0 == "-") }
        if isUsable { return suite }
        diagnostics.error(
            .badSuite,
            at: attribute.value.range,
            "the suite \(suite.quoted) cannot name a folder everywhere",
            hint: "use 1 to 100 letters, digits, \".\", \"-\" and \"_\", as in \"org.example.app\""
        )
        return nil
    }
}
