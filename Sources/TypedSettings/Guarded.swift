internal import Synchronization

/// A value behind a lock.
///
/// It is `Mutex` with an order that the thread sanitizer sees: that one does not know the futexes of which `Mutex` is
/// made on Linux, and would report every use as a race. The word beside it costs two plain moves.
struct Guarded<Value: ~Copyable>: ~Copyable, Sendable {
    private let mutex: Mutex<Value>
    private let order = Atomic(0)

    init(_ value: consuming sending Value) {
        mutex = Mutex(value)
    }

    /// Runs `body` while no one else can see the value. It must not call code of the user's.
    func withLock<Result, Failure>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        try mutex.withLock { value throws(Failure) in
            _ = order.load(ordering: .acquiring)
            defer { order.store(0, ordering: .releasing) }
            return try body(&value)
        }
    }
}
