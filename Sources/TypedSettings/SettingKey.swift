/// Names one setting of a schema, with its type: what `store[.age]` takes.
///
/// Keys come from generated code; there is no need to make one.
public struct SettingKey<Schema: SettingsSchema, Value: SettingValue>: Hashable, Sendable {
    /// The setting's place in the schema.
    let slot: Int

    /// Makes the key of a setting by its place in the schema. Only generated code calls this.
    ///
    /// Using a key whose slot the schema does not have, or has with another type, stops the program.
    public init(slot: Int) {
        self.slot = slot
    }
}

/// A step of a key's path: what `.network` is in `store[.network.timeout]`.
public struct SettingGroup<Group, Value: SettingValue>: Sendable {
    /// Makes the step. Only generated code calls this.
    public init() {}
}
