import Testing
import TypedSettings

@testable import GeneratedCode

/// The settings of the Rectangle window manager. Each with the default that the inventory of the app gives.
@Suite struct RectangleTests {
    @Test func `defaults read back, part 1`() {
        RectangleSettings.withStore(.inMemory()) {
            #expect(RectangleSettings.launchOnLogin == false)
            #expect(RectangleSettings.disabledApps == nil)
            #expect(RectangleSettings.hideMenuBarIcon == false)
            #expect(RectangleSettings.alternateDefaultShortcuts == false)
            #expect(RectangleSettings.subsequentExecutionMode == .resize)
            #expect(RectangleSettings.selectedCycleSizes == [])
            #expect(RectangleSettings.cycleSizesIsChanged == false)
            #expect(RectangleSettings.cornerCycleExpansionAxis == .horizontal)
            #expect(RectangleSettings.cooperativeCornerResize == false)
            #expect(RectangleSettings.allowAnyShortcut == false)
            #expect(RectangleSettings.windowSnapping == nil)
            #expect(RectangleSettings.almostMaximizeHeight == 0.0)
            #expect(RectangleSettings.almostMaximizeWidth == 0.0)
            #expect(RectangleSettings.gapSize == 0.0)
            #expect(RectangleSettings.skipGapTopEdge == false)
            #expect(RectangleSettings.snapEdgeMarginTop == 5.0)
            #expect(RectangleSettings.snapEdgeMarginBottom == 5.0)
            #expect(RectangleSettings.snapEdgeMarginLeft == 5.0)
            #expect(RectangleSettings.snapEdgeMarginRight == 5.0)
            #expect(RectangleSettings.centeredDirectionalMove == nil)
            #expect(RectangleSettings.resizeOnDirectionalMove == false)
            #expect(RectangleSettings.moveFixedSizeToEdge == .edgesAndCorners)
            #expect(RectangleSettings.ignoredSnapAreas == 0)
            #expect(RectangleSettings.traverseSingleScreen == nil)
            #expect(RectangleSettings.useCursorScreenDetection == false)
            #expect(RectangleSettings.minimumWindowWidth == 0.25)
            #expect(RectangleSettings.minimumWindowHeight == 0.25)
            #expect(RectangleSettings.sizeOffset == 0.0)
            #expect(RectangleSettings.widthStepSize == 30.0)
            #expect(RectangleSettings.unsnapRestore == nil)
            #expect(RectangleSettings.unsnapRestoreFromSizeChange == nil)
            #expect(RectangleSettings.curtainChangeSize == nil)
            #expect(RectangleSettings.smallerShrinksMaximizedHeight == false)
            #expect(RectangleSettings.relaunchOpensMenu == false)
            #expect(RectangleSettings.obtainWindowOnClick == nil)
            #expect(RectangleSettings.screenEdgeGapTop == 0.0)
            #expect(RectangleSettings.screenEdgeGapBottom == 0.0)
            #expect(RectangleSettings.screenEdgeGapLeft == 0.0)
            #expect(RectangleSettings.screenEdgeGapRight == 0.0)
            #expect(RectangleSettings.screenEdgeGapsOnMainScreenOnly == false)
            #expect(RectangleSettings.screenEdgeGapTopNotch == 0.0)
            #expect(RectangleSettings.lastVersion == nil)
            #expect(RectangleSettings.installVersion == nil)
            #expect(RectangleSettings.showAllActionsInMenu == nil)
            #expect(RectangleSettings.showAdditionalSizesInMenu == nil)
            #expect(RectangleSettings.footprintAlpha == 0.3)
            #expect(RectangleSettings.footprintBorderWidth == 2.0)
            #expect(RectangleSettings.footprintFade == nil)
            #expect(RectangleSettings.footprintColor == nil)
            #expect(RectangleSettings.SUEnableAutomaticChecks == false)
        }
    }

    @Test func `defaults read back, part 2`() {
        RectangleSettings.withStore(.inMemory()) {
            #expect(RectangleSettings.todo == nil)
            #expect(RectangleSettings.todoMode == false)
            #expect(RectangleSettings.todoApplication == nil)
            #expect(RectangleSettings.todoSidebarWidth == 400.0)
            #expect(RectangleSettings.todoSidebarWidthUnit == .pixels)
            #expect(RectangleSettings.todoSidebarSide == .right)
            #expect(RectangleSettings.snapModifiers == 0)
            #expect(RectangleSettings.attemptMatchOnNextPrevDisplay == nil)
            #expect(RectangleSettings.altThirdCycle == nil)
            #expect(RectangleSettings.centerHalfCycles == nil)
            #expect(RectangleSettings.cyclingOverlapOffset == nil)
            #expect(RectangleSettings.cyclingOverlapOffsetSize == 11.0)
            #expect(RectangleSettings.cyclingOverlapMaxCascade == 1)
            #expect(RectangleSettings.stackBadge == nil)
            #expect(RectangleSettings.fullIgnoreBundleIds == nil)
            #expect(RectangleSettings.notifiedOfProblemApps == false)
            #expect(RectangleSettings.specifiedHeight == 1050.0)
            #expect(RectangleSettings.specifiedWidth == 1680.0)
            #expect(RectangleSettings.horizontalSplitRatio == 50.0)
            #expect(RectangleSettings.verticalSplitRatio == 50.0)
            #expect(RectangleSettings.moveCursorAcrossDisplays == nil)
            #expect(RectangleSettings.moveCursor == nil)
            #expect(RectangleSettings.autoMaximize == nil)
            #expect(RectangleSettings.applyGapsToMaximize == nil)
            #expect(RectangleSettings.applyGapsToMaximizeHeight == nil)
            #expect(RectangleSettings.cornerSnapAreaSize == 20.0)
            #expect(RectangleSettings.shortEdgeSnapAreaSize == 145.0)
            #expect(RectangleSettings.cascadeAllDeltaSize == 30.0)
            #expect(RectangleSettings.sixthsSnapArea == nil)
            #expect(RectangleSettings.stageSize == 190.0)
            #expect(RectangleSettings.dragFromStage == nil)
            #expect(RectangleSettings.alwaysAccountForStage == nil)
            #expect(RectangleSettings.landscapeSnapAreas == nil)
            #expect(RectangleSettings.portraitSnapAreas == nil)
            #expect(RectangleSettings.missionControlDragging == nil)
            #expect(RectangleSettings.enhancedUI == .disableEnable)
            #expect(RectangleSettings.footprintAnimationDurationMultiplier == 0.0)
            #expect(RectangleSettings.hapticFeedbackOnSnap == nil)
            #expect(RectangleSettings.missionControlDraggingAllowedOffscreenDistance == 25.0)
            #expect(RectangleSettings.missionControlDraggingDisallowedDuration == 250)
            #expect(RectangleSettings.doubleClickTitleBar == 0)
            #expect(RectangleSettings.doubleClickTitleBarRestore == nil)
            #expect(RectangleSettings.doubleClickTitleBarIgnoredApps == nil)
            #expect(RectangleSettings.doubleClickToolBarIgnoredApps == ["epp.package.java"])
            #expect(RectangleSettings.ignoreDragSnapToo == nil)
            #expect(RectangleSettings.systemWideMouseDown == nil)
            #expect(RectangleSettings.systemWideMouseDownApps == ["org.languagetool.desktop", "com.microsoft.teams2"])
            #expect(RectangleSettings.internalTilingNotified == false)
            #expect(RectangleSettings.screensOrderedByX == .yThenMinX)
            #expect(RectangleSettings.combinedDisplayMode == nil)
        }
    }

    @Test func `defaults read back, part 3`() {
        RectangleSettings.withStore(.inMemory()) {
            #expect(RectangleSettings.greenButtonOverride == false)
        }
    }

    @Test func `every setting is there`() {
        #expect(RectangleSettings.schema.settings.count == 101)
    }
}
