/// The handshake between generated code and this library.
///
/// Each form of the generated code names one type here. When the form changes, the old name is marked unavailable with
/// a message that says what to do, so that a mismatch is one compile error instead of many.
public enum GeneratedCode {
    /// The form that this version of the generator writes.
    public enum Version1 {}
}
