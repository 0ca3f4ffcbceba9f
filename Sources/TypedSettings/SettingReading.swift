/// What reading a setting found, in full: an accessor gives only the value that follows from it.
public enum SettingReading<Value: SettingValue>: Sendable {
    /// The store, or a layer above it, holds this value.
    case value(Value, source: SettingSource)
    /// Nothing is stored; the schema's default holds.
    case `default`(Value)
    /// The store cannot be read now. Accessors give the last value seen, else the default.
    case unavailable(SettingsError)
    /// What is stored is not of the setting's type or range. Accessors give the default; the store is left as it is.
    case mismatch(SettingsError)

    /// Where the value comes from; nil if there is none.
    public var source: SettingSource? {
        switch self {
        case .value(_, let source): source
        case .default: .default
        case .unavailable, .mismatch: nil
        }
    }

    /// Why there is no value.
    public var error: SettingsError? {
        switch self {
        case .value, .default: nil
        case .unavailable(let error), .mismatch(let error): error
        }
    }
}

/// Where a value comes from.
public enum SettingSource: Hashable, Sendable {
    /// The store.
    case stored
    /// The schema.
    case `default`
}
