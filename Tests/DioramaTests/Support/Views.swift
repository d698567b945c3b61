// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import DioramaUIKit

/// A graph of plain views put together by hand, outside any window.
struct Views {
  var graph = Graph(catalog: Catalog(uikitClasses), context: MeasureContext(os: 7, scale: 2))

  /// Adds a view; the transform is set before the frame, the bounds' origin after it.
  mutating func add(
    _ frame: Rect, in parent: ObjectID? = nil, transform: AffineTransform = .identity,
    boundsOrigin: Point = .zero, type: String = "UIView"
  ) -> ObjectID {
    let view = graph.add(
      classIndex: graph.catalog.index(of: type) ?? 0, id: "view\(graph.count)")
    graph.transform[view.offset] = transform
    graph.setFrame(frame, of: view)
    graph.bounds[view.offset].origin = boundsOrigin
    if let parent { graph.append(view, to: parent) }
    return view
  }

  /// Turns a view that has its frame, then gives it bounds.
  mutating func turn(_ view: ObjectID, by radians: Double, bounds: Rect? = nil) {
    graph.transform[view.offset] = .rotation(radians)
    if let bounds { graph.setBounds(bounds, of: view) }
  }

  func convert(_ x: Double, _ y: Double, _ from: ObjectID?, _ to: ObjectID?) -> Point {
    graph.convert(Point(x, y), from: from, to: to)
  }
}

/// Whether numbers agree to 1e-9.
func near(_ a: [Double], _ b: [Double]) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= 1e-9 }
}

func near(_ a: Point, _ b: Point) -> Bool { near([a.x, a.y], [b.x, b.y]) }

func near(_ a: Rect, _ b: Rect) -> Bool {
  near([a.minX, a.minY, a.width, a.height], [b.minX, b.minY, b.width, b.height])
}
