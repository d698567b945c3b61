// SPDX-License-Identifier: MIT
import Diorama
import DioramaCore
import DioramaExpressions
import DioramaLint
import DioramaModel
import DioramaUIKit
import Testing

/// What every class, step and rule must keep to.
@Suite struct CatalogTests {
  private static let catalog = Catalog(uikitClasses)
  private static let eras = [6, 7, 9, 13, 16, 26]

  @Test func `every summary is a sentence`() {
    var summaries: [(of: String, text: String)] = []
    for info in Self.catalog.classes {
      summaries.append((info.name, info.summary))
      summaries += info.properties.map { ("\(info.name).\($0.facts.name)", $0.facts.summary) }
      summaries += info.methods.map { ("\(info.name).\($0.name)", $0.summary) }
      for part in info.viewType?.parts ?? [] {
        summaries.append(("\(info.name).\(part.name)", part.summary))
      }
    }
    for step in uikitSteps {
      summaries.append((step.name, step.summary))
      for argument in step.arguments {
        summaries.append(("\(step.name).\(argument.name)", argument.summary))
      }
    }
    summaries += ActionName.allCases.map { ($0.rawValue, $0.summary) }
    summaries += allRules.map { ($0.slug, $0.explanation) }
    let wrong = summaries.filter { summary in
      !summary.text.hasSuffix(".")
        || summary.text.first?.isLowercase ?? true
          && !summary.text.hasPrefix("'")
    }
    #expect(wrong.map(\.of) == [])
  }

  @Test func `names are unique, and no alias is another property`() {
    for info in Self.catalog.classes {
      let names = info.properties.flatMap { [$0.facts.name] + $0.facts.aliases }
      #expect(Set(names).count == names.count, Comment(rawValue: info.name))
      let methods = info.methods.map(\.name)
      #expect(Set(methods).count == methods.count, Comment(rawValue: info.name))
    }
    let slugs = allRules.map(\.slug)
    #expect(Set(slugs).count == slugs.count)
    #expect(slugs.filter { $0.wholeMatch(of: /[a-z]+(-[a-z]+)*/) == nil } == [])
  }

  @Test func `every superclass is in the catalog`() {
    for info in Self.catalog.classes {
      guard let above = info.superclassName else { continue }
      #expect(Self.catalog.index(of: above) != nil, Comment(rawValue: info.name))
    }
  }

  @Test func `every class with a place in scenes has an example that lints clean`() {
    for info in Self.catalog.classes where !info.isSystemView && !info.isAbstract {
      #expect(!info.type.examples.isEmpty, Comment(rawValue: info.name))
      for example in info.type.examples {
        let text =
          info.isController
          ? Self.root(info.name, example.yaml)
          : info.isView && !info.isPresentable
            ? Self.view(info.name, example.yaml) : Self.object(info.name, example.yaml)
        let era = info.introduced.map { "\nos: \($0)\ndevice: iPhone 6" } ?? ""
        #expect(
          findings(of: text + era) == "", Comment(rawValue: "\(info.name): \(example.title)"))
      }
    }
  }

  private static func view(_ name: String, _ yaml: String) -> String {
    scene(showing: "- type: \(name)\n" + indented(yaml, "  "))
  }

  private static func object(_ name: String, _ yaml: String) -> String {
    "view: {}\nobjects:\n  - type: \(name)\n" + indented(yaml, "    ")
  }

  private static func root(_ name: String, _ yaml: String) -> String {
    "root:\n  type: \(name)\n" + indented(yaml, "  ")
  }

  private static func indented(_ text: String, _ margin: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { margin + $0 }
      .joined(separator: "\n")
  }

  @Test(arguments: eras)
  func `defaults can be written back and read the same`(os: Int) throws {
    for info in Self.catalog.classes {
      var graph = Graph(catalog: Self.catalog, context: MeasureContext(os: os, scale: 2))
      let object = graph.add(
        classIndex: Self.catalog.index(of: info.name) ?? 0, id: "made")
      for (index, property) in info.properties.enumerated() {
        let name = "\(info.name).\(property.facts.name)"
        // Places and sizes are each object's own, and these two are inherited or measured.
        let derived: [NodeProperty] = [
          .frame, .bounds, .center, .intrinsicContentSize, .tintColor,
        ]
        if derived.contains(where: { property.storage == .node($0) }) { continue }
        let value = graph.defaultValue(index, of: object)
        #expect(graph.value(index, of: object) == value, Comment(rawValue: name))
        guard property.facts.access == .readWrite else { continue }
        #expect(try graph.set(index, of: object, to: value), Comment(rawValue: name))
        #expect(graph.value(index, of: object) == value, Comment(rawValue: name))
      }
    }
  }

  /// A stored property is declared in the schema, or is what a running scene adds, in `run`.
  @Test func `every stored property is declared`() {
    for info in Self.catalog.classes {
      let declared = Set(info.properties.map(\.facts.name))
      #expect(Self.undeclared(info.type.init(), declared) == [], Comment(rawValue: info.name))
    }
    let traits = Set(ViewTraits.schema.properties.map(\.facts.name))
    #expect(Self.undeclared(ViewTraits(), traits) == [])
  }

  private static func undeclared(_ value: some Any, _ declared: Set<String>) -> [String] {
    Mirror(reflecting: value).children.flatMap { child -> [String] in
      switch child.label {
      // The text is declared as such, and who edits it is what a running scene adds.
      case "run", "editor", "isFirstResponder", "replacesAll", "clearsOnBeginEditing",
        "clearsOnInsertion":
        []
      case "control", "controller", "popover", "scroll", "input", "traits":
        undeclared(child.value, declared)
      case "behavior", "animator": undeclared(child.value, declared.union(["items"]))
      // What behaviors do is handed over whole; each class declares it in UIKit's words.
      case "gravity", "push", "snap", "attachment", "collision", "properties", "field": []
      case let name?: declared.contains(name) ? [] : [name]
      case nil: []
      }
    }
  }

  private static let stage = scene(
    showing: """
      - type: UIButton
        id: play
        frame: [0, 0, 44, 44]
        actions:
          touchDown: [ { run: { announce: { line: "${state.count}" } } } ]
          touchUpInside: [ { after: { delay: 1s, id: blink, do: [] } } ]
          touchUpOutside: [ { observe: { name: PriceChanged, id: prices, do: [] } } ]
          touchCancel: [ { cancel: blink }, { stopObserving: prices } ]
      - { type: UISlider, id: volume, frame: [0, 50, 200, 31], maximumValue: 100 }
      - { type: UIView, id: card, frame: [0, 100, 100, 100] }
      - { type: UIScrollView, id: page, frame: [0, 300, 100, 100], keyboardDismissMode: onDrag }
      - { type: UIView, id: banner }
      - { type: UIView, id: bar }
      - { type: UIView, id: box }
      - { type: UITextField, id: name, frame: [0, 200, 100, 44] }
      - { type: UITextField, id: email, frame: [0, 250, 100, 44] }
      - { type: UISegmentedControl, id: products, segments: [iPhone, iPad] }
      - { type: UIPickerView, id: sizes, components: [[Small, Large]] }
      - { type: UIDatePicker, id: birthday, datePickerMode: date }
      - { type: UIDatePicker, id: timer, datePickerMode: countDownTimer }
      """,
    """
    state: { count: 0 }
    handlers: { announce: { parameters: [line], do: [ { log: "${line}" } ] } }
    objects:
      - { type: UINavigationController, id: nav, viewControllers: [ { type: UIViewController, id: list }, detail ] }
      - { type: UITabBarController, id: tabs, viewControllers: [ { type: UIViewController, id: first }, { type: UIViewController, id: second } ] }
      - { type: UIViewController, id: detail }
      - { type: UIViewController, id: login }
      - { type: UIAlertView, id: alert, message: Sure?, cancelButtonTitle: Cancel }
      - { type: UIActionSheet, id: choices, cancelButtonTitle: Cancel }
      - { type: UIPopoverController, id: menu, contentViewController: login }
      - { type: UIDynamicAnimator, id: animator, referenceView: view }
      - { type: UIGravityBehavior, id: gravity, items: [box] }
    """)

  @Test func `every step has an example, and each reads`() {
    for step in uikitSteps {
      #expect(!step.examples.isEmpty, Comment(rawValue: step.name))
      for example in step.examples {
        let lines = example.yaml.split(separator: "\n").enumerated().map { index, line in
          (index == 0 ? "- " : "  ") + line
        }
        #expect(
          findings(
            ofSteps: lines.joined(separator: "\n"), on: Self.stage,
            beside: ["log-in.replay.yaml": scriptText("- wait: 0")]) == "",
          Comment(rawValue: "\(step.name): \(example.title)"))
      }
    }
  }

  @Test func `every action has an example that reads`() {
    for action in ActionName.allCases {
      let list = "- " + action.example.split(separator: "\n").joined(separator: "\n  ")
      let text =
        Self.stage + "\n    - type: UISlider\n      actions:\n        touchDown:\n"
        + Self.indented(list, "          ")
      #expect(findings(of: text) == "", Comment(rawValue: action.rawValue))
    }
  }

  @Test(arguments: allRules.filter { !$0.badExample.isEmpty })
  func `a rule finds its bad example and not its good one`(rule: Rule) {
    #expect(Self.rules(of: rule.badExample, for: rule).contains(rule.slug))
    if !rule.goodExample.isEmpty {
      #expect(!Self.rules(of: rule.goodExample, for: rule).contains(rule.slug))
    }
  }

  /// The rules that an example breaks: subviews as a list, keys of the root view, a scene's keys, or
  /// a script's steps.
  private static func rules(of example: String, for rule: Rule) -> [String] {
    let isOfScenes = lintRules.contains { $0.rule == rule }
    if !isOfScenes, scriptRules.contains(where: { $0.rule == rule }) {
      return LintedText(script: scriptText(example), on: stage).findings.map(\.rule)
    }
    let images =
      example.contains("Cold") ? "images: { Cold: { size: [23, 23], color: blue } }\n" : ""
    let text: String
    if example.hasPrefix("- ") {
      text = images + scene(showing: example)
    } else if ["os:", "name:", "diorama:"].contains(where: { example.hasPrefix($0) }) {
      text = images + example
    } else {
      text = images + "view:\n" + indented(example, "  ")
    }
    let asked = rule.isOptIn ? "\(rule.slug): \(rule.severity.name)" : ""
    return LintedText(scene: text, rules: asked).findings.map(\.rule)
  }
}
