// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// `animate`: UIView's animation blocks.
///
/// Source of what options mean: Apple's documentation of UIView.AnimationOptions.
extension Simulation {
  /// Runs the actions of an `animate` and shows what they change moving.
  func run(
    _ animation: Animation, _ frame: Frame, _ span: SourceSpan
  ) throws(RunError) {
    let outer = animationGroup
    let wereOff = animationsAreOff
    defer {
      animationGroup = outer
      animationsAreOff = wereOff
    }
    if let source = animation.isEnabled {
      animationsAreOff =
        try evaluate(source, frame, at: span) == .bool(false) || animationsAreOff
    }
    let id = openGroup(try timing(of: animation, frame, span))
    defer { closeGroup(id) }
    if !animation.completion.isEmpty {
      animationGroups[id]?.completion = .actions(
        animation.completion, finished: animation.finishedSlot, frame)
    }
    let options = options(of: animation)
    animationGroups[id]?.options = options
    // A block of no length is none: what it writes is there at once, and what it holds inherits
    // nothing.
    let moves = animationGroups[id].map { $0.timing.duration > .zero } ?? false
    animationGroup = moves ? id : nil
    var inner = frame
    switch animation.content {
    case .actions(let list): _ = try runList(list, &inner)
    case .keyframes(let keyframes, let mode):
      try run(keyframes, mode, into: id, &inner, span)
    case .transition(let transition):
      try run(transition, into: id, &inner, span)
    }
  }

  /// When a block runs: by its own keys and, inside of another one, by what it takes from that.
  private func timing(
    of animation: Animation, _ frame: Frame, _ span: SourceSpan
  ) throws(RunError) -> AnimationTiming {
    let delay = try seconds(animation.delay, frame, span)
    var duration = try length(animation.duration, frame, span)
    if animationsAreOff { duration = .zero }
    let outer = animationsAreOff ? nil : animationGroup.flatMap { animationGroups[$0] }
    var start = now + delay
    if let outer {
      let part = outer.part
      start = part.start + delay
      if !animation.options.contains(.overrideInheritedDuration) { duration = part.duration }
    }
    let inheritsCurve =
      outer != nil && animation.options.isDisjoint(with: [.overrideInheritedCurve])
    var timing = AnimationTiming(start: start, duration: duration)
    if inheritsCurve, let outer {
      timing.curve = outer.timing.curve
    } else if let spring = animation.spring {
      timing.curve = .spring(spring, duration: duration)
    } else {
      timing.curve = .timing(try curve(animation.curve, frame, span))
    }
    if let outer, !animation.options.contains(.overrideInheritedOptions) {
      timing.count = outer.timing.count
      timing.reverses = outer.timing.reverses
    }
    if animation.options.contains(.repeat) { timing.count = .infinity }
    if animation.options.contains(.autoreverse) { timing.reverses = true }
    if let source = animation.repeatCount {
      timing.count = try count(source, frame, span)
    }
    return timing
  }

  /// A block inside of another one has its options as well, unless it says otherwise.
  private func options(of animation: Animation) -> Set<Animation.Option> {
    guard !animation.options.contains(.overrideInheritedOptions),
      let outer = animationGroup.flatMap({ animationGroups[$0] })
    else { return animation.options }
    return animation.options.union(outer.options)
  }

  /// A length of time; none where it is below 0 (documented).
  private func length(
    _ source: ValueSource, _ frame: Frame, _ span: SourceSpan
  ) throws(RunError) -> VirtualTime {
    if let number = try evaluate(source, frame, at: span).number, number < 0 { return .zero }
    return try seconds(source, frame, span)
  }

  /// How often; 0 is once, as nothing said.
  private func count(
    _ source: ValueSource, _ frame: Frame, _ span: SourceSpan
  ) throws(RunError) -> Double {
    guard let count = try evaluate(source, frame, at: span).number, count >= 0 else {
      throw RunError("'repeatCount' is a number from 0", at: span)
    }
    return count == 0 ? 1 : count
  }

  /// A curve by its name, or by UIViewAnimationCurve's number, as `userInfo.animationCurve` gives it.
  private func curve(
    _ source: ValueSource, _ frame: Frame, _ span: SourceSpan
  ) throws(RunError) -> Animation.Curve {
    let value = try evaluate(source, frame, at: span)
    switch value {
    case .string:
      if let curve = Animation.Curve(value) { return curve }
    case .int(let number):
      if let curve = Animation.Curve(number: number) { return curve }
    default: break
    }
    throw RunError("'\(value.templateText)' is no animation curve", at: span)
  }

  /// Runs keyframe after keyframe, then shows each property going through the values it was given.
  private func run(
    _ keyframes: [Animation.Keyframe], _ mode: Animation.CalculationMode, into id: Int,
    _ frame: inout Frame, _ span: SourceSpan
  ) throws(RunError) {
    animationGroups[id]?.keyframes = KeyframeTracks()
    for keyframe in keyframes {
      let start = try evaluate(keyframe.start, frame, at: span).number ?? 0
      let duration = try evaluate(keyframe.duration, frame, at: span).number ?? 0
      guard start.isFinite, duration.isFinite else {
        throw RunError("a keyframe's start and duration are shares of the whole time", at: span)
      }
      animationGroups[id]?.keyframes?.begin(start: start, duration: duration)
      _ = try runList(keyframe.actions, &frame)
    }
    let tracks = animationGroups[id]?.keyframes?.tracks ?? []
    animationGroups[id]?.keyframes = nil
    for track in tracks {
      guard let path = track.path(mode) else { continue }
      put(path, track.property, of: track.object, told: track.told, into: id)
    }
  }
}
