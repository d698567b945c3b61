// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// What rules about what is seen ask of single objects.
extension LintContext {
  /// Whether a view is the window or a controller's, which the system makes as large as the screen
  /// or smaller.
  func isScreen(_ view: Int) -> Bool {
    view == Scene.window.offset || scene.controllerViews.values.contains(ObjectID(view))
  }

  /// Whether the content of a view moves in it.
  func scrolls(_ view: Int) -> Bool {
    catalog.habits[scene.objects[view].classIndex].contains(.scrolls)
  }

  /// What gives a view its place in the end, else the view itself.
  func placeSpan(of view: Int) -> SourceSpan {
    let table = tables[scene.objects[view].classIndex]
    for slot in [table.center, table.frame, table.bounds] {
      if let setting = setting(at: slot, of: view) { return setting.valueSpan }
    }
    return scene.objects[view].span
  }

  /// The literal of a property that nothing writes later.
  func lasting(_ slot: Int?, of object: Int) -> (value: Value, setting: Setting)? {
    guard let slot, let setting = setting(at: slot, of: object),
      case .literal(let value) = setting.source,
      !written.contains(.init(object: ObjectID(object), property: slot))
    else { return nil }
    return (value, setting)
  }
}
