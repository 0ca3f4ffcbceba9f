/// Something that an accessor met and could not throw: a refused value, a value of another type, an unreadable store.
public struct SettingsIssue: Hashable, Sendable, CustomStringConvertible {
    /// What went wrong, where, and what to do.
    public let error: SettingsError

    /// The error on one line.
    public var description: String { error.description }
}

/// Hands issues to the configured handler and to everyone who listens.
final class IssueReporter: Sendable {
    private struct Listeners {
        var continuations: [Int: AsyncStream<SettingsIssue>.Continuation] = [:]
        var next = 0
    }

    /// How many issues wait for a listener that does not keep up; older ones are dropped.
    private static let bufferSize = 100

    /// Whether a handler runs in this task, so that its own issues do not call it again, and again.
    @TaskLocal private static var isHandling = false

    private let handler: @Sendable (SettingsIssue) -> Void
    private let listeners = Guarded(Listeners())

    init(handler: @escaping @Sendable (SettingsIssue) -> Void) {
        self.handler = handler
    }

    /// Calls out; no lock is held then. What a handler itself causes goes to the listeners only.
    func report(_ error: SettingsError) {
        let issue = SettingsIssue(error: error)
        if !Self.isHandling { Self.$isHandling.withValue(true) { handler(issue) } }
        for continuation in listeners.withLock({ Array($0.continuations.values) }) { continuation.yield(issue) }
    }

    /// The issues from now on.
    func issues() -> AsyncStream<SettingsIssue> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: SettingsIssue.self,
            bufferingPolicy: .bufferingNewest(Self.bufferSize)
        )
        let identifier = listeners.withLock { listeners in
            listeners.next += 1
            listeners.continuations[listeners.next] = continuation
            return listeners.next
        }
        continuation.onTermination = { [weak self] _ in
            self?.listeners.withLock { _ = $0.continuations.removeValue(forKey: identifier) }
        }
        return stream
    }

    deinit {
        for continuation in listeners.withLock({ Array($0.continuations.values) }) { continuation.finish() }
    }
}
