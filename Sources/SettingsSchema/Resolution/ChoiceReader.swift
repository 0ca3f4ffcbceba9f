import SettingsJSON

/// Reads the names of choices, and checks that each can be a case of one enum.
struct ChoiceReader {
    /// What the enum has by itself.
    private static let reserved: Set<String> = ["allCases", "AllCases", "RawValue"]

    let diagnostics: DiagnosticCollector

    /// The choices that are right; every other one is reported.
    func read(_ elements: [JSONNode]) -> [ChoiceType.Choice] {
        var choices: [ChoiceType.Choice] = []
        var firstByName: [String: JSONNode] = [:]
        var firstByIdentifier: [SwiftIdentifier: JSONNode] = [:]
        for element in elements {
            guard let name = element.string else {
                diagnostics.error(.badChoice, at: element.range, "a choice is a string, not \(element.kind)")
                continue
            }
            if let first = firstByName.updateValue(element, forKey: name) {
                diagnostics.error(
                    .duplicateChoice,
                    at: element.range,
                    "the choice \(name.quoted) is named twice",
                    hint: "remove one",
                    notes: [(first.range, "first here")]
                )
                continue
            }
            guard let identifier = identifier(of: name, element) else { continue }
            if let first = firstByIdentifier.updateValue(element, forKey: identifier) {
                diagnostics.error(
                    .duplicateIdentifier,
                    at: element.range,
                    "the choices \((first.string ?? "").quoted) and \(name.quoted) are both \(identifier.name) in Swift",
                    hint: "rename one",
                    notes: [(first.range, "the other one is here")]
                )
                continue
            }
            choices.append(ChoiceType.Choice(identifier: identifier, storedName: name))
        }
        return choices
    }

    private func identifier(of name: String, _ element: JSONNode) -> SwiftIdentifier? {
        if name.isEmpty {
            diagnostics.error(.emptyName, at: element.range, "the name of a choice is empty", hint: "give it a name")
            return nil
        }
        guard let identifier = SwiftIdentifier(key: name) else {
            diagnostics.error(
                .badIdentifier,
                at: element.range,
                "the choice \(name.quoted) cannot be said in Swift",
                hint: NameOffer.hint(forChoice: name)
            )
            return nil
        }
        guard !Self.reserved.contains(identifier.name) else {
            diagnostics.error(
                .reservedName,
                at: element.range,
                "the choice \(name.quoted) cannot have the name \(identifier.name) in Swift, since the generated enum "
                    + "needs it itself",
                hint: NameOffer.hint(forChoice: name)
            )
            return nil
        }
        return identifier
    }
}
