// SPDX-License-Identifier: MIT

/// A plane transform taken apart, so that what is between two of them turns instead of collapsing.
///
/// Scale and shear first, then the rotation, then the translation. Which axis a mirrored transform
/// flips is chosen as CSS Transforms chooses it (documented); Core Animation's own way is not published.
package struct TransformParts: Equatable, Sendable {
  package var translation: Point
  /// Radians, above -pi and at most pi as taken apart.
  package var angle: Double
  package var scaleX: Double
  package var scaleY: Double
  package var shear: Double

  package init(
    translation: Point, angle: Double, scaleX: Double, scaleY: Double, shear: Double
  ) {
    self.translation = translation
    self.angle = angle
    self.scaleX = scaleX
    self.scaleY = scaleY
    self.shear = shear
  }

  package init(_ transform: AffineTransform) {
    let t = transform
    translation = Point(t.tx, t.ty)
    let length = (t.a * t.a + t.b * t.b).squareRoot()
    guard length > 0 else {
      // No width: the other axis alone tells how it is turned.
      scaleX = 0
      shear = 0
      scaleY = (t.c * t.c + t.d * t.d).squareRoot()
      angle = scaleY > 0 ? ExactMath.angle(-t.c, t.d) : 0
      return
    }
    let isFlipped = t.determinant < 0 && t.a < t.d
    scaleX = isFlipped ? -length : length
    angle = ExactMath.angle(t.b / scaleX, t.a / scaleX)
    scaleY = t.determinant / scaleX
    shear = (t.a * t.c + t.b * t.d) / scaleX
  }

  /// The transform that has these parts.
  package var transform: AffineTransform {
    let (sine, cosine) = ExactMath.sineAndCosine(angle)
    return AffineTransform(
      scaleX * cosine, scaleX * sine, shear * cosine - scaleY * sine,
      shear * sine + scaleY * cosine, translation.x, translation.y)
  }
}
