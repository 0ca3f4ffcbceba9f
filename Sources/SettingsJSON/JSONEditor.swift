/// Changes single members of a JSON text and leaves every other byte as it was.
///
/// New members are pretty-printed in the style of the text: its newline, its indentation, one line where it is one.
package struct JSONEditor {
    /// One change: the path of a member, and its new value, or nil to remove the member.
    package struct Change: Sendable {
        package let path: [String]
        package let value: JSONNode?

        package init(path: [String], value: JSONNode?) {
            self.path = path
            self.value = value
        }
    }

    /// A change leads through a value that is no object, and would have to replace it.
    package struct PathBlocked: Error {
        package let path: [String]
        package let node: JSONNode
    }

    private let document: JSONDocument
    private let rank: ([String]) -> Int?
    private let newline: String
    private let unit: String

    /// - Parameters:
    ///   - document: the text to change.
    ///   - rank: the place of a member, by its path, among its siblings: a new member goes behind those before it.
    package init(_ document: JSONDocument, rank: @escaping ([String]) -> Int?) {
        self.document = document
        self.rank = rank
        newline = document.bytes.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
        unit = document.root.members?.first.flatMap { Self.indentation(before: $0, in: document) } ?? "  "
    }

    /// The text after all `changes`. A group that loses its last member goes with it.
    /// - Throws: `PathBlocked`; then nothing is changed.
    package func text(applying changes: [Change]) throws(PathBlocked) -> [UInt8] {
        let ordered = changes.map { (change: $0, rank: rank($0.path) ?? .max) }.sorted { $0.rank < $1.rank }
        var tree = ChangeTree()
        for (change, _) in ordered { tree.insert(change.path[...], change.value) }
        guard let range = document.root.range?.offsets else { return document.bytes }
        let root = try edited(document.root, tree, path: [], indentation: "") ?? Array("{}".utf8)
        return document.bytes[..<range.lowerBound] + root + document.bytes[range.upperBound...]
    }

    /// The text of an object after its changes, or nil if no member is left.
    private func edited(
        _ node: JSONNode,
        _ tree: ChangeTree,
        path: [String],
        indentation: String
    ) throws(PathBlocked) -> [UInt8]? {
        guard let members = node.members, let range = node.range?.offsets else {
            throw PathBlocked(path: path, node: node)
        }
        let object = ObjectText(members, in: document.bytes[range])
        var parts: [ObjectText.Part] = []
        for (index, member) in members.enumerated() {
            guard let change = tree.children[member.name] else {
                parts.append(object.parts[index])
                continue
            }
            let value = try edited(
                member.value,
                byNodeOf: change,
                path: path + [member.name],
                indentation: indentation + unit
            )
            if let value { parts.append(object.part(index, of: member, replacingValueWith: value)) }
        }
        let additions = additions(tree, besides: members, path: path, indentation: indentation, object: object)
        if members.isEmpty && additions.isEmpty { return Array(document.bytes[range]) }
        parts = merged(additions, into: parts, path: path)
        let closing = members.isEmpty ? Array((newline + indentation).utf8)[...] : object.closing
        return parts.isEmpty ? nil : object.joined(parts, closing: closing)
    }

    /// The text of a member's value after a change of the value itself or of what is in it; nil if it goes.
    private func edited(
        _ value: JSONNode,
        byNodeOf change: ChangeTree,
        path: [String],
        indentation: String
    ) throws(PathBlocked) -> [UInt8]? {
        if change.children.isEmpty { return change.value.map { printed($0, indentation: indentation) } }
        if value.members == nil, change.addition == nil { return value.range.map { Array(document.text(of: $0)) } }
        return try edited(value, change, path: path, indentation: indentation)
    }

    private func additions(
        _ tree: ChangeTree,
        besides members: [JSONMember],
        path: [String],
        indentation: String,
        object: ObjectText
    ) -> [ObjectText.Part] {
        let existing = Set(members.map(\.name))
        let inner = indentation + unit
        let lead = object.isOnOneLine ? object.leadAfterComma : Array((newline + inner).utf8)[...]
        return tree.names.compactMap { name in
            guard !existing.contains(name), let value = tree.children[name]?.addition else { return nil }
            return ObjectText.Part(
                name: name,
                lead: lead,
                body: Array((JSONPrinter.quoted(name) + ": ").utf8) + printed(value, indentation: inner)
            )
        }
    }

    /// Each addition goes behind the last sibling of a lower rank, else before the first of a higher one, else last.
    private func merged(
        _ additions: [ObjectText.Part],
        into parts: [ObjectText.Part],
        path: [String]
    ) -> [ObjectText.Part] {
        guard !additions.isEmpty else { return parts }
        let ranks = parts.map { rank(path + [$0.name]) }
        var additionsBefore: [[ObjectText.Part]] = Array(repeating: [], count: parts.count + 1)
        for addition in additions {
            let own = rank(path + [addition.name]) ?? .max
            let behind = ranks.lastIndex { $0.map { $0 < own } ?? false }.map { $0 + 1 }
            let index = behind ?? ranks.firstIndex { $0.map { $0 > own } ?? false } ?? parts.count
            additionsBefore[index].append(addition)
        }
        return parts.indices.flatMap { additionsBefore[$0] + [parts[$0]] } + additionsBefore[parts.count]
    }

    private func printed(_ value: JSONNode, indentation: String) -> [UInt8] {
        Array(JSONPrinter.pretty(value, unit: unit, indentation: indentation, newline: newline).utf8)
    }

    /// The white space between the start of its line and a member, if the member begins a line.
    private static func indentation(before member: JSONMember, in document: JSONDocument) -> String? {
        guard let start = member.nameRange?.offsets.lowerBound else { return nil }
        let before = document.bytes[..<start]
        let spaceStart = before.lastIndex { $0 != 0x20 && $0 != 0x09 }.map { $0 + 1 } ?? 0
        guard spaceStart < start, spaceStart > 0, before[spaceStart - 1] == 0x0A else { return nil }
        return String(decoding: before[spaceStart...], as: UTF8.self)
    }
}

/// The changes of one object, by member.
private struct ChangeTree {
    private(set) var children: [String: ChangeTree] = [:]
    /// The members in the order in which they came in.
    private(set) var names: [String] = []
    private(set) var value: JSONNode?

    mutating func insert(_ path: ArraySlice<String>, _ value: JSONNode?) {
        guard let name = path.first else { return self.value = value }
        if children[name] == nil { names.append(name) }
        children[name, default: ChangeTree()].insert(path.dropFirst(), value)
    }

    /// What a member that is not there yet becomes: a value, an object of values, or nil.
    var addition: JSONNode? {
        if children.isEmpty { return value }
        let members = names.compactMap { name in
            children[name]?.addition.map { JSONMember(name, $0) }
        }
        return members.isEmpty ? nil : JSONNode(.object(members))
    }
}

/// The text of an object cut into its members, so that some can be exchanged and the rest kept to the byte.
private struct ObjectText {
    struct Part {
        let name: String
        /// What stands between the bracket or comma and the name.
        let lead: ArraySlice<UInt8>
        /// Name, colon, value and what stands before the next comma.
        let body: [UInt8]
    }

    private let text: ArraySlice<UInt8>
    let parts: [Part]
    /// What stands between the last value and the closing bracket.
    let closing: ArraySlice<UInt8>
    let isOnOneLine: Bool

    init(_ members: [JSONMember], in text: ArraySlice<UInt8>) {
        self.text = text
        var parts: [Part] = []
        var start = text.startIndex + 1
        for (index, member) in members.enumerated() {
            guard let nameStart = member.nameRange?.offsets.lowerBound, var end = member.value.range?.offsets.upperBound
            else { continue }
            if index + 1 < members.count {
                end = text[end...].firstIndex(of: UInt8(ascii: ",")) ?? end
            }
            parts.append(Part(name: member.name, lead: text[start..<nameStart], body: Array(text[nameStart..<end])))
            start = index + 1 < members.count ? end + 1 : end
        }
        self.parts = parts
        closing = text[start..<(text.endIndex - 1)]
        isOnOneLine = !parts.isEmpty && !text.contains(0x0A)
    }

    /// What stands between a comma and the next name, where members stand on one line.
    var leadAfterComma: ArraySlice<UInt8> {
        guard let lead = parts.last?.lead, parts.count > 1 || !lead.isEmpty else { return [UInt8(ascii: " ")] }
        return lead
    }

    func part(_ index: Int, of member: JSONMember, replacingValueWith value: [UInt8]) -> Part {
        guard let nameStart = member.nameRange?.offsets.lowerBound, let old = member.value.range?.offsets else {
            return parts[index]
        }
        let head = text[nameStart..<old.lowerBound]
        let tail = parts[index].body.dropFirst(old.upperBound - nameStart)
        return Part(name: member.name, lead: parts[index].lead, body: head + value + tail)
    }

    func joined(_ parts: [Part], closing: ArraySlice<UInt8>) -> [UInt8] {
        var text: [UInt8] = [UInt8(ascii: "{")]
        for (index, part) in parts.enumerated() {
            if index > 0 { text.append(UInt8(ascii: ",")) }
            text += lead(of: part, at: index)
            text += part.body
        }
        return text + closing + [UInt8(ascii: "}")]
    }
    /// On one line a member that becomes the first, or is so no more, stands as those in its new place did.
    private func lead(of part: Part, at index: Int) -> ArraySlice<UInt8> {
        guard isOnOneLine, let first = parts.first else { return part.lead }
        if index == 0 { return first.lead }
        return part.name == first.name ? leadAfterComma : part.lead
    }
}
