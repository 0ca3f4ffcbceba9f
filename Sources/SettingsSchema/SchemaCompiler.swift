import SettingsJSON

/// A schema file: the path by which people know it, and its bytes.
package struct SchemaSource: Sendable {
    package let path: String
    package let bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// A path without its folders.
    package static func fileName(ofPath path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }
}

/// The way from a schema's text to a resolved schema: parse, read, resolve, validate.
package enum SchemaCompiler {
    /// Each checks one rule of a whole schema.
    private static let validators: [@Sendable (ResolvedSchema, DiagnosticCollector) -> Void] = [
        IdentifierValidator.validate,
        StoredKeyValidator.validate,
        RangeValidator.validate,
    ]

    /// The schema, or nil if there is any error; and all diagnostics, in order of position.
    package static func compile(_ source: SchemaSource) -> (schema: ResolvedSchema?, diagnostics: [Diagnostic]) {
        let diagnostics = DiagnosticCollector(path: source.path, bytes: source.bytes)
        let (json, errors) = JSONDocument.parse(source.bytes)
        for error in errors { diagnostics.error(error) }
        let reader = SchemaReader(diagnostics: diagnostics, damage: TextDamage(errors))
        guard let json, let document = reader.read(json.root) else {
            return (nil, diagnostics.sorted)
        }
        let schema = SchemaResolver.resolve(
            document,
            defaultName: EnumName.standard(forPath: source.path),
            diagnostics: diagnostics
        )
        for validate in validators { validate(schema, diagnostics) }
        let sorted = diagnostics.sorted
        return (sorted.isEmpty ? schema : nil, sorted)
    }
}

/// The name of the enum for a schema that does not give one.
enum EnumName {
    /// `settings.json` is `AppSettings`, `editor.settings.json` is `EditorSettings`.
    static func standard(forPath path: String) -> String {
        let file = SchemaSource.fileName(ofPath: path)
        let parts = file.split(separator: ".").dropLast(2).map(String.init) + ["settings"]
        let key = String(parts.joined(separator: ".").drop { $0 == "$" })
        let name = SwiftIdentifier(key: key)?.name ?? ""
        return ["", "settings"].contains(name) ? "AppSettings" : SwiftIdentifier.capitalized(name)
    }
}
