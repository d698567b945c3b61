// SPDX-License-Identifier: MIT
import DioramaCore

/// The views of alert controllers show what these and their actions say.
extension Graph {
  /// Gives the view of a controller what it has to show.
  package mutating func fillPanel(_ view: ObjectID, of controller: ObjectID) {
    guard let value = values[controller.offset] as? any OverlayControllerClass,
      var shown = values[view.offset] as? any PanelClass
    else { return }
    let buttons = value.offeredActions.compactMap { action in
      values.indices.contains(action.offset)
        ? (values[action.offset] as? any AlertActionClass)?.button : nil
    }
    shown.panel = value.panel(buttons)
    values[view.offset] = shown
    arrange(view)
  }

  /// As `fillPanel`, for all that are shown.
  mutating func fillPanels() {
    for (view, controller) in panels { fillPanel(view, of: controller) }
  }
}
