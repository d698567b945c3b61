// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import Testing

/// The graph's tree and geometry after random steps, against a slow and plain model.
@Suite struct GraphPropertyTests {
  @Test(arguments: UInt64(0)..<200)
  func `the tree is what lists of subviews would be`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var views = Views()
    let all = (0..<8).map { _ in views.add(.zero) }
    var model: [ObjectID: [ObjectID]] = [:]
    for _ in 0..<60 {
      let child = all[random.below(all.count)]
      let parent = all[random.below(all.count)]
      let isDetaching = random.below(5) == 0
      // A view never goes into itself or what it holds.
      if !isDetaching, views.graph.isInside(parent, child) { continue }
      for key in model.keys { model[key]?.removeAll { $0 == child } }
      if isDetaching {
        views.graph.detach(child)
      } else if random.below(2) == 0 {
        views.graph.append(child, to: parent)
        model[parent, default: []].append(child)
      } else {
        let index = random.below(5)
        views.graph.insert(child, into: parent, at: index)
        let place = min(index, model[parent]?.count ?? 0)
        model[parent, default: []].insert(child, at: place)
      }
      for view in all {
        #expect(views.graph.children(of: view) == model[view] ?? [])
        let holder = model.first { $0.value.contains(view) }?.key
        #expect(views.graph.parent(of: view) == holder)
      }
    }
    for view in all {
      var walked: [ObjectID] = []
      views.graph.walk(from: view) { object, _ in walked.append(object) }
      #expect(walked == Self.flattened(view, model))
    }
  }

  private static func flattened(
    _ view: ObjectID, _ model: [ObjectID: [ObjectID]]
  ) -> [ObjectID] {
    [view] + (model[view] ?? []).flatMap { flattened($0, model) }
  }

  @Test(arguments: UInt64(0)..<200)
  func `a point converted there and back is where it was`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    func number(_ low: Double, _ high: Double) -> Double {
      low + (high - low) * Double(random.below(10_001)) / 10_000
    }
    var views = Views()
    var all: [ObjectID] = []
    for index in 0..<8 {
      let parent = index == 0 ? nil : all[random.below(all.count)]
      let turn =
        random.below(2) == 0
        ? AffineTransform.identity
        : AffineTransform.scale(number(0.2, 3), number(0.2, 3)).then(.rotation(number(-7, 7)))
      let frame = Rect(number(-99, 99), number(-99, 99), number(1, 99), number(1, 99))
      all.append(
        views.add(
          frame, in: parent, transform: turn,
          boundsOrigin: Point(number(-99, 99), number(-99, 99))))
    }
    for _ in 0..<20 {
      let from = all[random.below(all.count)]
      let to = all[random.below(all.count)]
      let point = Point(number(-500, 500), number(-500, 500))
      let there = views.graph.convert(point, from: from, to: to)
      let back = views.graph.convert(there, from: to, to: from)
      #expect(abs(back.x - point.x) < 1e-6 && abs(back.y - point.y) < 1e-6)
      // Step by step up to the root is the same as at once.
      var stepped = point
      var current = from
      while let above = views.graph.parent(of: current) {
        stepped = views.graph.convert(stepped, from: current, to: above)
        current = above
      }
      let atOnce = views.graph.convert(point, from: from, to: all[0])
      #expect(abs(stepped.x - atOnce.x) < 1e-6 && abs(stepped.y - atOnce.y) < 1e-6)
    }
  }

  @Test(arguments: UInt64(0)..<200)
  func `a hit is inside, touchable, and covered by none of its own`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var views = Views()
    let root = views.add(Rect(0, 0, 100, 100))
    var all = [root]
    for _ in 0..<12 {
      let frame = Rect(
        Double(random.below(80)), Double(random.below(80)), Double(10 + random.below(60)),
        Double(10 + random.below(60)))
      let view = views.add(frame, in: all[random.below(all.count)])
      if random.below(6) == 0 { views.graph.flags[view.offset].insert(.isHidden) }
      if random.below(6) == 0 { views.graph.flags[view.offset].remove(.takesTouches) }
      if random.below(6) == 0 { views.graph.alpha[view.offset] = 0.005 }
      all.append(view)
    }
    for _ in 0..<40 {
      let point = Point(Double(random.below(1000)) / 10, Double(random.below(1000)) / 10)
      let expected = Self.hit(point, root, views)
      #expect(TreeFacts.hit(views, point.x, point.y, in: root) == expected)
    }
  }

  /// UIView.hitTest(_:with:) as its reference words it.
  private static func hit(_ point: Point, _ view: ObjectID, _ views: Views) -> ObjectID? {
    let graph = views.graph
    let flags = graph.flags[view.offset]
    guard !flags.contains(.isHidden), flags.contains(.takesTouches),
      graph.alpha[view.offset] >= 0.01, graph.bounds[view.offset].contains(point)
    else { return nil }
    for child in graph.children(of: view).reversed() {
      let inside = graph.convert(point, from: view, to: child)
      if let found = hit(inside, child, views) { return found }
    }
    return view
  }
}
