// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions

/// The numbers of a value, side by side, for what is between two values and for sums of ways.
///
/// A transform is its parts, with the angle in lane 2.
typealias Lanes = SIMD8<Double>

extension Value {
  /// Nil where there is nothing between two values of the kind; none is beyond what views can have,
  /// so that sums are numbers.
  var lanes: Lanes? {
    numbers?.clamped(lowerBound: Lanes(repeating: -1e100), upperBound: Lanes(repeating: 1e100))
  }

  private var numbers: Lanes? {
    switch self {
    case .point(let p): Lanes(p.x, p.y, 0, 0, 0, 0, 0, 0)
    case .size(let s): Lanes(s.width, s.height, 0, 0, 0, 0, 0, 0)
    case .rect(let r): Lanes(r.minX, r.minY, r.width, r.height, 0, 0, 0, 0)
    case .insets(let i): Lanes(i.top, i.left, i.bottom, i.right, 0, 0, 0, 0)
    case .transform(let t): Self.lanes(TransformParts(t))
    case .color(let c):
      Lanes(Double(c.red), Double(c.green), Double(c.blue), Double(c.alpha), 0, 0, 0, 0)
    default: number.map { Lanes($0, 0, 0, 0, 0, 0, 0, 0) }
    }
  }

  private static func lanes(_ parts: TransformParts) -> Lanes {
    Lanes(
      parts.translation.x, parts.translation.y, parts.angle, parts.scaleX, parts.scaleY,
      parts.shear, 0, 0)
  }

  /// The value of the same kind that has these numbers; whole numbers become double.
  func with(_ lanes: Lanes) -> Value {
    switch self {
    case .float: .float(Float(lanes[0]))
    case .point: .point(Point(lanes[0], lanes[1]))
    case .size: .size(Size(lanes[0], lanes[1]))
    case .rect: .rect(Rect(lanes[0], lanes[1], lanes[2], lanes[3]))
    case .insets: .insets(EdgeInsets(lanes[0], lanes[1], lanes[2], lanes[3]))
    case .transform:
      .transform(
        TransformParts(
          translation: Point(lanes[0], lanes[1]), angle: lanes[2], scaleX: lanes[3],
          scaleY: lanes[4], shear: lanes[5]
        ).transform)
    case .color: .color(Self.color(lanes))
    default: .double(lanes[0])
    }
  }

  /// A spring passes its end, a color component stays one.
  private static func color(_ lanes: Lanes) -> Color {
    let held = lanes.clamped(lowerBound: Lanes(repeating: 0), upperBound: Lanes(repeating: 1))
    return Color(red: held[0], green: held[1], blue: held[2], alpha: held[3])
  }

  /// The numbers nearest to `other`: a turn goes the shorter way round.
  func lanes(near other: Lanes) -> Lanes? {
    guard var lanes else { return nil }
    if case .transform = self {
      let turn = 2 * 3.141592653589793
      lanes[2] -= ((lanes[2] - other[2]) / turn).rounded(.toNearestOrEven) * turn
    }
    return lanes
  }
}
