// SPDX-License-Identifier: MIT
import Testing

/// Controllers where UIKit does not take them, and keys where no controller has them.
@Suite struct MisplacedControllerTests {
  private static let others =
    "\nobjects: [ { type: UIViewController, id: a }, { type: UITabBarController, id: t, viewControllers: [b] }, { type: UIViewController, id: b } ]"

  @Test(arguments: [
    ("[a, a]", "'a' is twice in 'tabs'"), ("[tabs]", "'tabs' cannot hold itself"),
    ("[t, b]", "'b' is in 'tabs' already and cannot be in 't' too"),
  ])
  func `a controller stands in one container`(list: String, message: String) {
    let text = findings(
      of: "root: { type: UITabBarController, id: tabs, viewControllers: \(list) }" + Self.others)
    #expect(text.contains("misplaced-controller \(message)"), Comment(rawValue: text))
  }

  @Test(arguments: [1..<70, 1..<61, 1..<60], [false, true])
  func `containers inside each other have an end`(numbers: Range<Int>, isReversed: Bool) {
    let lines = numbers.map {
      "  - { type: UITabBarController, id: t\($0), viewControllers: [t\($0 + 1)] }\n"
    }
    let last = "  - { type: UIViewController, id: t\(numbers.upperBound) }\n"
    let text = findings(
      of: "root: { type: UITabBarController, id: t0, viewControllers: [t1] }\nobjects:\n"
        + (isReversed ? lines.reversed() : lines).joined() + last)
    let message = "'t61' would be in more than 60 controllers inside each other"
    let found = text.split(separator: "\n").filter { $0.contains("inside each other") }
    #expect(found.count == (numbers.upperBound > 60 ? 1 : 0), Comment(rawValue: text))
    #expect(found.allSatisfy { $0.hasSuffix(message) })
  }

  @Test func `what cannot be pushed`() {
    let text = findings(
      of: """
        root:
          type: UINavigationController
          id: nav
          viewControllers:
            - type: UIViewController
              id: main
              lifecycle:
                viewDidAppear:
                  - push: { controller: t, onto: nav }
                  - push: { controller: a, onto: main }
        """ + Self.others)
    #expect(
      text.contains("misplaced-controller 't' is a tab bar controller, which cannot be pushed"))
    #expect(text.contains("misplaced-controller 'main' is no navigation controller"))
  }

  @Test func `a tab that there is not`() {
    let text = findings(
      of: "root: { type: UITabBarController, id: tabs, selectedIndex: 3, viewControllers: [a, t] }"
        + Self.others)
    #expect(
      text == "1:60 out-of-range 'selectedIndex' is 3, but there are 2 controllers")
  }

  @Test(arguments: ["sections: []", "style: grouped"])
  func `what a table controller's view has`(key: String) {
    #expect(
      findings(of: "root: { type: UITableViewController, id: list, \(key) }").contains(
        "is the view's: it belongs under 'view'"))
  }

  @Test(arguments: [
    ("UIRectEdgeNone", "[]"), ("none", "[]"), ("UIRectEdgeAll", "[bottom, left, right, top]"),
    ("all", "[top, left, bottom, right]"), ("[UIRectEdgeTop, all]", "all"),
    ("UIRectEdgeTop", "[top]"),
  ])
  func `options by the names of several`(written: String, same: String) {
    #expect(
      outcome(
        "root: { type: UIViewController, id: a, edgesForExtendedLayout: \(written) }",
        "- expect: { a.edgesForExtendedLayout.size(): \(same == "[]" ? 0 : same == "[top]" ? 1 : 4) }"
      )
        == "passed")
  }

  @Test func `a delegate method of another class is no promise`() {
    #expect(
      findings(
        of:
          "root: { type: UINavigationController, id: nav, delegate: { didSelect: [] }, viewControllers: [a] }"
          + Self.others
      ).contains("unknown-method"))
  }
}
