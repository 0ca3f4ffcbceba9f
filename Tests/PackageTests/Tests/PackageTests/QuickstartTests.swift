import Foundation
import Testing

/// The first command of the README.
@Suite struct QuickstartTests {
    @Test func `the first run prints the defaults and the second what the first one changed`() throws {
        let folder = try TemporaryFolder()
        let package = SwiftBuild.repository.appending(path: "Examples/Quickstart")
        let swift = SwiftBuild(package: package, scratch: folder.url.appending(path: "build"))
        let environment = ["XDG_CONFIG_HOME": folder.url.appending(path: "config").path]
        let first = try swift("run", ["-q"], environment: environment)
        #expect(
            first.output == """
                name: Swift Taro
                age: 20
                theme: system
                recent files: []
                timeout: 30.0 seconds
                proxy: none
                These settings are changed now; run again to see that they persist.

                """
        )
        let second = try swift("run", ["-q"], environment: environment)
        #expect(
            second.output == """
                name: Ruby Ichiro
                age: 21
                theme: dark
                recent files: ["notes-21.txt"]
                timeout: 10.0 seconds
                proxy: proxy.example.org
                These settings are changed now; run again to see that they persist.

                """
        )
    }
}
