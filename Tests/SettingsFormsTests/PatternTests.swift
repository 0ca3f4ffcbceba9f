import Testing

@testable import SettingsForms

/// Patterns: what they match, what they refuse, and that none can run away.
@Suite struct PatternTests {
    static let matches: [(String, yes: [String], no: [String])] = [
        ("", ["", "x"], []),
        ("abc", ["abc", "xabcx"], ["ab", "acb"]),
        ("^abc$", ["abc"], ["xabc", "abcx", "abc\n"]),
        ("^$", [""], ["x", "\n"]),
        ("a|bc|", ["", "x"], []),
        ("^(a|bc)$", ["a", "bc"], ["", "b", "abc"]),
        ("^(?:ab)+$", ["ab", "abab"], ["", "aba"]),
        ("^a*b?c+$", ["c", "aabcc"], ["", "ab", "bbc"]),
        ("^a{2}$", ["aa"], ["a", "aaa"]),
        ("^a{2,}$", ["aa", "aaaa"], ["a"]),
        ("^a{0,2}$", ["", "a", "aa"], ["aaa"]),
        ("^(a{1,2}){2}$", ["aa", "aaaa"], ["a", "aaaaa"]),
        ("^[a-c_.-]+$", ["a_.-c"], ["d", ""]),
        ("^[^a-c]$", ["d", "🦊", "\n"], ["a", "dd"]),
        ("^.$", ["x", "🦊", "\t"], ["", "\n", "\r", "\u{2028}"]),
        (#"^\d\D\w\W\s\S$"#, ["1a_ \u{A0}x"], ["aa_  x", "1a__ x"]),
        (#"^[\d\s]+$"#, ["1 2"], ["a"]),
        (#"^\^\$\.\*\+\?\(\)\[\]\{\}\|\/\\$"#, [#"^$.*+?()[]{}|/\"#], ["x"]),
        (#"^\u00e9\t\n\r$"#, ["é\t\n\r"], ["e\u{301}\t\n\r"]),
        ("é", ["né"], ["e"]),
        ("(^a)|(b$)", ["ax", "xb"], ["xa", "bx"]),
        ("x*", ["", "y"], []),
        ("^(a*)*$", ["", "aaa"], ["b"]),
        ("^(|a)+$", ["", "aa"], ["b"]),
    ]

    @Test(arguments: matches) func `a pattern matches what it says, anywhere`(
        text: String,
        yes: [String],
        no: [String]
    ) throws {
        let pattern = try Pattern(text)
        for text in yes { #expect(pattern.matches(text), "\(text)") }
        for text in no { #expect(!pattern.matches(text), "\(text)") }
    }

    static let failures: [(String, Int, String)] = [
        ("a(b", 1, "this group is not closed; add \")\""),
        ("ab)", 2, "there is no group that \")\" could close"),
        ("é[a", 2, "this class is not closed; add \"]\""),
        ("[]", 0, "a class needs a character"),
        ("[b-a]", 1, "this is no range of characters; write it as in a-z"),
        (#"[\d-z]"#, 1, "this is no range of characters; write it as in a-z"),
        (#"[\D]"#, 1, "a class cannot hold the opposite of another"),
        ("[[a]]", 1, #"write \[ for the character itself"#),
        ("*", 0, "there is nothing to repeat before \"*\""),
        ("a|+", 2, "there is nothing to repeat before \"+\""),
        ("a**", 2, "a repeat cannot be repeated; put it in a group"),
        ("a+?", 2, "only whether a pattern matches counts; remove the \"?\""),
        ("a{", 1, "a repeat is written as in {2}, {2,} or {2,5}, up to 1000"),
        ("a{3,2}", 1, "a repeat is written as in {2}, {2,} or {2,5}, up to 1000"),
        ("a{1001}", 1, "a repeat is written as in {2}, {2,} or {2,5}, up to 1000"),
        ("a{99999999999999999999}", 1, "a repeat is written as in {2}, {2,} or {2,5}, up to 1000"),
        ("a]", 1, #"write \] for the character itself"#),
        ("^*", 0, "an anchor cannot be repeated"),
        (#"\"#, 0, #"write \\ for a backslash"#),
        (#"\bx"#, 0, #"\b is not supported in a pattern"#),
        (#"(a)\1"#, 3, #"\1 is not supported in a pattern"#),
        (#"\p{L}"#, 0, #"\p is not supported in a pattern"#),
        (#"\ud83d"#, 0, "four hexadecimal digits of a character are expected after \\u"),
        ("(?=a)", 0, "only (…) and (?:…) are supported here"),
        ("(?<n>a)", 0, "only (…) and (?:…) are supported here"),
        ("((a{1000}){1000}){1000}", 0, "the pattern repeats too much; use smaller counts"),
        (String(repeating: "(", count: 100), 64, "the groups of the pattern are nested too deep"),
    ]

    @Test(arguments: failures) func `what is no pattern of the subset is refused`(
        text: String,
        offset: Int,
        message: String
    ) {
        #expect(throws: Pattern.Failure(offset: offset, message: message)) { try Pattern(text) }
    }

    /// Each of these takes a backtracking matcher longer than anybody waits.
    @Test(arguments: ["(a+)+$", "^(a|a)*$", "(a*)*b", "a*a*a*a*a*a*a*a*b", "(a|aa)+$", "(.*)*x"])
    func `no pattern runs away`(text: String) throws {
        let pattern = try Pattern(text)
        #expect(!pattern.matches(String(repeating: "a", count: 3_000) + "!"))
    }
}
