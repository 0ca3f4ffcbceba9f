/// Finds the known name that a person most likely meant.
enum NearestName {
    /// A hint such as `did you mean "default"?`, or nil if no name is near.
    static func hint(for name: String, among known: some Sequence<String>) -> String? {
        nearest(to: name, among: known).map(hint)
    }

    static func hint(_ nearest: String) -> String { "did you mean \"\(nearest)\"?" }

    /// The name at the least distance, if that is at most a third of the longer one's length; ties go to the first.
    static func nearest(to name: String, among known: some Sequence<String>) -> String? {
        guard name.utf8.count <= 100 else { return nil }
        let lowered = Array(name.lowercased().unicodeScalars)
        var best: (name: String, distance: Int)?
        for candidate in known {
            let scalars = Array(candidate.lowercased().unicodeScalars)
            let limit = max(1, max(scalars.count, lowered.count) / 3)
            let distance = editDistance(lowered, scalars)
            if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best?.name
    }

    /// The number of insertions, deletions, replacements and swaps of neighbours between two texts.
    private static func editDistance(_ left: [UnicodeScalar], _ right: [UnicodeScalar]) -> Int {
        var beforePrevious: [Int] = []
        var previous = Array(0...right.count)
        for row in 0..<left.count {
            var current = [row + 1]
            for column in 0..<right.count {
                let replacement = previous[column] + (left[row] == right[column] ? 0 : 1)
                var cost = min(previous[column + 1] + 1, current[column] + 1, replacement)
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    cost = min(cost, beforePrevious[column - 1] + 1)
                }
                current.append(cost)
            }
            (beforePrevious, previous) = (previous, current)
        }
        return previous[right.count]
    }
}
