// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Bindings of a circle that are named; of a longer one both ends are.
private let longest = 40

extension Diagnostic {
  /// The circle of bindings that a scene has, with its whole chain; nil where there is none.
  static func bindingCycle(_ plan: LoadPlan, _ scene: Scene, _ catalog: Catalog) -> Diagnostic? {
    var names: [String] = []
    var spans: [SourceSpan] = []
    // Each task waits for the next one of the chain; load steps in between are no text of the file.
    for index in plan.cycle {
      let task = plan.tasks[index]
      if case .computed(let index) = task.work {
        names.append(scene.computed[index].name)
        spans.append(scene.computed[index].span)
        continue
      }
      guard case .setting(let place) = task.work else { continue }
      let setting = scene.settings[place]
      guard !setting.source.isLiteral else { continue }
      let object = scene.objects[task.object.offset]
      let property = catalog.classes[object.classIndex].properties[Int(setting.property)]
      names.append("\(object.id).\(property.facts.name)")
      spans.append(setting.valueSpan)
    }
    guard let first = names.first, let span = spans.first else { return nil }
    var chain = (names + [first]).map { "'\($0)'" }
    if chain.count > longest {
      let left = chain.count - longest
      chain.replaceSubrange(
        (longest / 2)..<(longest / 2 + left), with: ["\(left) others, of which the last"])
    }
    return Diagnostic(
      ReadingRule.bindingCycle.rule, "bindings in a circle: \(chain.joined(separator: " needs "))",
      at: span,
      notes: zip(names, spans).dropFirst().prefix(longest).map {
        Note("'\($0)' is bound here", at: $1)
      })
  }
}
