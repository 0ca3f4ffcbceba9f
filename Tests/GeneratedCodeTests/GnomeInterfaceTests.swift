import Testing
import TypedSettings

@testable import GeneratedCode

/// The interface settings of the GNOME desktop, each with the default that the desktop documents.
@Suite struct GnomeInterfaceTests {
    @Test func `every default reads back`() {
        GnomeInterfaceSettings.withStore(.inMemory()) {
            #expect(GnomeInterfaceSettings.toolkitAccessibility == false)
            #expect(GnomeInterfaceSettings.enableAnimations == true)
            #expect(GnomeInterfaceSettings.menusHaveTearoff == false)
            #expect(GnomeInterfaceSettings.canChangeAccels == false)
            #expect(GnomeInterfaceSettings.toolbarStyle == .bothHoriz)
            #expect(GnomeInterfaceSettings.menubarDetachable == false)
            #expect(GnomeInterfaceSettings.toolbarDetachable == false)
            #expect(GnomeInterfaceSettings.toolbarIconsSize == .large)
            #expect(GnomeInterfaceSettings.cursorBlink == true)
            #expect(GnomeInterfaceSettings.cursorBlinkTime == 1200)
            #expect(GnomeInterfaceSettings.cursorBlinkTimeout == 10)
            #expect(GnomeInterfaceSettings.iconTheme == "Adwaita")
            #expect(GnomeInterfaceSettings.gtkTheme == "Adwaita")
            #expect(GnomeInterfaceSettings.gtkKeyTheme == "Default")
            #expect(GnomeInterfaceSettings.fontName == "Adwaita Sans 11")
            #expect(GnomeInterfaceSettings.avatarDirectories == [])
            #expect(GnomeInterfaceSettings.textScalingFactor == 1.0)
            #expect(GnomeInterfaceSettings.scalingFactor == 0)
            #expect(GnomeInterfaceSettings.gtkImPreeditStyle == "callback")
            #expect(GnomeInterfaceSettings.gtkImStatusStyle == "callback")
            #expect(GnomeInterfaceSettings.gtkImModule == "")
            #expect(GnomeInterfaceSettings.documentFontName == "Adwaita Sans 12")
            #expect(GnomeInterfaceSettings.monospaceFontName == "Adwaita Mono 11")
            #expect(GnomeInterfaceSettings.menubarAccel == "F10")
            #expect(GnomeInterfaceSettings.cursorTheme == "Adwaita")
            #expect(GnomeInterfaceSettings.cursorSize == 24)
            #expect(GnomeInterfaceSettings.gtkTimeoutInitial == 200)
            #expect(GnomeInterfaceSettings.gtkTimeoutRepeat == 20)
            #expect(
                GnomeInterfaceSettings.gtkColorPalette
                    == "black:white:gray50:red:purple:blue:light blue:green:yellow:orange:lavender:brown:goldenrod4:dodger blue:pink:light green:gray10:gray30:gray75:gray90"
            )
            #expect(GnomeInterfaceSettings.gtkColorScheme == "")
            #expect(GnomeInterfaceSettings.clockFormat == ._24h)
            #expect(GnomeInterfaceSettings.clockShowSeconds == false)
            #expect(GnomeInterfaceSettings.clockShowDate == true)
            #expect(GnomeInterfaceSettings.clockShowWeekday == false)
            #expect(GnomeInterfaceSettings.enableHotCorners == true)
            #expect(GnomeInterfaceSettings.showBatteryPercentage == false)
            #expect(GnomeInterfaceSettings.gtkEnablePrimaryPaste == false)
            #expect(GnomeInterfaceSettings.overlayScrolling == true)
            #expect(GnomeInterfaceSettings.locatePointer == false)
            #expect(GnomeInterfaceSettings.fontAntialiasing == .grayscale)
            #expect(GnomeInterfaceSettings.fontHinting == .slight)
            #expect(GnomeInterfaceSettings.fontRgbaOrder == .rgb)
            #expect(GnomeInterfaceSettings.colorScheme == .`default`)
            #expect(GnomeInterfaceSettings.fontRendering == .automatic)
            #expect(GnomeInterfaceSettings.accentColor == .blue)
        }
        #expect(GnomeInterfaceSettings.schema.settings.count == 45)
    }
}
