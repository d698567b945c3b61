// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// The views of a scene that lie over each other for ever, in reach of the same touches.
///
/// One sweep from top to bottom over what takes touches. A view is compared with the next ones below
/// its top only, so that a heap of views costs no more than a list of them.
struct SceneTouches {
  /// Controls, each with a view in front of it that takes all its touches.
  private(set) var covered: [(control: Int, cover: Int)] = []
  /// Controls of which each takes a part of the other's touches, the lower one first.
  private(set) var overlapping: [(Int, Int)] = []

  /// Views that one view is compared with at most.
  private static let reach = 32
  /// Points along both axes that may be shared: a line on a border is no overlap.
  private static let shared = 1.0

  init(_ context: LintContext) {
    let frames = context.frames
    var open: [(base: Int32, top: Double, index: Int)] = []
    var hasTarget = false
    for (index, view) in frames.views.enumerated() where view.isOpen {
      guard let area = view.area, area.width > 0, area.height > 0 else { continue }
      hasTarget = hasTarget || isTarget(index, context)
      open.append((view.base, area.minY, index))
    }
    guard hasTarget, open.count > 1 else { return }
    open.sort { ($0.base, $0.top, $0.index) < ($1.base, $1.top, $1.index) }
    var coveredOnes: Set<Int> = []
    for place in open.indices {
      let first = open[place]
      guard let area = frames[first.index].area else { continue }
      for next in open[(place + 1)...].prefix(Self.reach) {
        guard next.base == first.base, next.top < area.maxY else { break }
        guard isTarget(first.index, context) || isTarget(next.index, context),
          let other = frames[next.index].area, let both = area.intersection(other),
          let (lower, upper) = order(first.index, next.index, context.scene)
        else { continue }
        compare(lower, upper, both, context, frames, &coveredOnes)
      }
    }
    covered.sort { $0.control < $1.control }
    overlapping.sort { ($0.0, $0.1) < ($1.0, $1.1) }
  }

  private mutating func compare(
    _ lower: Int, _ upper: Int, _ both: Rect, _ context: LintContext, _ frames: SceneFrames,
    _ coveredOnes: inout Set<Int>
  ) {
    guard isTarget(lower, context) else { return }
    if both == frames[lower].area {
      // A class of the author's own may let touches through.
      guard context.scene.objects[upper].customClass < 0, coveredOnes.insert(lower).inserted else {
        return
      }
      covered.append((lower, upper))
    } else if isTarget(upper, context), both != frames[upper].area,
      both.width > Self.shared, both.height > Self.shared
    {
      overlapping.append((lower, upper))
    }
  }

  private func isTarget(_ index: Int, _ context: LintContext) -> Bool {
    context.tables[context.scene.objects[index].classIndex].sight.isTarget
  }

  /// Two views, the one behind first; nil where one is inside the other.
  private func order(_ one: Int, _ other: Int, _ scene: Scene) -> (Int, Int)? {
    let (a, b) = (min(one, other), max(one, other))
    // What holds a view has a smaller number.
    var holder = Int(scene.objects[b].parent)
    while holder > a { holder = Int(scene.objects[holder].parent) }
    if holder == a { return nil }
    var chain: [Int] = []
    var current = Int32(truncatingIfNeeded: a)
    while current >= 0 {
      chain.append(Int(current))
      current = scene.objects[Int(current)].parent
    }
    var below = b
    while true {
      let parent = Int(scene.objects[below].parent)
      if let place = chain.firstIndex(of: parent) {
        // Subviews stand in the order of their objects.
        guard place > 0 else { return nil }
        return chain[place - 1] < below ? (a, b) : (b, a)
      }
      guard parent >= 0 else { return nil }
      below = parent
    }
  }
}
