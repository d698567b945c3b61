// SPDX-License-Identifier: MIT
import DioramaCore
import Testing

/// What rules about meaning leave alone; what they find is in the corpus.
@Suite struct MeaningRuleTests {
  @Test func `events that come are no news`() {
    let scene = """
      diorama: 1
      device: iPhone 6
      os: 9
      classes: { RatingView: { is: UIControl } }
      view:
        subviews:
          - { type: UIButton, id: play, title: Play, actions: { primaryActionTriggered: [ { log: a } ], allEvents: [ { log: b } ] } }
          - { type: UIButton, id: ring, title: Ring, actions: { valueChanged: [ { log: by hand } ] } }
          - { type: RatingView, id: stars, actions: { valueChanged: [ { log: c } ] } }
          - { type: UISlider, actions: { touchDown: [ { call: { ring.sendActions: { for: valueChanged } } } ] } }
      """
    #expect(!findings(of: scene).contains("event-never-sent"))
  }

  @Test func `a controller of several eras listens to the methods of each`() {
    let scene = """
      diorama: 1
      os: 7
      root:
        type: UIViewController
        id: main
        lifecycle: { willRotate: [ { log: turns } ], viewWillTransition: [ { log: turns } ] }
      """
    #expect(findings(of: scene) == "")
  }

  @Test(arguments: [
    "- { type: UITextField, id: a, delegate: { shouldReturn: [ { resign: \"${sender}\" } ] } }",
    "- { type: UITextField, id: a, actions: { editingDidEndOnExit: [] } }",
    "- { type: UITextField, id: a, isEnabled: false }",
    "- { type: UITextView, id: a, isEditable: false }",
    "- { type: UITextView, id: a, keyboardDismissMode: onDrag }",
    "- { type: UITextField, id: a, delegate: { shouldBeginEditing: false } }",
    "- { type: UITextField, id: a }\n- { type: UIButton, actions: { touchUpInside: [ { endEditing: view } ] } }",
    "- { type: UITextField, id: a, keyboardType: numberPad }\n- { type: UIButton, actions: { touchUpInside: [ { resign: a } ] } }",
    "- { type: UISearchBar, id: a, delegate: { searchButtonClicked: [ { resign: a } ] } }",
  ])
  func `a keyboard that can go is no trap`(views: String) {
    #expect(!findings(of: scene(showing: views)).contains("keyboard-trap"))
  }

  @Test func `a pad's keyboard has a key of its own to go`() {
    let field = scene(showing: "- { type: UITextField, id: a }", "device: iPad Air")
    #expect(!findings(of: field).contains("keyboard-trap"))
  }

  @Test(arguments: [
    "volume.maximumValue: 100, volume.value: 50",
    "volume.value: 0.5, volume.minimumValue: 0, volume.maximumValue: 1",
    "volume.maximumValue: 100, volume.value: 50, volume.minimumValue: 1",
  ])
  func `a value that its old range holds may stand anywhere`(entries: String) {
    let text = scene(
      showing: """
        - { type: UISlider, id: volume }
        - { type: UIButton, actions: { touchDown: [ { set: { \(entries) } } ] } }
        """)
    #expect(!findings(of: text).contains("clamped-before-range"))
  }

  @Test func `the range comes first by a safe fix`() {
    let text = """
      diorama: 1
      view:
        subviews:
          - { type: UISlider, id: volume, frame: [20, 40, 280, 44] }
          - type: UIButton
            actions:
              touchDown:
                - set:
                    volume.value: 50
                    volume.maximumValue: 100 # loud
      """
    #expect(
      fixed(text).contains("volume.maximumValue: 100\n              volume.value: 50 # loud"))
  }

  @Test func `indexes that something may move are not judged`() {
    let stage = scene(
      showing: """
        - { type: UISegmentedControl, id: years, frame: [20, 40, 280, 44], segments: ["2015", "2016"] }
        - { type: UISegmentedControl, id: more, frame: [20, 100, 280, 44], segments: [A] }
        - type: UIButton
          actions: { touchDown: [ { call: { more.insertSegment: { withTitle: B, at: 1 } } } ] }
        """)
    let steps = """
      - tap: "years.segment[2016]"
      - tap: "more.segment[1]"
      - tap: "years.segment[2]"
        failing: there are two
      """
    #expect(disagreements(ofSteps: steps, on: stage) == "")
  }

  @Test func `expectations with something between them`() {
    let stage = scene(showing: "- { type: UISlider, id: volume, frame: [20, 40, 280, 44] }")
    let steps = """
      - expect: { volume.value: 0 }
      - wait: 1s
      - expect: { volume.value: 0, volume.maximumValue: 1 }
      - expectLog: []
      - expectEvents: { of: [volume], equals: [] }
      - expectEvents: { of: [volume], kinds: [control], equals: [] }
      - expect: { volume.value: { above: -1 } }
      - expect: { volume.value: { below: 1 } }
        devices: iPhone 5s
      """
    #expect(disagreements(ofSteps: steps, on: stage) == "")
  }

  @Test func `names that are not deprecated yet`() {
    let scene = """
      diorama: 1
      os: 7
      objects:
        - { type: UIAlertView, id: ask, title: Sure?, cancelButtonTitle: OK }
      root:
        type: UIViewController
        id: main
        automaticallyAdjustsScrollViewInsets: false
        isModalInPopover: true
        lifecycle: { viewDidAppear: [ { show: ask } ] }
      """
    #expect(findings(of: scene) == "")
  }
}
