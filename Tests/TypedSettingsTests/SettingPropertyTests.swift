import Testing
import TypedSettings

/// Settings as properties of types of every kind.
@Suite struct SettingPropertyTests {
    final class ViewModel {
        @AppSettings.Setting(.theme) var theme
        @AppSettings.Setting(.network.timeout) var timeout
    }

    struct Options {
        @AppSettings.Setting(.age) var age
        @AppSettings.Setting(.network.proxy.host) var host

        /// A property that is a setting is written without `mutating`.
        func grow() { age += 1 }
    }

    actor Counter {
        @AppSettings.Setting(.age) var age

        func grow() { age += 1 }
    }

    @MainActor enum Shared {
        @AppSettings.Setting(.age) static var age
    }

    final class SendableModel: Sendable {
        let theme = AppSettings.Setting(.theme)
    }

    @Test func `a class reads and writes`() {
        AppSettings.withStore(.inMemory()) {
            let model = ViewModel()
            model.theme = .dark
            model.timeout += 1
            #expect(AppSettings.theme == .dark)
            #expect(AppSettings.network.timeout == 31)
            AppSettings.theme = .light
            #expect(model.theme == .light)
        }
    }

    @Test func `a struct reads and writes`() {
        AppSettings.withStore(.inMemory()) {
            let options = Options()
            options.grow()
            options.host = "h"
            #expect(AppSettings.age == 21)
            #expect(options.host == "h")
        }
    }

    @Test func `an actor reads and writes`() async {
        await AppSettings.withStore(.inMemory()) {
            let counter = Counter()
            await counter.grow()
            #expect(await counter.age == 21)
            #expect(AppSettings.age == 21)
        }
    }

    @MainActor @Test func `a static property of a type of the main actor reads and writes`() {
        AppSettings.withStore(.inMemory()) {
            Shared.age += 1
            #expect(AppSettings.age == 21)
        }
    }

    @Test func `a sendable class reads and writes`() {
        AppSettings.withStore(.inMemory()) {
            let model = SendableModel()
            model.theme.wrappedValue = .dark
            #expect(AppSettings.theme == .dark)
        }
    }

    @Test func `one property serves the store of each task`() {
        let options = Options()
        AppSettings.withStore(.inMemory { $0[.age] = 1 }) { #expect(options.age == 1) }
        AppSettings.withStore(.inMemory { $0[.age] = 2 }) { #expect(options.age == 2) }
    }
}
