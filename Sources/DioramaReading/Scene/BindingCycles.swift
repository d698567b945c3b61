// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

extension Diagnostic {
  /// The circle of bindings that a scene has, with its whole chain; nil where there is none.
  static func bindingCycle(_ plan: LoadPlan, _ scene: Scene, _ catalog: Catalog) -> Diagnostic? {
    var names: [String] = []
    var spans: [SourceSpan] = []
    // Each task waits for the next one of the chain; load steps in between are no text of the file.
    for index in plan.cycle {
      let task = plan.tasks[index]
      guard case .setting(let place) = task.work else { continue }
      let setting = scene.settings[place]
      guard !setting.source.isLiteral else { continue }
      let object = scene.objects[task.object.offset]
      let property = catalog.classes[object.classIndex].properties[Int(setting.property)]
      names.append("\(object.id).\(property.facts.name)")
      spans.append(setting.valueSpan)
    }
    guard let first = names.first, let span = spans.first else { return nil }
    let chain = (names + [first]).map { "'\($0)'" }.joined(separator: " needs ")
    return Diagnostic(
      ReadingRule.bindingCycle.rule, "bindings in a circle: \(chain)", at: span,
      notes: zip(names, spans).dropFirst().map { Note("'\($0)' is bound here", at: $1) })
  }
}
