// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

extension Simulation {
  /// Runs the actions of an `animate` and shows what they change moving.
  func run(
    _ animation: Animation, _ frame: Frame, _ span: SourceSpan
  ) throws(RunError) {
    let duration = try seconds(animation.duration, frame, span)
    let delay = try seconds(animation.delay, frame, span)
    let curve: AnimationCurve
    if let spring = animation.spring {
      curve = .spring(spring, duration: duration)
    } else {
      curve = .timing(try self.curve(animation.curve, frame, span))
    }
    let id = openGroup(AnimationTiming(start: now + delay, duration: duration, curve: curve))
    if !animation.completion.isEmpty {
      animationGroups[id]?.completion = .actions(
        animation.completion, finished: animation.finishedSlot, frame)
    }
    let outer = animationGroup
    animationGroup = id
    defer { animationGroup = outer }
    var inner = frame
    _ = try runList(animation.actions, &inner)
    closeGroup(id)
  }

  /// A curve by its name, or by UIViewAnimationCurve's number, as `userInfo.animationCurve` gives it.
  private func curve(
    _ source: ValueSource, _ frame: Frame, _ span: SourceSpan
  ) throws(RunError) -> Animation.Curve {
    let value = try evaluate(source, frame, at: span)
    switch value {
    case .string(let name):
      if let curve = Animation.Curve(rawValue: name) { return curve }
    case .int(let number):
      if let curve = Animation.Curve(number: number) { return curve }
    default: break
    }
    throw RunError("'\(value.templateText)' is no animation curve", at: span)
  }
}
