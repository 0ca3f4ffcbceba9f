import SettingsJSON

/// Reads the defaults of one setting: the general one, and those of platforms.
struct DefaultReader {
    static let platforms = ["linux", "macOS", "iOS", "tvOS", "watchOS", "visionOS"]

    let declaration: SettingDeclaration
    let type: SettingType
    let diagnostics: DiagnosticCollector

    private var attributes: Attributes { declaration.attributes }

    /// The canonical default, null for nil; or nil after reporting what is wrong with it.
    func read() -> JSONNode? {
        if attributes["secret"]?.value.bool == true, let standard = attributes["default"] ?? attributes["on"] {
            diagnostics.error(
                .secretDefault,
                at: standard.nameRange,
                "\(declaration.name.quoted) is secret and cannot have a default, which everybody could read",
                hint: "remove it, and make the type optional"
            )
            return nil
        }
        if let attribute = attributes["default"] {
            return reader().read(attribute.value, as: type)
        }
        if type.isOptional { return JSONNode(.null) }
        if attributes["secret"]?.value.bool == true {
            diagnostics.error(
                .secretDefault,
                at: declaration.nameRange,
                "\(declaration.name.quoted) is secret and so has no default",
                hint: "make the type optional: \"\(type.name)?\""
            )
            return nil
        }
        if !attributes.isUnusable("default") {
            diagnostics.error(
                .missingDefault,
                at: declaration.nameRange,
                "\(declaration.name.quoted) has no default",
                hint: attributes["choices"] == nil
                    ? "add \"default\", or make the type optional: \"\(type.name)?\"" : "add \"default\""
            )
        }
        return nil
    }

    /// The canonical defaults of platforms, by their names.
    func readPlatforms() -> [JSONMember] {
        (attributes["on"]?.value.members ?? []).compactMap { member in
            guard Self.platforms.contains(member.name) else {
                diagnostics.error(
                    .unknownPlatform,
                    at: member.nameRange,
                    "there is no platform \(member.name.quoted)",
                    hint: NearestName.hint(for: member.name, among: Self.platforms)
                        ?? "use one of \(Self.platforms.joined(separator: ", "))"
                )
                return nil
            }
            return reader(" on \(member.name)").read(member.value, as: type).map {
                JSONMember(member.name, $0)
            }
        }
    }

    private func reader(_ place: String = "") -> ValueReader {
        ValueReader(
            diagnostics: diagnostics,
            subject: { "the default of \(declaration.name.quoted)\(place)" },
            identifier: .badDefault
        )
    }
}
