// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// One block of animations, or one movement of the simulation's own, until all of it has ended.
struct AnimationGroup {
  var id: Int
  var timing: AnimationTiming
  var options: Set<Animation.Option> = []
  var completion = Completion.nothing
  /// What belongs to it, also what was replaced meanwhile.
  var places: [AnimationPlace] = []
  var running = 0
  /// Whether its actions still run, so that more may come.
  var isOpen = true
  var wasInterrupted = false
  /// What is written in keyframes, until all of them have run.
  var keyframes: KeyframeTracks?

  /// When a block inside of it runs: all the time, or that of the keyframe it stands in.
  var part: (start: VirtualTime, duration: VirtualTime) {
    guard let part = keyframes?.interval else { return (timing.start, timing.duration) }
    let whole = timing.duration.seconds
    return (
      timing.start + VirtualTime(seconds: whole * part.start),
      VirtualTime(seconds: whole * part.duration)
    )
  }

  enum Completion {
    case nothing
    /// Scene code, which finds in a slot whether all went to its end.
    case actions(ActionList, finished: Int, Frame)
    /// What the simulation goes on with, once the whole time has passed whatever happened meanwhile.
    case work(Simulation.Work)
  }
}

extension Simulation {
  func openGroup(_ timing: AnimationTiming) -> Int {
    nextGroup += 1
    animationGroups[nextGroup] = AnimationGroup(id: nextGroup, timing: timing)
    return nextGroup
  }

  /// Nothing more is put into a group: it ends when its time is up, or at once where nothing moves.
  func closeGroup(_ id: Int) {
    animationGroups[id]?.isOpen = false
    guard let group = animationGroups[id] else { return }
    if case .work = group.completion {
      agenda.add(.animationEnd(group: id), due: group.timing.end ?? now)
    } else if group.running == 0 {
      // Still later than the list that began it.
      agenda.add(.animationEnd(group: id), due: now)
    } else if let end = group.timing.end {
      agenda.add(.animationEnd(group: id), due: end)
    }
  }

  /// Shows a property of a group moving; what is on its way of the same property is replaced, or goes
  /// on and is added to.
  func put(
    _ path: AnimatedPath, _ property: String, of object: ObjectID, told: String, into id: Int,
    style: Animation.TransitionStyle? = nil
  ) {
    // No copy of the group or the track is held on to: both are changed in place.
    guard
      let (timing, options, isKeyframe) = animationGroups[id].map({
        ($0.timing, $0.options, $0.keyframes != nil)
      }), timing.duration > .zero, graph.root(of: object) == Scene.window
    else { return }
    if isKeyframe {
      animationGroups[id]?.keyframes?.note(path, property, of: object, told: told)
      return
    }
    var path = path
    if let earlier = animations.track(property, of: object)?.latest(of: id) {
      // Within one block the last value counts, from where the block began.
      guard let whole = AnimatedPath(from: earlier.path.first, to: path.last) else { return }
      var way = earlier
      way.path = path.knots.count == 2 ? whole : path
      animations.replaceLatest(property, of: object, with: way)
      return
    }
    if !addsUp(property, of: object) {
      if options.contains(.beginFromCurrentState), let shown = shown(property, of: object) {
        path.begin(at: shown)
      }
      for way in animations.track(property, of: object)?.moving(at: now) ?? [] {
        interrupt(way, property, of: object)
      }
    }
    let way = RunningAnimation(
      path: path, timing: timing, group: id, told: told,
      blocksTouches: !options.contains(.allowUserInteraction), style: style)
    let place = animations.add(way, property, of: object, at: now)
    animationGroups[id]?.places.append(place)
    animationGroups[id]?.running += 1
  }

  /// Takes a way out before its end: its block has not finished.
  ///
  /// Source: recorded fact A7: the first completes with false, and then the second with true.
  func interrupt(_ way: RunningAnimation, _ property: String, of object: ObjectID) {
    animations.end(AnimationPlace(object: object, property: property, order: way.order), at: now)
    guard var group = animationGroups[way.group] else { return }
    group.wasInterrupted = true
    group.running -= 1
    animationGroups[way.group] = group
    guard group.running == 0, !group.isOpen else { return }
    if case .work = group.completion { return }
    // Nothing of the block moves any more, so it completes now and not at its planned end.
    agenda.add(.animationEnd(group: way.group), due: now)
  }

  func endAnimation(group id: Int) throws(RunError) {
    guard let group = animationGroups.removeValue(forKey: id) else { return }
    for place in group.places { animations.end(place, at: now) }
    switch group.completion {
    case .nothing: return
    case .actions(let list, let slot, var frame):
      frame.set(slot, .bool(!group.wasInterrupted))
      _ = try runList(list, &frame)
    case .work(let work): try run(work)
    }
  }

  /// Ends what is animated of a view and of all inside it, as leaving the window does: the blocks
  /// complete with `finished` false.
  func endAnimations(in object: ObjectID) {
    guard !animations.isEmpty else { return }
    graph.walk(from: object) { inner, _ in endAnimations(of: inner) }
  }

  func endAnimations(of object: ObjectID) {
    for (property, way) in animations.moving(object, at: now) {
      interrupt(way, property, of: object)
    }
  }

  /// Ends what is animated of views that are in the window no more, however they left it.
  func endStrayAnimations() {
    let strays = animations.objects.filter {
      graph.flags[$0.offset].contains(.isView) && graph.root(of: $0) != Scene.window
    }
    for object in strays.sorted(by: { $0.index < $1.index }) { endAnimations(of: object) }
  }
}
