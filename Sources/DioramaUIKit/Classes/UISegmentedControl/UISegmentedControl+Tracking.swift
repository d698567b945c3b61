// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import DioramaText

// MARK: - Measuring

extension UISegmentedControl {
  package func intrinsicSize(in context: borrowing MeasureContext) -> IntrinsicSize {
    IntrinsicSize(ownSize(context))
  }

  package func sizeThatFits(_ size: Size, in context: borrowing MeasureContext) -> Size {
    ownSize(context)
  }

  package func fixedSize(in context: borrowing MeasureContext) -> Size? { nil }

  /// Made from items it sizes itself (R-7.2; UIKit facts 2.7).
  package func initialSize(in context: borrowing MeasureContext) -> Size? {
    segments.isEmpty ? nil : ownSize(context)
  }

  package static func standardSize(in context: borrowing MeasureContext) -> Size? {
    Size(0, Metrics.height(os: context.os))
  }

  /// Equal widths by the widest content, one point between; source: UIKit facts 2.7.
  private func ownSize(_ context: borrowing MeasureContext) -> Size {
    let natural = naturalWidths(context)
    let height = Metrics.height(os: context.os)
    guard !natural.isEmpty else { return Size(0, height) }
    let widest = natural.max() ?? 0
    var width = Double(natural.count - 1) * Metrics.divider
    for (index, segment) in segments.enumerated() {
      width +=
        segment.width != 0
        ? segment.width : apportionsSegmentWidthsByContent ? natural[index] : widest
    }
    return Size(width, height)
  }

  private func naturalWidths(_ context: borrowing MeasureContext) -> [Double] {
    let metrics = TextMetrics(os: context.os)
    let margin = Metrics.margin(os: context.os)
    return segments.map { segment in
      let content =
        context.images.size(of: segment.image)?.width
        ?? metrics.width(of: segment.title ?? "", font: .system(Metrics.fontSize))
      return (content - 0.001).rounded(.up) + margin
    }
  }

  /// Where each segment is: set widths first, the rest shared equally or by content.
  private func segmentRects(_ bounds: Rect, _ context: borrowing MeasureContext) -> [Rect] {
    guard !segments.isEmpty else { return [] }
    let fixed = segments.reduce(0) { $0 + $1.width }
    let free = segments.count { $0.width == 0 }
    let room = max(
      0, bounds.width - fixed - Double(segments.count - 1) * Metrics.divider)
    let natural = apportionsSegmentWidthsByContent ? naturalWidths(context) : []
    let naturalSum = zip(segments, natural).reduce(0) { $0 + ($1.0.width == 0 ? $1.1 : 0) }
    var x = bounds.minX
    return segments.enumerated().map { index, segment in
      let share =
        naturalSum > 0 ? room * natural[index] / naturalSum : room / Double(max(1, free))
      let width = segment.width != 0 ? segment.width : share
      defer { x += width + Metrics.divider }
      return Rect(x, bounds.minY, width, bounds.height)
    }
  }

  package func part(
    _ part: PartReference, bounds: Rect, in context: borrowing MeasureContext
  ) -> Rect? {
    guard part.name == "segment", let wanted = part.index else { return nil }
    let rects = segmentRects(bounds, context)
    if let number = Int(wanted) { return rects.indices.contains(number) ? rects[number] : nil }
    return segments.firstIndex { $0.title == wanted || $0.image?.name == wanted }.map { rects[$0] }
  }
}

// MARK: - Events

extension UISegmentedControl: ResumingClass {
  package mutating func handle(_ event: TrackingEvent, effects: inout Effects) {
    switch event {
    case .began(let touch), .moved(let touch): run.pressed = segment(under: touch)
    case .ended(let touch, let isInside):
      run.pressed = nil
      guard isInside, let chosen = segment(under: touch) else { return }
      guard isMomentary || chosen != selectedSegmentIndex else { return }
      run.isReporting = true
      selectedSegmentIndex = chosen
      run.isReporting = isMomentary
      effects.send(.valueChanged)
      // The index is there while the actions run and gone afterwards (UIKit facts 2.7).
      if isMomentary { effects.continueAt("springBack") }
    case .cancelled: run.pressed = nil
    }
  }

  package mutating func resume(_ point: String, answer: Bool, effects: inout Effects) {
    run.isReporting = false
    if isMomentary { selectedSegmentIndex = -1 }
  }

  /// The enabled segment at the finger's x, as far as the touch counts as inside.
  private func segment(under touch: ControlTouch) -> Int? {
    let rects = segmentRects(touch.bounds, touch.context)
    let x = min(max(touch.location.x, touch.bounds.minX), touch.bounds.maxX)
    guard let index = rects.lastIndex(where: { $0.minX <= x }), segments[index].isEnabled else {
      return nil
    }
    return index
  }
}
