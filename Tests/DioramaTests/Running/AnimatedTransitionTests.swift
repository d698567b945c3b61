// SPDX-License-Identifier: MIT
import DioramaModel
import Testing

/// UIView's transitions: the model is at the end at once, the view that holds the change tells it.
@Suite struct AnimatedTransitionTests {
  private static let cards = scene(
    showing: """
      - type: UIView
        id: holder
        frame: [10, 20, 100, 100]
        subviews:
          - { type: UILabel, id: front, frame: [0, 0, 100, 100], text: Front }
      """,
    "objects: [{ type: UILabel, id: back, frame: [0, 0, 100, 100], text: Back }]")

  @Test func `one view takes the other's place`() {
    let steps = """
      - animate:
          duration: 1
          curve: linear
          transition: { from: front, to: back, style: flipFromLeft }
          completion: [{ log: "${finished}" }]
      - expect: { "back.superview.id": holder, "size(holder.subviews)": 1 }
      - expectNo: front
      - wait: 0.25
      - tap: { target: back, now: true, blocked: interaction }
      - snapshot: flip
      - settle
      - expectLog: ["true"]
      """
    let play = Play(Self.cards, steps)
    #expect(play.outcome == "passed")
    #expect(play.seconds == 1)
    let flip = play.records.first?.snapshots.first?.text ?? ""
    #expect(
      flip.contains(
        "holder; frame = (10 20; 100 100); presentation = {transition: {style: flipFromLeft, progress: 0.25}}>"
      ))
  }

  @Test func `with showHideTransitionViews both stay where they are`() {
    let steps = """
      - add: { view: back, to: holder }
      - set: { back.isHidden: true }
      - animate:
          options: [showHideTransitionViews, transitionCurlUp]
          transition: { from: front, to: back }
      - expect: { front.isHidden: true, back.isHidden: false, "size(holder.subviews)": 2 }
      - settle
      """
    #expect(outcome(Self.cards, steps) == "passed")
  }

  @Test func `a view shows its own change`() {
    let steps = """
      - animate:
          duration: 0.5
          transition: { view: front, style: crossDissolve }
          set: { front.text: Changed }
      - expect: { front.text: Changed }
      - settle
      """
    let play = Play(Self.cards, steps)
    #expect(play.outcome == "passed")
    #expect(play.seconds == 0.5)
  }

  @Test func `a transition that says too little, or too much`() {
    let steps = """
      - animate: { transition: { view: front } }
      - animate: { transition: { from: front, style: curlUp } }
      - animate: { transition: { from: front, to: back, style: curlUpp } }
      - animate: { transition: { from: front, to: back, style: curlUp }, set: { front.alpha: 0 } }
      """
    #expect(
      findings(ofSteps: steps, on: Self.cards) == """
        2:14 missing-key a transition needs a 'style', such as flipFromLeft
        3:28 missing-key a transition needs 'view', or 'from' and 'to'
        4:60 unknown-case 'curlUpp' is no case of UIViewAnimationTransition; did you mean 'curlUp'?
        5:70 unknown-key a transition from one view to another puts the one in the other's place, and has no actions
        """)
  }

  @Test func `a view in no view has no place to give`() {
    let steps = """
      - remove: front
      - animate: { transition: { from: front, to: back, style: curlUp } }
      """
    #expect(
      outcome(Self.cards, steps)
        == "animate: 'front' is in no view, so there is no place to put another into")
  }
}
