// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Objects that keep each other alive, which UIKit would leak.
package enum StrongCycle: LintRule {
  package static let rule = Rule(
    "strong-cycle", .note,
    """
    Objects that refer to each other in a circle keep each other alive in UIKit: none of them is ever \
    released. A view holds its subviews, a controller its view, a popover its content, a field the views it \
    brings; an alert keeps the handlers of its actions, and they what they name.
    """,
    bad: """
      - type: UIView
        id: form
        subviews: [ { type: UITextField, inputAccessoryView: form } ]
      """,
    good: """
      - type: UIView
        id: form
        subviews: [ { type: UITextField, inputAccessoryView: { type: UIView } } ]
      """)

  package static func check(_ context: LintContext, into findings: inout [Diagnostic]) {
    guard mayHaveCycles(context) else { return }
    var search = Search(held: holdings(of: context))
    guard let cycles = search.cycles() else { return }
    for cycle in cycles.prefix(20) {
      let names = (cycle + [cycle[0]]).map { "'\(context.scene.objects[$0].id)'" }
      findings.append(
        Diagnostic(
          rule,
          "UIKit would never release these: \(names.joined(separator: " holds "))",
          at: context.scene.objects[cycle[0]].span))
    }
  }

  /// Whether an object is held by more than what its description stands in.
  private static func mayHaveCycles(_ context: LintContext) -> Bool {
    let scene = context.scene
    return scene.settings.contains { setting in
      guard case .literal(let value) = setting.source else { return false }
      return !value.objects.isEmpty
    }
      || scene.listeners.contains { listener in
        if case .callback = listener.trigger { true } else { false }
      }
  }

  /// What each object keeps alive, in the order of the file.
  private static func holdings(of context: LintContext) -> [[Int]] {
    let scene = context.scene
    var held = [[Int]](repeating: [], count: scene.objects.count)
    for (index, object) in scene.objects.enumerated() {
      if object.parent >= 0 { held[Int(object.parent)].append(index) }
      for setting in scene.settings(of: index) {
        guard case .literal(let value) = setting.source else { continue }
        held[index] += value.objects.map(\.offset).filter { held.indices.contains($0) }
      }
    }
    for (controller, view) in scene.controllerViews { held[controller.offset].append(view.offset) }
    for listener in scene.listeners {
      guard case .callback(let name) = listener.trigger,
        context.info(of: listener.object.offset).callbacks.contains(where: {
          $0.name == name && $0.isKept
        })
      else { continue }
      held[listener.object.offset] += named(in: listener.actions, scene)
    }
    return held
  }

  /// The objects that a list of actions names.
  private static func named(in list: ActionList, _ scene: Scene) -> [Int] {
    var found: [Int] = []
    list.walk { action in
      for case .object(let object) in action.body.objects { found.append(object.offset) }
      for source in action.body.sources {
        source.walk { id in
          for read in scene.expressions[Int(id.index)].expression.reads {
            if case .object(let object)? = VariableSlot(code: read.variable) {
              found.append(object.offset)
            }
          }
        }
      }
    }
    return found.filter { scene.objects.indices.contains($0) }
  }
}

/// Finds circles, each once, without a deep stack.
private struct Search {
  let held: [[Int]]
  var marks: [UInt8]

  init(held: [[Int]]) {
    self.held = held
    marks = [UInt8](repeating: 0, count: held.count)
  }

  /// Nil where there is none, which is nearly always.
  mutating func cycles() -> [[Int]]? {
    var found: [[Int]] = []
    for start in held.indices where marks[start] == 0 {
      var path: [(object: Int, next: Int)] = [(start, 0)]
      marks[start] = 1
      while let top = path.indices.last {
        let (object, next) = path[top]
        guard next < held[object].count else {
          marks[object] = 2
          path.removeLast()
          continue
        }
        path[top].next += 1
        let other = held[object][next]
        if marks[other] == 0 {
          marks[other] = 1
          path.append((other, 0))
        } else if marks[other] == 1, let from = path.firstIndex(where: { $0.object == other }) {
          found.append(path[from...].map(\.object))
        }
      }
    }
    return found.isEmpty ? nil : found
  }
}

extension Value {
  /// The objects in it.
  fileprivate var objects: [ObjectID] {
    switch self {
    case .object(let object): [object]
    case .list(let items): items.flatMap(\.objects)
    default: []
    }
  }
}
