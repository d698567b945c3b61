// SPDX-License-Identifier: MIT
import Testing

/// What a navigation bar shows, where, and what touches of it do. Source: UIKit facts 1.2, 2.18.
@Suite struct NavigationBarTests {
  /// A stack of a first controller and more to push, with the keys of the first one's item.
  static func stack(
    _ item: String = "", title: String = "Mail", header: String = "", bar: String = "",
    objects: String = ""
  ) -> String {
    """
    \(header)
    root:
      type: UINavigationController
      id: nav
      \(bar)
      viewControllers:
        - type: UIViewController
          id: main
          title: \(title)
          navigationItem: { \(item) }
    objects:
      - { type: UIViewController, id: detail, title: Detail }
    \(objects)
    """
  }

  private static let bar = "nav.navigationBar"

  @Test func `a title stands in the middle, items 16 points from the edges`() {
    let play = Play(
      Self.stack(
        "leftBarButtonItem: { id: edit, systemItem: edit }, rightBarButtonItem: { id: add, systemItem: add }"
      ), "- wait: 0")
    #expect(
      play.places(in: Self.bar) == [
        "rightItem[0] {{282, 0}, {22, 44}}", "leftItem[0] {{16, 0}, {30, 44}} Edit",
        "title {{143.5, 12}, {33, 20.5}} Mail",
      ])
  }

  @Test func `on wide screens the margin is 20, and right items come from the edge inwards`() {
    let play = Play(
      Self.stack(
        "rightBarButtonItems: [ { id: a, systemItem: add }, { id: b, systemItem: search } ]",
        header: "device: iPad Air"), "- wait: 0")
    #expect(
      play.places(in: Self.bar).prefix(2) == [
        "rightItem[0] {{726, 0}, {22, 44}}", "rightItem[1] {{694, 0}, {22, 44}}",
      ])
  }

  @Test func `a tap on an item runs its action, once it is lifted on it`() {
    let item =
      "rightBarButtonItem: { id: add, systemItem: add, action: [ { log: \"${sender.isEnabled}\" } ] }"
    let steps = """
      - tap: add
      - expectEvents: { of: [add], equals: [add.action] }
      - touch: { down: add }
      - touch: { move: [280, 100] }
      - touch: { up: [280, 100] }
      - touch: { down: add }
      - touch: { up: [280, 300] }
      - expectEvents: { of: [add], equals: [add.action] }
      - tap: nav.rightItem[0]
      - tap: { label: Add }
      - expectLog: ["true", "true", "true", "true"]
      - set: { add.isEnabled: false }
      - tap: { target: add, blocked: disabled }
      - expectEvents: { of: [add], equals: [add.action, add.action] }
      - set: { main.navigationItem.rightBarButtonItem: null }
      - expectNo: add
      """
    #expect(outcome(Self.stack(item), steps) == "passed")
  }

  @Test func `a text finds an item before a title`() {
    let item = "rightBarButtonItem: { id: mail, title: Mail, action: [ { log: tapped } ] }"
    let steps = """
      - tap: { text: Mail }
      - expectLog: [tapped]
      - expectNo: { text: Photo }
      """
    #expect(outcome(Self.stack(item), steps) == "passed")
  }

  @Test(arguments: [
    ("", "Mail"), ("backBarButtonItem: { title: All }", "All"),
    ("title: Letters", "Letters"), ("backBarButtonItem: { title: \"\" }", ""),
  ])
  func `the back button is called after what it leads to`(item: String, text: String) {
    let play = Play(Self.stack(item), "- push: { controller: detail, animated: false }")
    #expect(play.places(in: Self.bar).first?.hasSuffix(text) == true)
    #expect(play.places(in: Self.bar).first?.hasPrefix("backButton {{0, 0}, ") == true)
  }

  @Test func `where nothing else is known it is Back`() {
    let play = Play(
      Self.stack(title: "\"\""), "- push: { controller: detail, animated: false }")
    #expect(play.places(in: Self.bar).first == "backButton {{0, 0}, {66.5, 44}} Back")
  }

  @Test func `a long title first takes the back button's text, then the middle, then is cut`() {
    let steps = "- push: { controller: detail, animated: false }\n- set: { detail.title: \"%@\" }"
    func places(_ first: String, _ title: String) -> [String] {
      Play(Self.stack(title: first), steps.replacing("%@", with: title)).places(in: Self.bar)
    }
    let long = "A long name of one"
    #expect(places(long, "Short")[0].hasSuffix(long))
    #expect(places(long, "Something longer")[0].hasSuffix("Back"))
    let alone = places(long, "Something that is a good deal longer")
    #expect(alone[0] == "backButton {{0, 0}, {27, 44}}")
    #expect(alone[1].hasPrefix("title {{37, 12}, "))
    let cut = places(long, "Something that is a good deal longer than the bar is wide, and more")
    #expect(cut[1].hasPrefix("title {{37, 12}, {267, 20.5}}"))
  }

  @Test func `the back button goes back, and only it does while items leave it there`() {
    let objects = """
        - type: UIViewController
          id: other
          navigationItem:
            leftBarButtonItem: { id: menu, title: Menu, action: [ { log: menu } ] }
      """
    let steps = """
      - push: detail
      - expect: { nav.topViewController: detail }
      - tap: nav.backButton
      - expect: { nav.topViewController: main }
      - push: detail
      - tap: { text: Mail }
      - expect: { nav.topViewController: main }
      - push: other
      - tap: menu
      - expectLog: [menu]
      - set: { other.navigationItem.leftItemsSupplementBackButton: true }
      - tap: nav.backButton
      - expect: { nav.topViewController: main }
      - push: other
      - set: { other.navigationItem.hidesBackButton: true }
      - expectNo: { text: Mail }
      """
    #expect(outcome(Self.stack(objects: objects), steps) == "passed")
  }

  @Test func `titles follow the controller, an own one stays`() {
    let steps = """
      - expect: { main.navigationItem.title: Mail, main.tabBarItem.title: Mail }
      - set: { main.title: Post }
      - expect: { main.navigationItem.title: Post }
      - tap: nav.title
      - set: { main.navigationItem.title: Letters, main.title: Other }
      - expect: { main.navigationItem.title: Letters, main.title: Other }
      """
    let play = Play(Self.stack(), steps)
    #expect(play.outcome == "passed")
    #expect(play.places(in: Self.bar)[0].hasSuffix(" Letters"))
  }

  @Test func `a binding follows a title through the controller`() {
    let bound = """
      root:
        type: UINavigationController
        id: nav
        viewControllers:
          - type: UIViewController
            id: main
            title: Mail
            view:
              subviews:
                - { type: UILabel, id: name, text: "${main.navigationItem.title}" }
      """
    let steps = """
      - expect: { name.text: Mail }
      - set: { main.title: Post }
      - expect: { name.text: Post }
      - set: { main.navigationItem.title: Letters }
      - expect: { name.text: Letters }
      """
    #expect(outcome(bound, steps) == "passed")
  }

  @Test func `views of items are views of the bar, with touches of their own`() {
    let item =
      "titleView: { type: UISegmentedControl, id: kinds, segments: [A, B] }, rightBarButtonItem: { id: holder, customView: { type: UISwitch, id: wifi } }"
    let steps = """
      - tap: wifi
      - tap: holder
      - tap: "kinds.segment[1]"
      - expect: { wifi.isOn: false, kinds.selectedSegmentIndex: 1, wifi.superview: nav.navigationBar }
      - set: { main.navigationItem.titleView: null }
      - expectNo: kinds
      - push: { controller: detail, animated: false }
      - expectNo: wifi
      - pop: nav
      - tap: wifi
      """
    let play = Play(Self.stack(item), steps)
    #expect(play.outcome == "passed")
    #expect(play.places(in: Self.bar)[0] == "rightItem[0] {{253, 6.5}, {51, 31}}")
  }

  @Test(arguments: [
    ("", "", "os: 7", "44"),
    ("prompt: New", "", "os: 7", "74"),
    ("", "", "os: 7\norientation: landscapeLeft", "32"),
    ("prompt: New", "", "os: 7\norientation: landscapeLeft", "74"),
    ("", large, "os: 11\ndevice: iPhone 8", "96"),
    ("largeTitleDisplayMode: never", large, "os: 11\ndevice: iPhone 8", "44"),
    ("", large, "os: 11\ndevice: iPhone 8\norientation: landscapeLeft", "32"),
    ("", "", "device: iPad Air", "44"),
    ("", "", "device: iPad Air\nos: 12", "50"),
  ])
  func `its height is the era's, a prompt and a large title add to it`(
    item: String, bar: String, header: String, height: String
  ) {
    let play = Play(
      Self.stack(item, header: header, bar: bar),
      "- expect: { nav.navigationBar.bounds.height: \(height) }")
    #expect(play.outcome == "passed")
  }

  private static let large = "navigationBar: { prefersLargeTitles: true }"

  @Test func `a large title stands below the items, of what is pushed as of what was before`() {
    let header = "os: 11\ndevice: iPhone 8"
    let steps = """
      - push: { controller: detail, animated: false }
      - expect: { nav.navigationBar.bounds.height: 96 }
      - set: { detail.navigationItem.largeTitleDisplayMode: never }
      - expect: { nav.navigationBar.bounds.height: 44 }
      - pop: { controller: nav, animated: false }
      - expect: { nav.navigationBar.bounds.height: 96 }
      - set: { main.navigationItem.prompt: One new }
      - expect: { nav.navigationBar.bounds.height: 126 }
      """
    let play = Play(Self.stack(header: header, bar: Self.large), steps)
    #expect(play.outcome == "passed")
    #expect(
      play.places(in: Self.bar) == [
        "prompt {{162.5, 0}, {50, 30}} One new", "title {{16, 77}, {65.5, 41}} Mail",
      ])
  }

  @Test func `a bar by itself pops where its delegate does not mind`() {
    let alone = scene(
      showing: """
        - type: UINavigationBar
          id: bar
          frame: [0, 20, 320, 44]
          items: [ { id: first, title: First }, { id: second, title: Second } ]
          delegate:
            shouldPop: [ { log: "pop ${item}" }, { return: "${state.mayPop}" } ]
            didPop: [ { log: "popped ${item}" } ]
        """, "state: { mayPop: false }")
    let steps = """
      - expect: { bar.topItem: second, bar.backItem: first }
      - tap: bar.backButton
      - expect: { bar.topItem: second }
      - set: { state.mayPop: true }
      - tap: bar.backButton
      - expect: { bar.topItem: first }
      - expectLog: [pop second, pop second, popped second]
      - call: { bar.pushItem: { item: second, animated: false } }
      - expect: { bar.topItem: second }
      """
    #expect(outcome(alone, steps) == "passed")
  }
}
