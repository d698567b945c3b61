// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import Testing

/// Action sheets on phones and pads. Source: UIKit facts 2.16 and 3.5.
@Suite struct ActionSheetTests {
  private static func stage(_ device: String, _ more: String = "") -> String {
    """
    device: \(device)
    view:
      subviews:
        - { type: UIButton, id: bin, frame: [600, 40, 100, 44], actions: { touchUpInside: [ { showFrom: { sheet: sheet, from: bin } } ] } }
    objects:
      - type: UIActionSheet
        id: sheet
        destructiveButtonTitle: Delete
        otherButtonTitles: [Archive, Move]
        cancelButtonTitle: Cancel
        delegate:
          willPresent: []
          didPresent: []
          clickedButton: []
          willDismiss: []
          didDismiss: []
    \(more)
    """
  }

  @Test func `on a phone it comes from below with the cancel button apart`() {
    let steps = """
      - show: sheet
      - expect: { "presentation(sheet).frame": [8, 568, 304, 184], sheet.frame: [8, 376, 304, 184] }
      - settle
      - tap: { point: [5, 5] }
      - expect: { sheet.isVisible: true }
      - tap: sheet.button[Cancel]
      - settle
      - expectEvents:
          of: [sheet]
          equals:
            - sheet.willPresent
            - sheet.didPresent
            - { source: sheet, event: clickedButton, buttonIndex: 3, buttonTitle: Cancel }
            - { source: sheet, event: willDismiss, buttonIndex: 3, buttonTitle: Cancel }
            - { source: sheet, event: didDismiss, buttonIndex: 3, buttonTitle: Cancel }
      """
    #expect(outcome(Self.stage("iPhone 5s"), steps) == "passed")
  }

  @Test func `the destructive button is first, the others follow, cancel is last`() {
    let steps = """
      - expect:
          "buttonTitle(sheet, 0)": Delete
          "buttonTitle(sheet, 1)": Archive
          "buttonTitle(sheet, 3)": Cancel
          sheet.destructiveButtonIndex: 0
          sheet.firstOtherButtonIndex: 1
          sheet.cancelButtonIndex: 3
      - show: sheet
      - tap: { text: Move }
      - expectEvents: { contains: [ { source: sheet, event: clickedButton, buttonIndex: 2 } ] }
      """
    #expect(outcome(Self.stage("iPhone 5s"), steps) == "passed")
  }

  @Test func `on a pad it stands at what it comes from, and a tap outside is its cancel button`() {
    let steps = """
      - tap: bin
      - settle
      - expect: { sheet.frame: [486, 97, 272, 132] }
      - expectNo: sheet.button[Cancel]
      - tap: { point: [5, 900] }
      - settle
      - expectEvents:
          of: [sheet]
          equals:
            - sheet.willPresent
            - sheet.didPresent
            - { source: sheet, event: clickedButton, buttonIndex: 3, buttonTitle: Cancel }
            - { source: sheet, event: willDismiss, buttonIndex: 3, buttonTitle: Cancel }
            - { source: sheet, event: didDismiss, buttonIndex: 3, buttonTitle: Cancel }
      """
    #expect(outcome(Self.stage("iPad Air"), steps) == "passed")
  }

  @Test func `a delegate with a word for it hears of the tap outside in the place of a click`() {
    let steps = """
      - tap: bin
      - settle
      - tap: { point: [5, 900] }
      - settle
      - expectEvents:
          of: [sheet]
          equals: [sheet.willPresent, sheet.didPresent, sheet.cancel, sheet.willDismiss, sheet.didDismiss]
      """
    #expect(outcome(Self.stage("iPad Air", "      cancel: []"), steps) == "passed")
  }

  @Test func `on a pad it is centred where it comes from nowhere`() {
    let steps = """
      - show: sheet
      - settle
      - expect: { sheet.frame: [248, 420, 272, 184] }
      - tap: sheet.button[Cancel]
      """
    #expect(outcome(Self.stage("iPad Air"), steps) == "passed")
  }

  @Test func `nothing comes from a view that is not in the window`() {
    let stage = """
      view: {}
      objects:
        - { type: UIActionSheet, id: sheet, cancelButtonTitle: Cancel }
        - { type: UIView, id: apart }
      """
    let steps = """
      - showFrom: { sheet: sheet, from: apart }
        raises: NSInvalidArgumentException
      - expect: { sheet.isVisible: false }
      """
    #expect(outcome(stage, steps) == "passed")
  }
}
