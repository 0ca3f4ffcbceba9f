import LibraryEvolution
import MainActorByDefault
import StrictMemory
import Swift5
import Swift6
import Testing
import TypedSettings
import Upcoming

/// Modules with equal schemas, each compiled in another mode, in one program.
@Suite struct CompileModesTests {
    @Test func `every mode runs`() async throws {
        let expected = [23, 8, 21, 31, 6]
        #expect(try Swift5::useSettings() == expected)
        #expect(try Swift6::useSettings() == expected)
        #expect(try Upcoming::useSettings() == expected)
        #expect(try StrictMemory::useSettings() == expected)
        #expect(try LibraryEvolution::useSettings() == expected)
        #expect(try await MainActor.run { try MainActorByDefault::useSettings() } == expected)
    }

    @Test func `equal settings of two modules are told apart`() {
        Swift5::AppSettings.withStore(.inMemory()) {
            Swift6::AppSettings.withStore(.inMemory()) {
                LibraryEvolution::AppSettings.withStore(.inMemory()) {
                    MainActorByDefault::AppSettings.withStore(.inMemory()) {
                        Swift5::AppSettings.count += 1
                        Swift6::AppSettings[.count] += 2
                        Swift6::AppSettings[.network.retries] += 2
                        LibraryEvolution::AppSettings.network.retries += 3
                        LibraryEvolution::AppSettings.theme = .dark
                        MainActorByDefault::AppSettings.store[.network.retries] += 4
                        #expect([Swift5::AppSettings.count, Swift5::AppSettings.network.retries] == [2, 3])
                        #expect([Swift6::AppSettings.count, Swift6::AppSettings.network.retries] == [3, 5])
                        #expect(LibraryEvolution::AppSettings.network.retries == 6)
                        #expect(LibraryEvolution::AppSettings.theme == .dark)
                        #expect(MainActorByDefault::AppSettings.network.retries == 7)
                    }
                }
            }
        }
    }

    @Test func `a module of the same package sees what has package access`() {
        Swift5::InnerSettings.withStore(.inMemory()) {
            Swift5::InnerSettings[.count] += 1
            #expect(Swift5::InnerSettings.count == 3)
        }
    }
}
