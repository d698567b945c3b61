// SPDX-License-Identifier: MIT

/// A plane affine transform, CGAffineTransform's six numbers in its order.
///
/// Maps (x, y) to (a x + c y + tx, b x + d y + ty).
package struct AffineTransform: Hashable, Sendable {
  package var a: Double
  package var b: Double
  package var c: Double
  package var d: Double
  package var tx: Double
  package var ty: Double

  package init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double, _ ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  package static let identity = AffineTransform(1, 0, 0, 1, 0, 0)

  package static func rotation(_ radians: Double) -> AffineTransform {
    let (sine, cosine) = ExactMath.sineAndCosine(radians)
    return AffineTransform(cosine, sine, -sine, cosine, 0, 0)
  }

  package static func scale(_ x: Double, _ y: Double) -> AffineTransform {
    AffineTransform(x, 0, 0, y, 0, 0)
  }

  package static func translation(_ x: Double, _ y: Double) -> AffineTransform {
    AffineTransform(1, 0, 0, 1, x, y)
  }

  package var isIdentity: Bool {
    a == 1 && b == 0 && c == 0 && d == 1 && tx == 0 && ty == 0
  }

  package var determinant: Double { a * d - b * c }

  /// This transform first, then `next`.
  package func then(_ next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a * next.a + b * next.c, a * next.b + b * next.d,
      c * next.a + d * next.c, c * next.b + d * next.d,
      tx * next.a + ty * next.c + next.tx, tx * next.b + ty * next.d + next.ty)
  }

  /// The transform that undoes this one, or nil where area collapses to nothing.
  package var inverted: AffineTransform? {
    let scale = determinant
    guard scale != 0, scale.isFinite else { return nil }
    return AffineTransform(
      d / scale, -b / scale, -c / scale, a / scale,
      (c * ty - d * tx) / scale, (b * tx - a * ty) / scale)
  }

  package func apply(_ p: Point) -> Point {
    Point(a * p.x + c * p.y + tx, b * p.x + d * p.y + ty)
  }

  /// The bounding box of the four mapped corners (recorded fact G19).
  package func apply(_ rect: Rect) -> Rect {
    if isIdentity { return rect }
    let p1 = apply(rect.origin)
    let p2 = apply(Point(rect.maxX, rect.minY))
    let p3 = apply(Point(rect.minX, rect.maxY))
    let p4 = apply(Point(rect.maxX, rect.maxY))
    let x = min(min(p1.x, p2.x), min(p3.x, p4.x))
    let y = min(min(p1.y, p2.y), min(p3.y, p4.y))
    let right = max(max(p1.x, p2.x), max(p3.x, p4.x))
    let bottom = max(max(p1.y, p2.y), max(p3.y, p4.y))
    return Rect(x, y, right - x, bottom - y)
  }
}
