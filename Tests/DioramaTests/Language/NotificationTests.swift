// SPDX-License-Identifier: MIT
import Testing

/// Notifications by hand, and views that actions add and take away.
@Suite struct NotificationTests {
  private static let scene = """
    handlers:
      watch: [ { observe: { name: Price, id: mine, do: [ { log: "seen ${userInfo.value}" } ] } } ]
    root:
      type: UIViewController
      notifications: { PriceNotification: [ { log: "controller ${userInfo.value}" } ] }
    """

  @Test func `observers hear a notification in order, until they stop`() {
    #expect(
      Play(
        Self.scene,
        """
        - post: { name: Price, userInfo: { value: 1 } }
        - run: watch
        - post: { name: PriceNotification, userInfo: { value: "${1 + 1}" } }
        - stopObserving: mine
        - post: { name: Price, userInfo: { value: 3 } }
        - expectLog: [controller 1, controller 2, seen 2, controller 3]
        - expectEvents: { kinds: [notification], contains: [ { event: Price, value: 2 } ] }
        """
      ).outcome == "passed")
  }

  @Test func `observers that post to each other are ended`() {
    let outcome = Play(
      """
      root:
        type: UIViewController
        notifications: { A: [ { post: B } ], B: [ { post: A } ] }
      """, "- post: A"
    ).outcome
    #expect(outcome.contains("levels deep"))
  }

  @Test func `a view described in an action is made anew each time`() {
    #expect(
      Play(
        """
        state: { count: 0 }
        handlers:
          more:
            - set: { state.count: "${state.count + 1}" }
            - let: { n: "${state.count}" }
            - add:
                view:
                  type: UIButton
                  id: extra
                  title: { once: "B${n}" }
                  frame: [0, "${44 * n}", 100, 44]
                  actions: { touchUpInside: [ { log: "${self.currentTitle} ${extra.currentTitle}" } ] }
                to: view
        view: {}
        """,
        """
        - run: more
        - run: more
        - tap: { text: B1 }
        - tap: { text: B2 }
        - expectLog: [B1 B1, B2 B2]
        - expect: { extra.currentTitle: B2, "size(view.subviews)": 2 }
        """
      ).outcome == "passed")
  }

  private static let views = """
    objects: [ { type: UIView, id: free, frame: [0, 0, 10, 10] } ]
    view:
      subviews:
        - { type: UIView, id: a }
        - { type: UIView, id: b }
        - { type: UIView, id: c }
    """

  @Test(arguments: [
    ("add: { view: free, to: view }", "[a, b, c, free]"),
    ("add: { view: free, to: view, at: 1 }", "[a, free, b, c]"),
    ("add: { view: free, to: view, at: 99 }", "[a, b, c, free]"),
    ("add: { view: free, to: view, above: a }", "[a, free, b, c]"),
    ("add: { view: free, to: view, below: a }", "[free, a, b, c]"),
    ("add: { view: a, to: view }", "[b, c, a]"), ("remove: b", "[a, c]"),
    ("bringToFront: a", "[b, c, a]"), ("sendToBack: c", "[c, a, b]"),
  ])
  func `the order of subviews after an action`(action: String, order: String) {
    #expect(
      Play(
        Self.views, "- \(action)\n- expect: { \"view.subviews.map(v, v.id)\": \(order) }"
      ).outcome == "passed")
  }

  @Test func `a view cannot stand in itself`() {
    #expect(
      Play(
        Self.views, "- { add: { view: a, to: a }, raises: NSInvalidArgumentException }"
      ).outcome == "passed")
  }

  @Test func `an object whose lifetime is one use is made anew`() {
    #expect(
      Play(
        """
        objects: [ { type: UISwitch, id: s, lifetime: use, frame: [0, 0, 51, 31] } ]
        view: {}
        """,
        """
        - add: { view: s, to: view }
        - tap: s
        - expect: { s.isOn: true }
        - remove: s
        - add: { view: s, to: view }
        - expect: { s.isOn: false }
        """
      ).outcome == "passed")
  }
}
