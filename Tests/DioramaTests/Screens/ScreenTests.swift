// SPDX-License-Identifier: MIT
import DioramaModel
import Testing

/// What containers show, where it stands, and what UIKit raises.
@Suite struct ScreenTests {
  private static func stack(_ child: String = "", _ nav: String = "", os: Int = 7) -> String {
    """
    os: \(os)
    root:
      type: UINavigationController
      id: nav
      \(nav)
      viewControllers: [ { type: UIViewController, id: a, title: A\(child) } ]
    objects:
      - { type: UIViewController, id: b, title: B }
    """
  }

  @Test func `content goes under a translucent bar`() {
    #expect(
      outcome(
        Self.stack(),
        """
        - expect:
            a.view.frame: [0, 0, 320, 568]
            nav.navigationBar.frame: [0, 20, 320, 44]
            a.topLayoutGuide.length: 64
            a.bottomLayoutGuide.length: 0
        """) == "passed")
  }

  @Test func `content that does not extend stands below the bar`() {
    #expect(
      outcome(
        Self.stack(", edgesForExtendedLayout: []"),
        "- expect: { a.view.frame: [0, 64, 320, 504], a.topLayoutGuide.length: 0 }") == "passed")
    #expect(
      outcome(
        Self.stack("", "navigationBar: { isTranslucent: false }"),
        "- expect: { a.view.frame: [0, 64, 320, 504] }") == "passed")
    #expect(
      outcome(
        Self.stack(
          ", extendedLayoutIncludesOpaqueBars: true", "navigationBar: { isTranslucent: false }"),
        "- expect: { a.view.frame: [0, 0, 320, 568] }") == "passed")
  }

  @Test func `bars are lower on a phone on its side`() {
    #expect(
      outcome(
        Self.stack(),
        """
        - rotate: landscapeLeft
        - expect: { nav.navigationBar.frame: [0, 20, 568, 32], a.topLayoutGuide.length: 52 }
        """) == "passed")
  }

  @Test func `a toolbar and a hidden bar`() {
    #expect(
      outcome(
        Self.stack("", "isToolbarHidden: false"),
        """
        - expect: { nav.toolbar.frame: [0, 524, 320, 44], a.bottomLayoutGuide.length: 44 }
        - call: { nav.setNavigationBarHidden: { hidden: true, animated: true } }
        - expect: { a.topLayoutGuide.length: 20 }
        - expectNo: nav.navigationBar
        """) == "passed")
  }

  @Test func `safe areas from iOS 11 on`() {
    #expect(
      outcome(
        "device: iPhone X\n"
          + Self.stack(
            ", view: { subviews: [ { type: UIView, id: box, frame: [0, 60, 375, 100] } ] }",
            os: 11),
        """
        - expect:
            a.view.safeAreaInsets: [88, 0, 34, 0]
            box.safeAreaInsets: [28, 0, 0, 0]
        - rotate: landscapeLeft
        - expect: { a.view.safeAreaInsets: [32, 44, 21, 44] }
        """) == "passed")
  }

  @Test func `exceptions of stacks are UIKit's`() {
    #expect(
      outcome(Self.stack(), "- push: a\n  raises: NSInvalidArgumentException") == "passed")
    #expect(
      outcome(Self.stack(), "- push: nav\n  raises: NSInvalidArgumentException") == "passed")
    #expect(
      outcome(Self.stack(), "- pop: nav\n- popTo: b\n  raises: NSInternalInconsistencyException")
        == "passed")
    #expect(
      outcome(
        Self.stack(),
        "- set: { nav.viewControllers: [a, b, a] }\n  raises: NSInvalidArgumentException")
        == "passed")
  }

  @Test func `what is shown already cannot be presented`() {
    #expect(
      outcome(Self.stack(), "- present: a\n  raises: NSInvalidArgumentException") == "passed")
    #expect(
      outcome(
        Self.stack(), "- present: b\n- settle\n- present: b\n  raises: NSInvalidArgumentException")
        == "passed")
  }

  @Test func `the screen takes no touches while it changes`() {
    let scene =
      Self.stack(
        ", view: { subviews: [ { type: UIButton, id: go, frame: [0, 100, 100, 44], title: Go, actions: { touchUpInside: [ { log: gone } ] } } ] }"
      )
    #expect(
      outcome(
        scene,
        """
        - push: b
        - pop: { navigationController: nav, animated: true }
        - tap: { target: go, now: true, blocked: interaction }
        - settle
        - push: b
        - settle
        - pop: nav
        - tap: go
        - expectLog: [ gone ]
        """) == "passed")
  }

  @Test func `a new instance at each push`() {
    let scene = """
      root:
        type: UINavigationController
        id: nav
        viewControllers: [ { type: UIViewController, id: a } ]
      objects:
        - type: UIViewController
          id: detail
          lifetime: use
          view:
            subviews: [ { type: UITextField, id: field, frame: [0, 100, 100, 30] } ]
      """
    #expect(
      outcome(
        scene,
        """
        - push: detail
        - settle
        - set: { field.text: one }
        - push: detail
        - settle
        - expect: { field.text: '', 'size(nav.viewControllers)': 3 }
        - pop: nav
        - settle
        """) == "passed")
  }

  @Test func `children by hand appear with their views`() {
    let scene = """
      view: { subviews: [ { type: UIView, id: home, frame: [0, 100, 320, 200] } ] }
      objects: [ { type: UIViewController, id: child } ]
      """
    #expect(
      happenings(
        scene,
        """
        - call: { root.addChild: child }
        - add: { view: child.view, to: home }
        - expect: { 'child.parent == root': true }
        - remove: child.view
        """
      ).filter { $0.hasPrefix("child.") } == [
        "child.viewDidLoad", "child.viewWillAppear", "child.viewDidAppear",
        "child.viewWillDisappear", "child.viewDidDisappear",
      ])
  }

  @Test func `view is the front-most controller's in a script`() {
    #expect(
      outcome(
        Self.stack(),
        """
        - expect: { 'view == a.view': true }
        - push: b
        - settle
        - set: { view.backgroundColor: red }
        - expect: { b.view.backgroundColor: red }
        """) == "passed")
  }

  @Test func `orientations that a controller does not support stay away`() {
    #expect(
      outcome(
        Self.stack("", "supportedInterfaceOrientations: [portrait]"),
        "- rotate: landscapeLeft\n- expect: { traits.orientation: portrait }") == "passed")
  }

  @Test func `a container that holds itself is refused`() {
    let scene = """
      root: { type: UINavigationController, id: nav, viewControllers: [ tabs ] }
      objects: [ { type: UITabBarController, id: tabs, viewControllers: [ nav ] } ]
      """
    #expect(outcome(scene, "- wait: 0").contains("NSInvalidArgumentException"))
  }
}

/// Controllers as they are when new (recorded facts V1 and V8).
@Suite struct ControllerFacts {
  @Test func `V1: a new controller has no view loaded, no title, no children, and a tab item`() {
    #expect(
      outcome(
        """
        root: { type: UINavigationController, id: nav, viewControllers: [ { type: UIViewController, id: a } ] }
        objects: [ { type: UIViewController, id: b }, { type: UINavigationController, id: other } ]
        """,
        """
        - expect:
            b.isViewLoaded: false
            b.title: null
            b.parent: null
            'size(other.viewControllers)': 0
            'b.tabBarItem != null': true
        """) == "passed")
  }

  @Test func `V8: a view presented full screen fills the screen`() {
    #expect(
      outcome(
        "objects: [ { type: UIViewController, id: b } ]\nview: {}",
        "- present: b\n- settle\n- expect: { b.view.frame: '${screen.bounds}' }") == "passed")
  }

  @Test func `editing on a screen that is popped ends with the beginning of the pop`() {
    let scene = """
      root:
        type: UINavigationController
        id: nav
        viewControllers: [ { type: UIViewController, id: a } ]
      objects:
        - type: UIViewController
          id: b
          view:
            subviews:
              - { type: UITextField, id: field, frame: [0, 100, 100, 44], delegate: { didEndEditing: [ { log: ended } ] } }
      """
    #expect(
      outcome(
        scene,
        """
        - push: b
        - tap: field
        - settle
        - pop: nav
        - expectLog: [ ended ]
        - expect: { firstResponder: '' }
        """) == "passed")
  }
}

/// What UIKit raises is told with the way that led there.
@Suite struct ExceptionTests {
  @Test func `an exception names the handlers and events it came through`() {
    #expect(
      outcome(
        """
        handlers: { again: { do: [ { push: { controller: b, onto: nav } } ] } }
        root:
          type: UINavigationController
          id: nav
          viewControllers: [ { type: UIViewController, id: a } ]
        objects:
          - { type: UIViewController, id: b, lifecycle: { viewDidAppear: [ { run: again } ] } }
        """,
        "- run: again\n- settle"
      ).hasSuffix("| in the handler 'again' | in b.viewDidAppear"))
  }
}
