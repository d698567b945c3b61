// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Boundaries that code adds and takes away.
extension UICollisionBehavior {
  /// In Swift's words and in Objective-C's.
  static func boundaryMethods() -> [SchemaPart<Self>] {
    var parts: [SchemaPart<Self>] = []
    for (name, labels) in [
      ("addBoundary", ["withIdentifier", "for", "from", "to"]),
      ("addBoundaryWithIdentifier", ["identifier", "forPath", "fromPoint", "toPoint"]),
    ] {
      parts.append(
        .method(
          MethodSpec(
            name,
            [
              .init(labels[0], .text), .init(labels[1], .optional(.outline), default: .null),
              .init(labels[2], .optional(.point), default: .null),
              .init(labels[3], .optional(.point), default: .null),
            ], "Adds a boundary: a path, or a line from one point to another."
          ) { (collision: inout Self, arguments, _) throws(UIKitException) in
            try collision.addBoundary(arguments)
          }))
    }
    for (name, label) in [
      ("removeBoundary", "withIdentifier"), ("removeBoundaryWithIdentifier", "identifier"),
    ] {
      parts.append(
        .method(
          MethodSpec(name, [.init(label, .text)], "Takes a boundary away.") {
            (collision: inout Self, arguments, _) in
            if case .string(let name)? = arguments.first {
              collision.collision.boundaries[name] = nil
            }
          }))
    }
    for name in [
      "setTranslatesReferenceBoundsIntoBoundary",
      "setTranslatesReferenceBoundsIntoBoundaryWithInsets",
    ] {
      parts.append(
        .method(
          MethodSpec(
            name, [.init("with", .insets)], "Makes a boundary inside the reference view's edges."
          ) { (collision: inout Self, arguments, _) in
            guard let insets = arguments.first.flatMap({ EdgeInsets($0) }),
              [insets.top, insets.left, insets.bottom, insets.right].allSatisfy(\.isFinite)
            else { return }
            collision.collision.insets = insets
            collision.collision.translatesReferenceBounds = true
          }))
    }
    parts += [
      .method(
        MethodSpec("removeAllBoundaries", [], "Takes all boundaries away.") {
          (collision: inout Self, _, _) in
          collision.collision.boundaries = NamedOutlines()
        }),
      .method(
        MethodSpec(
          asking: "boundary", [.init("withIdentifier", .text)], answers: .outline,
          "The boundary of an identifier; null where there is none."
        ) { collision, arguments in
          guard case .string(let name)? = arguments.first else { return .null }
          return collision.collision.boundaries[name]?.value ?? .null
        }),
    ]
    return parts
  }

  private mutating func addBoundary(_ arguments: [Value]) throws(UIKitException) {
    guard arguments.count == 4, case .string(let name) = arguments[0] else { return }
    var outline = Outline(arguments[1])
    if case .point(let from) = arguments[2], case .point(let to) = arguments[3],
      [from.x, from.y, to.x, to.y].allSatisfy(\.isFinite)
    {
      outline = Outline(shape: .line(from, to))
    }
    guard let outline else {
      throw UIKitException(
        "NSInvalidArgumentException", "the boundary '\(name)' needs a path, or two points")
    }
    collision.boundaries[name] = outline
  }
}
