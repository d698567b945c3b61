// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// The number of a part that the object does not have.
package enum IndexOutOfRange: LintRule {
  package static let rule = Rule(
    "index-out-of-range", .warning,
    """
    There is no part of this number: parts count from 0, and -1 is none. UIKit raises for it, ignores it or \
    takes another one.
    """,
    bad: """
      os: 7
      objects:
        - { type: UIAlertView, id: ask, title: Sure?, otherButtonTitles: [A, B], cancelButtonIndex: 2 }
      """,
    good: """
      os: 7
      objects:
        - { type: UIAlertView, id: ask, title: Sure?, otherButtonTitles: [A, B], cancelButtonIndex: 1 }
      """)

  package static func check(_ context: LintContext, into findings: inout [Diagnostic]) {
    var known: PartCounts?
    func counts() -> PartCounts {
      let counts = known ?? PartCounts(context.scene, context.catalog, lists: context.lists)
      known = counts
      return counts
    }
    for (index, object) in context.scene.objects.enumerated()
    where context.tables[object.classIndex].hasCounts && object.presence != .absent {
      for setting in context.scene.settings[object.settings] {
        guard let part = context.tables[object.classIndex].counts[Int(setting.property)],
          case .literal(.int(let number)) = setting.source,
          let count = counts().count(of: part, in: ObjectID(index))
        else { continue }
        findings += finding(number, part, count, object.id, setting.valueSpan, allowsNone: true)
      }
    }
    for list in context.lists {
      check(list, context.scene, context.catalog, counts, &findings)
    }
  }

  /// The numbers of parts in the calls of a list.
  static func check(
    _ list: ActionList, _ scene: Scene, _ catalog: Catalog, _ counts: () -> PartCounts,
    _ findings: inout [Diagnostic]
  ) {
    list.walk { action in
      switch action.body {
      case .call(let calls):
        for call in calls { check(call, action, scene, catalog, counts, &findings) }
      case .screen(let screen) where screen.verb == .selectTab:
        guard case .object(let object) = screen.object,
          case .literal(.int(let number))? = screen.index,
          let count = counts().count(of: "tab", in: object)
        else { return }
        findings += finding(
          number, "tab", count, scene.objects[object.offset].id, action.valueSpan,
          allowsNone: false)
      default: break
      }
    }
  }

  private static func check(
    _ call: MethodCall, _ action: Action, _ scene: Scene, _ catalog: Catalog,
    _ counts: () -> PartCounts, _ findings: inout [Diagnostic]
  ) {
    guard case .object(let object) = call.object else { return }
    let info = catalog.classes[scene.objects[object.offset].classIndex]
    guard let method = info.methods.first(where: { $0.name == call.method }) else { return }
    for (parameter, argument) in zip(method.parameters, call.arguments) {
      guard let part = parameter.counts, case .literal(.int(let number)) = argument,
        let count = counts().count(of: part, in: object)
      else { continue }
      findings += finding(
        number, part, count, scene.objects[object.offset].id, call.span, allowsNone: false)
    }
  }

  static func finding(
    _ number: Int64, _ part: String, _ count: Int, _ id: String, _ span: SourceSpan,
    allowsNone: Bool
  ) -> [Diagnostic] {
    // A scene may say any number, one below 0 too.
    let count = max(0, count)
    if (0..<Int64(count)).contains(number) || allowsNone && number == -1 { return [] }
    let there =
      switch count {
      case 0: "has none"
      case 1: "has one, number 0"
      default: "has \(count), 0 to \(count - 1)"
      }
    return [
      Diagnostic(rule, "there is no \(part) \(number): '\(id)' \(there)", at: span)
    ]
  }
}
