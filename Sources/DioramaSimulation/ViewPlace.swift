// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Where a view is, to show it moving from there to where it is later.
///
/// A frame is nothing of its own: it moves with bounds, center and transform, which are what
/// animates, each for itself (recorded fact A1).
struct ViewPlace {
  var object: ObjectID
  var bounds: Rect
  var center: Point
  var transform: AffineTransform
  var alpha: Double

  init(of object: ObjectID, in graph: Graph) {
    self.object = object
    bounds = graph.bounds[object.offset]
    center = graph.center[object.offset]
    transform = graph.transform[object.offset]
    alpha = graph.alpha[object.offset]
  }

  /// Its geometry by the names of the properties that animate.
  var parts: [(property: String, value: Value)] {
    [("bounds", .rect(bounds)), ("center", .point(center)), ("transform", .transform(transform))]
  }

  /// The same view where it would cover `frame`.
  func covering(_ frame: Rect) -> ViewPlace {
    var place = self
    place.center = frame.center
    place.bounds.size =
      transform.isIdentity
      ? frame.size
      : transform.inverted.map { $0.apply(Rect(origin: .zero, size: frame.size)).size }
        ?? bounds.size
    return place
  }

  /// The box around it in its superview's coordinates.
  var frame: Rect {
    let size = bounds.size
    let around = Rect(-size.width / 2, -size.height / 2, size.width, size.height)
    return transform.apply(around).offset(dx: center.x, dy: center.y)
  }
}
