// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import Testing

/// Alert controllers of iOS 8 and later. Source: UIKit facts 2.16, 3.5 and 3.6.
@Suite struct AlertControllerTests {
  private static func stage(
    _ keys: String, device: String = "iPhone 6", header: String = "os: 8"
  ) -> String {
    """
    \(header)
    device: \(device)
    state: { isSure: false }
    root:
      type: UIViewController
      id: main
      view:
        subviews:
          - { type: UIButton, id: bin, frame: [100, 100, 100, 44], actions: { touchUpInside: [ { present: { controller: confirm, completion: [ { log: presented } ] } } ] } }
    objects:
      - type: UIAlertController
        id: confirm
    \(keys.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n"))
    """
  }

  private static let question = stage(
    """
    preferredStyle: alert
    title: Delete?
    message: It cannot be undone.
    actions:
      - { title: Delete, style: destructive, id: delete, isEnabled: "${state.isSure}", handler: [ { log: deleted } ] }
      - { title: Cancel, style: cancel, handler: [ { log: kept } ] }
    """)

  @Test func `it stands over its presenter, which stays appeared`() {
    let steps = """
      - expectEvents: { of: [main], contains: [main.viewDidAppear] }
      - tap: bin
      - expect: { main.presentedViewController: confirm, confirm.presentingViewController: main }
      - expectLog: []
      - wait: 0.4s
      - expectLog: [presented]
      - expectEvents: { of: [main], kinds: [lifecycle], equals: [] }
      - tap: { target: bin, blocked: covered }
      - tap: confirm.button[Cancel]
      - expectLog: []
      - wait: 0.25s
      - expectLog: [kept]
      - expect: { "main.presentedViewController == null": true }
      - expectNo: confirm
      - expectEvents: { of: [main], kinds: [lifecycle], equals: [] }
      """
    #expect(outcome(Self.question, steps) == "passed")
  }

  @Test func `an action that is not enabled takes no taps until it is`() {
    let steps = """
      - tap: bin
      - tap: { target: "confirm.button[Delete]", blocked: disabled }
      - set: { state.isSure: true }
      - tap: { text: Delete }
      - settle
      - expectLog: [presented, deleted]
      - expectEvents: { of: [delete], equals: [delete.handler] }
      """
    #expect(outcome(Self.question, steps) == "passed")
  }

  @Test func `code takes it away without running an action`() {
    let steps = """
      - present: confirm
      - settle
      - dismiss: { controller: confirm, completion: [ { log: gone } ] }
      - settle
      - expectLog: [gone]
      - present: confirm
      - dismiss: main
      - settle
      - expectNo: confirm
      """
    #expect(outcome(Self.question, steps) == "passed")
  }

  @Test func `its title may change while it is shown`() {
    let steps = """
      - present: confirm
      - settle
      - set: { confirm.title: Really delete all of the photographs in this album? }
      - tap: { text: Really delete all of the photographs in this album? }
      - tap: confirm.button[Cancel]
      """
    #expect(outcome(Self.question, steps) == "passed")
  }

  @Test func `fields are described in place and typed into`() {
    let stage = Self.stage(
      """
      preferredStyle: alert
      title: Name
      textFields: [ { id: named, placeholder: Name, actions: { editingChanged: [ { set: { ok.isEnabled: "${sender.text != ''}" } } ] } } ]
      actions: [ { title: OK, id: ok, isEnabled: false, handler: [ { log: "${named.text}" } ] } ]
      """)
    let steps = """
      - present: confirm
      - settle
      - expect: { firstResponder: named }
      - tap: { target: "confirm.button[OK]", blocked: disabled }
      - type: Ann
      - tap: confirm.textField[0]
      - tap: confirm.button[OK]
      - settle
      - expectLog: [Ann]
      - expect: { firstResponder: "" }
      """
    #expect(outcome(stage, steps) == "passed")
  }

  @Test func `what UIKit refuses raises`() {
    let steps = """
      - present: confirm
        raises: NSInternalInconsistencyException
      - expect: { "main.presentedViewController == null": true }
      """
    let cancel = "{ title: A, style: cancel }"
    #expect(outcome(Self.stage("actions: [ \(cancel), \(cancel) ]"), steps) == "passed")
    #expect(outcome(Self.stage("textFields: [ { placeholder: A } ]"), steps) == "passed")
  }

  @Test func `presenting over what is presented already raises`() {
    let steps = """
      - present: confirm
      - present: confirm
        raises: NSInvalidArgumentException
      """
    #expect(outcome(Self.question, steps) == "passed")
  }

  private static let sheet = """
    title: Photo
    actions:
      - { title: Delete, style: destructive, handler: [ { log: deleted } ] }
      - { title: Keep, handler: [ { log: kept } ] }
      - { title: Cancel, style: cancel, handler: [ { log: cancelled } ] }
    """

  @Test func `a sheet goes by a tap outside as by its cancelling action`() {
    let steps = """
      - present: confirm
      - settle
      - tap: confirm.button[Keep]
      - settle
      - present: confirm
      - settle
      - tap: { point: [5, 5] }
      - settle
      - expectLog: [kept, cancelled]
      """
    #expect(outcome(Self.stage(Self.sheet), steps) == "passed")
  }

  @Test func `on a pad a sheet comes from a view, and raises from nowhere`() {
    let steps = """
      - present: confirm
        raises: NSGenericException
      - present: { controller: confirm, from: bin }
      - settle
      - expectNo: confirm.button[Cancel]
      - tap: { point: [700, 900] }
      - settle
      - expectLog: [cancelled]
      """
    #expect(outcome(Self.stage(Self.sheet, device: "iPad Air"), steps) == "passed")
  }

  @Test func `there is none before iOS 8`() {
    let stage = Self.stage("title: A", device: "iPhone 5s", header: "os: 7")
    #expect(
      outcome(stage, "- { present: confirm, raises: NSInvalidArgumentException }") == "passed")
    #expect(LintedText(scene: stage).findings.contains { $0.rule == "missing-class" })
  }
}
