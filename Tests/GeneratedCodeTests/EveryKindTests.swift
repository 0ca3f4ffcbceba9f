import Testing
import TypedSettings

@testable import GeneratedCode

/// Generated code, compiled and run: one setting of each kind, and names and texts that attack the generator.
@Suite struct EveryKindTests {
    @Test func `every kind of setting has its default`() {
        EveryKind.withStore(.inMemory()) {
            #expect(EveryKind.flag)
            #expect(EveryKind.count == .max)
            #expect(EveryKind.ratio == 1)
            #expect(EveryKind.text == "x")
            #expect(EveryKind.emptyText == "")
            #expect(EveryKind.flags == [true, false])
            #expect(EveryKind.counts == [1, -2])
            #expect(EveryKind.ratios == [1, 2.5])
            #expect(EveryKind.texts == ["a", "b"])
            #expect(EveryKind.optionalFlag == nil)
            #expect(EveryKind.optionalCount == -1)
            #expect(EveryKind.optionalRatio == nil)
            #expect(EveryKind.optionalText == nil)
            #expect(EveryKind.optionalTexts == nil)
            #expect(EveryKind.textsWithGaps == ["a", nil])
            #expect(EveryKind.matrix == [[1, 2], []])
            #expect(EveryKind.bounded == 5)
            #expect(EveryKind.atLeast == 0.5)
            #expect(EveryKind.atMost == nil)
            #expect(EveryKind.level == .veryHigh)
            #expect(EveryKind.userName == "nobody")
            #expect(!EveryKind._2fa)
            #expect(EveryKind.appearance.theme == .light)
            #expect(EveryKind.appearance.deep.deeper.still.deepest.value == 7)
        }
    }

    @Test func `choices keep their stored names`() {
        #expect(EveryKind.Level.allCases.map(\.rawValue) == ["low", "very-high", "default"])
        #expect(EveryKind.Level.default.rawValue == "default")
        #expect(EveryKind.appearance.Theme.allCases == [.light, .dark])
    }

    @Test func `settings at every depth are written and read`() throws {
        let store = SettingsStore<EveryKind>.inMemory()
        try store.update { settings in
            settings[.appearance.deep.deeper.still.deepest.value] += 1
            settings[.appearance.theme] = .dark
            settings[.level] = .default
            settings[.matrix] = [[], [3]]
            settings[.textsWithGaps] = [nil]
            settings[.optionalCount] = nil
            settings[._2fa] = true
        }
        #expect(store[.appearance.deep.deeper.still.deepest.value] == 8)
        #expect(store[.appearance.theme] == .dark)
        #expect(store[.level] == .default)
        #expect(store[.matrix] == [[], [3]])
        #expect(store[.textsWithGaps] == [nil])
        #expect(store[.optionalCount] == nil)
        #expect(store[._2fa])
    }

    @Test func `the example of the first page holds`() {
        FirstPageSettings.withStore(.inMemory()) {
            FirstPageSettings.age += 1
            FirstPageSettings[.name] = "Ruby Ichiro"
            #expect(FirstPageSettings.age == 21)
            #expect(FirstPageSettings.store[.name] == "Ruby Ichiro")
            #expect(FirstPageSettings.store[.sessionID] == nil)
            #expect(FirstPageSettings.theme == .system)
            #expect(FirstPageSettings.network.timeout == .seconds(30))
        }
    }

    @Test func `text of a schema is text and never code`() {
        Hostile.withStore(.inMemory()) {
            #expect(Hostile.class == "\"\"\"##")
            #expect(Hostile[.`self`] == "\\(secret) \\#(secret) \\##(secret)")
            #expect(Hostile.`init` == "line\nbreak \0 \u{202E}")
            #expect(Hostile.import == .aB)
            #expect(Hostile.Import.allCases.map(\.rawValue) == ["a\"b", "c\\d", "self", "init", "kind", "é"])
            #expect(Hostile.comment == 1.5)
        }
        #expect(Hostile.schema.documentation == "*/ } \\#(exit(1)) \"\"\"# \u{2028} import Foundation")
        let documentation = Hostile.schema.settings.first { $0.name == "init" }?.documentation
        #expect(documentation == "*/ struct X {}\r\nvar y = 1 \u{2029} z")
    }

    @Test func `names of Swift and of this library can be settings`() {
        Hostile.withStore(.inMemory()) {
            #expect(Hostile.Swift.Int == 1)
            #expect(!Hostile.Swift.Bool)
            #expect(Hostile.Swift.String == "s")
            #expect(Hostile.TypedSettings.SettingKey == 2)
            #expect(Hostile.TypedSettings.SettingsStore == [1])
            #expect(Hostile.String == 1)
            #expect(Hostile.Value == 2)
            #expect(Hostile.Schema == 3)
            #expect(Hostile.settingTypeName == .hash)
            #expect(Hostile.🦊 == "fox")
            #expect(Hostile.naïveCafé)
            #expect(Hostile.aB.cD == 1)
            #expect(Hostile.hostile.hostile.Self_ == 1)
            Hostile[.Swift.Int] += 1
            Hostile[.hostile.hostile.Self_] += 1
            #expect(Hostile.Swift.Int == 2)
            #expect(Hostile.hostile.hostile.Self_ == 2)
        }
    }
}
