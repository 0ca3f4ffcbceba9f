/// A property that is a setting: `@AppSettings.Setting(.theme) var theme`.
///
/// It holds a key and no value: each read and each write goes to the store, that of the task within `withStore`. In a
/// `final class` that is `Sendable`, which can have no `var`, write `let theme = AppSettings.Setting(.theme)` and use
/// `theme.wrappedValue`. A `static` one needs a type that is isolated as a whole, to the main actor for example.
@propertyWrapper
public struct SettingProperty<Schema: SettingsSchema, Value: SettingValue>: Sendable {
    private let key: SettingKey<Schema, Value>

    /// Makes the property of a setting.
    public init(_ key: SettingKey<Schema, Value>) {
        self.key = key
    }

    /// The setting's value. A value that the setting refuses leaves the old one and becomes an issue.
    public var wrappedValue: Value {
        get { SettingsStore.current[key] }
        nonmutating set { SettingsStore.current[key] = newValue }
    }
}
