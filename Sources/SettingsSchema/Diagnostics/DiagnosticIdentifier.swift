import SettingsJSON

/// The rules that a schema can break. The raw values are stable, so that tools can rely on them.
package enum DiagnosticIdentifier: String, CaseIterable, Sendable {
    case badAlias = "bad-alias"
    case badAttributeValue = "bad-attribute-value"
    case badBound = "bad-bound"
    case badChoice = "bad-choice"
    case badDefault = "bad-default"
    case badEnumName = "bad-enum-name"
    case badIdentifier = "bad-identifier"
    case badImport = "bad-import"
    case badPattern = "bad-pattern"
    case badSuite = "bad-suite"
    case badType = "bad-type"
    case badTypeName = "bad-type-name"
    case conflictingAttributes = "conflicting-attributes"
    case defaultOutOfRange = "default-out-of-range"
    case duplicateChoice = "duplicate-choice"
    case duplicateElement = "duplicate-element"
    case duplicateEnum = "duplicate-enum"
    case duplicateIdentifier = "duplicate-identifier"
    case duplicateStoredKey = "duplicate-stored-key"
    case emptyChoices = "empty-choices"
    case emptyGroup = "empty-group"
    case emptyName = "empty-name"
    case emptyRange = "empty-range"
    case groupDepth = "group-depth"
    case jsonComment = "json-comment"
    case jsonControlCharacter = "json-control-character"
    case jsonDepth = "json-depth"
    case jsonDuplicateMember = "json-duplicate-member"
    case jsonEncoding = "json-encoding"
    case jsonEscape = "json-escape"
    case jsonLoneSurrogate = "json-lone-surrogate"
    case jsonNumber = "json-number"
    case jsonSize = "json-size"
    case jsonSyntax = "json-syntax"
    case jsonTrailingComma = "json-trailing-comma"
    case jsonTrailingText = "json-trailing-text"
    case jsonUnexpectedEnd = "json-unexpected-end"
    case limitOfOtherType = "limit-of-other-type"
    case missingDefault = "missing-default"
    case missingSettings = "missing-settings"
    case missingSuite = "missing-suite"
    case mixedChoices = "mixed-choices"
    case notAnObject = "not-an-object"
    case notSupportedYet = "not-supported-yet"
    case reservedName = "reserved-name"
    case secretDefault = "secret-default"
    case settingAndGroup = "setting-and-group"
    case unknownAttribute = "unknown-attribute"
    case unknownPlatform = "unknown-platform"
    case unknownType = "unknown-type"
    case unreadableFile = "unreadable-file"
    case unwritableOutput = "unwritable-output"

    /// The rule behind an error of the JSON parser.
    init(_ kind: JSONError.Kind) {
        self =
            switch kind {
            case .badEncoding: .jsonEncoding
            case .badEscape: .jsonEscape
            case .badNumber: .jsonNumber
            case .comment: .jsonComment
            case .controlCharacter: .jsonControlCharacter
            case .duplicateMember: .jsonDuplicateMember
            case .loneSurrogate: .jsonLoneSurrogate
            case .tooDeep: .jsonDepth
            case .tooLarge: .jsonSize
            case .trailingComma: .jsonTrailingComma
            case .trailingText: .jsonTrailingText
            case .unexpectedCharacter: .jsonSyntax
            case .unexpectedEnd: .jsonUnexpectedEnd
            }
    }
}
