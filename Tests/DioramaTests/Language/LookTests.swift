// SPDX-License-Identifier: MIT
import Testing

/// Properties that come from styles, appearance and classes of the author's own.
@Suite struct LookTests {
  @Test func `styles count in their order, and an own key more`() {
    let scene = """
      styles:
        title: { font: bold 20, textColor: red, layer: { cornerRadius: 4 } }
        big: { font: bold 30 }
      view:
        subviews:
          - { type: UILabel, id: a, styles: title }
          - { type: UILabel, id: b, styles: [title, big], textColor: blue }
      """
    #expect(
      Play(
        scene,
        """
        - expect: { a.font: bold 20, a.textColor: red, a.layer.cornerRadius: 4 }
        - expect: { b.font: bold 30, b.textColor: blue, b.layer.cornerRadius: 4 }
        """
      ).outcome == "passed")
  }

  @Test func `appearance counts less than styles, and of a class more than of those above it`() {
    let scene = """
      appearance:
        UIView: { tag: 1, backgroundColor: red }
        UISlider: { tag: 2, minimumTrackTintColor: green }
      styles: { plain: { tag: 3 } }
      view:
        subviews:
          - { type: UISlider, id: a }
          - { type: UISlider, id: b, styles: plain, minimumTrackTintColor: blue }
      """
    #expect(
      Play(
        scene,
        """
        - expect: { view.tag: 1, a.tag: 2, a.backgroundColor: red, a.minimumTrackTintColor: green }
        - expect: { b.tag: 3, b.minimumTrackTintColor: blue }
        """
      ).outcome == "passed")
  }

  @Test func `a class of one's own stands on UIKit's, with defaults, under its own name`() {
    let scene = """
      classes:
        Badge: { is: UILabel, textColor: white, backgroundColor: red }
        Alert: { is: Badge, backgroundColor: orange }
      view:
        subviews:
          - { type: Alert, id: alert, text: "3" }
      """
    #expect(
      tree(scene).hasSuffix(
        "<Alert: alert; frame = (0 0; 0 0); backgroundColor = orange; text = 3; textColor = white>")
    )
    #expect(
      Play(
        scene, "- expectTree: { type: Badge }\n- expectTree: { type: Alert, text: \"3\" }"
      ).outcome == "expectTree: no view is a Badge in the tree")
  }

  @Test func `names that nothing has are told`() {
    #expect(
      findings(
        of: """
          styles: { title: { fnt: bold 20 } }
          appearance: { UISlidr: { tag: 1 }, UISwitch: { tint: red } }
          classes: { A: { is: B }, B: { is: A }, C: { is: UILable }, UIView: { is: UIView } }
          view: { subviews: [ { type: UISwitch, styles: [titel] } ] }
          """) == """
          1:20 unknown-property no class has a property 'fnt'; did you mean 'font'?
          2:15 unknown-class there is no class 'UISlidr'; did you mean 'UISlider'?
          2:48 unknown-property 'tint' is not a property of UISwitch
          3:12 wrong-type the class 'A' stands on itself
          3:26 wrong-type the class 'B' stands on itself
          3:49 unknown-class there is no class 'UILable'; did you mean 'UILabel'?
          3:60 invalid-id 'UIView' cannot name a class of one's own
          4:48 unknown-reference there is no style 'titel'; did you mean 'title'?
          """)
  }

  @Test func `a style on a class that lacks its property is told with the use`() {
    #expect(
      findings(
        of: """
          styles: { title: { font: bold 20 } }
          view: { subviews: [ { type: UISwitch, styles: title } ] }
          """, beside: [:]) == """
          test.scene.yaml:1:20 unknown-property 'font' is not a property of UISwitch
            test.scene.yaml:2 the style 'title' is used here
          """)
  }

  @Test func `a layer is read, written and reported`() {
    let scene =
      "view: { subviews: [ { type: UIView, id: box, layer: { cornerRadius: 8, masksToBounds: true, shadowOpacity: 2 } } ] }"
    #expect(places(of: scene) == "1:108 out-of-range")
    let play = Play(
      scene,
      """
      - expect: { box.layer.cornerRadius: 8, box.clipsToBounds: true, box.layer.masksToBounds: true }
      - set: { box.layer.borderWidth: 2, box.layer.masksToBounds: false }
      - expect: { box.layer.borderWidth: 2, box.clipsToBounds: false, box.layer.shadowOpacity: 1 }
      """)
    #expect(play.outcome == "passed")
  }
}
