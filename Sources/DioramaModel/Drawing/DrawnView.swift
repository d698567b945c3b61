// SPDX-License-Identifier: MIT
import DioramaCore

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
  /// Of all objects, by number.
  private let sizes: ContiguousArray<Rect>

  package init(_ view: ObjectID, in graph: Graph, ground: Color) {
    bounds = graph.bounds[view.offset]
    traits = graph.traits[view.offset]
    context = graph.context
    tint = graph.inheritedTint(of: view)
    ownTint = graph.tint[view.offset]
    self.ground = ground
    sizes = graph.bounds
  }

  /// The size of a view that it refers to.
  package func size(of view: ObjectID) -> Size {
    sizes.indices.contains(view.offset) ? sizes[view.offset].size : .zero
  }
}

/// A view that draws something above its subviews: scroll indicators, the status bar.
package protocol OverdrawingClass: ViewClass {
  func drawAbove(_ view: borrowing DrawnView, on canvas: inout Canvas)
}
