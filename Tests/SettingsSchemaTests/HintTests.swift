import SettingsJSON
import Testing

@testable import SettingsSchema

/// Which known name is offered for one that is not known.
@Suite struct HintTests {
    private func lines(_ text: String) -> [String] { WrongSchema.diagnostics(of: text).flatMap(\.lines) }

    static let attributes = [
        ("deflaut", "default"), ("DEFAULT", "default"), ("defaults", "default"), ("tpye", "type"), ("maxx", "max"),
        ("mix", "min"), ("choises", "choices"), ("group_", "group"), ("renamedform", "renamedFrom"), ("docs", "doc"),
    ]

    @Test(arguments: attributes)
    func `an attribute that is not known is answered with the nearest one`(written: String, meant: String) {
        let expected = "s:1:21: error: a setting has no attribute \"\(written)\"; did you mean \"\(meant)\"?"
        #expect(lines("{\"settings\": {\"a\": {\"\(written)\": 1}}}").contains(expected))
    }

    static let types = [
        "bool": "Bool", "Boll": "Bool", "int": "Int", "Itn": "Int", "Dobule": "Double", "string": "String",
    ]

    @Test(arguments: types)
    func `a type that is not known is answered with the nearest one`(written: String, meant: String) {
        let expected = ["s:1:31: error: there is no type \"\(written)\"; did you mean \"\(meant)\"?"]
        #expect(lines("{\"settings\": {\"a\": {\"type\": \"[\(written)]?\"}}}") == expected)
    }

    @Test(arguments: ["Integer", "Boolean", "T", "Optional", "größe", String(repeating: "Int", count: 40)])
    func `a type far from all others is answered with what to do`(written: String) throws {
        let line = try #require(lines("{\"settings\": {\"a\": {\"type\": \"\(written)\"}}}").first)
        #expect(line.hasSuffix("; declare it in \"types\", or use one such as \"Int\" or \"[String]\""))
    }

    @Test(arguments: [("Public", "public"), ("intrenal", "internal"), ("packge", "package")])
    func `an access that is not known is answered with the nearest one`(written: String, meant: String) {
        let expected = ["s:1:12: error: there is no access \"\(written)\"; did you mean \"\(meant)\"?"]
        #expect(lines("{\"access\": \"\(written)\", \"settings\": {}}") == expected)
    }

    @Test func `a choice that is not known is answered with the nearest, or with the first ten`() {
        let names = (1...11).map { "\"choice\($0)\"" }.joined(separator: ", ")
        let schema = { (choice: String) in
            "{\"settings\": {\"a\": {\"default\": \"\(choice)\", \"choices\": [\(names)]}}}"
        }
        let start = #"s:1:32: error: the default of "a" is "#
        #expect(
            lines(schema("chioce3"))
                == [start + #""chioce3", which is not among its choices; did you mean "choice3"?"#]
        )
        let ten = (1...10).map { "\"choice\($0)\"" }.joined(separator: ", ")
        #expect(
            lines(schema("dark")) == [start + "\"dark\", which is not among its choices; use one of \(ten), …"]
        )
    }

    static let distances = [
        ("ab", "ba", true), ("abc", "abd", true), ("abc", "ade", false), ("abcdef", "abcd", true),
        ("abcdef", "abc", false), ("abcdef", "badcef", true), ("", "a", true), ("a", "b", true), ("a", "bc", false),
        ("ÄB", "äb", true), ("cab", "abc", false),
    ]

    @Test(arguments: distances)
    func `a name is near if a third of it or less differs`(left: String, right: String, isNear: Bool) {
        #expect((NearestName.nearest(to: left, among: [right]) != nil) == isNear)
        #expect((NearestName.nearest(to: right, among: [left]) != nil) == isNear)
    }

    @Test func `the nearest of several names wins, and of equally near ones the first`() {
        #expect(NearestName.nearest(to: "default", among: ["defaulted", "defaults", "deflt"]) == "defaults")
        #expect(NearestName.nearest(to: "mix", among: ["max", "min"]) == "max")
        #expect(NearestName.nearest(to: "mix", among: [String]()) == nil)
    }

    @Test func `a very long name is near to none`() {
        let name = String(repeating: "a", count: 100)
        #expect(NearestName.nearest(to: name, among: [name + "b"]) == name + "b")
        #expect(NearestName.nearest(to: name + "b", among: [name]) == nil)
    }
}
