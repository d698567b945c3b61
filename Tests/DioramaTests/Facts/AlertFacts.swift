// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import Testing

/// Recorded facts V3 to V5, and where the buttons of alerts stand (UIKit facts 2.16).
@Suite struct AlertFacts {
  @Test func `V3: a new action sheet`() {
    let stage = "view: {}\nobjects: [ { type: UIActionSheet, id: sheet } ]"
    let steps = """
      - expect:
          sheet.numberOfButtons: 0
          sheet.cancelButtonIndex: -1
          sheet.destructiveButtonIndex: -1
          sheet.firstOtherButtonIndex: -1
          sheet.actionSheetStyle: automatic
          sheet.isVisible: false
      """
    #expect(outcome(stage, steps) == "passed")
  }

  private static func alert(_ keys: String) -> String {
    "view: {}\nobjects: [ { type: UIAlertView, id: alert, \(keys) } ]"
  }

  @Test func `V4: the first other button of an alert with a cancel button has index 1`() {
    let steps = """
      - expect: { alert.cancelButtonIndex: 0, alert.firstOtherButtonIndex: 1, alert.numberOfButtons: 2 }
      """
    let keys = "cancelButtonTitle: Cancel, otherButtonTitles: [OK]"
    #expect(outcome(Self.alert(keys), steps) == "passed")
    let bare = "- expect: { alert.cancelButtonIndex: -1, alert.firstOtherButtonIndex: 0 }"
    #expect(outcome(Self.alert("otherButtonTitles: [OK]"), bare) == "passed")
    let none = "- expect: { alert.cancelButtonIndex: -1, alert.firstOtherButtonIndex: -1 }"
    #expect(outcome(Self.alert("title: A"), none) == "passed")
  }

  @Test func `an alert is 270 wide in the middle, its rows 44 high, two buttons side by side`() {
    let keys = "title: A, cancelButtonTitle: Cancel, otherButtonTitles: [OK]"
    let steps = """
      - show: alert
      - settle
      - expect: { alert.frame.width: 270, alert.center.x: 160, alert.center.y: { near: 284, within: 0.5 } }
      """
    let stage = Self.alert(keys + ", delegate: { clickedButton: [ { log: \"${buttonTitle}\" } ] }")
    #expect(
      log(stage, "- show: alert\n- settle\n- tap: { point: [90, 310] }") == ["Cancel"])
    #expect(
      log(stage, "- show: alert\n- settle\n- tap: { point: [230, 310] }") == ["OK"])
    #expect(outcome(stage, steps) == "passed")
  }

  private static func controller(_ actions: String) -> String {
    """
    os: 8
    device: iPhone 6
    view: {}
    objects:
      - type: UIAlertController
        id: ask
        preferredStyle: alert
        title: A
        actions: [ \(actions) ]
    """
  }

  private static func action(_ title: String, _ more: String = "") -> String {
    "{ title: \(title)\(more), handler: [ { log: \(title) } ] }"
  }

  /// Taps rows of an alert in the middle of the screen, by how far above its end they are.
  private static func tapped(_ scene: String, x: Double, above end: Double) -> [String] {
    let frame = Play(scene, "- present: ask\n- settle\n- print: ${maxY(ask.view.frame)}")
    let bottom = frame.records.first?.steps.last?.output.flatMap { Double($0) } ?? 0
    return log(
      scene, "- present: ask\n- settle\n- tap: { point: [\(x), \(bottom - end)] }\n- settle")
  }

  @Test func `V5: of two actions the cancelling one is on the left, of three it is last`() {
    let two = Self.controller(Self.action("OK") + ", " + Self.action("No", ", style: cancel"))
    #expect(Self.tapped(two, x: 100, above: 20) == ["No"])
    #expect(Self.tapped(two, x: 280, above: 20) == ["OK"])
    let three = Self.controller(
      Self.action("No", ", style: cancel") + ", " + Self.action("One") + ", " + Self.action("Two"))
    #expect(Self.tapped(three, x: 100, above: 20) == ["No"])
    #expect(Self.tapped(three, x: 100, above: 64) == ["Two"])
    #expect(Self.tapped(three, x: 100, above: 108) == ["One"])
  }

  @Test func `V5: the list of actions is in the order they were added`() {
    let three = Self.controller(
      Self.action("No", ", style: cancel") + ", " + Self.action("One") + ", " + Self.action("Two"))
    let steps = """
      - expect: { "ask.actions[0].title": "No", "ask.actions[1].title": One, "ask.actions[2].title": Two }
      """
    #expect(outcome(three, steps) == "passed")
  }

  @Test func `V5: a sheet takes no fields, and a handler runs after the dismissal`() {
    let sheet = """
      os: 8
      device: iPhone 6
      view: {}
      objects: [ { type: UIAlertController, id: ask, textFields: [ { placeholder: A } ] } ]
      """
    let refused = "- { present: ask, raises: NSInternalInconsistencyException }"
    #expect(outcome(sheet, refused) == "passed")
    let one = Self.controller(Self.action("OK"))
    let steps = """
      - present: ask
      - settle
      - tap: { text: OK }
      - wait: 0.24s
      - expectLog: []
      - wait: 0.01s
      - expectLog: [OK]
      """
    #expect(outcome(one, steps) == "passed")
  }
}
