// SPDX-License-Identifier: MIT
import Testing

/// Who gets a touch in a scroll view. Source: UIKit facts 2.13, 3.8.
@Suite struct ScrollTouchTests {
  private static func page(_ keys: String = "") -> String {
    scene(
      showing: """
        - type: UIScrollView
          id: page
          frame: [0, 50, 320, 400]
          contentSize: [320, 800]
          \(keys)
          subviews:
            - { type: UIButton, id: play, frame: [100, 100, 100, 44] }
            - { type: UISlider, id: volume, frame: [20, 200, 280, 31] }
            - { type: UISwitch, id: wifi, frame: [20, 260, 0, 0] }
        """)
  }

  @Test func `a quick tap reaches the button as it ends`() {
    let steps = """
      - tap: play
      - expectEvents: [play.touchDown, play.touchUpInside]
      - tap: wifi
      - expect: { wifi.isOn: true }
      """
    #expect(outcome(Self.page(), steps) == "passed")
  }

  @Test func `a button waits 0.15 s for its touch`() {
    let steps = """
      - touch: { down: play }
      - expectEvents: []
      - wait: 0.14s
      - expect: { play.isHighlighted: false }
      - wait: 0.01s
      - expectEvents: [play.touchDown]
      - touch: { up: true }
      - expectEvents: [play.touchUpInside]
      """
    #expect(outcome(Self.page(), steps) == "passed")
    let now = "- touch: { down: play }\n- expectEvents: [play.touchDown]"
    #expect(outcome(Self.page("delaysContentTouches: false"), now) == "passed")
  }

  @Test func `a drag that begins at once scrolls, one that begins late does not`() {
    let steps = """
      - drag: { target: play, by: [0, -60], duration: 0.1, hold: 0.2s }
      - expect: { page.contentOffset: [0, 50] }
      - expectEvents: []
      - touch: { down: play }
      - wait: 0.3s
      - touch: { move: [150, 100] }
      - touch: { up: true }
      - expect: { page.contentOffset: [0, 50] }
      - expectEvents: [play.touchDown, play.touchDragInside, play.touchUpInside]
      """
    #expect(outcome(Self.page(), steps) == "passed")
  }

  @Test func `a tap waits for content that moves, unless it comes now`() {
    let steps = """
      - drag: { target: { point: [160, 440] }, by: [0, -30], duration: 0.1 }
      - tap: wifi
      - expect: { wifi.isOn: true, page.isDecelerating: false }
      """
    #expect(outcome(Self.page(), steps) == "passed")
    let now = steps.replacing("tap: wifi", with: "tap: { target: wifi, now: true }")
    #expect(outcome(Self.page(), now).contains("a touch of 'wifi' only stops it"))
  }

  @Test func `a slider in a scroll view is dragged by its thumb`() {
    let steps = """
      - slide: { target: volume, to: 0.5 }
      - expect: { volume.value: 0.5, page.contentOffset: [0, 0] }
      """
    #expect(outcome(Self.page(), steps) == "passed")
  }

  @Test func `what moves across goes to the control from where it came down`() {
    let steps = """
      - drag: { target: play, by: [30, 0], duration: 0.1 }
      - expectEvents: { contains: [play.touchDown, play.touchDragInside, play.touchUpInside] }
      """
    #expect(outcome(Self.page(), steps) == "passed")
  }

  @Test func `content that is not cancelled keeps its touch`() {
    let keys = "canCancelContentTouches: false"
    let views = """
      - type: UIScrollView
        id: page
        frame: [0, 50, 320, 400]
        contentSize: [320, 800]
        \(keys)
        subviews: [ { type: UIView, id: card, frame: [0, 0, 320, 300] } ]
      """
    let steps = """
      - touch: { down: card }
      - wait: 0.2s
      - touch: { move: [160, 100] }
      - touch: { up: true }
      - expect: { page.contentOffset: [0, 0] }
      - drag: { target: card, by: [0, -60], duration: 0.1, hold: 0.2s }
      - expect: { page.contentOffset: [0, 50] }
      """
    #expect(outcome(scene(showing: views), steps) == "passed")
  }

  private static let nested = scene(
    showing: """
      - type: UIScrollView
        id: outer
        frame: [0, 0, 320, 480]
        contentSize: [320, 1000]
        subviews:
          - type: UIScrollView
            id: row
            frame: [0, 50, 320, 100]
            contentSize: [900, 100]
          - type: UIScrollView
            id: inner
            frame: [0, 200, 320, 200]
            contentSize: [320, 400]
            subviews: [ { type: UIView, id: card, frame: [0, 0, 320, 400] } ]
      """)

  @Test func `of nested scroll views the innermost that moves that way is moved`() {
    let steps = """
      - drag: { target: row, by: [-60, -5], hold: 0.2s }
      - expect: { row.contentOffset: [50, 0], outer.contentOffset: [0, 0] }
      - drag: { target: row, by: [0, -40], hold: 0.2s }
      - expect: { row.contentOffset: [50, 0], outer.contentOffset: [0, 30] }
      - drag: { target: inner, by: [0, -60], hold: 0.2s }
      - expect: { inner.contentOffset: [0, 50], outer.contentOffset: [0, 30] }
      - drag: { target: inner, by: [0, 60], hold: 0.2s }
      - expect: { inner.contentOffset: [0, 0], outer.contentOffset: [0, 30] }
      """
    #expect(outcome(Self.nested, steps) == "passed")
  }

  @Test func `at its end the inner one leaves the drag to the outer`() {
    let steps = """
      - set: { inner.contentOffset: [0, 200] }
      - drag: { target: inner, by: [0, -60], hold: 0.2s }
      - expect: { inner.contentOffset: [0, 200], outer.contentOffset: [0, 50] }
      """
    #expect(outcome(Self.nested, steps) == "passed")
  }

  @Test func `a scroll view that leaves the window lets go`() {
    let steps = """
      - touch: { down: [160, 400] }
      - touch: { move: [160, 300] }
      - call: page.removeFromSuperview
      - touch: { move: [160, 200] }
      - touch: { up: true }
      - settle: { within: 3s }
      - expect: { page.isDragging: false, page.isTracking: false }
      """
    #expect(outcome(Self.page(), steps) == "passed")
  }

  @Test func `a drag sends the keyboard away where the scroll view says so`() {
    let views = """
      - type: UIScrollView
        id: page
        frame: [0, 20, 320, 240]
        contentSize: [320, 800]
        keyboardDismissMode: onDrag
        subviews: [ { type: UITextField, id: name, frame: [20, 20, 200, 30] } ]
      """
    let steps = """
      - call: name.becomeFirstResponder
      - settle
      - expect: { firstResponder: name }
      - drag: { target: { point: [160, 200] }, by: [0, -60], hold: 0.2s }
      - expect: { firstResponder: "" }
      """
    #expect(outcome(scene(showing: views), steps) == "passed")
    #expect(
      outcome(scene(showing: views.replacing("onDrag", with: "none")), steps).contains("found"))
  }
}
