// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel
import DioramaReading
import DioramaSimulation

extension Scene {
  /// Whether bindings could change each other by what nobody sees before the scene runs, by autoresizing
  /// or by questions about places: then the scene is tried.
  func mayLoopInLayout(_ catalog: Catalog) -> Bool {
    guard settings.contains(where: { !$0.source.isLiteral }) else { return false }
    if expressions.contains(where: { !$0.expression.calls.isEmpty }) { return true }
    return objects.contains { object in
      let mask = catalog.classes[object.classIndex].property(named: "autoresizingMask")
      return settings[object.settings].contains { Int($0.property) == mask }
    }
  }
}

extension Workspace {
  /// Loads a scene to see whether its bindings come to rest; nil where they do.
  func layoutLoop(_ loaded: LoadedScene) -> Diagnostic? {
    do throws(RunError) {
      _ = try start(loaded, time: .zero)
      return nil
    } catch {
      guard error.rule == ReadingRule.layoutLoop.rawValue, let span = error.span else { return nil }
      return Diagnostic(ReadingRule.layoutLoop.rule, error.message, at: span)
    }
  }
}
