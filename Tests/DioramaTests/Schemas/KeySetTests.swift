// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import Testing

/// Reading takes each key that a mapping of the language declares, and no other.
@Suite struct KeySetTests {
  /// A place of a scene or script where a mapping stands.
  private struct Place {
    var before: String
    var after: String
    var isScript = false

    func inside(_ before: String, _ after: String) -> Self {
      var place = self
      place.before += before
      place.after = after + place.after
      return place
    }

    /// What lint says of it with these keys.
    func findings(_ keys: String) -> [Diagnostic] {
      let text = before + "{ \(keys) }" + after
      return isScript
        ? LintedText(script: text, on: "view: {}").findings
        : LintedText(scene: text).findings
    }
  }

  private static let unknown = ["unknown-key", "unknown-property", "unknown-argument"]

  /// Visits the mappings that may stand at a place.
  private static func visit(
    _ form: Form, _ place: Place, _ seen: inout Set<String>, _ body: (KeySet, Place) -> Void
  ) {
    switch form {
    case .keys(let set):
      guard seen.insert(set.name).inserted else { return }
      body(set, place)
      for key in set.keys {
        let others = set.keys.filter { $0.isRequired && $0.name != key.name }
        let needed = set.needs.compactMap(\.first).filter { $0 != key.name }
        let rest = (others.map { ", \($0.name): 1" } + needed.map { ", \($0): root" }).joined()
        visit(key.form, place.inside("{ \(key.name): ", "\(rest) }"), &seen, body)
      }
    case .list(let item), .oneOrMore(let item):
      visit(item, place.inside("[ ", " ]"), &seen, body)
    case .named(let value): visit(value, place.inside("{ made: ", " }"), &seen, body)
    case .either(let forms): for one in forms { visit(one, place, &seen, body) }
    case .actions:
      for action in ActionName.allCases {
        visit(action.form, place.inside("[ { \(action.rawValue): ", " } ]"), &seen, body)
      }
    default: break
    }
  }

  private static func check(_ form: Form, _ place: Place, least: Int) {
    var seen: Set<String> = []
    var count = 0
    visit(form, place, &seen) { set, place in
      count += 1
      for key in set.keys {
        let others = set.keys.filter { $0.isRequired && $0.name != key.name }
        let rest = others.map { ", \($0.name): 1" }.joined()
        let said = place.findings("\(key.name): 1\(rest)").filter {
          unknown.contains($0.rule) && $0.message.contains("'\(key.name)'")
            && !$0.message.contains("either") && !$0.message.contains("belongs")
            && !$0.message.contains("each keyframe")
        }
        #expect(said.map(\.message) == [], "\(set.name), \(key.name)")
      }
      guard set.others == .none else { return }
      let needed = set.keys.filter(\.isRequired).map(\.name) + set.needs.compactMap(\.first)
      let findings =
        place.findings("zzzz: 1")
        + place.findings(needed.map { "\($0): root, " }.joined() + "zzzz: 1")
      let said = findings.filter {
        unknown.contains($0.rule) && $0.message.contains("'zzzz'")
      }
      #expect(!said.isEmpty, "\(set.name) in \(place.before)")
    }
    #expect(count >= least)
  }

  @Test func `of scenes`() {
    Self.check(.keys(.scene), Place(before: "", after: ""), least: 20)
  }

  @Test func `of scripts`() {
    Self.check(.keys(.script), Place(before: "", after: "", isScript: true), least: 2)
    for (keys, step) in [(KeySet.selector, "tap"), (.events, "expectEvents")] {
      Self.check(
        .keys(keys),
        Place(
          before: "diorama: 1\nscene: test.scene.yaml\nsteps:\n  - \(step): ", after: "\n",
          isScript: true), least: 1)
    }
  }

  @Test func `of values and tables`() {
    let values: [(KeySet, String, String)] = [
      (.color, "UIView", "backgroundColor"), (.font, "UILabel", "font"),
      (.image, "UIImageView", "image"), (.transformStep, "UIView", "transform"),
      (.range, "UITextView", "selectedRange"),
    ]
    for (set, type, property) in values {
      Self.check(
        .keys(set),
        Place(before: "view: { subviews: [ { type: \(type), \(property): ", after: " } ] }"),
        least: 1)
    }
    let lists: [(KeySet, String, String)] = [
      (.segment, "UISegmentedControl", "segments"), (.component, "UIPickerView", "components"),
      (.section, "UITableView", "sections"),
    ]
    for (set, type, property) in lists {
      Self.check(
        .keys(set),
        Place(before: "view: { subviews: [ { type: \(type), \(property): [ ", after: " ] } ] }"),
        least: 1)
    }
    Self.check(.keys(.loop), Place(before: "view: { subviews: [ ", after: " ] }"), least: 1)
  }
}
