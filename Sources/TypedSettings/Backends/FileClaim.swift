import SettingsJSON

/// Says which schema keeps which settings in which file, as long as it lives.
///
/// Two schemas may share a file as long as no stored name belongs to both: else each would read and remove settings of
/// the other.
final class FileClaim: Sendable {
    private struct Owner {
        let schema: String
        let names: Set<String>
        var count = 1
    }

    private static let owners = Guarded<[String: [Owner]]>([:])

    private let path: String
    private let schema: String

    /// - Throws: `nameConflict` if another schema has a stored name of this one.
    init(path: String, _ table: SchemaTable) throws(SettingsError) {
        self.path = path
        schema = table.name
        let names = Set(table.slots.compactMap(\.path.names.first))
        let conflict = Self.owners.withLock { owners -> (schema: String, name: String)? in
            var present = owners[path] ?? []
            for owner in present where owner.schema != table.name {
                if let name = owner.names.intersection(names).min() { return (owner.schema, name) }
            }
            if let index = present.firstIndex(where: { $0.schema == table.name }) {
                present[index].count += 1
            } else {
                present.append(Owner(schema: table.name, names: names))
            }
            owners[path] = present
            return nil
        }
        guard let conflict else { return }
        throw SettingsError(
            .nameConflict,
            place: path,
            "\(table.name) and \(conflict.schema) both keep \(conflict.name.quoted) in this file",
            hint: "give one of them another \"suite\", or configure another file"
        )
    }

    deinit {
        Self.owners.withLock { owners in
            var present = owners[path] ?? []
            if let index = present.firstIndex(where: { $0.schema == schema }) {
                present[index].count -= 1
                if present[index].count == 0 { present.remove(at: index) }
            }
            owners[path] = present.isEmpty ? nil : present
        }
    }
}
