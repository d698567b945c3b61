// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import DioramaPhysics

/// Edges of the reference view that move while items are inside them, as when the device is turned.
extension Simulation {
  /// Puts items inside the edges that have moved past them, since none may leave the reference view
  /// what UIKit does with them is not known.
  func bringInside(_ items: [ObjectID], _ edges: Rect, in run: AnimatorRun) {
    for place in items.compactMap({ run.places[$0] }) {
      let item = run.items[place]
      guard !item.properties.isAnchored else { continue }
      let state = run.world.state(of: item.body)
      let hull = hull(of: item, at: state)
      let center = Point(
        state.center.x + Self.way(hull.left, hull.right, into: edges.minX, edges.maxX),
        state.center.y + Self.way(hull.top, hull.bottom, into: edges.minY, edges.maxY))
      if center != state.center { run.world.place(item.body, at: center, angle: state.angle) }
    }
  }

  private struct Hull {
    var left = Double.infinity
    var top = Double.infinity
    var right = -Double.infinity
    var bottom = -Double.infinity
  }

  /// The smallest upright rectangle around an item's views.
  private func hull(of item: WorldItem, at state: BodyState) -> Hull {
    var hull = Hull()
    let (sine, cosine) = ExactMath.sineAndCosine(state.angle)
    for part in item.parts {
      let size = graph.bounds[part.view.offset].size
      let width = size.width * abs(cosine) + size.height * abs(sine)
      let height = size.width * abs(sine) + size.height * abs(cosine)
      let x = state.center.x + part.offset.dx * cosine - part.offset.dy * sine
      let y = state.center.y + part.offset.dx * sine + part.offset.dy * cosine
      hull.left = min(hull.left, x - width / 2)
      hull.right = max(hull.right, x + width / 2)
      hull.top = min(hull.top, y - height / 2)
      hull.bottom = max(hull.bottom, y + height / 2)
    }
    return hull
  }

  /// Along one axis; what does not fit begins where the edges do.
  private static func way(
    _ low: Double, _ high: Double, into least: Double, _ most: Double
  ) -> Double {
    if low < least { return least - low }
    guard high > most else { return 0 }
    return max(most - high, least - low)
  }
}
