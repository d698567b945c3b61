// SPDX-License-Identifier: MIT
import Testing

/// What a tab bar shows and what taps choose. Source: UIKit facts 1.2, 2.19.
@Suite struct TabBarTests {
  static func tabs(_ names: [String], _ header: String = "") -> String {
    let controllers = names.map {
      "    - { type: UIViewController, id: \($0), title: \($0.uppercased()) }"
    }
    return header + "\nroot:\n  type: UITabBarController\n  id: tabs\n  viewControllers:\n"
      + controllers.joined(separator: "\n")
  }

  @Test func `tabs share the width of a phone, on a pad they stand in the middle`() {
    let phone = Play(Self.tabs(["a", "b"]), "- expect: { tabs.tabBar.frame: [0, 519, 320, 49] }")
    #expect(phone.outcome == "passed")
    #expect(
      phone.places(in: "tabs.tabBar") == [
        "item[0] {{0, 0}, {160, 49}} A", "item[1] {{160, 0}, {160, 49}} B",
      ])
    let pad = Play(Self.tabs(["a", "b"], "device: iPad Air"), "- wait: 0")
    #expect(
      pad.places(in: "tabs.tabBar") == [
        "item[0] {{291, 0}, {76, 49}} A", "item[1] {{401, 0}, {76, 49}} B",
      ])
  }

  @Test func `tabs stand above the home indicator`() {
    let play = Play(
      Self.tabs(["a"], "device: iPhone X\nos: 11"),
      "- expect: { tabs.tabBar.frame: [0, 729, 375, 83] }")
    #expect(play.outcome == "passed")
    #expect(play.places(in: "tabs.tabBar") == ["item[0] {{0, 0}, {375, 49}} A"])
  }

  @Test func `a tap chooses, by number, title or item`() {
    let steps = """
      - tap: "tabs.item[1]"
      - expect: { tabs.selectedIndex: 1, tabs.selectedViewController: b, tabs.tabBar.selectedItem: b.tabBarItem }
      - tap: "tabs.item[A]"
      - expect: { tabs.selectedIndex: 0 }
      - tap: { text: B }
      - expect: { tabs.selectedIndex: 1 }
      - set: { a.title: First }
      - tap: { text: First }
      - expect: { tabs.selectedIndex: 0 }
      - set: { b.tabBarItem.isEnabled: false }
      - tap: { target: "tabs.item[1]", blocked: disabled }
      """
    #expect(outcome(Self.tabs(["a", "b"]), steps) == "passed")
  }

  @Test func `a navigation controller's tab is called after its first controller`() {
    let text = """
      root:
        type: UITabBarController
        id: tabs
        viewControllers:
          - type: UINavigationController
            id: nav
            viewControllers:
              - { type: UIViewController, id: inbox, title: Inbox }
          - type: UIViewController
            id: other
            tabBarItem: { id: search, systemItem: search, badgeValue: "3" }
      """
    let play = Play(
      text, "- set: { inbox.title: Post }\n- expect: { search.badgeValue: \"3\" }\n- tap: search")
    #expect(play.outcome == "passed")
    #expect(
      play.places(in: "tabs.tabBar") == [
        "item[0] {{0, 0}, {160, 49}} Post", "item[1] {{160, 0}, {160, 49}} Search",
      ])
  }

  @Test func `of more than five the last place is More, which lists the others`() {
    let steps = """
      - tap: "tabs.item[More]"
      - expect: { tabs.selectedIndex: 9223372036854775807, tabs.selectedViewController: null }
      - expect: { tabs.tabBar.selectedItem: null }
      - tap: "tabs.moreItem[F]"
      - expect: { tabs.selectedIndex: 5, tabs.selectedViewController: f }
      - expectNo: "tabs.moreItem[F]"
      - tap: "tabs.item[4]"
      - tap: "tabs.moreItem[0]"
      - expect: { tabs.selectedIndex: 4 }
      - tap: "tabs.item[1]"
      - expect: { tabs.selectedIndex: 1 }
      """
    let play = Play(Self.tabs(["a", "b", "c", "d", "e", "f"]), steps)
    #expect(play.outcome == "passed")
    #expect(
      play.places(in: "tabs.tabBar").map { $0.split(separator: " ").last } == [
        "A", "B", "C", "D", "More",
      ])
  }

  @Test func `a bar by itself tells its delegate`() {
    let alone = scene(
      showing: """
        - type: UITabBar
          id: bar
          frame: [0, 431, 320, 49]
          items: [ { id: recents, systemItem: recents }, { id: all, title: All } ]
          delegate: { didSelect: [ { log: "${item}" } ] }
        """)
    let steps = """
      - expect: { bar.selectedItem: null }
      - tap: all
      - expect: { bar.selectedItem: all }
      - tap: { text: Recents }
      - expectLog: [all, recents]
      """
    #expect(outcome(alone, steps) == "passed")
  }
}
