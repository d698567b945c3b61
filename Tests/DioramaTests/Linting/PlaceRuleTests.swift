// SPDX-License-Identifier: MIT
import DioramaCore
import Testing

/// Controls that nobody sees or touches because of where they are, and what is exempt.
@Suite struct PlaceRuleTests {
  @Test func `a control outside of what is shown`() {
    let scene = """
      diorama: 1
      view:
        subviews:
          - { type: UISwitch, id: right, frame: [330, 20, 51, 31] }
      #                                         ^^^^^^^^^^^^^^^^^ warning off-screen-control
          - { type: UISwitch, id: partly, frame: [300, 60, 51, 31] }
          - { type: UILabel, id: text, text: A, frame: [400, 20, 50, 21] }
          - type: UIScrollView
            id: scroll
            frame: [0, 100, 320, 200]
            contentSize: [320, 1000]
            subviews:
              - { type: UISwitch, id: below, frame: [20, 900, 51, 31] }
              - { type: UISwitch, id: lost, frame: [20, 1100, 51, 31] }
      #                                            ^^^^^^^^^^^^^^^^^^ warning off-screen-control
          - type: UIScrollView
            id: inset
            frame: [0, 300, 320, 100]
            contentInset: [0, 0, 60, 0]
            subviews: [ { type: UISwitch, id: raised, frame: [20, 120, 51, 31] } ]
          - type: UIView
            id: card
            frame: [0, 420, 320, 100]
            clipsToBounds: true
            subviews:
              - { type: UISwitch, id: cut, center: [100, 140] }
      #                                            ^^^^^^^^^^ warning off-screen-control
      """
    #expect(disagreements(scene) == "")
  }

  @Test func `what moves is not judged`() {
    let scene = """
      diorama: 1
      state: { x: 400 }
      view:
        subviews:
          - { type: UISwitch, id: written, frame: [330, 20, 51, 31] }
          - { type: UISwitch, id: bound, frame: [ "${state.x}", 20, 51, 31 ] }
          - { type: UISwitch, id: turned, frame: [330, 20, 51, 31], transform: [ { rotate: 1 } ] }
          - { type: UISwitch, id: fallen, frame: [340, 20, 51, 31] }
          - type: UIView
            id: drawer
            frame: [320, 0, 320, 568]
            subviews: [ { type: UISwitch, id: carried, frame: [20, 20, 51, 31] } ]
          - type: UIButton
            id: move
            title: Move
            frame: [20, 400, 100, 44]
            actions:
              touchUpInside:
                - set: { written.center.x: 100, state.x: 20 }
                - animate: { set: { drawer.frame: [0, 0, 320, 568] } }
      objects:
        - type: UIDynamicAnimator
          referenceView: view
          behaviors: [ { type: UISnapBehavior, item: fallen, snapPoint: [100, 100] } ]
      """
    #expect(disagreements(scene) == "")
  }

  @Test func `views of containers and of masks have sizes of their own`() {
    let scene = """
      diorama: 1
      root: { type: UINavigationController, id: nav, viewControllers: [main] }
      objects:
        - type: UIViewController
          id: main
          title: Main
          view:
            subviews:
              - { type: UISwitch, id: kept, frame: [330, 20, 51, 31], autoresizingMask: [flexibleLeftMargin] }
              - { type: UISwitch, id: lost, frame: [330, 20, 51, 31] }
      #                                            ^^^^^^^^^^^^^^^^^ warning off-screen-control
      """
    #expect(disagreements(scene) == "")
  }

  @Test func `a control of no size, but for those that have their own`() {
    let scene = """
      diorama: 1
      view:
        subviews:
          - { type: UISwitch, id: standard, frame: [0, 0, 0, 0] }
          - { type: UIButton, id: flat, title: A, frame: [20, 20, 100, 0] }
      #                                                  ^^^^^^^^^^^^^^^^ warning zero-size-control
          - { type: UIButton, id: fitted, title: A, frame: [20, 60, 0, 0], sizeToFit: true }
          - { type: UIButton, id: later, title: A, frame: [20, 100, 0, 0] }
          - { type: UIView, id: line, frame: [0, 0, 0, 10] }
          - { type: UIButton, id: unplaced, title: A, actions: { touchDown: [ { set: { later.frame: [0, 0, 44, 44] } } ] } }
      """
    #expect(disagreements(scene) == "")
  }

  @Test func `a control under a view that takes its touches`() {
    let scene = """
      diorama: 1
      state: { busy: false }
      classes: { Passing: { is: UIView } }
      view:
        subviews:
          - { type: UISwitch, id: under, frame: [20, 20, 51, 31] }
      #                           ^^^^^ warning covered-control
          - { type: UIView, id: over, frame: [0, 0, 100, 60] }
          - { type: UISwitch, id: a, frame: [20, 120, 51, 31] }
          - { type: UIView, id: closed, frame: [0, 100, 100, 60], isUserInteractionEnabled: false }
          - { type: UISwitch, id: b, frame: [20, 220, 51, 31] }
          - { type: UIView, id: shown, frame: [0, 200, 100, 60], isHidden: "${!state.busy}" }
          - { type: UISwitch, id: c, frame: [20, 320, 51, 31] }
          - { type: Passing, id: passing, frame: [0, 300, 100, 60] }
          - { type: UISwitch, id: d, frame: [20, 420, 51, 31] }
          - { type: UILabel, id: label, text: A, frame: [0, 400, 100, 60] }
          - { type: UISwitch, id: e, frame: [220, 20, 51, 31] }
          - { type: UIView, id: partly, frame: [200, 0, 40, 60] }
      """
    #expect(disagreements(scene) == "")
  }

  @Test func `an action that changes the order leaves it open who covers whom`() {
    let scene = """
      diorama: 1
      view:
        subviews:
          - { type: UIButton, id: one, title: One, frame: [20, 20, 100, 44] }
          - type: UIButton
            id: two
            title: Two
            frame: [20, 20, 100, 44]
            actions: { touchUpInside: [ { sendToBack: two } ] }
      """
    #expect(disagreements(scene) == "")
  }

  @Test func `controls that share touches`() {
    let scene = """
      diorama: 1
      view:
        subviews:
          - { type: UIButton, id: one, title: One, frame: [20, 20, 100, 44] }
          - { type: UIButton, id: two, title: Two, frame: [100, 20, 100, 44] }
      #                                                   ^^^^^^^^^^^^^^^^^^ warning overlapping-touch-targets
          - { type: UIButton, id: next, title: Next, frame: [199.5, 20, 100, 44] }
          - { type: UIButton, id: large, title: Large, frame: [20, 100, 200, 100] }
          - { type: UIButton, id: inside, title: Inside, frame: [40, 120, 100, 44] }
          - { type: UIButton, id: gone, title: Gone, frame: [200, 120, 60, 44], isUserInteractionEnabled: false }
      """
    #expect(disagreements(scene) == "")
  }

  @Test func `a view between pixels, by the screen's own`() {
    let scene = """
      diorama: 1
      view:
        subviews:
          - { type: UIView, frame: [20.5, 20, 100, 40] }
          - { type: UIView, frame: [20.25, 20, 100, 40] }
      #                            ^^^^^^^^^^^^^^^^^^^^ warning fractional-frame
          - { type: UISwitch, center: [100.5, 100.5], frame: [0, 0, 51, 31] }
          - { type: UISwitch, center: [200.3, 200.5], roundFrame: true, frame: [0, 0, 51, 31] }
          - { type: UILabel, text: A, center: [100.3, 100.5], sizeToFit: true }
      """
    #expect(disagreements(scene) == "")
    let fixes = LintedText(scene: MarkedScene.unmarked(scene)).findings.flatMap(\.fixes)
    #expect(fixes.map(\.applicability) == [.unsafe])
    #expect(fixes.flatMap(\.edits).map(\.replacement) == ["[20.5, 20, 100, 40]"])
  }
}
