import SettingsJSON

/// Parses any bytes; what parses must print and edit to text that parses to the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: count))
    let (document, errors) = JSONDocument.parse(bytes)
    let lines = LineTable(bytes)
    for error in errors {
        precondition((0...bytes.count).contains(error.offset), "an error is outside of the text")
        precondition(lines.position(of: error.offset).column >= 1)
    }
    guard let document, errors.isEmpty else {
        precondition(!errors.isEmpty, "text that does not parse has no error")
        return 0
    }
    let compact = JSONPrinter.compact(document.root)
    for text in [compact, JSONPrinter.pretty(document.root)] {
        guard let again = try? JSONDocument(parsing: Array(text.utf8)) else {
            preconditionFailure("printed text does not parse")
        }
        precondition(JSONPrinter.compact(again.root) == compact, "printed text is of another value")
    }
    edit(document, name: document.root.members?.first?.name ?? "a")
    edit(document, name: "new")
    return 0
}

private func edit(_ document: JSONDocument, name: String) {
    let value = JSONNode(.array([JSONNode(.string("x\n"))]))
    for change in [value, nil] {
        let editor = JSONEditor(document) { _ in nil }
        guard let text = try? editor.text(applying: [.init(path: [name], value: change)]) else { continue }
        guard let edited = try? JSONDocument(parsing: text) else { preconditionFailure("edited text does not parse") }
        precondition(
            edited.root[name].map(JSONPrinter.compact) == change.map(JSONPrinter.compact),
            "the edit is not there"
        )
        let others = (document.root.members ?? []).filter { $0.name != name }
        precondition((edited.root.members ?? []).count == others.count + (change == nil ? 0 : 1), "a member was lost")
    }
}
