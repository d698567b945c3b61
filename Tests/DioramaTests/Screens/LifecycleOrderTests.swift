// SPDX-License-Identifier: MIT
import DioramaModel
import Testing

/// Callbacks of controllers and their delegates, in UIKit's order.
///
/// Source: UIKit facts 3.6; recorded facts V1, V2, V8.
@Suite struct LifecycleOrderTests {
  private static let stack = """
    root:
      type: UINavigationController
      id: nav
      delegate: { willShow: [], didShow: [] }
      viewControllers: [ { type: UIViewController, id: a, title: A } ]
    objects:
      - { type: UIViewController, id: b, title: B }
      - { type: UIViewController, id: c, title: C }
    """

  @Test func `the root of a stack is shown at the start`() {
    #expect(
      Play(Self.stack, "- wait: 0").happenings == [
        "nav.viewDidLoad", "nav.viewWillAppear", "a.viewDidLoad", "a.viewWillAppear",
        "nav.willShow", "nav.didShow", "nav.viewDidAppear", "a.viewDidAppear",
      ])
  }

  @Test func `V2: a push loads, goes, comes, and ends after 0.35 seconds`() {
    let began = [
      "b.viewDidLoad", "a.viewWillDisappear", "b.viewWillAppear", "nav.willShow",
    ]
    #expect(happenings(Self.stack, "- push: b\n- wait: 0.34") == began)
    #expect(
      happenings(Self.stack, "- push: b\n- wait: 0.35")
        == began + ["a.viewDidDisappear", "b.viewDidAppear", "nav.didShow"])
  }

  @Test func `V2: a pop mirrors a push`() {
    #expect(
      happenings(Self.stack, before: "- push: b\n- settle\n", "- pop: nav\n- settle") == [
        "b.viewWillDisappear", "a.viewWillAppear", "nav.willShow", "b.viewDidDisappear",
        "a.viewDidAppear", "nav.didShow",
      ])
  }

  @Test func `V2: the lower screen moves by 30 percent of its width`() {
    #expect(
      outcome(
        Self.stack,
        """
        - push: b
        - wait: 0.35
        - expect: { 'a.view.superview == null': true }
        - pop: nav
        - expect: { presentation(a.view).frame.x: -96, presentation(b.view).frame.x: 0 }
        - settle
        - expect: { a.view.frame.x: 0 }
        """) == "passed")
  }

  @Test func `going back to the root passes those between without a word`() {
    #expect(
      happenings(
        Self.stack, before: "- push: b\n- settle\n- push: c\n- settle\n",
        "- popToRoot: nav\n- settle") == [
          "c.viewWillDisappear", "a.viewWillAppear", "nav.willShow", "c.viewDidDisappear",
          "a.viewDidAppear", "nav.didShow",
        ])
  }

  private static let back =
    "- drag: { target: { point: [2, 300] }, by: [200, 0], duration: 0.3 }\n- settle"

  @Test func `a swipe from the left edge goes back`() {
    #expect(
      happenings(Self.stack, before: "- push: b\n- settle\n", Self.back) == [
        "b.viewWillDisappear", "a.viewWillAppear", "nav.willShow", "b.viewDidDisappear",
        "a.viewDidAppear", "nav.didShow",
      ])
    #expect(
      outcome(
        Self.stack,
        "- push: b\n- settle\n\(Self.back)\n- expect: { nav.topViewController == a: true, a.view.frame: [0, 0, 320, 568] }"
      ) == "passed")
  }

  @Test func `a swipe back that is given up ends each callback in its opposite`() {
    #expect(
      happenings(
        Self.stack, before: "- push: b\n- settle\n",
        "- drag: { target: { point: [2, 300] }, by: [100, 0], duration: 0.3, hold: 0.2 }\n- settle"
      ).filter { !$0.hasPrefix("nav") } == [
        "b.viewWillDisappear", "a.viewWillAppear", "a.viewWillDisappear", "a.viewDidDisappear",
        "b.viewWillAppear", "b.viewDidAppear",
      ])
  }

  @Test func `no swipe goes back from the root, on iOS 6, or without a bar`() {
    #expect(happenings(Self.stack, Self.back) == [])
    #expect(happenings("os: 6\n" + Self.stack, before: "- push: b\n- settle\n", Self.back) == [])
    #expect(
      happenings(
        Self.stack,
        before: "- push: b\n- settle\n- set: { nav.isNavigationBarHidden: true }\n", Self.back)
        == [])
  }

  @Test func `popping the root does nothing`() {
    #expect(happenings(Self.stack, "- pop: nav\n- settle") == [])
  }

  @Test func `writing the stack shows its last at once`() {
    #expect(
      happenings(Self.stack, "- set: { nav.viewControllers: [a, b] }") == [
        "b.viewDidLoad", "a.viewWillDisappear", "b.viewWillAppear", "nav.willShow",
        "a.viewDidDisappear", "b.viewDidAppear", "nav.didShow",
      ])
  }

  @Test func `a full screen presentation takes what it covers away`() {
    #expect(
      happenings(
        "objects: [ { type: UIViewController, id: b } ]\nview: {}", "- present: b\n- settle")
        == [
          "b.viewDidLoad", "root.viewWillDisappear", "b.viewWillAppear", "b.viewDidAppear",
          "root.viewDidDisappear",
        ])
  }

  @Test func `a dismissal brings it back`() {
    let scene = "objects: [ { type: UIViewController, id: b } ]\nview: {}"
    let dismissed = [
      "b.viewWillDisappear", "root.viewWillAppear", "root.viewDidAppear", "b.viewDidDisappear",
    ]
    #expect(
      happenings(scene, before: "- present: b\n- settle\n", "- dismiss: b\n- settle") == dismissed)
    // As UIKit's, whoever presents may be asked as well.
    #expect(
      happenings(scene, before: "- present: b\n- settle\n", "- dismiss: root\n- settle")
        == dismissed)
  }

  @Test func `a sheet leaves what is below alone`() {
    let scene = """
      device: iPad Air
      objects: [ { type: UIViewController, id: b, modalPresentationStyle: formSheet } ]
      view: {}
      """
    #expect(
      happenings(scene, "- present: b\n- settle")
        == ["b.viewDidLoad", "b.viewWillAppear", "b.viewDidAppear"])
    #expect(
      outcome(scene, "- present: b\n- settle\n- expect: { b.view.frame: [114, 202, 540, 620] }")
        == "passed")
  }

  @Test func `completions come after the callbacks`() {
    #expect(
      outcome(
        "objects: [ { type: UIViewController, id: b, lifecycle: { viewDidAppear: [ { log: there } ] } } ]\nview: {}",
        """
        - present: { controller: b, completion: [ { log: done } ] }
        - settle
        - expectLog: [ there, done ]
        """) == "passed")
  }

  @Test func `a tab that is chosen by code asks nobody`() {
    #expect(
      happenings(Self.tabs, "- selectTab: { tabs: 1 }") == [
        "b.viewDidLoad", "b.viewWillAppear", "a.viewWillDisappear", "a.viewDidDisappear",
        "b.viewDidAppear",
      ])
    #expect(
      happenings(
        Self.tabs, before: "- selectTab: { tabs: 1 }\n", "- set: { tabs.selectedIndex: 0 }")
        == [
          "a.viewWillAppear", "b.viewWillDisappear", "b.viewDidDisappear", "a.viewDidAppear",
        ])
  }

  private static let tabs = """
    root:
      type: UITabBarController
      id: tabs
      delegate: { shouldSelect: true, didSelect: [] }
      viewControllers:
        - { type: UIViewController, id: a, title: A }
        - { type: UIViewController, id: b, title: B }
    """

  @Test func `a turn is told before and after`() {
    #expect(
      happenings("view: {}", "- rotate: landscapeLeft\n- wait: 0.39") == ["root.willRotate"])
    #expect(
      happenings("view: {}", "- rotate: landscapeLeft\n- wait: 0.4")
        == ["root.willRotate", "root.didRotate"])
    #expect(
      happenings("view: {}", "- rotate: portraitUpsideDown\n- wait: 0.79") == ["root.willRotate"])
    #expect(
      happenings("os: 8\nview: {}", "- rotate: landscapeLeft\n- settle")
        == ["root.viewWillTransition", "root.traitCollectionDidChange"])
  }

  @Test func `the application goes to the background and comes back`() {
    #expect(
      happenings("view: {}", "- background\n- foreground") == [
        "window.UIApplicationWillResignActive", "window.UIApplicationDidEnterBackground",
        "window.UIApplicationWillEnterForeground", "window.UIApplicationDidBecomeActive",
      ])
  }

  @Test func `every loaded controller hears of short memory`() {
    #expect(
      happenings(Self.stack, "- memoryWarning") == [
        "nav.didReceiveMemoryWarning", "a.didReceiveMemoryWarning",
        "window.UIApplicationDidReceiveMemoryWarning",
      ])
  }
}
