// SPDX-License-Identifier: MIT

/// A rectangle in points: origin at its top left, y growing downwards.
package struct Rect: Hashable, Sendable {
  package var origin: Point
  package var size: Size

  package init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    origin = Point(x, y)
    size = Size(width, height)
  }

  package init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  package static let zero = Rect(0, 0, 0, 0)

  package var minX: Double { origin.x }
  package var minY: Double { origin.y }
  package var midX: Double { origin.x + size.width / 2 }
  package var midY: Double { origin.y + size.height / 2 }
  package var maxX: Double { origin.x + size.width }
  package var maxY: Double { origin.y + size.height }
  package var width: Double { size.width }
  package var height: Double { size.height }
  package var center: Point { Point(midX, midY) }
  package var isFinite: Bool { origin.isFinite && size.isFinite }

  /// Whether `point` lies inside: near edges belong to it, far edges do not.
  ///
  /// Source: CGRectContainsPoint, recorded fact H1 (bounds 100 x 100: (99, 99) in, (100, 100) out).
  package func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether the two share area.
  package func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Whether the two share area; one without area counts as a point or line inside the other.
  package func touches(_ other: Rect) -> Bool {
    other.width > 0 && other.height > 0
      ? intersects(other)
      : other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  package func intersection(_ other: Rect) -> Rect? {
    let x = Swift.max(minX, other.minX)
    let y = Swift.max(minY, other.minY)
    let right = Swift.min(maxX, other.maxX)
    let bottom = Swift.min(maxY, other.maxY)
    return right > x && bottom > y ? Rect(x, y, right - x, bottom - y) : nil
  }

  /// The rectangle inside `insets`; may come out with a negative size, as UIEdgeInsetsInsetRect's
  /// does (recorded fact G22).
  package func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      minX + insets.left, minY + insets.top, width - insets.left - insets.right,
      height - insets.top - insets.bottom)
  }

  /// The same rectangle moved.
  package func offset(dx: Double, dy: Double) -> Rect {
    Rect(minX + dx, minY + dy, width, height)
  }

  /// The same area with a width and height that are not negative, as CGRectStandardize gives it.
  package var standardized: Rect {
    guard width < 0 || height < 0 else { return self }
    return Rect(min(minX, maxX), min(minY, maxY), abs(width), abs(height))
  }

  /// Each of the four components rounded to a whole point, halves away from zero.
  package var rounded: Rect {
    Rect(minX.rounded(), minY.rounded(), width.rounded(), height.rounded())
  }
}
