/// The names of one object so far: compared one by one while they are few, hashed when they are many.
struct MemberNames {
    private var firstOffsets: [String: Int] = [:]
    private static let few = 8

    /// The offset of an equal name (in any Unicode normal form) among `members`, or nil after noting this one.
    mutating func insert(_ name: String, at offset: Int, after members: [JSONMember]) -> Int? {
        if members.count < Self.few {
            return members.first { $0.name == name }?.nameRange?.offsets.lowerBound
        }
        if firstOffsets.isEmpty {
            firstOffsets.reserveCapacity(4 * Self.few)
            for member in members { firstOffsets[member.name] = member.nameRange?.offsets.lowerBound }
        }
        if let first = firstOffsets[name] { return first }
        firstOffsets[name] = offset
        return nil
    }
}
