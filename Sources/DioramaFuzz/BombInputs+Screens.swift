// SPDX-License-Identifier: MIT

/// Bombs of controllers: many, inside themselves, and bringing each other without end.
extension Bombs {
  static let screens: [(name: String, input: Input)] = crowds + circles + rounds + sizes

  /// A script that plays some steps on a scene and then expects what is not.
  private static func steps(_ steps: String) -> @Sendable () -> String {
    {
      "diorama: 1\nscene: bomb.scene.yaml\nsteps: [ \(steps), { expect: { window.alpha: 0.25 } } ]\n"
    }
  }

  private static let crowds: [(name: String, input: Input)] = [
    (
      "10,000 controllers on a stack",
      .script(
        scene: "diorama: 1\nroot:\n  type: UINavigationController\n  id: nav\n  viewControllers:\n"
          + lines(0..<10_000) { "    - { type: UIViewController, id: c\($0), title: T\($0) }" },
        steps("{ wait: 1 }, { pop: nav }, { wait: 1 }, { popToRoot: nav }, settle")
      )
    ),
    (
      "10,000 tabs",
      .script(
        scene: "diorama: 1\nroot:\n  type: UITabBarController\n  id: tabs\n  viewControllers:\n"
          + lines(0..<10_000) { "    - { type: UIViewController, id: c\($0), title: T\($0) }" },
        steps("{ wait: 1 }, { selectTab: { tabs: 9999 } }, { wait: 1 }, { tap: \"tabs.item[3]\" }")
      )
    ),
    (
      "10,000 controllers inside each other",
      .script(
        scene:
          "diorama: 1\nroot: { type: UITabBarController, id: t0, viewControllers: [t1] }\nobjects:\n"
          + lines(1..<10_000) {
            "  - { type: UITabBarController, id: t\($0), viewControllers: [t\($0 + 1)] }"
          } + "  - { type: UIViewController, id: t10000 }\n",
        steps("{ wait: 1 }, { rotate: landscapeLeft }, { selectTab: { t5000: 0 } }")
      )
    ),
    (
      "50 controllers inside each other in place",
      .script(
        scene: "diorama: 1\nroot: "
          + times("{ type: UITabBarController, viewControllers: [ ", 24)
          + "{ type: UIViewController, id: inmost }" + times(" ] }", 24) + "\n",
        steps("{ wait: 1 }, { rotate: landscapeLeft }, settle")
      )
    ),
    (
      "a controller made anew without end",
      .script(
        scene:
          "diorama: 1\nroot: { type: UINavigationController, id: nav, viewControllers: [ { type: UIViewController, id: first } ] }\nobjects:\n  - { type: UIViewController, id: anew, lifetime: use, view: { subviews: [ { each: 100, view: { type: UILabel, text: x } } ] }, lifecycle: { viewDidAppear: [ { after: { delay: 0.001, do: [ { push: { controller: anew, onto: nav, animated: false } } ] } } ] } }\n",
        steps("{ push: anew }, { wait: 100 }")
      )
    ),
  ]

  private static let circles: [(name: String, input: Input)] = [
    (
      "a stack of itself",
      .script(
        scene:
          "diorama: 1\nroot: { type: UINavigationController, id: nav, viewControllers: [nav] }\n",
        steps("{ wait: 1 }, { pop: nav }, { rotate: landscapeLeft }"))
    ),
    (
      "tabs of themselves",
      .script(
        scene:
          "diorama: 1\nroot: { type: UITabBarController, id: tabs, viewControllers: [tabs, other] }\nobjects: [ { type: UIViewController, id: other } ]\n",
        steps("{ wait: 1 }, { selectTab: { tabs: 1 } }, { selectTab: { tabs: 0 } }"))
    ),
    (
      "tabs of each other",
      .script(
        scene:
          "diorama: 1\nroot: { type: UITabBarController, id: a, viewControllers: [b] }\nobjects: [ { type: UITabBarController, id: b, viewControllers: [c] }, { type: UITabBarController, id: c, viewControllers: [a] } ]\n",
        steps("{ wait: 1 }, { rotate: landscapeLeft }, { print: '${c.tabBarController}' }"))
    ),
    (
      "a stack that comes to hold itself",
      .script(
        scene:
          "diorama: 1\nroot: { type: UITabBarController, id: a, viewControllers: [b] }\nobjects: [ { type: UITabBarController, id: b, viewControllers: [c] }, { type: UIViewController, id: c } ]\n",
        steps(
          "{ set: { b.viewControllers: [a] } }, { wait: 1 }, { rotate: landscapeLeft }, { set: { a.viewControllers: [a, a] } }, settle"
        ))
    ),
    (
      "a controller in two stacks",
      .script(
        scene:
          "diorama: 1\nroot: { type: UITabBarController, id: a, viewControllers: [n, m] }\nobjects: [ { type: UINavigationController, id: n, viewControllers: [c, c] }, { type: UINavigationController, id: m, viewControllers: [c] }, { type: UIViewController, id: c } ]\n",
        steps("{ selectTab: { a: 1 } }, { selectTab: { a: 0 } }, { pop: n }, { push: c }, settle"))
    ),
    (
      "a controller presented over itself",
      .script(
        scene: "diorama: 1\nview: {}\nobjects: [ { type: UIViewController, id: c } ]\n",
        steps(
          "{ present: { controller: c, animated: false } }, { present: { controller: c, from: c, animated: false } }"
        ))
    ),
    (
      "a view inside the view of another controller's inside",
      .script(
        scene:
          "diorama: 1\nroot: { type: UINavigationController, id: nav, viewControllers: [ { type: UIViewController, id: a, view: { subviews: [ { type: UIView, id: v } ] } } ] }\nobjects: [ { type: UIViewController, id: b, view: { id: w } } ]\n",
        steps(
          "{ add: { view: w, to: v } }, { push: b }, { settle: { within: 2s } }, { add: { view: a.view, to: w } }, { pop: nav }, settle"
        ))
    ),
  ]

  /// Two controllers, and what each does as it comes and goes.
  private static func pair(
    _ one: String, _ other: String, _ more: String = ""
  ) -> String {
    """
    diorama: 1
    handlers:
      again: [ { present: { controller: b, animated: false, completion: [ { dismiss: { controller: b, animated: false, completion: [ { run: again } ] } } ] } } ]
      flip: [ { present: { controller: b, completion: [ { dismiss: { controller: b, completion: [ { run: flip } ] } } ] } } ]
    root:
      type: UINavigationController
      id: nav
      viewControllers:
        - { type: UIViewController, id: a, lifecycle: { \(one) }, view: {} }
    objects:
      - { type: UIViewController, id: b, lifecycle: { \(other) }, view: {} }
    \(more)

    """
  }

  private static let rounds: [(name: String, input: Input)] = [
    (
      "pushed and popped as they appear",
      .script(
        scene: pair(
          "viewDidAppear: [ { push: { controller: b, animated: false } } ]",
          "viewDidAppear: [ { pop: { nav: nav, animated: false } } ]"), steps("{ wait: 10 }"))
    ),
    (
      "pushed and popped in time as they appear",
      .script(
        scene: pair("viewDidAppear: [ { push: b } ]", "viewDidAppear: [ { pop: nav } ]"),
        steps("{ wait: 80000 }"))
    ),
    (
      "pushed before it has appeared",
      .script(
        scene: pair(
          "viewWillAppear: [ { push: b } ], viewWillDisappear: [ { popToRoot: nav } ]",
          "viewWillAppear: [ { pop: nav } ], viewWillDisappear: [ { push: b } ]"),
        steps("{ wait: 10 }, { push: b }, { wait: 10 }"))
    ),
    (
      "presented and dismissed by completions",
      .script(scene: pair("", ""), steps("{ run: again }, { wait: 10 }"))
    ),
    (
      "presented and dismissed by completions in time",
      .script(scene: pair("", ""), steps("{ run: flip }, { wait: 80000 }"))
    ),
    (
      "a stack set anew as it appears",
      .script(
        scene: pair(
          "viewDidAppear: [ { set: { nav.viewControllers: [a, b] } } ]",
          "viewDidAppear: [ { set: { nav.viewControllers: [b, a] } } ]"), steps("{ wait: 10 }"))
    ),
    (
      "layout that turns the layout",
      .script(
        scene: pair(
          "viewDidLayoutSubviews: [ { set: { a.view.frame: \"${rect(0.0, 0.0, a.view.frame.width + 1.0, 9.0)}\", nav.isToolbarHidden: \"${!nav.isToolbarHidden}\" } } ]",
          ""), steps("{ rotate: landscapeLeft }, { wait: 10 }"))
    ),
    (
      "a popover that comes again as it goes",
      .script(
        scene:
          "diorama: 1\ndevice: iPad Air\nview: { subviews: [ { type: UIButton, id: from, frame: [0, 0, 44, 44] } ] }\nobjects:\n  - { type: UIPopoverController, id: p, contentViewController: { type: UIViewController, id: c, lifecycle: { viewDidDisappear: [ { presentPopover: { popover: p, from: from, animated: false } } ], viewDidAppear: [ { dismiss: { popover: p, animated: false } } ] } } }\n",
        steps("{ presentPopover: { popover: p, from: from } }, { wait: 10 }"))
    ),
  ]

  private static let absurd = ["1e300", "-1e300", "1e-300", "0", "-5"]

  private static let sizes: [(name: String, input: Input)] = [
    (
      "popovers of absurd sizes",
      .script(
        scene:
          "diorama: 1\ndevice: iPad Air\nview: { subviews: [ { type: UIButton, id: from, frame: [0, 0, 44, 44] } ] }\nobjects:\n"
          + lines(0..<5) {
            "  - { type: UIPopoverController, id: p\($0), popoverLayoutMargins: [\(absurd[$0]), 5, \(absurd[$0]), 5], contentViewController: { type: UIViewController, preferredContentSize: [\(absurd[$0]), \(absurd[4 - $0])] } }"
          },
        steps(
          (0..<5).map {
            "{ presentPopover: { popover: p\($0), from: from, rect: [\(absurd[$0]), 0, \(absurd[4 - $0]), 5], animated: false } }, { wait: 1 }, { rotate: landscapeLeft }, { dismiss: p\($0) }, { rotate: portrait }"
          }.joined(separator: ", ")))
    ),
    (
      "a title of a megabyte",
      .script(
        scene:
          "diorama: 1\nroot: { type: UINavigationController, id: nav, viewControllers: [ { type: UIViewController, id: a, title: "
          + times("wide ", 200_000) + " } ] }\nobjects: [ { type: UIViewController, id: b } ]\n",
        steps("{ push: b }, { settle: { within: 2s } }, { tap: nav.backButton }, settle"))
    ),
    (
      "screens of absurd sizes",
      .script(
        scene:
          "diorama: 1\nroot: { type: UINavigationController, id: nav, viewControllers: [ { type: UIViewController, id: a } ] }\nobjects: [ { type: UIViewController, id: b, preferredContentSize: [1e300, -1e300] } ]\n",
        steps(
          "{ set: { a.view.frame: [-1e300, 1e300, 1e300, 1e300] } }, { push: b }, { wait: 0.1 }, { set: { b.view.center: [1e308, -1e308] } }, { rotate: landscapeLeft }, settle"
        ))
    ),
  ]
}
