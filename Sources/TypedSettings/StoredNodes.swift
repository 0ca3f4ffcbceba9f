import SettingsForms
import SettingsJSON

/// What a store holds for each slot of a schema.
typealias StoredNodes = [StoredNode]

/// What a store holds for one setting.
enum StoredNode: Sendable {
    case absent
    case present(JSONNode)
    /// Something that is no object stands where the setting's group should be.
    case blocked(by: JSONNode)

    var isStored: Bool {
        if case .present = self { true } else { false }
    }

    var node: JSONNode? {
        if case .present(let node) = self { node } else { nil }
    }
}

extension SchemaTable {
    /// Distributes the values of a snapshot to the slots.
    func nodes(of snapshot: SettingsSnapshot) -> StoredNodes {
        slots.map { slot in
            if let node = snapshot.values[slot.path] { return .present(node) }
            for group in slot.path.groups {
                if let node = snapshot.values[group] { return .blocked(by: node) }
            }
            return .absent
        }
    }

    /// The slot of a key. A key that does not fit is a fault in the program's code, never in a user's data.
    func slot<Value: SettingValue>(_ slot: Int, holding type: Value.Type) -> Slot {
        precondition(slots.indices.contains(slot), "\(name) has no setting number \(slot)")
        let info = slots[slot]
        precondition(
            info.typeName == type.settingTypeName,
            "\(info.name) is of type \(info.typeName), not \(type.settingTypeName)"
        )
        return info
    }
}

extension SchemaTable.Slot {
    /// The form in which a value is stored: nil is an absence unless the default is something else.
    func stored<Value: SettingValue>(_ value: Value) throws(SettingsError) -> StoredNode {
        let node = value.settingJSON
        if let violation = limits.violation(by: node) {
            throw SettingsError(.outOfRange, key: name, "the value is \(violation)", hint: "the old value is kept")
        }
        return node.isNull && defaultValue.isNull ? .absent : .present(node)
    }
}

/// What reading a slot gives: in full, and the value that an accessor makes of it.
struct SlotReading<Value: SettingValue>: Sendable {
    let reading: SettingReading<Value>
    let value: Value

    /// Reads what is stored; a user type's own code may run here.
    /// - Parameter place: says where a node stands, for errors.
    init(_ stored: StoredNode, _ slot: SchemaTable.Slot, place: (@Sendable (JSONNode) -> String?)?) {
        let standard = Self.defaultValue(slot)
        func mismatch(_ node: JSONNode, _ message: String, hint: String) -> SettingReading<Value> {
            .mismatch(SettingsError(.mismatch, key: slot.name, place: place?(node) ?? nil, message, hint: hint))
        }
        switch stored {
        case .absent: (reading, value) = (.default(standard), standard)
        case .blocked(let node):
            let message = "its group is \(node.kind) in the store"
            (reading, value) = (mismatch(node, message, hint: "make it an object, or remove it"), standard)
        case .present(let node):
            do throws(SettingMismatch) {
                let stored = try Value(settingJSON: node)
                if let violation = slot.limits.violation(by: node) { throw SettingMismatch("a value \(violation)") }
                (reading, value) = (.value(stored, source: .stored), stored)
            } catch {
                let hint = "the default is used until it is mended or set"
                (reading, value) = (mismatch(node, "the store holds \(error.message)", hint: hint), standard)
            }
        }
    }

    private static func defaultValue(_ slot: SchemaTable.Slot) -> Value {
        do throws(SettingMismatch) {
            return try Value(settingJSON: slot.defaultValue)
        } catch {
            preconditionFailure("the default of \(slot.name) is \(error.message); build the generated code again")
        }
    }
}
