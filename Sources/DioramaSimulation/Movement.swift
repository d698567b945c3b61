// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// How the simulation itself moves something: a keyboard, a screen that is pushed, an alert.
struct Movement {
  var duration: VirtualTime
  var delay = VirtualTime.zero
  var curve = AnimationCurve.timing(.easeInOut)
  /// Whether the views that move, and all inside them, take no touches meanwhile.
  var blocksTouches = true

  init(
    _ seconds: Double, curve: Animation.Curve = .easeInOut, delay: VirtualTime = .zero,
    blocksTouches: Bool = true
  ) {
    duration = VirtualTime(seconds: seconds)
    self.curve = .timing(curve)
    self.delay = delay
    self.blocksTouches = blocksTouches
  }
}

/// Movements that are not the scene's own. The model has the end at once, `presentation(view)`,
/// reports and snapshots show the way there; `settle` and gestures wait for it.
///
///     move([upper, lower], Movement(0.35), then: .pushEnd(turn)) {
///       graph.setFrame(full, of: upper)
///       graph.setFrame(left, of: lower)
///     }
///
/// A view that comes in is put into the tree and where it comes from before; what a view leaves for
/// may be outside of the screen, and `work` takes it out of the tree. Work is done once, when the
/// whole time has passed: on the agenda, after what was due before, and also where nothing moved,
/// where a view left or where an animation of the scene took a property over. `finishMovement` does
/// it at once.
extension Simulation {
  /// Shows what `changes` does to the frame, transform and alpha of views, and of what is inside them,
  /// moving. Changes may write the graph's arrays or through `write`; bindings are the caller's.
  @discardableResult
  func move(
    _ views: [ObjectID], _ movement: Movement, then work: Work? = nil,
    _ changes: () throws(RunError) -> Void
  ) throws(RunError) -> Int {
    let before = views.map { places(of: $0) }
    try changes()
    let id = open(movement, then: work)
    for places in before {
      showMoves(from: places, told: "frame", into: id)
      for place in places where place.alpha != graph.alpha[place.object.offset] {
        let now = Value.double(graph.alpha[place.object.offset])
        guard let path = AnimatedPath(from: .double(place.alpha), to: now) else { continue }
        put(path, "alpha", of: place.object, told: "alpha", into: id)
      }
    }
    closeGroup(id)
    return id
  }

  /// Runs code whose writes, through actions or `write`, are animated as in a block.
  @discardableResult
  func moveWrites(
    _ movement: Movement, then work: Work? = nil, _ changes: () throws(RunError) -> Void
  ) throws(RunError) -> Int {
    let id = open(movement, then: work)
    let outer = animationGroup
    animationGroup = id
    defer {
      animationGroup = outer
      closeGroup(id)
    }
    try changes()
    return id
  }

  /// Shows one property moving from `from` to `to`, which the model has: a slider's thumb.
  @discardableResult
  func startAnimation(
    _ property: String, of object: ObjectID, from: Value, to: Value, _ movement: Movement,
    then work: Work? = nil
  ) -> Int {
    let id = open(movement, then: work)
    if property == "frame", case .rect(let old) = from, case .rect(let new) = to {
      let model = ViewPlace(of: object, in: graph)
      for (old, new) in zip(model.covering(old).parts, model.covering(new).parts)
      where old.value != new.value {
        guard let path = AnimatedPath(from: old.value, to: new.value) else { continue }
        put(path, old.property, of: object, told: "frame", into: id)
      }
    } else if from != to, let path = AnimatedPath(from: from, to: to) {
      put(path, property, of: object, told: property, into: id)
    }
    closeGroup(id)
    return id
  }

  /// Ends a movement before its time: everything is where it goes, and its work is done.
  func finishMovement(_ id: Int) throws(RunError) { try endAnimation(group: id) }

  private func open(_ movement: Movement, then work: Work?) -> Int {
    let id = openGroup(
      AnimationTiming(
        start: now + movement.delay, duration: movement.duration, curve: movement.curve))
    if !movement.blocksTouches { animationGroups[id]?.options = [.allowUserInteraction] }
    if let work { animationGroups[id]?.completion = .work(work) }
    return id
  }
}
