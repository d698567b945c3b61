// SPDX-License-Identifier: MIT
import DioramaCore

/// The tint on the way down a tree: what `Graph.inheritedTint` finds by going up from one view, for a
/// pass that comes to each view once.
package struct InheritedTint: Sendable {
  private var color: Color?
  /// The nearest mode that a view sets.
  private var mode: ViewTraits.TintAdjustmentMode?
  /// Whether an alert or popover is above all that has been passed.
  private var isBelow: Bool
  private var hasModes: Bool

  /// As it comes to a view from above.
  package init(above view: ObjectID, in graph: Graph) {
    // What stands beside the window is below nothing.
    isBelow = graph.dimmed.first.map { graph.root(of: $0) == graph.root(of: view) } ?? false
    hasModes = graph.context.os >= 7
    var ancestors: [ObjectID] = []
    var current = graph.parent(of: view)
    while let step = current {
      ancestors.append(step)
      current = graph.parent(of: step)
    }
    for ancestor in ancestors.reversed() { self = entering(ancestor, in: graph) }
  }

  /// As it is for a view and comes to its subviews.
  package func entering(_ view: ObjectID, in graph: Graph) -> InheritedTint {
    var inner = self
    if let own = graph.tint[view.offset] { inner.color = own }
    let own = graph.traits[view.offset].tintAdjustmentMode
    if own != .automatic { inner.mode = own }
    if isBelow, graph.dimmed.contains(view) { inner.isBelow = false }
    return inner
  }

  /// The color that is shown.
  package var shown: Color {
    let color = color ?? .systemTint
    guard hasModes else { return color }
    return (mode ?? (isBelow ? .dimmed : .normal)) == .dimmed ? color.dimmed : color
  }
}
