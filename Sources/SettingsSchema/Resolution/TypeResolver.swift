import SettingsJSON

/// Works out the type of one setting: from `type`, from `choices`, or from the default.
struct TypeResolver {
    let declaration: SettingDeclaration
    let identifier: SwiftIdentifier
    let types: TypeTable
    let diagnostics: DiagnosticCollector

    private var attributes: Attributes { declaration.attributes }

    /// The type, or nil if it cannot be known; then that has been reported.
    func type() -> SettingType? {
        if attributes.isUnusable("type") || attributes.isUnusable("choices") || attributes.isUnusable("group") {
            return nil
        }
        if let choices = attributes["choices"] {
            if let type = attributes["type"] {
                diagnostics.error(
                    .conflictingAttributes,
                    at: type.nameRange,
                    "\(declaration.name.quoted) has both \"type\" and \"choices\"",
                    hint: "remove \"type\""
                )
                return nil
            }
            return choiceType(choices)
        }
        if let type = attributes["type"] { return parsed(type) }
        if attributes.isUnusable("default") { return nil }
        guard let value = attributes["default"]?.value else {
            diagnostics.error(
                .missingDefault,
                at: declaration.nameRange,
                "\(declaration.name.quoted) has neither \"type\" nor \"default\"",
                hint: "add one, or \"group\" if it holds settings"
            )
            return nil
        }
        return inferred(value)
    }

    private func parsed(_ attribute: JSONMember) -> SettingType? {
        guard let text = attribute.value.string else {
            diagnostics.error(
                .notSupportedYet,
                at: attribute.value.range,
                "a type of your own is not supported yet",
                hint: "use one such as \"Int\" or \"[String]\""
            )
            return nil
        }
        do throws(TypeParser.Failure) {
            return try TypeParser.parse(text, types: types)
        } catch {
            let place = attribute.value.place(of: error.offsets, in: text)
            diagnostics.error(error.identifier, at: place, error.message, hint: error.hint)
            return nil
        }
    }

    // MARK: From the default

    private func inferred(_ value: JSONNode) -> SettingType? {
        switch value.content {
        case .bool: return .bool
        case .number(let number): return number.isInteger ? .integer(.int) : .double
        case .string: return .string
        case .array(let elements): return inferred(value, elements: elements)
        case .null, .object: return unknown(value)
        }
    }

    private func inferred(_ value: JSONNode, elements: [JSONNode]) -> SettingType? {
        guard !elements.isEmpty else { return unknown(value) }
        var types: [SettingType] = []
        for element in elements {
            guard let type = inferred(element) else { return nil }
            if !types.contains(type) { types.append(type) }
        }
        if types.count == 1 { return .array(types[0]) }
        if Set(types) == [.integer(.int), .double] { return .array(.double) }
        diagnostics.error(
            .badDefault,
            at: value.range,
            "the default of \(declaration.name.quoted) mixes \(types.map(\.name).joined(separator: " and "))",
            hint: "give all elements one type"
        )
        return nil
    }

    private func unknown(_ value: JSONNode) -> SettingType? {
        let text = JSONPrinter.compact(value)
        diagnostics.error(
            .badType,
            at: value.range,
            "the type of \(declaration.name.quoted) cannot be told from \(text.count > 40 ? value.kind : text)",
            hint: "add \"type\""
        )
        return nil
    }

    // MARK: From the choices

    private func choiceType(_ attribute: JSONMember) -> SettingType? {
        ChoiceReader(owner: declaration.name.quoted, diagnostics: diagnostics).read(attribute.value).map { choices in
            .choice(ChoiceType(name: identifier.choiceTypeName, isShared: false, doc: nil, choices: choices))
        }
    }
}
