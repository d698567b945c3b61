// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

extension RunRecord {
  /// The graph with everything that is on its way where it is shown now.
  var presented: Graph {
    guard !inFlight.isEmpty else { return graph }
    var shown = graph
    for way in inFlight { shown.show(way) }
    return shown
  }
}

extension Graph {
  /// Geometry goes into the arrays as it is: nothing is arranged anew by what is only shown.
  fileprivate mutating func show(_ way: InFlight) {
    let index = way.object.offset
    switch (way.property, way.shown) {
    case ("frame", .rect(let frame)):
      center[index] = frame.center
      bounds[index].size = frame.size
    case ("bounds", .rect(let rect)): bounds[index] = rect
    case ("center", .point(let point)): center[index] = point
    case ("contentOffset", .point(let point)): bounds[index].origin = point
    case ("transform", .transform(let value)): transform[index] = value
    case ("alpha", .double(let value)): alpha[index] = value
    default:
      // A transition is no property; what an animation shows of one is of the property's own kind.
      guard let property = info(of: way.object).property(named: way.property) else { return }
      _ = try? set(property, of: way.object, to: way.shown)
    }
  }
}
