// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaDrawing

/// What a class may know of the view that it draws, beside its own value.
package struct DrawnView: Sendable {
  /// In the view's own coordinates, which it draws in.
  package var bounds: Rect
  package var traits: ViewTraits
  package var context: MeasureContext
  /// The view's tint as it is shown: inherited, and dimmed behind alerts.
  package var tint: Color
  /// The tint that was set on the view itself.
  package var ownTint: Color?
  /// The color that is behind its content: its own, else that of the nearest view that has one.
  package var ground: Color
  /// The whole screen, where the view stands right in the window; nil for others.
  package var screen: Rect?
  /// Of all objects, by number.
  private let sizes: ContiguousArray<Rect>

  package init(_ view: ObjectID, in graph: Graph, tint: Color, ground: Color) {
    bounds = graph.bounds[view.offset]
    traits = graph.traits[view.offset]
    context = graph.context
    self.tint = tint
    ownTint = graph.tint[view.offset]
    self.ground = ground
    sizes = graph.bounds
    if let window = graph.parent(of: view), graph.parent(of: window) == nil {
      let frame = graph.frame(of: view)
      screen = graph.bounds[window.offset].offset(
        dx: bounds.minX - frame.minX, dy: bounds.minY - frame.minY)
    }
  }

  /// The size of a view that it refers to.
  package func size(of view: ObjectID) -> Size {
    sizes.indices.contains(view.offset) ? sizes[view.offset].size : .zero
  }
}

/// A view that draws something above its subviews: scroll indicators, the status bar.
package protocol OverdrawingClass: ViewClass {
  func drawAbove(_ view: borrowing DrawnView, on canvas: inout Canvas)
  /// What its subviews are cut to; nil cuts them to nothing more than its bounds where it clips.
  func contentShape(_ view: borrowing DrawnView) -> Path?
}

extension OverdrawingClass {
  package func contentShape(_ view: borrowing DrawnView) -> Path? { nil }
}
