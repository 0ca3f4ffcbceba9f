/// What went wrong with a setting or its store, where, and what to do.
public struct SettingsError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kind of error, for programs; more kinds may come.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        /// The code's name.
        public let description: String

        /// The store was configured after its first use.
        public static let alreadyOpen = Code(description: "alreadyOpen")
        /// Another process holds the store's lock for too long, or changes the store faster than this one can.
        public static let busy = Code(description: "busy")
        /// The store's content cannot be understood; it is left as it is.
        public static let corrupt = Code(description: "corrupt")
        /// The store's file cannot be read or written for a reason that the system gives.
        public static let inputOutput = Code(description: "inputOutput")
        /// A stored value is not of the setting's type, or not in its range.
        public static let mismatch = Code(description: "mismatch")
        /// Two schemas keep a setting of the same stored name in one file.
        public static let nameConflict = Code(description: "nameConflict")
        /// There is no home folder to keep settings in.
        public static let noHome = Code(description: "noHome")
        /// The disk is full, or the user's share of it.
        public static let noSpace = Code(description: "noSpace")
        /// Something that is no file stands where the store's file should be.
        public static let notAFile = Code(description: "notAFile")
        /// The new value is not in the setting's range.
        public static let outOfRange = Code(description: "outOfRange")
        /// This user may not read or write the store.
        public static let permissionDenied = Code(description: "permissionDenied")
        /// The store is on a file system that cannot be written.
        public static let readOnly = Code(description: "readOnly")
    }

    /// The kind of error.
    public let code: Code
    /// The setting, as code names it; nil if the whole store is meant.
    public let key: String?
    /// Where it went wrong: a path, with line and column if a text is meant.
    public let place: String?
    /// What went wrong.
    public let message: String
    /// What to do.
    public let hint: String?

    init(_ code: Code, key: String? = nil, place: String? = nil, _ message: String, hint: String? = nil) {
        self.code = code
        self.key = key
        self.place = place
        self.message = message
        self.hint = hint
    }

    /// The same error, met when this setting was used.
    func about(_ key: String) -> SettingsError {
        SettingsError(code, key: self.key ?? key, place: place, message, hint: hint)
    }

    /// Place, setting, message and hint on one line.
    public var description: String {
        [place, key].compactMap { $0 }.map { $0 + ": " }.joined() + message + (hint.map { "; " + $0 } ?? "")
    }
}
