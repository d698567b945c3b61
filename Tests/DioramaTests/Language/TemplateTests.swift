// SPDX-License-Identifier: MIT
import Testing

/// Parts of a view tree that are written once and used with arguments.
@Suite struct TemplateTests {
  private static let row = """
    templates:
      row:
        parameters: { title: string, y: { type: number, default: 0 } }
        view: { type: UILabel, id: "${title}Label", text: "${title}!", frame: [0, "${y}", 50, 20] }
    """

  @Test func `a template is its view with the arguments in it`() {
    let scene = Self.row + "\nview: { subviews: [ { use: row, with: { title: A, y: 7 } } ] }"
    #expect(
      tree(scene) == """
        <UIWindow: window; frame = (0 0; 320 568)>
           | <UIView: view; frame = (0 0; 320 568)>
           |    | <UILabel: ALabel; frame = (0 7; 50 20); text = A!>
        """)
  }

  @Test func `what the place of use adds counts more than the template`() {
    let scene =
      Self.row
      + "\nview: { subviews: [ { use: row, with: { title: A }, id: mine, text: Other, alpha: 0.5 } ] }"
    #expect(
      tree(scene).hasSuffix(
        "| <UILabel: mine; frame = (0 0; 50 20); alpha = 0.5; text = Other>"))
  }

  @Test func `actions, views, lists and references are parameters too`() {
    let scene = """
      templates:
        card:
          parameters:
            onTap: actions
            content: view
            more: { type: list, default: [] }
            target: reference
            tint: color
            face: { type: font, default: bold 12 }
            shown: { type: bool, default: true }
          view:
            type: UIView
            frame: [0, 0, 320, 200]
            backgroundColor: "${tint}"
            subviews:
              - { type: UIButton, id: tapped, title: Tap, frame: [0, 0, 100, 44], actions: { touchUpInside: "${onTap}" } }
              - "${content}"
              - { type: UILabel, id: mirror, font: "${face}", isHidden: "${!shown}", text: "${target.value}" }
      view:
        subviews:
          - { type: UISlider, id: volume, value: 0.5, frame: [0, 300, 100, 44] }
          - use: card
            with:
              onTap: [ { log: "tapped ${sender.currentTitle}" } ]
              content: { type: UISwitch, id: inner, frame: [0, 100, 51, 31] }
              target: volume
              tint: red
      """
    let play = Play(
      scene,
      """
      - tap: tapped
      - expectLog: [tapped Tap]
      - set: { volume.value: 0.25 }
      - expect: { mirror.text: "0.25", mirror.isHidden: false }
      """)
    #expect(play.outcome == "passed")
    #expect(tree(scene).contains("<UISwitch: inner"))
  }

  @Test func `templates use each other, and their arguments are handed on`() {
    let scene = """
      templates:
        outer: { parameters: { name: string }, view: { use: inner, with: { text: "(${name})" } } }
        inner: { parameters: { text: string }, view: { type: UILabel, text: "${text}" } }
      view: { subviews: [ { use: outer, with: { name: A } } ] }
      """
    #expect(tree(scene).contains("text = (A)"))
  }

  @Test func `a mistake in a template is told once, at its text, with where it is used`() {
    let scene = """
      templates:
        row: { view: { type: UILabel, txt: A } }
      view:
        subviews:
          - { use: row }
          - { use: row }
      """
    #expect(
      findings(of: scene, beside: [:]) == """
        test.scene.yaml:2:33 unknown-property 'txt' is not a property of UILabel; did you mean 'text'?
          test.scene.yaml:5 the template 'row' is used here
        """)
  }

  @Test func `arguments are checked where they stand`() {
    let scene =
      Self.row + """

        view:
          subviews:
            - { use: row }
            - { use: row, with: { titel: A } }
            - { use: row, with: { title: B, y: up } }
            - { use: rwo, with: { title: C } }
            - { type: UISlider, id: volume }
            - { use: row, with: { title: D, y: "${volume.value}" } }
        """
    #expect(
      findings(of: scene) == """
        7:14 missing-key 'row' also needs 'title'
        8:14 missing-key 'row' also needs 'title'
        8:27 unknown-argument 'row' has no parameter 'titel'; did you mean 'title'?
        9:40 wrong-type expected a number, found the text 'up'
        10:14 unknown-reference there is no template 'rwo'; did you mean 'row'?
        12:43 not-static 'volume' is not known when the scene is expanded: only parameters, loop names and 'traits' are
        """)
  }

  @Test func `templates that use each other in a circle are told with the chain`() {
    let scene = """
      templates:
        a: { view: { use: b } }
        b: { view: { use: a } }
      view: { subviews: [ { use: a } ] }
      """
    #expect(
      findings(of: scene)
        == "3:21 template-cycle templates that use each other in a circle: a uses b uses a")
  }

  @Test func `a rule's finding in a copy names the place that uses the part`() {
    let scene = """
      templates:
        fader: { view: { type: UISlider, value: 3 } }
      view: { subviews: [ { each: 2, view: { use: fader } } ] }
      """
    #expect(
      findings(of: scene, beside: [:]) == """
        test.scene.yaml:2:43 out-of-range 'value' is 3, outside 0...1: UIKit holds it to 1
          test.scene.yaml:3 the template 'fader' is used here
        test.scene.yaml:2:43 out-of-range 'value' is 3, outside 0...1: UIKit holds it to 1
          test.scene.yaml:3 the template 'fader' is used here
        """)
  }
}
