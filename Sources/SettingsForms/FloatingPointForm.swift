/// How the numbers that JSON lacks are written: `"nan"`, `"inf"` and `"-inf"`.
package enum FloatingPointForm {
    /// The text of a value that is no JSON number.
    package static func text(_ value: some BinaryFloatingPoint) -> String {
        value.isNaN ? "nan" : value < 0 ? "-inf" : "inf"
    }

    /// The value of such a text, or nil if it is none.
    package static func value<Value: BinaryFloatingPoint>(_ text: String) -> Value? {
        switch text {
        case "nan": .nan
        case "inf": .infinity
        case "-inf": -.infinity
        default: nil
        }
    }
}
