// SPDX-License-Identifier: MIT
import Testing

/// Bindings that go both ways, values evaluated once, and named expressions.
@Suite struct TwoWayTests {
  private static let controls = """
    state: { on: true, part: { type: double, value: 0.25 }, count: 2, page: 1, name: Ann }
    view:
      subviews:
        - { type: UISwitch, id: toggle, frame: [0, 0, 51, 31], isOn: { bind: state.on } }
        - { type: UISlider, id: volume, frame: [0, 50, 200, 31], value: { bind: state.part } }
        - { type: UIStepper, id: stepper, frame: [0, 100, 94, 29], value: { bind: state.count } }
        - { type: UISegmentedControl, id: tabs, frame: [0, 150, 200, 29], segments: [A, B], selectedSegmentIndex: { bind: state.page } }
        - { type: UILabel, id: label, text: { bind: state.name } }
    """

  @Test func `the state is shown, and what the user changes is written to it`() {
    #expect(
      Play(
        Self.controls,
        """
        - expect: { toggle.isOn: true, volume.value: 0.25, stepper.value: 2, tabs.selectedSegmentIndex: 1, label.text: Ann }
        - tap: toggle
        - slide: { target: volume, to: 0.75 }
        - tap: stepper.increment
        - tap: "tabs.segment[0]"
        - expect: { state.on: false, state.part: { near: 0.75, within: 0.01 }, state.count: 3, state.page: 0 }
        """
      ).outcome == "passed")
  }

  @Test func `it stays after writes from either side`() {
    #expect(
      Play(
        Self.controls,
        """
        - set: { toggle.isOn: false, label.text: Bob }
        - expect: { state.on: false, state.name: Bob }
        - set: { state.on: true, state.name: Cid }
        - expect: { toggle.isOn: true, label.text: Cid }
        - call: { volume.setValue: { value: 1, animated: true } }
        - expect: { state.part: 1 }
        """
      ).outcome == "passed")
  }

  @Test func `two properties are kept equal`() {
    #expect(
      Play(
        """
        view:
          subviews:
            - { type: UISlider, id: a, value: 0.5, frame: [0, 0, 100, 31] }
            - { type: UISlider, id: b, value: { bind: a.value }, frame: [0, 50, 100, 31] }
        """,
        """
        - expect: { b.value: 0.5 }
        - slide: { target: b, to: 1 }
        - expect: { a.value: 1 }
        - set: { a.value: 0.25 }
        - expect: { b.value: 0.25 }
        """
      ).outcome == "passed")
  }

  @Test func `a long row of properties is kept equal`() {
    let rows = (1..<5000).map {
      "    - { type: UIView, id: v\($0), tag: { bind: v\($0 - 1).tag } }"
    }
    let scene =
      "view:\n  subviews:\n    - { type: UIView, id: v0 }\n" + rows.joined(separator: "\n")
    #expect(
      Play(scene, "- set: { v4999.tag: 7 }\n- expect: { v0.tag: 7, v2500.tag: 7 }").outcome
        == "passed")
  }

  @Test func `only what goes both ways can be bound`() {
    #expect(
      findings(
        of: """
          state: { on: true, name: A }
          view:
            subviews:
              - { type: UISwitch, isOn: { bind: state.name } }
              - { type: UISwitch, isOn: { bind: "${state.on}" } }
              - { type: UISwitch, isOn: { bind: state.no } }
              - { type: UISlider, frame: [0, { bind: state.on }, 1, 1] }
          """) == """
          4:39 expression-type 'isOn' is a boolean, and 'state.name' a string: they cannot be kept equal
          5:39 wrong-type 'bind' takes the place itself, not an expression: write 'bind: state.on'
          6:45 unknown-reference the state has no 'no'; did you mean 'on'?
          7:38 wrong-place 'bind' stands for a whole property only
          """)
  }

  @Test func `once is evaluated at load only`() {
    #expect(
      Play(
        """
        state: { count: 1 }
        view: { subviews: [ { type: UILabel, id: l, text: { once: "n = ${state.count}" } } ] }
        """, "- set: { state.count: 2 }\n- expect: { l.text: n = 1 }"
      ).outcome == "passed")
  }

  @Test func `computed values are read by their names and follow what they read`() {
    #expect(
      Play(
        """
        state: { a: 1 }
        computed: { twice: "${next * 2}", next: "${state.a + 1}", big: "${twice > 5}" }
        view: { subviews: [ { type: UILabel, id: l, text: "${twice}", isHidden: "${big}" } ] }
        """,
        """
        - expect: { twice: 4, big: false, l.text: "4" }
        - set: { state.a: 2 }
        - expect: { twice: 6, l.text: "6", l.isHidden: true }
        - expect: "${twice == next + 3}"
        """
      ).outcome == "passed")
  }

  @Test func `computed values have types, are read-only, and make no circles`() {
    #expect(
      findings(
        of: """
          state: { a: 1 }
          computed: { total: "${state.a + 1}", wrong: "${total + 'x'}", text: plain, p: "${q}", q: "${p}" }
          view: { id: total, lifecycle: {} }
          """) == """
          2:54 expression-type '+' does not take an int and a string, string(…) makes any value a text
          2:69 wrong-type expected an expression like '${volume.value > 50}', found the text 'plain'
          2:76 binding-cycle bindings in a circle: 'p' needs 'q' needs 'p'
          3:13 invalid-id 'total' is the name of a computed value
          3:20 unknown-property 'lifecycle' is not a property of UIView
          """)
    #expect(
      findings(
        ofSteps: "- set: { total: 3 }\n- set: { total.x: 3 }",
        on: "state: { a: 1 }\ncomputed: { total: \"${state.a}\" }\nview: {}"
      ).contains("'total' is computed and cannot be written"))
  }

  @Test func `bindings and layout that change each other are given up after 8 rounds`() {
    let scene = """
      view:
        subviews:
          - type: UIView
            id: box
            frame: [0, 0, "${inner.frame.width + 10}", 50]
            subviews:
              - { type: UIView, id: inner, frame: [0, 0, 20, 20], autoresizingMask: flexibleWidth }
      """
    #expect(
      findings(of: scene)
        == "5:14 layout-loop bindings and layout change each other without end: after 8 rounds 'box.frame' still changes"
    )
  }

  @Test func `bindings that read laid-out values settle in a second round`() {
    let scene = """
      view:
        subviews:
          - type: UIView
            id: box
            frame: [0, 0, "${min(inner.frame.width + 10, 100)}", 50]
            subviews:
              - { type: UIView, id: inner, frame: [0, 0, 87, 20], autoresizingMask: flexibleWidth }
      """
    #expect(
      findings(
        of: scene.replacing(
          "min(inner.frame.width + 10, 100)", with: "math.least(inner.frame.width + 10.0, 100.0)"))
        == "")
  }
}
