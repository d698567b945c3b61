// SPDX-License-Identifier: MIT
import Testing

/// What goes along with scrolling: whole pixels, the status bar, the keyboard, insets, limits.
///
/// Source: UIKit facts 2.13, 3.7, 4.8; recorded fact G23.
@Suite struct ScrollMannersTests {
  private static func page(_ keys: String = "", _ more: String = "", _ header: String = "")
    -> String
  {
    scene(
      showing: """
        - type: UIScrollView
          id: page
          frame: [0, 0, 320, 400]
          contentSize: [320, 1200]
          \(keys)
          subviews: [ { type: UIButton, id: play, frame: [0, 0, 320, 1200], actions: { touchDown: [ { log: touched } ] } } ]
        \(more)
        """, header)
  }

  @Test func `offsets are shown at whole pixels`() {
    let steps = """
      - set: { page.contentOffset: [0, 33.3] }
      - expect: { page.contentOffset: [0, 33.5] }
      - call: { page.setContentOffset: { contentOffset: [0, 100.2], animated: true } }
      - settle
      - expect: { page.contentOffset: [0, 100] }
      - set: { page.bounds: [0, 44.3, 320, 400] }
      - expect: { page.contentOffset: [0, 44.3] }
      - touch: { down: [160, 300] }
      - touch: { move: [160, 250.1] }
      - expect: { page.contentOffset: [0, 84] }
      """
    #expect(outcome(Self.page(), steps) == "passed")
    let thirds = steps.replacing("33.5", with: "33.333333333333336")
    #expect(
      outcome(
        Self.page("", "", "device: iPhone 6 Plus\nos: 8"),
        thirds.split(separator: "\n").prefix(2).joined(separator: "\n")) == "passed")
    let end = """
      - set: { page.contentSize: [320, 800.3] }
      - drag: { target: { point: [160, 380] }, by: [0, -390], duration: 0.1 }
      - settle
      - expect: { page.contentOffset: [0, 400.3] }
      """
    #expect(outcome(Self.page(), end) == "passed")
  }

  @Test func `a tap on the status bar scrolls to the top`() {
    let told = """
      delegate:
          shouldScrollToTop: [ { log: may }, { return: true } ]
          didScrollToTop: [ { log: top } ]
          didEndScrollingAnimation: [ { log: wrong } ]
      """
    let steps = """
      - set: { page.contentOffset: [0, 500] }
      - tap: { point: [160, 5] }
      - wait: 0.15s
      - expect: { page.contentOffset.y: { near: 270, within: 40 } }
      - settle: { within: 0.16s }
      - expect: { page.contentOffset: [0, 0] }
      - expectLog: [may, top]
      - tap: { point: [160, 5] }
      - expectLog: [touched]
      """
    #expect(outcome(Self.page(told), steps) == "passed")
    let inset = """
      - set: { page.contentOffset: [0, 500] }
      - tap: { point: [160, 19] }
      - settle
      - expect: { page.contentOffset: [0, -64] }
      """
    #expect(outcome(Self.page("contentInset: [64, 0, 0, 0]"), inset) == "passed")
  }

  @Test(arguments: [
    ("scrollsToTop: false", ""), ("delegate: { shouldScrollToTop: false }", ""),
    ("", "- { type: UITextView, id: note, frame: [0, 420, 320, 60], text: a }"),
  ])
  func `it does not where nobody wants it, or two do`(keys: String, more: String) {
    let steps = """
      - set: { page.contentOffset: [0, 500] }
      - tap: { point: [160, 5] }
      - settle
      - expect: { page.contentOffset: [0, 500] }
      """
    #expect(outcome(Self.page(keys, more), steps) == "passed")
  }

  @Test func `on a pad the one nearest to the status bar goes`() {
    let more = "- { type: UITextView, id: note, frame: [0, 420, 320, 60], text: a }"
    let steps = """
      - set: { page.contentOffset: [0, 500] }
      - tap: { point: [600, 5] }
      - settle
      - expect: { page.contentOffset: [0, 0] }
      """
    #expect(outcome(Self.page("", more, "device: iPad Air"), steps) == "passed")
  }

  @Test func `a finger that goes on from the status bar scrolls nothing`() {
    let steps = """
      - set: { page.contentOffset: [0, 500] }
      - drag: { target: { point: [160, 5] }, by: [0, 100] }
      - settle
      - expect: { page.contentOffset: [0, 500] }
      """
    #expect(outcome(Self.page(), steps) == "passed")
  }

  @Test func `G23: scrolling lays out nothing above`() {
    let steps = """
      - expectEvents: { kinds: [lifecycle], contains: [] }
      - drag: { target: { point: [160, 300] }, by: [0, -100] }
      - settle
      - expectEvents: { kinds: [lifecycle], equals: [] }
      """
    #expect(outcome(Self.page(), steps) == "passed")
  }

  @Test func `a drag that begins aslant is not locked`() {
    let aslant = """
      - set: { page.contentSize: [900, 900] }
      - touch: { down: [160, 300] }
      - touch: { move: [148, 288] }
      - touch: { move: [100, 200] }
      - expect: { page.contentOffset.x: { above: 40 }, page.contentOffset.y: { above: 80 } }
      """
    #expect(outcome(Self.page("isDirectionalLockEnabled: true"), aslant) == "passed")
  }

  @Test func `content that shrinks under a throw is come back to`() {
    let steps = """
      - drag: { target: { point: [160, 380] }, by: [0, -200], duration: 0.1 }
      - wait: 0.1s
      - set: { page.contentSize: [320, 500] }
      - settle
      - expect: { page.contentOffset: [0, 100], page.isDecelerating: false }
      """
    #expect(outcome(Self.page(), steps) == "passed")
  }

  private static let form = """
    root:
      type: UIViewController
      notifications:
        UIKeyboardWillShow: [ { log: "show ${userInfo.frameBegin.y}" } ]
        UIKeyboardWillHide: [ { log: "hide ${userInfo.frameBegin.y}" } ]
        UIKeyboardDidHide: [ { log: hidden } ]
      view:
        subviews:
          - type: UIScrollView
            id: page
            frame: [0, 0, 320, 568]
            contentSize: [320, 1500]
            keyboardDismissMode: interactive
            subviews: [ { type: UITextField, id: name, frame: [20, 60, 200, 30], delegate: { shouldEndEditing: "${state.mayEnd}" } } ]
    state: { mayEnd: true }
    """

  @Test func `the keyboard goes with the finger below its top`() {
    let steps = """
      - tap: name
      - settle
      - expectLog: [show 568]
      - touch: { down: [160, 300] }
      - touch: { move: [160, 340] }
      - expect: { keyboard.frame.y: 352, page.isDragging: true }
      - touch: { move: [160, 400] }
      - expect: { keyboard.frame.y: 400, firstResponder: name }
      - touch: { move: [160, 330] }
      - expect: { keyboard.frame.y: 352 }
      - touch: { move: [160, 420] }
      - wait: 0.2s
      - expectLog: []
      - touch: { up: true }
      - expect: { keyboard.frame.y: 352, presentation(keyboard).frame.y: 420 }
      - settle
      - expect: { firstResponder: name }
      - expectLog: [show 420]
      """
    #expect(outcome(Self.form, steps) == "passed")
  }

  @Test func `thrown down it goes away, unless editing may not end`() {
    let steps = """
      - tap: name
      - settle
      - drag: { target: { point: [160, 200] }, by: [0, 300], duration: 0.2 }
      - expect: { firstResponder: "" }
      - settle
      - expectLog: [show 568, hide 500, hidden]
      - expectNo: keyboard
      """
    #expect(outcome(Self.form, steps) == "passed")
    let kept = """
      - set: { state.mayEnd: false }
      - tap: name
      - settle
      - drag: { target: { point: [160, 200] }, by: [0, 300], duration: 0.2 }
      - settle
      - expect: { firstResponder: name, keyboard.frame.y: 352 }
      """
    #expect(outcome(Self.form, kept) == "passed")
  }

  @Test func `thirty labels may follow the offset of ten throws`() {
    let labels = (0..<30).map {
      "- { type: UILabel, frame: [0, \(400 + $0), 300, 1], text: \"${page.contentOffset.y}\" }"
    }
    let steps = """
      - repeat:
          times: 10
          steps:
            - drag: { target: { point: [160, 380] }, by: [0, -110], duration: 0.11 }
            - settle
            - set: { page.contentOffset: [0, 0] }
      """
    #expect(outcome(Self.page("", labels.joined(separator: "\n")), steps) == "passed")
  }
}
