// SPDX-License-Identifier: MIT
import Testing

/// How a toolbar lays out its items. Source: UIKit facts 1.2, 2.18, 2.19.
@Suite struct ToolbarTests {
  private static func toolbar(_ items: String, _ header: String = "") -> String {
    scene(
      showing: "- { type: UIToolbar, id: bar, frame: [0, 436, 320, 44], items: [ \(items) ] }",
      header)
  }

  private static func places(_ items: String, _ header: String = "") -> [String] {
    Play(toolbar(items, header), "- wait: 0").places(in: "bar")
  }

  @Test func `items stand in a row from 16 points on`() {
    #expect(
      Self.places("{ id: a, systemItem: add }, { id: b, title: Next }") == [
        "item[0] {{16, 0}, {22, 44}}", "item[1] {{48, 0}, {36, 44}} Next",
      ])
  }

  @Test func `flexible spaces share what is left, fixed ones take their width`() {
    let two =
      "{ systemItem: flexibleSpace }, { id: a, systemItem: add }, { systemItem: flexibleSpace }"
    #expect(Self.places(two)[1] == "item[1] {{149, 0}, {22, 44}}")
    let right =
      "{ id: a, systemItem: add }, { systemItem: flexibleSpace }, { id: b, systemItem: reply }"
    #expect(Self.places(right)[2] == "item[2] {{282, 0}, {22, 44}}")
    let fixed =
      "{ id: a, systemItem: add }, { systemItem: fixedSpace, width: 42 }, { id: b, systemItem: reply }"
    #expect(Self.places(fixed)[2] == "item[2] {{80, 0}, {22, 44}}")
    let pulled = "{ systemItem: fixedSpace, width: -16 }, { id: a, systemItem: add }"
    #expect(Self.places(pulled)[1] == "item[1] {{0, 0}, {22, 44}}")
    #expect(Self.places(pulled, "os: 11\ndevice: iPhone 8")[1] == "item[1] {{16, 0}, {22, 44}}")
  }

  @Test func `an item is as wide as its widest title, or as it is told to be`() {
    #expect(
      Self.places("{ title: On, possibleTitles: [On, Next] }") == ["item[0] {{16, 0}, {36, 44}} On"]
    )
    #expect(Self.places("{ title: On, width: 80 }") == ["item[0] {{16, 0}, {80, 44}} On"])
    #expect(
      Self.places("{ image: Dot }", "images: { Dot: { size: [30, 20], color: red } }") == [
        "item[0] {{16, 0}, {30, 44}}"
      ])
  }

  @Test func `taps run actions, on spaces nothing`() {
    let items = """
      { id: a, systemItem: add, action: [ { log: add } ] }, { systemItem: flexibleSpace }, \
      { id: b, title: Next, action: [ { log: next }, { set: { a.title: Changed } } ] }
      """
    let steps = """
      - tap: bar.item[0]
      - tap: { text: Next }
      - tap: b
      - tap: { point: [160, 458] }
      - tap: { point: [2, 458] }
      - expectLog: [add, next, next, add]
      - call: { bar.setItems: { items: [b], animated: false } }
      - expectNo: a
      - tap: b
      """
    #expect(outcome(Self.toolbar(items), steps) == "passed")
  }

  @Test func `a navigation controller's toolbar shows the items of the controller in front`() {
    let stack = """
      root:
        type: UINavigationController
        id: nav
        isToolbarHidden: false
        viewControllers:
          - type: UIViewController
            id: main
            toolbarItems: [ { id: reply, systemItem: reply, action: [ { push: detail } ] } ]
      objects:
        - type: UIViewController
          id: detail
          toolbarItems: [ { id: trash, systemItem: trash, action: [ { pop: nav } ] } ]
      """
    let steps = """
      - expect: { nav.toolbar.frame: [0, 524, 320, 44] }
      - tap: reply
      - expectNo: reply
      - tap: trash
      - tap: reply
      - call: { nav.setToolbarHidden: { hidden: true } }
      - expectNo: trash
      """
    #expect(outcome(stack, steps) == "passed")
  }

  /// Every name of UIKit's list, in Swift and in Objective-C, is an item (UIKit facts 2.18).
  @Test(arguments: [
    "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply",
    "action", "organize", "bookmarks", "search", "refresh", "stop", "camera", "trash", "play",
    "pause", "rewind", "fastForward", "undo", "redo", "pageCurl",
  ])
  func `all ready-made items can be named`(name: String) {
    let long = "UIBarButtonSystemItem" + name.prefix(1).uppercased() + name.dropFirst()
    let texts = ["done", "cancel", "edit", "save", "undo", "redo"]
    for spelling in [name, long] {
      let play = Play(Self.toolbar("{ id: a, barButtonSystemItem: \(spelling) }"), "- wait: 0")
      #expect(play.value("a.systemItem") == name)
      let text = texts.contains(name) ? " " + name.prefix(1).uppercased() + name.dropFirst() : ""
      #expect(play.places(in: "bar").allSatisfy { $0.hasSuffix("44}}\(text)") })
    }
  }
}
