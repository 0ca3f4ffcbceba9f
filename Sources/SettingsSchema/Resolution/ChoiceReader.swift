import SettingsJSON

/// Reads choices in each of their forms, and checks that all can be cases of one enum.
struct ChoiceReader {
    /// What the enum has by itself.
    private static let reserved: Set<String> = [
        "allCases", "AllCases", "RawValue", "formerRawValues", "settingTypeName",
    ]

    /// Whose choices they are, for messages.
    let owner: String
    let diagnostics: DiagnosticCollector

    /// A choice as it is written, with the places of its parts.
    private struct Written {
        let name: String
        let nameRange: TextRange?
        let value: ChoiceValue
        let valueRange: TextRange?
        var attributes = Attributes([])
        var was: [(value: ChoiceValue, range: TextRange?)] = []
    }

    /// The choices, or nil after reporting all that is wrong with them.
    func read(_ node: JSONNode) -> [ChoiceType.Choice]? {
        let before = diagnostics.diagnostics.count
        let written: [Written]
        switch node.content {
        case .array(let elements): written = elements.compactMap(read)
        case .object(let members): written = members.compactMap(read)
        default: written = []
        }
        if written.isEmpty, diagnostics.diagnostics.count == before {
            diagnostics.error(.emptyChoices, at: node.range, "\(owner) has no choices", hint: "name at least one")
        }
        checkKinds(written)
        checkValues(written)
        let choices = identify(written)
        return diagnostics.diagnostics.count == before ? choices : nil
    }

    // MARK: Forms

    private func read(_ element: JSONNode) -> Written? {
        guard let name = element.string else {
            diagnostics.error(
                .badChoice,
                at: element.range,
                "a choice is a string, not \(element.kind)",
                hint: "write the choices as an object to give them numbers"
            )
            return nil
        }
        return Written(name: name, nameRange: element.range, value: .text(name), valueRange: element.range)
    }

    private func read(_ member: JSONMember) -> Written? {
        let (name, nameRange) = (member.name, member.nameRange)
        if let value = ChoiceValue(member.value) {
            return Written(name: name, nameRange: nameRange, value: value, valueRange: member.value.range)
        }
        guard let members = member.value.members else {
            reportValue(member.value)
            return nil
        }
        let attributes = Attributes(members, of: .choice, damage: TextDamage([]), diagnostics)
        var choice = Written(name: name, nameRange: nameRange, value: .text(name), valueRange: nameRange)
        if let attribute = attributes["value"] {
            guard let value = ChoiceValue(attribute.value) else {
                reportValue(attribute.value)
                return nil
            }
            choice = Written(name: name, nameRange: nameRange, value: value, valueRange: attribute.value.range)
        }
        choice.attributes = attributes
        for node in attributes["was"]?.value.elements ?? [] {
            if let value = ChoiceValue(node) { choice.was.append((value, node.range)) } else { reportValue(node) }
        }
        return choice
    }

    private func reportValue(_ node: JSONNode) {
        diagnostics.error(
            .badChoice,
            at: node.range,
            "a choice is stored as a string or an integer, not as \(node.number?.text ?? node.kind)"
        )
    }

    // MARK: Rules

    /// All are numbers, or all are texts.
    private func checkKinds(_ choices: [Written]) {
        guard let first = choices.first else { return }
        let isNumeric = first.value.number != nil
        for choice in choices {
            for (value, range) in [(choice.value, choice.valueRange)] + choice.was
            where (value.number != nil) != isNumeric {
                diagnostics.error(
                    .mixedChoices,
                    at: range,
                    "\(owner) mixes numbers and texts",
                    hint: isNumeric ? "give each choice a number" : "give no choice a number",
                    notes: [(first.valueRange, "the first is \(isNumeric ? "a number" : "a text")")]
                )
                return
            }
        }
    }

    /// No stored value, present or former, means two choices.
    private func checkValues(_ choices: [Written]) {
        var first: [ChoiceValue: TextRange?] = Dictionary(minimumCapacity: choices.count)
        for choice in choices {
            guard let other = first.updateValue(choice.valueRange, forKey: choice.value) else { continue }
            diagnostics.error(
                .duplicateChoice,
                at: choice.valueRange,
                "two choices are stored as \(choice.value.description)",
                hint: "remove one, or give it another value",
                notes: [(other, "the other one is here")]
            )
        }
        for (value, range) in choices.flatMap(\.was) {
            guard let other = first.updateValue(range, forKey: value) else { continue }
            diagnostics.error(
                .badAlias,
                at: range,
                "the old value \(value.description) is taken already",
                hint: "remove one of the two",
                notes: [(other, "the other one is here")]
            )
        }
    }

    private func identify(_ choices: [Written]) -> [ChoiceType.Choice] {
        var first: [SwiftIdentifier: Written] = Dictionary(minimumCapacity: choices.count)
        return choices.compactMap { choice in
            guard let identifier = identifier(of: choice) else { return nil }
            if let other = first.updateValue(choice, forKey: identifier), other.value != choice.value {
                diagnostics.error(
                    .duplicateIdentifier,
                    at: choice.nameRange,
                    "the choices \(other.name.quoted) and \(choice.name.quoted) are both \(identifier.name) in Swift",
                    hint: "rename one, and keep what is stored with \"value\"",
                    notes: [(other.nameRange, "the other one is here")]
                )
            }
            return ChoiceType.Choice(
                identifier: identifier,
                name: choice.name,
                value: choice.value,
                label: choice.attributes["label"]?.value.string,
                doc: choice.attributes["doc"]?.value.string,
                was: choice.was.map(\.value)
            )
        }
    }

    private func identifier(of choice: Written) -> SwiftIdentifier? {
        if choice.name.isEmpty {
            diagnostics.error(
                .emptyName,
                at: choice.nameRange,
                "the name of a choice is empty",
                hint: "name it, and keep what is stored with \"value\": \"\""
            )
            return nil
        }
        let identifier = SwiftIdentifier(key: choice.name)
        if let identifier, !Self.reserved.contains(identifier.name) { return identifier }
        let problem =
            identifier.map { "have the name \($0.name) in Swift, since the generated enum needs it itself" }
            ?? "be said in Swift"
        diagnostics.error(
            identifier == nil ? .badIdentifier : .reservedName,
            at: choice.nameRange,
            "the choice \(choice.name.quoted) cannot \(problem)",
            hint: NameOffer.hint(forChoice: choice.name, storedAs: choice.value)
        )
        return nil
    }
}
