// SPDX-License-Identifier: MIT
import DioramaCore

extension Graph {
  package func parent(of object: ObjectID) -> ObjectID? { id(links[object.offset].parent) }
  package func firstChild(of object: ObjectID) -> ObjectID? { id(links[object.offset].firstChild) }
  package func lastChild(of object: ObjectID) -> ObjectID? { id(links[object.offset].lastChild) }
  package func next(after object: ObjectID) -> ObjectID? { id(links[object.offset].next) }
  package func previous(before object: ObjectID) -> ObjectID? { id(links[object.offset].previous) }

  private func id(_ index: Int32) -> ObjectID? { index < 0 ? nil : ObjectID(Int(index)) }

  /// The subviews of a view, back to front.
  package func children(of object: ObjectID) -> [ObjectID] {
    var found: [ObjectID] = []
    var child = firstChild(of: object)
    while let current = child {
      found.append(current)
      child = next(after: current)
    }
    return found
  }

  /// Makes `child` the front-most subview of `parent`, leaving its superview if it has one.
  ///
  /// Source: recorded facts H9 (added to a second parent, it leaves the first), H10.
  package mutating func append(_ child: ObjectID, to parent: ObjectID) {
    detach(child)
    let old = links[parent.offset].lastChild
    links[child.offset].parent = Int32(parent.index)
    links[child.offset].previous = old
    if old >= 0 {
      links[Int(old)].next = Int32(child.index)
    } else {
      links[parent.offset].firstChild = Int32(child.index)
    }
    links[parent.offset].lastChild = Int32(child.index)
  }

  /// Puts `child` into `parent` so that it comes at `index` among its subviews, 0 at the back.
  ///
  /// Source: recorded facts H10 and H12 (an index past the end appends).
  package mutating func insert(_ child: ObjectID, into parent: ObjectID, at index: Int) {
    detach(child)
    var before = firstChild(of: parent)
    for _ in 0..<max(0, index) {
      guard let current = before else { break }
      before = next(after: current)
    }
    insert(child, into: parent, below: before)
  }

  /// Puts `child` into `parent` just behind `sibling`; in front where that is not a subview of it.
  ///
  /// Source: recorded fact H11.
  package mutating func insert(_ child: ObjectID, into parent: ObjectID, below sibling: ObjectID?) {
    detach(child)
    guard let sibling, self.parent(of: sibling) == parent else { return append(child, to: parent) }
    let before = links[sibling.offset].previous
    links[child.offset].parent = Int32(parent.index)
    links[child.offset].next = Int32(sibling.index)
    links[child.offset].previous = before
    links[sibling.offset].previous = Int32(child.index)
    if before >= 0 {
      links[Int(before)].next = Int32(child.index)
    } else {
      links[parent.offset].firstChild = Int32(child.index)
    }
  }

  /// Takes a view out of its superview; it stays an object of the scene.
  package mutating func detach(_ child: ObjectID) {
    let link = links[child.offset]
    guard link.parent >= 0 else { return }
    if link.previous >= 0 {
      links[Int(link.previous)].next = link.next
    } else {
      links[Int(link.parent)].firstChild = link.next
    }
    if link.next >= 0 {
      links[Int(link.next)].previous = link.previous
    } else {
      links[Int(link.parent)].lastChild = link.previous
    }
    links[child.offset] = Links(
      parent: -1, firstChild: link.firstChild, lastChild: link.lastChild, next: -1, previous: -1)
  }

  /// Whether `object` is `ancestor` or somewhere inside it.
  package func isInside(_ object: ObjectID, _ ancestor: ObjectID) -> Bool {
    var current: ObjectID? = object
    while let step = current {
      if step == ancestor { return true }
      current = parent(of: step)
    }
    return false
  }

  /// The root of the tree that `object` is in.
  package func root(of object: ObjectID) -> ObjectID {
    var current = object
    while let above = parent(of: current) { current = above }
    return current
  }

  /// Calls `body` for every object of a tree with its depth, parents first, back to front.
  package func walk(from root: ObjectID, _ body: (ObjectID, Int) -> Void) {
    var current = root
    var depth = 0
    while true {
      body(current, depth)
      if let child = firstChild(of: current) {
        current = child
        depth += 1
        continue
      }
      while current != root, next(after: current) == nil {
        guard let above = parent(of: current) else { return }
        current = above
        depth -= 1
      }
      guard current != root, let sibling = next(after: current) else { return }
      current = sibling
    }
  }
}
