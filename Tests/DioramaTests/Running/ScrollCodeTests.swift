// SPDX-License-Identifier: MIT
import Testing

/// What code does to a scroll view. Source: UIKit facts 4.8.
@Suite struct ScrollCodeTests {
  private static func page(_ keys: String = "") -> String {
    scene(
      showing: """
        - type: UIScrollView
          id: page
          frame: [0, 50, 320, 400]
          contentSize: [320, 800]
          \(keys)
          delegate:
            didScroll: [ { log: "${sender.contentOffset.y}" } ]
            didEndScrollingAnimation: [ { log: arrived } ]
          subviews: [ { type: UIView, id: card, frame: [20, 200, 280, 100] } ]
        """)
  }

  @Test func `an offset from code is not held, and is told where it changed`() {
    let steps = """
      - set: { page.contentOffset: [0, 900] }
      - expect: { page.contentOffset: [0, 900], page.bounds: [0, 900, 320, 400] }
      - set: { page.contentOffset: [0, 900] }
      - expectLog: ["900"]
      - call: { page.setContentOffset: [0, 30] }
      - expectLog: ["30"]
      - set: { page.bounds: [0, 44, 320, 400] }
      - expect: { page.contentOffset: [0, 44] }
      - expectLog: ["44"]
      - settle: { within: 0s }
      """
    #expect(outcome(Self.page(), steps) == "passed")
  }

  @Test func `subviews move with it, for touches as well`() {
    let steps = """
      - set: { page.contentOffset: [0, 100] }
      - expect: { "hitTest(view, point(160, 160))": card }
      - expect: { "convert(card.bounds, card, null)": [20, 150, 280, 100] }
      """
    #expect(outcome(Self.page(), steps) == "passed")
  }

  @Test func `animated it takes 0.3 s and says when it has arrived`() {
    let steps = """
      - call: { page.setContentOffset: { contentOffset: [0, 200], animated: true } }
      - expect: { page.contentOffset: [0, 0] }
      - wait: 0.15s
      - expect: { page.contentOffset.y: { near: 84, within: 1 } }
      - expect: { page.isDecelerating: false }
      - settle: { within: 0.17s }
      - expect: { page.contentOffset: [0, 200] }
      - expectLog: { contains: ["200", arrived] }
      - call: { page.setContentOffset: { contentOffset: [0, 0], animated: false } }
      - expectLog: ["0"]
      """
    #expect(outcome(Self.page(), steps) == "passed")
  }

  @Test func `a rect is made visible by the shortest way`() {
    let steps = """
      - call: { page.scrollRectToVisible: { rect: [0, 100, 10, 100] } }
      - expectLog: []
      - call: { page.scrollRectToVisible: { rect: [0, 450, 10, 100] } }
      - expect: { page.contentOffset: [0, 150] }
      - call: { page.scrollRectToVisible: { rect: [0, 100, 10, 100] } }
      - expect: { page.contentOffset: [0, 100] }
      - call: { page.scrollRectToVisible: { rect: [0, 790, 10, 100], animated: true } }
      - settle
      - expect: { page.contentOffset: [0, 400] }
      """
    #expect(outcome(Self.page(), steps) == "passed")
  }

  @Test func `insets keep content at the top edge there`() {
    let steps = """
      - expect: { page.contentOffset: [0, -64] }
      - set: { page.contentInset: [20, 0, 0, 0] }
      - expect: { page.contentOffset: [0, -20] }
      - set: { page.contentOffset: [0, 100] }
      - set: { page.contentInset: [64, 0, 0, 0] }
      - expect: { page.contentOffset: [0, 100] }
      - set: { page.contentInset: [0, 0, 216, 0], page.contentOffset: [0, 616] }
      - set: { page.contentInset: [0, 0, 0, 0] }
      - expect: { page.contentOffset: [0, 400] }
      """
    #expect(outcome(Self.page("contentInset: [64, 0, 0, 0]"), steps) == "passed")
  }

  @Test func `an offset in the file stands, whatever the insets`() {
    let steps = "- expect: { page.contentOffset: [0, 10] }\n- expectLog: []"
    #expect(
      outcome(Self.page("contentOffset: [0, 10]\n  contentInset: [64, 0, 0, 0]"), steps)
        == "passed")
  }

  @Test func `content that shrinks takes its end along`() {
    let steps = """
      - set: { page.contentOffset: [0, 400] }
      - set: { page.contentSize: [320, 500] }
      - expect: { page.contentOffset: [0, 100] }
      - set: { page.contentSize: [320, 100] }
      - expect: { page.contentOffset: [0, 0] }
      - set: { page.contentSize: [320, 1000], page.contentOffset: [0, 600] }
      - set: { page.frame: [0, 0, 320, 480] }
      - expect: { page.contentOffset: [0, 520] }
      """
    #expect(outcome(Self.page(), steps) == "passed")
  }

  @Test func `bindings read the offset and are written by the finger`() {
    let views = """
      - type: UIScrollView
        id: page
        frame: [0, 0, 320, 400]
        contentSize: [320, 800]
        contentOffset: { bind: state.place }
      - { type: UILabel, id: shown, frame: [0, 420, 300, 20], text: "${page.contentOffset.y}" }
      - { type: UIView, id: mark, frame: "${[0, page.bounds.y, 10, 10]}" }
      """
    let steps = """
      - set: { state.place: "${point(0, 20)}" }
      - expect: { page.contentOffset: [0, 20], shown.text: "20" }
      - drag: { target: page, by: [0, -60], hold: 0.2s }
      - expect: { state.place: "${point(0, 70)}", shown.text: "70" }
      """
    let made = scene(
      showing: views.replacing(
        "\n- { type: UIView, id: mark, frame: \"${[0, page.bounds.y, 10, 10]}\" }", with: ""),
      "state: { place: { type: point, value: [0, 0] } }")
    #expect(outcome(made, steps) == "passed")
  }

  @Test func `code that scrolls ends what moved by itself`() {
    let steps = """
      - drag: { target: { point: [160, 400] }, by: [0, -60], duration: 0.1 }
      - wait: 0.1s
      - set: { page.contentOffset: [0, 10] }
      - expect: { page.isDecelerating: false }
      - settle: { within: 0.02s }
      - expect: { page.contentOffset: [0, 10] }
      """
    #expect(outcome(Self.page(), steps) == "passed")
  }

  @Test func `lengths that are no numbers do no harm`() {
    let steps = """
      - set: { page.contentSize: "${size(0.0 / 0.0, 1e300)}" }
      - set: { page.contentInset: "${insets(0.0 / 0.0, 1.0 / 0.0, 0, 0)}" }
      - drag: { target: { point: [160, 300] }, by: [-60, -60] }
      - settle: { within: 20s }
      - { set: { page.contentOffset: "${point(0.0 / 0.0, 0)}" }, raises: CALayerInvalidGeometry }
      """
    #expect(outcome(Self.page(), steps) == "passed")
    let call = """
      - call: { page.setContentOffset: "${point(1.0 / 0.0, 0)}" }
        raises: CALayerInvalidGeometry
      """
    #expect(outcome(Self.page(), call) == "passed")
  }
}
