// SPDX-License-Identifier: MIT
import DioramaCore

/// UIView's arithmetic of frame, bounds, center and transform.
///
/// Source: UIKit facts 4.1; recorded facts G17, G18, G20, G21.
extension Graph {
  /// The view in its superview's coordinates; under a transform the box around it.
  package func frame(of object: ObjectID) -> Rect {
    let index = object.offset
    let size = bounds[index].size
    if transform[index].isIdentity {
      let middle = center[index]
      return Rect(
        origin: Point(middle.x - size.width / 2, middle.y - size.height / 2), size: size)
    }
    let around = Rect(-size.width / 2, -size.height / 2, size.width, size.height)
    let box = transform[index].apply(around)
    return box.offset(dx: center[index].x, dy: center[index].y)
  }

  /// Sets center and bounds size so that the view covers `frame`.
  ///
  /// Under a transform the bounds become `frame`'s size mapped back (recorded fact G17). A class of
  /// fixed size keeps that, and the frame its origin (recorded fact S1).
  package mutating func setFrame(_ frame: Rect, of object: ObjectID) {
    let index = object.offset
    var frame = frame.standardized
    if transform[index].isIdentity { frame.size = held(frame.size, of: object) }
    center[index] = frame.center
    if transform[index].isIdentity {
      setBoundsSize(frame.size, of: object)
    } else if let inverse = transform[index].inverted {
      setBoundsSize(inverse.apply(Rect(origin: .zero, size: frame.size)).size, of: object)
    }
    arrangeOwner(of: object)
  }

  /// Sets both parts of the bounds; the center stays.
  package mutating func setBounds(_ new: Rect, of object: ObjectID) {
    bounds[object.offset].origin = new.origin
    setBoundsSize(new.size, of: object)
    followBounds(object)
  }

  /// Sets the size about the center (recorded fact G18); a class of fixed size keeps its own.
  package mutating func setBoundsSize(_ size: Size, of object: ObjectID) {
    let index = object.offset
    let size = held(Size(max(0, size.width), max(0, size.height)), of: object)
    let before = bounds[index].size
    guard before != size else { return }
    bounds[index].size = size
    if links[index].firstChild >= 0 { resizeSubviews(of: object, from: before, to: size) }
    flow(object)
    arrange(object)
    followBounds(object)
  }

  package func fixedSize(of object: ObjectID) -> Size? {
    (values[object.offset] as? any ViewClass)?.fixedSize(in: context)
  }

  /// The size that the view would take by itself.
  package func sizeThatFits(_ size: Size, of object: ObjectID) -> Size {
    if let given = intrinsicSizes[object] {
      return Size(given.width ?? size.width, given.height ?? size.height)
    }
    return (values[object.offset] as? any ViewClass)?.sizeThatFits(size, in: context) ?? size
  }

  package func intrinsicSize(of object: ObjectID) -> IntrinsicSize {
    intrinsicSizes[object]
      ?? (values[object.offset] as? any ViewClass)?.intrinsicSize(in: context) ?? .none
  }

  /// Gives the view the size it asks for; the frame's origin stays.
  ///
  /// Source: UIKit facts 2.1, sizeToFit; rounding 4.2.
  package mutating func sizeToFit(_ object: ObjectID) {
    let old = frame(of: object)
    let size = sizeThatFits(bounds[object.offset].size, of: object)
    setBoundsSize(size, of: object)
    if transform[object.offset].isIdentity {
      let size = bounds[object.offset].size
      center[object.offset] = Point(old.minX + size.width / 2, old.minY + size.height / 2)
    }
    arrangeOwner(of: object)
  }

  /// Moves and resizes subviews by their autoresizing masks.
  ///
  /// Per axis the flexible parts share the change in proportion to their old lengths, or equally
  /// where all of these are zero. Source: UIKit facts 4.3; recorded facts L1 to L4, L6.
  private mutating func resizeSubviews(of object: ObjectID, from old: Size, to new: Size) {
    guard autoresizes, traits[object.offset].autoresizesSubviews else { return }
    var child = firstChild(of: object)
    while let current = child {
      child = next(after: current)
      let mask = traits[current.offset].autoresizingMask.cases
      if mask.isEmpty { continue }
      let frame = self.frame(of: current)
      let (x, width) = Self.resized(
        frame.minX, frame.width, in: old.width, change: new.width - old.width,
        flexible: (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin)
        ))
      let (y, height) = Self.resized(
        frame.minY, frame.height, in: old.height, change: new.height - old.height,
        flexible: (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
          mask.contains(.flexibleBottomMargin)
        ))
      setFrame(Rect(x, y, width, height), of: current)
    }
  }

  private static func resized(
    _ start: Double, _ length: Double, in total: Double, change: Double,
    flexible: (leading: Bool, size: Bool, trailing: Bool)
  ) -> (Double, Double) {
    let rest = total - start - length
    let count = (flexible.leading ? 1.0 : 0) + (flexible.size ? 1 : 0) + (flexible.trailing ? 1 : 0)
    guard count > 0, change != 0 else { return (start, length) }
    let sum =
      (flexible.leading ? start : 0) + (flexible.size ? length : 0)
      + (flexible.trailing ? rest : 0)
    let leadingShare = sum != 0 ? change * start / sum : change / count
    let sizeShare = sum != 0 ? change * length / sum : change / count
    return (
      start + (flexible.leading ? leadingShare : 0),
      max(0, length + (flexible.size ? sizeShare : 0))
    )
  }
}
