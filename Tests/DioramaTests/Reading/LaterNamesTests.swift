// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import DioramaReading
import DioramaUIKit
import Testing

/// What the language has and this version cannot run is never passed over in silence.
@Suite struct LaterNamesTests {
  /// The finding of a text in which NAME stands once, where a name stands that comes later.
  private static func isLater(_ text: String, _ name: String) -> Bool {
    places(of: text.replacing("NAME", with: name)).split(separator: "\n").contains {
      $0.hasSuffix(" not-yet-supported")
    }
  }

  @Test(arguments: [
    ("view: { NAME: [] }", LaterNames.viewKeys),
    ("view: { subviews: [ { NAME: a } ] }", LaterNames.viewKeys),
    ("view: { subviews: [ { type: NAME } ] }", LaterNames.classes),
    ("root: { type: NAME }", LaterNames.classes), ("view: { NAME: a }", LaterNames.properties),
    (
      "root: { type: UIViewController, lifecycle: { viewDidLoad: [ { set: { view.NAME: a } } ] } }",
      LaterNames.properties
    ),
    (
      "root: { type: UIViewController, lifecycle: { viewDidLoad: [ { NAME: a } ] } }",
      LaterNames.actions
    ),
  ])
  func `names of scenes`(text: String, names: [String]) {
    #expect(names.filter { !Self.isLater(text, $0) } == [])
  }

  @Test(arguments: [
    ("- NAME: { a: b }", LaterNames.steps), ("- NAME", LaterNames.steps),
    ("- NAME: { a: b }", LaterNames.actions),
  ])
  func `names of steps`(step: String, names: [String]) {
    let silent = names.filter { name in
      !findings(ofSteps: step.replacing("NAME", with: name), on: "view: {}").contains(
        " not-yet-supported ")
    }
    #expect(silent == [])
  }

  @Test func `nothing that exists is listed as coming later`() {
    let catalog = Catalog(uikitClasses)
    #expect(LaterNames.classes.filter { catalog.index(of: $0) != nil } == [])
    let listed = LaterNames.viewKeys + LaterNames.properties
    for info in catalog.classes {
      #expect(listed.filter { info.property(named: $0) != nil } == [], Comment(rawValue: info.name))
    }
    #expect(LaterNames.actions.filter { ActionName(rawValue: $0) != nil } == [])
    let methods = catalog.classes.flatMap(\.delegateMethods)
    #expect(
      LaterNames.delegateMethods.filter { name in methods.contains { $0.answers(to: name) } } == [])
    let steps = uikitSteps.map { $0.name }
    #expect(LaterNames.steps.filter { steps.contains($0) } == [])
  }
}
