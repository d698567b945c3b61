// SPDX-License-Identifier: MIT
import Testing

/// What controls and scroll views still get of touches that recognizers follow.
///
/// Source: UIKit facts 3.8; recorded facts E4 and E8.
@Suite struct GestureViewTests {
  private static func card(_ recognizers: String, _ inside: String = "") -> String {
    let list = recognizers.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
    let views = inside.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
    return scene(
      showing: """
        - type: UIView
          id: card
          frame: [0, 0, 320, 400]
          gestureRecognizers:
        \(list)
          subviews:
        \(views.isEmpty ? "    - { type: UIView, id: inner, frame: [0, 0, 320, 200] }" : views)
        """)
  }

  private static let name = "action: [ { log: it } ]"

  // MARK: - Views

  @Test func `E8 a control hears of the touch, then that it is cancelled`() {
    let button = """
      - { type: UIButton, id: ok, frame: [0, 0, 100, 44] }
      """
    let pan = Self.card("- { type: UIPanGestureRecognizer, id: pan, \(Self.name) }", button)
    let found = events(pan, "- drag: { target: ok, by: [0, 60], duration: 0.05 }")
    #expect(Array(found.prefix(3)) == ["ok.touchDown", "pan.began", "ok.touchCancel"])
    #expect(!found.contains("ok.touchUpInside"))
    let lenient = Self.card(
      "- { type: UIPanGestureRecognizer, id: pan, cancelsTouchesInView: false }", button)
    let both = events(lenient, "- drag: { target: ok, by: [0, 60], duration: 0.05 }")
    #expect(both.contains("ok.touchUpInside") && both.contains("pan.ended"))
  }

  @Test func `controls win for their own gestures, not for others`() {
    let controls = """
      - { type: UIButton, id: ok, frame: [0, 0, 100, 44] }
      - { type: UISwitch, id: wifi, frame: [0, 50, 51, 31] }
      - { type: UIStepper, id: count, frame: [0, 100, 94, 29] }
      - { type: UISegmentedControl, id: choice, segments: [a, b], frame: [0, 150, 200, 29] }
      - { type: UIPageControl, id: pages, numberOfPages: 3, frame: [0, 200, 200, 37] }
      - { type: UISlider, id: volume, frame: [0, 250, 200, 31] }
      - { type: UITextField, id: field, frame: [0, 300, 200, 44] }
      - { type: UIButton, id: off, isEnabled: false, frame: [200, 0, 100, 44] }
      """
    let tap = Self.card("- { type: UITapGestureRecognizer, id: tap, \(Self.name) }", controls)
    let steps = """
      - tap: ok
      - tap: wifi
      - tap: count.increment
      - tap: { target: "choice.segment[1]" }
      - tap: pages.right
      - tap: field
      - expect: { wifi.isOn: true, count.value: 1, choice.selectedSegmentIndex: 1, pages.currentPage: 1 }
      - expectLog: []
      - tap: { point: [250, 22] }
      - expectLog: [it]
      - tap: volume
      - expectLog: [it]
      """
    #expect(outcome(tap, steps) == "passed")
    let pan = Self.card(
      """
      - { type: UIPanGestureRecognizer, id: pan }
      - { type: UISwipeGestureRecognizer, id: swipe, \(Self.name) }
      """, controls)
    let dragged = """
      - drag: { target: wifi.thumb, by: [40, 0] }
      - expect: { wifi.isOn: true }
      - set: { pan.isEnabled: false }
      - drag: { target: volume.thumb, by: [100, 0] }
      - expect: { volume.value: { above: 0.4 } }
      - expectLog: []
      """
    #expect(outcome(pan, dragged) == "passed")
  }

  @Test func `a recognizer on the control itself beats it`() {
    let scene = Self.card(
      "- { type: UITapGestureRecognizer, id: outer }",
      """
      - type: UIButton
        id: ok
        frame: [0, 0, 100, 44]
        gestureRecognizers: [ { type: UITapGestureRecognizer, id: own } ]
      """)
    #expect(
      events(scene, "- tap: ok") == [
        "ok.touchDown", "own.recognized", "outer.failed", "ok.touchCancel",
      ])
  }

  @Test func `the end of a touch is held back while a double tap may come`() {
    let button = "- { type: UIButton, id: ok, frame: [0, 0, 100, 44] }"
    let scene = Self.card(
      "- { type: UITapGestureRecognizer, id: two, numberOfTapsRequired: 2 }", button)
    let steps = """
      - tap: ok
      - expectEvents: [ok.touchDown]
      - wait: 0.35s
      - expectEvents: [two.failed, ok.touchUpInside]
      - doubleTap: ok
      - expectEvents: [ok.touchDown, two.recognized, ok.touchCancel]
      """
    #expect(outcome(scene, steps) == "passed")
    let at = scene.replacing("id: two,", with: "id: two, delaysTouchesEnded: false,")
    #expect(events(at, "- tap: ok") == ["ok.touchDown", "ok.touchUpInside"])
  }

  @Test func `the beginning of a touch is held back where that is asked for`() {
    let button = "- { type: UIButton, id: ok, frame: [0, 0, 100, 44] }"
    let scene = Self.card(
      "- { type: UILongPressGestureRecognizer, id: press, delaysTouchesBegan: true }", button)
    let steps = """
      - touch: { down: ok }
      - expectEvents: []
      - touch: { move: [50, 40] }
      - expectEvents: [press.failed, ok.touchDown, ok.touchDragInside]
      - touch: { up: true }
      - expectEvents: [ok.touchUpInside]
      - tap: ok
      - expectEvents: [press.failed, ok.touchDown, ok.touchUpInside]
      - longPress: ok
      - expectEvents: [press.began, press.ended]
      """
    #expect(outcome(scene, steps) == "passed")
  }

  // MARK: - Scroll views

  private static func page(_ recognizers: String, outer: String = "") -> String {
    scene(
      showing: """
        - type: UIView
          id: back
          frame: [0, 0, 320, 400]
          gestureRecognizers: [ \(outer) ]
          subviews:
            - type: UIScrollView
              id: page
              frame: [0, 0, 320, 400]
              contentSize: [320, 1000]
              subviews:
                - type: UIView
                  id: row
                  frame: [0, 0, 320, 200]
                  gestureRecognizers: [ \(recognizers) ]
        """)
  }

  @Test func `E4 a tap in a scroll view fails after 10 points, where the pan takes over`() {
    let scene = Self.page("{ type: UITapGestureRecognizer, id: tap }")
    let steps = """
      - touch: { down: { point: [100, 100] } }
      - touch: { move: [100, 91] }
      - touch: { up: true }
      - expectEvents: [tap.recognized]
      - touch: { down: { point: [100, 100] } }
      - touch: { move: [100, 89] }
      - touch: { up: true }
      - expectEvents: [tap.failed]
      - touch: { down: { point: [100, 100] } }
      - touch: { move: [130, 100] }
      - touch: { up: true }
      - expectEvents: [tap.recognized]
      """
    #expect(outcome(scene, steps) == "passed")
  }

  @Test func `a pan inside a scroll view comes first, one outside last`() {
    let inside = Self.page("{ type: UIPanGestureRecognizer, id: pan }")
    let steps = "- drag: { target: row, by: [0, -60], hold: 0.2 }\n"
    #expect(
      outcome(inside, steps + "- expect: { page.contentOffset: [0, 0] }") == "passed")
    #expect(events(inside, steps).last == "pan.ended")
    let outside = Self.page("", outer: "{ type: UIPanGestureRecognizer, id: pan }")
    #expect(
      outcome(outside, steps + "- expect: { page.contentOffset: [0, 50] }") == "passed")
    #expect(events(outside, steps) == ["pan.failed"])
    // What the scroll view cannot do is the other's.
    #expect(events(outside, "- drag: { target: row, by: [60, 0] }").last == "pan.ended")
  }

  @Test func `a pan and a scroll view go on together where the delegate lets them`() {
    let scene = Self.page(
      """
      { type: UIPanGestureRecognizer, id: pan, delegate: { shouldRecognizeSimultaneously: "${other == page}" } }
      """)
    let steps = """
      - drag: { target: row, by: [0, -60], hold: 0.2 }
      - expect: { page.contentOffset: [0, 50] }
      - expectEvents: { kinds: [gesture], contains: [pan.began, pan.ended] }
      """
    #expect(outcome(scene, steps) == "passed")
  }

  @Test func `what stops a moving scroll view is no tap of it`() {
    let text = scene(
      showing: """
        - { type: UITextView, id: text, frame: [0, 0, 320, 200], text: "\(
          String(repeating: "line\\n", count: 60))" }
        """)
    let steps = """
      - drag: { target: text, by: [0, -60], duration: 0.1 }
      - expect: { text.isDecelerating: true }
      - tap: { point: [100, 100] }
      - expect: { text.isFirstResponder: false, text.isDecelerating: false }
      - tap: { point: [100, 100] }
      - expect: { text.isFirstResponder: true }
      """
    #expect(outcome(text, steps) == "passed")
  }
}
