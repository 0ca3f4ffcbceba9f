import SettingsJSON

/// Checks the rules that the schemas of one target can only break together.
package enum TargetValidator {
    /// What is wrong, at the later schema of two; schemas that are wrong by themselves have no place here.
    package static func validate(_ schemas: [(source: SchemaSource, schema: ResolvedSchema)]) -> [Diagnostic] {
        if schemas.count < 2 { return [] }
        var enums: [String: String] = [:]
        var storedNames: [[String]: String] = [:]
        return schemas.flatMap { source, schema in
            let diagnostics = DiagnosticCollector(path: source.path, bytes: source.bytes)
            if let other = enums.updateValue(source.path, forKey: schema.name) {
                diagnostics.error(
                    .duplicateEnum,
                    at: schema.nameRange,
                    "this schema makes the enum \(schema.name), and so does \(other)",
                    hint: "give one of them another \"name\""
                )
            }
            let file = [schema.suite ?? "", SchemaSource.fileName(ofPath: source.path)]
            for (name, range) in storedNamesAtTop(of: schema) {
                guard let other = storedNames.updateValue(source.path, forKey: file + [name]) else { continue }
                diagnostics.error(
                    .duplicateStoredKey,
                    at: range,
                    "this schema keeps \(name.quoted) in the same file as \(other)",
                    hint: "give one of them another \"suite\", or rename its file"
                )
            }
            return diagnostics.sorted
        }
    }

    /// The members of the file, each once, with the place of the first setting that is kept there.
    private static func storedNamesAtTop(of schema: ResolvedSchema) -> [String: TextRange?] {
        Dictionary(schema.settings.map { ($0.storedPath[0], $0.storedNameRange) }) { first, _ in first }
    }
}
