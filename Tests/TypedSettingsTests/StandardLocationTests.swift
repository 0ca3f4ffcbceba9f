import Testing

@testable import TypedSettings

/// Where settings go that no configuration has placed.
@Suite struct StandardLocationTests {
    private func path(
        suite: String? = nil,
        _ configurationHome: String?,
        _ home: String?,
        _ databaseHome: String?,
        executable: String = "tool"
    ) -> String {
        let environment = StandardLocation.Environment(
            configurationHome: configurationHome,
            home: home,
            databaseHome: databaseHome,
            executable: executable
        )
        do {
            return try StandardLocation.path(suite: suite, file: "settings.json", environment: environment)
        } catch {
            return error.description
        }
    }

    @Test func `the configuration folder goes before the home, and the home before the user database`() {
        #expect(path("/x", "/h", "/d") == "/x/tool/settings.json")
        #expect(path(nil, "/h", "/d") == "/h/.config/tool/settings.json")
        #expect(path(nil, nil, "/d") == "/d/.config/tool/settings.json")
    }

    @Test func `an empty or relative path is passed over`() {
        #expect(path("", "/h", nil) == "/h/.config/tool/settings.json")
        #expect(path("x/y", "/h", nil) == "/h/.config/tool/settings.json")
        #expect(path("~/x", "", "/d") == "/d/.config/tool/settings.json")
    }

    @Test func `the suite goes before the executable`() {
        #expect(path(suite: "org.example.app", "/x", nil, nil) == "/x/org.example.app/settings.json")
    }

    @Test func `no home is an error`() {
        let error =
            "there is no home folder to keep settings in; set HOME or XDG_CONFIG_HOME, or configure a file"
        #expect(path(nil, nil, nil) == error)
        #expect(path("", "relative", "") == error)
    }

    @Test(arguments: ["", ".", ".."]) func `no name is an error`(executable: String) {
        #expect(
            path("/x", "/h", nil, executable: executable)
                == "the program has no name to keep settings under; add \"suite\" to the schema"
        )
    }
}
