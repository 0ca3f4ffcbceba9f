/// Words with a meaning of their own in Swift.
enum SwiftKeywords {
    /// Words that are put in back-ticks. More than Swift demands, so that no word depends on where it stands.
    static let all: Set<String> = [
        "Any", "Self", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default",
        "defer",
        "deinit", "do", "each", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func",
        "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup",
        "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript",
        "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
        "async", "open", "package", "any", "some", "borrowing", "consuming", "discard", "copy", "consume", "sending",
        "get", "set", "willSet", "didSet", "dynamic", "final", "indirect", "lazy", "mutating", "nonisolated",
        "nonmutating", "optional", "override", "required", "unowned", "weak", "isolated", "macro", "actor",
    ]

    /// Names that Swift cannot say as a member, not even in back-ticks.
    static let unspeakable: Set<String> = ["Type", "Protocol", "Self"]
}
