// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import DioramaReference
import DioramaUIKit
import Testing

@Suite struct ReferenceTests {
  private static let steps: [any Step.Type] = [Tap.self, Drag.self, If.self]
  private static let rules = [
    Rule(
      "yaml-boolean", .error, "YES is a text. Write true.", bad: "isOn: YES", good: "isOn: true")
  ]

  @Test func `a rule is told with its examples`() {
    #expect(
      explained("yaml-boolean") == """
        yaml-boolean
          YES is a text. Write true.

          kind   rule
          level  error

        Wrong
          isOn: YES

        Right
          isOn: true

        """)
  }

  @Test func `a property is told with its default in every era`() {
    #expect(
      explained("UILabel.textAlignment") == """
        UILabel.textAlignment
          Where the text sits from left to right.

          kind  property
          form  one of the NSTextAlignment cases; default left; natural from iOS 9 on
          - cases: left, center, right, justified, natural
          - source: documented (UIKit facts 2.3)

        """)
    #expect(
      explained("UILabel.textAlignment", era: 12).contains("default natural; left up to iOS 8"))
    #expect(explained("UISwitch.on").hasPrefix("UISwitch.isOn\n"))
    #expect(explained("UIView.alpha").contains("- UIKit holds it to the range [0, 1]"))
    #expect(explained("UISwitch.onImage").contains("- without effect from iOS 7 on"))
    #expect(explained("UISwitch.thumbTintColor").contains("- while null it is drawn as white"))
  }

  @Test func `a method is told with its parameters and how to call it`() {
    #expect(
      explained("UISlider.setValue") == """
        UISlider.setValue
          Moves from code: sends nothing; the value reads the target at once.

          kind  method
          form  value: a number; animated: a boolean, default false
          - call: { ID.setValue: { value: …, animated: … } }

        """)
    #expect(
      explained("UISegmentedControl.titleForSegment").contains(
        "- ${titleForSegment(ID, forSegmentAt)}"))
  }

  @Test func `a class is told with all its members`() {
    let text = explained("UISlider")
    for part in [
      "UISlider\n  Picks a number", "  inherits  UIControl, UIView\n",
      "\nProperties\n  value: a number",
      "\nProperties of UIControl\n  isEnabled: ", "\nProperties of UIView\n  frame, bounds, ",
      "\nMethods\n", "\nEvents\n  Its own: valueChanged.\n", "\nParts\n  thumb: ID.thumb\n",
      "  # Half way\n  - type: UISlider\n    frame: [0, 0, 200, 31]\n",
    ] {
      #expect(text.contains(part), "\(part)")
    }
    #expect(
      explained("UILabel").contains("isUserInteractionEnabled: a boolean; default false"))
  }

  @Test func `a step and an action of one name are both told`() {
    let text = explained("if")
    #expect(text.contains("kind  step") && text.contains("kind   action"))
    #expect(text.contains("  - if: ${traits.idiom == 'phone'}\n    then: [ { tap: play } ]\n"))
    #expect(explained("tap").contains("required, or the value itself: 'tap: …'"))
  }

  @Test(arguments: [
    ("UISlidr", ["UISlider"]), ("UISwitch.isOm", ["UISwitch.isOn"]), ("isOn", ["UISwitch.isOn"]),
    ("yaml-bolean", ["yaml-boolean"]), ("xyzzyxyzzy", []),
  ])
  func `an unknown topic has its neighbours`(topic: String, near: [String]) {
    #expect(
      explain(topic, catalog: SampleRun.catalog, rules: Self.rules, steps: Self.steps) == nil)
    let found = nearTopics(
      topic, catalog: SampleRun.catalog, rules: Self.rules, steps: Self.steps, count: 1)
    #expect(found == near)
  }

  @Test func `Markdown has a page for each topic`() {
    let files = markdown()
    let classes = SampleRun.catalog.classes.map { "classes/\($0.name).md" }
    let actions = ActionName.allCases.map { "actions/\($0.rawValue).md" }
    #expect(
      files.map(\.path) == ["index.md"] + classes
        + ["steps/tap.md", "steps/drag.md", "steps/if.md"] + actions + ["rules/yaml-boolean.md"])
    #expect(
      files.last?.text == """
        # yaml-boolean

        YES is a text. Write true.

        - kind: rule
        - level: error

        ## Wrong

        ```yaml
        isOn: YES
        ```

        ## Right

        ```yaml
        isOn: true
        ```

        """)
    #expect(files[0].text.contains("- [UISlider](classes/UISlider.md): Picks a number"))
    #expect(files[0].text.contains("- [tap](steps/tap.md): Taps"))
    #expect(files.map(\.text) == markdown().map(\.text))
  }

  @Test func `the page of an action tells the keys that it takes`() {
    let page = markdown().first { $0.path == "actions/animate.md" }?.text ?? ""
    for part in [
      "## Keys\n", "- `duration`: a duration, or an expression\n", "## Keys of 'spring'\n",
      "- `start`: a number, or an expression; required\n",
    ] {
      #expect(page.contains(part), "\(part)")
    }
    #expect(explained("log").contains("takes  text, or an expression"))
  }

  private func markdown() -> [(path: String, text: String)] {
    referenceMarkdown(catalog: SampleRun.catalog, rules: Self.rules, steps: Self.steps)
  }

  private func explained(_ topic: String, era: Int = 7) -> String {
    explain(
      topic, catalog: SampleRun.catalog, rules: Self.rules, steps: Self.steps, era: era) ?? ""
  }
}
