// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

// MARK: - Measuring

extension UIStepper {
  package func intrinsicSize(in context: borrowing MeasureContext) -> IntrinsicSize {
    IntrinsicSize(Metrics.size(os: context.os))
  }

  package func sizeThatFits(_ size: Size, in context: borrowing MeasureContext) -> Size {
    Metrics.size(os: context.os)
  }

  /// Whatever the frame and the pictures (recorded fact S2).
  package func fixedSize(in context: borrowing MeasureContext) -> Size? {
    Metrics.size(os: context.os)
  }

  package func initialSize(in context: borrowing MeasureContext) -> Size? {
    Metrics.size(os: context.os)
  }

  package static func standardSize(in context: borrowing MeasureContext) -> Size? {
    Metrics.size(os: context.os)
  }

  package func part(
    _ part: PartReference, bounds: Rect, in context: borrowing MeasureContext
  ) -> Rect? {
    let width = bounds.width / 2
    return switch part.name {
    case "decrement": Rect(bounds.minX, bounds.minY, width, bounds.height)
    case "increment": Rect(bounds.midX, bounds.minY, width, bounds.height)
    default: nil
    }
  }
}

// MARK: - Events

extension UIStepper: ResumingClass {
  /// A tap steps when the finger is lifted, a held half each time its pause is over.
  package mutating func handle(_ event: TrackingEvent, effects: inout Effects) {
    switch event {
    case .began(let touch):
      let half = Self.half(under: touch)
      // The half at the end of the range is disabled.
      guard canStep(half) else { return effects.declineTracking() }
      run = Run(pressed: half, isOver: true, valueBefore: value)
      if autorepeat { effects.schedule("repeat", after: Metrics.pause(after: 0)) }
    case .moved(let touch):
      guard let pressed = run.pressed else { return }
      let isOver = control.isTouchInside && Self.half(under: touch) == pressed
      guard isOver != run.isOver else { return }
      run.isOver = isOver
      if !isOver {
        effects.unschedule("repeat")
      } else if autorepeat {
        effects.schedule("repeat", after: Metrics.pause(after: run.repeats))
      }
    case .ended(_, let isInside):
      guard let pressed = run.pressed else { return }
      let counts = isInside && run.isOver && run.repeats == 0 && control.isEnabled
      if counts { step(pressed, &effects) }
      end(&effects)
    case .cancelled: end(&effects)
    }
  }

  package mutating func resume(_ point: String, answer: Bool, effects: inout Effects) {
    guard let pressed = run.pressed, run.isOver, control.isEnabled, autorepeat else { return }
    step(pressed, &effects)
    run.repeats += 1
    if canStep(pressed) {
      effects.schedule("repeat", after: Metrics.pause(after: run.repeats))
    }
  }

  private mutating func end(_ effects: inout Effects) {
    effects.unschedule("repeat")
    if run.pressed != nil, !isContinuous, value != run.valueBefore { effects.send(.valueChanged) }
    run = Run()
  }

  private mutating func step(_ half: Half, _ effects: inout Effects) {
    let before = value
    let next = half == .increment ? value + stepValue : value - stepValue
    if next > maximumValue {
      value = wraps ? minimumValue : maximumValue
    } else if next < minimumValue {
      value = wraps ? maximumValue : minimumValue
    } else {
      value = next
    }
    if isContinuous, value != before { effects.send(.valueChanged) }
  }

  private func canStep(_ half: Half) -> Bool {
    wraps || (half == .increment ? value < maximumValue : value > minimumValue)
  }

  private static func half(under touch: ControlTouch) -> Half {
    touch.location.x < touch.bounds.midX ? .decrement : .increment
  }
}
