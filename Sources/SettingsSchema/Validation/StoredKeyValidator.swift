import SettingsJSON

/// Checks that every setting has a place of its own in the store, also in stores that join groups and names by `/`.
enum StoredKeyValidator {
    static func validate(_ schema: ResolvedSchema, _ diagnostics: DiagnosticCollector) {
        // Settings by where they are, each as its slot.
        var owners: [String: Int] = Dictionary(minimumCapacity: schema.settings.count)
        // Names within a group differ, and "key" names a place at the top level, so that only there a setting can take
        // the place of a group.
        var topSettings: [String: Int] = [:]
        var topGroups: [String: Int] = [:]
        for setting in schema.settings {
            let path = setting.storedPath
            if path == [""], let key = setting.declaration.attributes["key"] {
                diagnostics.error(.emptyName, at: key.value.range, "a stored name is empty", hint: "give it a name")
            }
            if setting.declaration.attributes.isUnusable("key") || path.contains(where: \.isEmpty) { continue }
            let isTop = path.count == 1
            if isTop { topSettings[path[0]] = setting.slot }
            let text = path.dropFirst().reduce(path[0]) { $0 + "/" + $1 }
            if let other = owners.updateValue(setting.slot, forKey: text) ?? (isTop ? topGroups[path[0]] : nil) {
                report(setting, schema.settings[other], diagnostics)
            } else if !isTop {
                if let other = topSettings[path[0]] { report(setting, schema.settings[other], diagnostics) }
                if topGroups[path[0]] == nil { topGroups[path[0]] = setting.slot }
            }
        }
    }

    private static func report(_ setting: ResolvedSetting, _ other: ResolvedSetting, _ diagnostics: DiagnosticCollector)
    {
        let (path, otherPath) = (text(setting), text(other))
        let message =
            if path == otherPath {
                "\(setting.name.quoted) and \(other.name.quoted) are stored in the same place, \(path)"
            } else if setting.storedPath.count < other.storedPath.count {
                "\(setting.name.quoted) is stored in the place \(path) of the group that holds \(other.name.quoted)"
            } else {
                "\(setting.name.quoted) is stored at \(path), but the place \(otherPath) is that of \(other.name.quoted)"
            }
        diagnostics.error(
            .duplicateStoredKey,
            at: setting.storedNameRange,
            message,
            hint: "give one of them another \"key\"",
            notes: [(other.storedNameRange, "the other one is here")]
        )
    }

    private static func text(_ setting: ResolvedSetting) -> String {
        setting.storedPath.joined(separator: "/").quoted
    }
}

extension ResolvedSetting {
    /// The place of its stored name, which is its own name unless it gives a `key`.
    var storedNameRange: TextRange? { declaration.attributes["key"]?.value.range ?? declaration.nameRange }
}
