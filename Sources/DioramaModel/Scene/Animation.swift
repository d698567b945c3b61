// SPDX-License-Identifier: MIT
import DioramaExpressions

/// UIView animation of whatever its actions change.
package struct Animation: Sendable {
  /// UIView's own default; source: UIKit facts 2.1.
  package var duration = ValueSource.literal(.double(0.2))
  package var delay = ValueSource.literal(.double(0))
  /// A curve's name or number.
  package var curve = ValueSource.literal(.string(Curve.easeInOut.rawValue))
  package var spring: Spring?
  /// Those that say neither a curve, a transition nor a calculation mode.
  package var options: Set<Option> = []
  /// As `setAnimationRepeatCount`; nil where nothing is said.
  package var repeatCount: ValueSource?
  /// False runs the actions without animation, as `performWithoutAnimation`.
  package var isEnabled: ValueSource?
  package var content = Content.actions(ActionList())
  package var completion = ActionList()
  /// Where the completion finds its argument `finished`.
  package var finishedSlot = 0

  package init() {}

  package enum Content: Sendable {
    case actions(ActionList)
    case keyframes([Keyframe], CalculationMode)
    case transition(Transition)
  }

  package enum Curve: String, PropertyEnum {
    case easeInOut, easeIn, easeOut, linear
    /// The curve that the keyboard moves by.
    case keyboard

    package static let typeName = "UIViewAnimationCurve"
    package static let prefixes = ["UIViewAnimationOptionCurve", "curve"]

    /// UIViewAnimationCurve's values; source: UIView.h, the keyboard's UIKit facts 3.7.
    package init?(number: Int64) {
      switch number {
      case 0: self = .easeInOut
      case 1: self = .easeIn
      case 2: self = .easeOut
      case 3: self = .linear
      case 7: self = .keyboard
      default: return nil
      }
    }
  }

  /// UIView's spring: damping ratio 0...1 and initial velocity in lengths of the way a second.
  package struct Spring: Sendable {
    package var damping: Double
    package var velocity: Double

    package init(damping: Double, velocity: Double) {
      self.damping = damping
      self.velocity = velocity
    }
  }

  /// One part of a keyframe animation, in shares of the whole time.
  package struct Keyframe: Sendable {
    package var start: ValueSource
    package var duration: ValueSource
    package var actions: ActionList

    package init(start: ValueSource, duration: ValueSource, actions: ActionList) {
      self.start = start
      self.duration = duration
      self.actions = actions
    }
  }

  /// UIView's transitions: of what is inside a view, or from one view to another.
  package struct Transition: Sendable {
    package var style: TransitionStyle
    package var change: Change

    package init(style: TransitionStyle, change: Change) {
      self.style = style
      self.change = change
    }

    package enum Change: Sendable {
      case inside(ObjectSource, ActionList)
      case between(from: ObjectSource, to: ObjectSource)
    }
  }
}

extension Animation {
  /// The lists that it runs at once; the completion comes later.
  package var bodies: [ActionList] {
    switch content {
    case .actions(let list): [list]
    case .keyframes(let frames, _): frames.map(\.actions)
    case .transition(let transition):
      if case .inside(_, let list) = transition.change { [list] } else { [] }
    }
  }

  /// The values that it takes; not those of the lists inside.
  package var sources: [ValueSource] {
    var found = [duration, delay, curve]
    if let repeatCount { found.append(repeatCount) }
    if let isEnabled { found.append(isEnabled) }
    if case .keyframes(let frames, _) = content {
      found += frames.flatMap { [$0.start, $0.duration] }
    }
    return found
  }

  /// The views that it names itself.
  package var objects: [ObjectSource] {
    guard case .transition(let transition) = content else { return [] }
    return switch transition.change {
    case .inside(let view, _): [view]
    case .between(let old, let new): [old, new]
    }
  }
}
