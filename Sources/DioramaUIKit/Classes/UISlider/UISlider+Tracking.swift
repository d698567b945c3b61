// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

// MARK: - Measuring

extension UISlider {
  package func intrinsicSize(in context: borrowing MeasureContext) -> IntrinsicSize {
    IntrinsicSize(nil, Metrics.height(os: context.os))
  }

  package func sizeThatFits(_ size: Size, in context: borrowing MeasureContext) -> Size {
    Size(size.width, Metrics.height(os: context.os))
  }

  package func fixedSize(in context: borrowing MeasureContext) -> Size? { nil }

  package func initialSize(in context: borrowing MeasureContext) -> Size? { nil }

  package static func standardSize(in context: borrowing MeasureContext) -> Size? {
    Size(0, Metrics.height(os: context.os))
  }

  package func part(
    _ part: PartReference, bounds: Rect, in context: borrowing MeasureContext
  ) -> Rect? {
    switch part.name {
    case "thumb": thumbRect(bounds, context)
    case "track": trackRect(bounds, context)
    case "minimumValueImage":
      context.images.size(of: minimumValueImage).map {
        Rect(bounds.minX, bounds.midY - $0.height / 2, $0.width, $0.height)
      }
    case "maximumValueImage":
      context.images.size(of: maximumValueImage).map {
        Rect(bounds.maxX - $0.width, bounds.midY - $0.height / 2, $0.width, $0.height)
      }
    default: nil
    }
  }

  /// Source: UIKit facts 2.6 (recalled): bounds inset by 2, less the value images and their gaps.
  private func trackRect(_ bounds: Rect, _ context: borrowing MeasureContext) -> Rect {
    let left = context.images.size(of: minimumValueImage).map { $0.width + Metrics.imageGap }
    let right = context.images.size(of: maximumValueImage).map { $0.width + Metrics.imageGap }
    let height = Metrics.trackHeight(os: context.os)
    let minX = bounds.minX + (left ?? Metrics.trackInset)
    let maxX = bounds.maxX - (right ?? Metrics.trackInset)
    return Rect(minX, bounds.midY - height / 2, max(0, maxX - minX), height)
  }

  /// At the minimum its left edge touches the track's start, at the maximum its right edge the end.
  private func thumbRect(_ bounds: Rect, _ context: borrowing MeasureContext) -> Rect {
    let track = trackRect(bounds, context)
    let size = thumbSize(context)
    let x = track.minX + fraction * max(0, track.width - size.width)
    return Rect(x, bounds.midY - size.height / 2, size.width, size.height)
  }

  private func thumbSize(_ context: borrowing MeasureContext) -> Size {
    context.images.size(of: thumbImage.lookedUp(shownState)) ?? Metrics.thumb(os: context.os)
  }

  /// Where the value is in its range, 0...1.
  private var fraction: Double {
    let span = Double(maximumValue) - Double(minimumValue)
    return span > 0 ? (Double(value) - Double(minimumValue)) / span : 0
  }

  private mutating func moveThumb(to middle: Double, _ touch: ControlTouch) {
    let track = trackRect(touch.bounds, touch.context)
    let width = thumbSize(touch.context).width
    let travel = track.width - width
    let share = travel > 0 ? (middle - track.minX - width / 2) / travel : 0
    let held = min(max(share, 0), 1)
    let span = Double(maximumValue) - Double(minimumValue)
    value = held == 1 ? maximumValue : Float(Double(minimumValue) + held * span)
  }
}

// MARK: - Events

extension UISlider {
  package mutating func handle(_ event: TrackingEvent, effects: inout Effects) {
    switch event {
    case .began(let touch):
      // Only the thumb can be taken; a tap on the track moves nothing (recorded fact S6).
      let thumb = thumbRect(touch.bounds, touch.context)
      guard thumb.contains(touch.location) else { return effects.declineTracking() }
      run = Run(grip: touch.location.x - thumb.midX, valueBefore: value)
    case .moved(let touch): follow(touch, effects: &effects)
    case .ended(let touch, _):
      follow(touch, effects: &effects)
      if run.grip != nil, !isContinuous, value != run.valueBefore { effects.send(.valueChanged) }
      run = Run()
    case .cancelled:
      if run.grip != nil, !isContinuous, value != run.valueBefore { effects.send(.valueChanged) }
      run = Run()
    }
  }

  private mutating func follow(_ touch: ControlTouch, effects: inout Effects) {
    guard let grip = run.grip else { return }
    let before = value
    moveThumb(to: touch.location.x - grip, touch)
    if isContinuous, value != before { effects.send(.valueChanged) }
  }
}
