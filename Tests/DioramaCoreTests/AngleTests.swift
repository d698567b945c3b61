// SPDX-License-Identifier: MIT
import DioramaCore
import Testing

/// Angles and transforms taken apart, with the same bits everywhere.
@Suite struct AngleTests {
  private static let pi = 3.141592653589793

  @Test(arguments: [
    (0.0, 1.0, 0.0), (0, -1, pi), (1, 0, pi / 2), (-1, 0, -pi / 2), (1, 1, pi / 4),
    (-1, -1, -3 * pi / 4), (0, 0, 0), (1, 2, 0.4636476090008061), (2, 1, 1.1071487177940904),
    (-0.5, -3, -2.976443976175166), (1e300, 1e-300, pi / 2), (.infinity, .infinity, pi / 4),
  ])
  func `the angle of a point`(y: Double, x: Double, angle: Double) {
    #expect(abs(ExactMath.angle(y, x) - angle) < 1e-15)
  }

  @Test func `no number has no angle`() { #expect(ExactMath.angle(.nan, 1).isNaN) }

  @Test(arguments: UInt64(0)..<100)
  func `a transform is its parts`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    func next() -> Double { Double(Int64(bitPattern: random.next())) / 1e18 }
    let whole = AffineTransform(next(), next(), next(), next(), next(), next())
    let again = TransformParts(whole).transform
    let pairs = [
      (whole.a, again.a), (whole.b, again.b), (whole.c, again.c), (whole.d, again.d),
      (whole.tx, again.tx), (whole.ty, again.ty),
    ]
    #expect(pairs.allSatisfy { abs($0 - $1) < 1e-12 })
  }

  @Test func `a rotation is an angle, a mirrored view flips one axis`() {
    #expect(abs(TransformParts(.rotation(0.7)).angle - 0.7) < 1e-15)
    let flipped = TransformParts(.scale(-1, 1))
    #expect(flipped.scaleX == -1 && flipped.scaleY == 1 && flipped.angle == 0)
    let collapsed = TransformParts(.scale(0, 2))
    #expect(collapsed.scaleX == 0 && collapsed.scaleY == 2 && collapsed.angle == 0)
    #expect(TransformParts(.scale(0, 0)).transform == .scale(0, 0))
  }
}
