// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions

/// A view whose bounds' origin is what its content is scrolled to.
package protocol ScrollingClass: PanningClass, ConsultingClass {
  var scroll: ScrollTraits { get set }
}

extension Graph {
  /// Stores what a hook made of an object's value; a scroll view's content follows.
  package mutating func store(_ value: any ObjectClass, of object: ObjectID) {
    values[object.offset] = value
    let ownHabits = habits[Int(classes[object.offset])]
    if ownHabits.contains(.scrolls) {
      followScrolling(object)
      noteTiles(of: object)
    }
    if ownHabits.contains(.isOfDynamics) { stir(object) }
    noteChange(of: object)
  }

  /// Bounds and zoomed view follow what a scroll view's value says.
  package mutating func followScrolling(_ object: ObjectID) {
    guard var view = values[object.offset] as? any ScrollingClass else { return }
    let hasZoomed = followZoom(object, &view.scroll)
    let shown = bounds[object.offset].origin
    let offset = view.scroll.contentOffset
    let hasMoved = offset != shown
    if hasMoved { view.scroll.contentOffset = view.scroll.atPixels(offset, scale: context.scale) }
    if hasMoved || hasZoomed { values[object.offset] = view }
    guard view.scroll.contentOffset != shown else { return }
    bounds[object.offset].origin = view.scroll.contentOffset
    if scrolled.last != object { scrolled.append(object) }
    noteTiles(of: object)
  }

  /// A scroll view cuts what it does not show (documented, UIScrollView.h).
  func clipsByDefault(_ classIndex: Int) -> Bool { habits[classIndex].contains(.scrolls) }

  /// A table may have other rows in view now; does nothing for other classes.
  package mutating func noteTiles(of object: ObjectID) {
    guard habits[Int(classes[object.offset])].contains(.tiles), untiled.last != object else {
      return
    }
    untiled.append(object)
  }

  /// A scroll view's value follows bounds that were set.
  mutating func followBounds(_ object: ObjectID) {
    guard habits[Int(classes[object.offset])].contains(.scrolls),
      var view = values[object.offset] as? any ScrollingClass
    else { return }
    let new = bounds[object.offset]
    let old = view.scroll
    guard old.contentOffset != new.origin || old.viewSize != new.size else { return }
    noteTiles(of: object)
    if old.contentOffset != new.origin, scrolled.last != object { scrolled.append(object) }
    view.scroll.contentOffset = new.origin
    view.scroll.viewSize = new.size
    view.scroll.keepInRange(since: old)
    values[object.offset] = view
    followScrolling(object)
  }

  package func scroll(of object: ObjectID) -> ScrollTraits? {
    (values[object.offset] as? any ScrollingClass)?.scroll
  }

  /// A scroll view's property was written, which may move its content.
  package mutating func keepInRange(_ object: ObjectID, since old: ScrollTraits) {
    guard var view = values[object.offset] as? any ScrollingClass else { return }
    lookAtZoomed(object, &view.scroll)
    view.scroll.keepInRange(since: old)
    values[object.offset] = view
    followScrolling(object)
  }

  /// Sets what the system adds to a scroll view's `contentInset`; content at an edge stays there.
  package mutating func setSystemInset(_ insets: EdgeInsets, of object: ObjectID) {
    guard var view = values[object.offset] as? any ScrollingClass else { return }
    let old = view.scroll
    view.scroll.systemInset = insets
    values[object.offset] = view
    keepInRange(object, since: old)
  }
}
