// SPDX-License-Identifier: MIT
import DioramaCore

/// Points and rects from one view's coordinates to another's.
///
/// Source: UIKit facts 4.1; recorded facts G1 to G14. A rect is boxed once in the shared ancestor
/// and once in the target, as UIKit does (G14 proves it).
extension Graph {
  /// The transform from a view's own coordinates to its superview's.
  package func toSuperview(_ object: ObjectID) -> AffineTransform {
    let index = object.offset
    let area = bounds[index]
    let middle = AffineTransform.translation(
      -area.minX - area.width / 2, -area.minY - area.height / 2)
    return middle.then(transform[index]).then(
      .translation(center[index].x, center[index].y))
  }

  /// The transform from a view's coordinates to those of `ancestor`, which must be at or above it.
  private func toAncestor(_ object: ObjectID, _ ancestor: ObjectID) -> AffineTransform {
    var sum = AffineTransform.identity
    var current = object
    while current != ancestor {
      sum = sum.then(toSuperview(current))
      guard let above = parent(of: current) else { break }
      current = above
    }
    return sum
  }

  /// The nearest view that holds both, or nil where they are in different trees.
  package func commonAncestor(_ a: ObjectID, _ b: ObjectID) -> ObjectID? {
    // Both up to the same depth, then up together until they meet.
    var first = Int(a.index)
    var second = Int(b.index)
    var lead = depth(of: first) - depth(of: second)
    while lead > 0 {
      first = Int(links[first].parent)
      lead -= 1
    }
    while lead < 0 {
      second = Int(links[second].parent)
      lead += 1
    }
    while first != second {
      first = Int(links[first].parent)
      second = Int(links[second].parent)
      if first < 0 || second < 0 { return nil }
    }
    return ObjectID(first)
  }

  private func depth(of index: Int) -> Int {
    var depth = 0
    var current = Int(links[index].parent)
    while current >= 0 {
      depth += 1
      current = Int(links[current].parent)
    }
    return depth
  }

  /// `point` of `source`'s coordinates in those of `target`; nil for either is its window.
  ///
  /// Views of different trees give the point unchanged (recorded fact G3).
  package func convert(_ point: Point, from source: ObjectID?, to target: ObjectID?) -> Point {
    guard let (up, down) = legs(from: source, to: target) else { return point }
    let shared = up.apply(point)
    return down?.apply(shared) ?? shared
  }

  /// The box around `rect` of `source`'s coordinates in those of `target`.
  package func convert(_ rect: Rect, from source: ObjectID?, to target: ObjectID?) -> Rect {
    guard let (up, down) = legs(from: source, to: target) else { return rect }
    let shared = up.apply(rect)
    return down?.apply(shared) ?? shared
  }

  /// The transform from a view's coordinates to another's; nil where they are in different trees or
  /// the way back cannot be undone.
  package func transform(from source: ObjectID, to target: ObjectID) -> AffineTransform? {
    guard let (up, down) = legs(from: source, to: target), let down else { return nil }
    return up.then(down)
  }

  /// The way up to the shared ancestor and from there down; nil down where it cannot be undone.
  private func legs(
    from source: ObjectID?, to target: ObjectID?
  ) -> (AffineTransform, AffineTransform?)? {
    let from = source ?? target.map(root)
    let to = target ?? source.map(root)
    guard let from, let to, let ancestor = commonAncestor(from, to) else { return nil }
    return (toAncestor(from, ancestor), toAncestor(to, ancestor).inverted)
  }
}
