// SPDX-License-Identifier: MIT
import DioramaCore

/// A view that puts views it refers to inside itself and takes them out again: a field's left view.
package protocol ArrangingClass: ViewClass {
  /// Every view it refers to, with its frame in own coordinates; nil while it is not shown.
  ///
  /// - Parameter size: The size that a view has.
  func arrangement(
    bounds: Rect, sizeOf size: (ObjectID) -> Size, in context: borrowing MeasureContext
  ) -> [Arranged]
}

/// A view that another one places.
package struct Arranged: Equatable, Sendable {
  package var view: ObjectID
  package var frame: Rect?

  package init(_ view: ObjectID, _ frame: Rect?) {
    self.view = view
    self.frame = frame
  }
}

extension Graph {
  /// A view that another one places goes where that wants it, whatever frame it was given.
  mutating func arrangeOwner(of view: ObjectID) {
    let parent = links[view.offset].parent
    guard parent >= 0, !isArranging else { return }
    noteTiles(of: ObjectID(Int(parent)))
    guard habits[Int(classes[Int(parent)])].contains(.arranges) else { return }
    arrange(ObjectID(Int(parent)))
  }

  /// Puts what a view shows of others where it belongs; does nothing for other classes.
  package mutating func arrange(_ object: ObjectID) {
    guard habits[Int(classes[object.offset])].contains(.arranges) else { return }
    // One of the views may have another size.
    look(object)
    guard let view = values[object.offset] as? any ArrangingClass else { return }
    let outer = isArranging
    isArranging = true
    defer { isArranging = outer }
    let wanted = view.arrangement(
      bounds: bounds[object.offset], sizeOf: { bounds[$0.offset].size }, in: context)
    for item in wanted {
      // A view cannot hold itself or what it is in.
      guard values.indices.contains(item.view.offset), !isInside(object, item.view) else {
        continue
      }
      guard let frame = item.frame else {
        if parent(of: item.view) == object { detach(item.view) }
        continue
      }
      if parent(of: item.view) != object { append(item.view, to: object) }
      if self.frame(of: item.view) != frame { setFrame(frame, of: item.view) }
    }
  }
}
