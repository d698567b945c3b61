// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel
import DioramaText

// MARK: - Lines

extension UITextView: FlowingClass {
  var shownFont: Font { font ?? Metrics.font }

  /// Room at the left and right of a line, in points.
  private var sideRoom: Double {
    textContainerInset.left + textContainerInset.right + 2 * Metrics.linePadding
  }

  private func makeFlow(width: Double, in context: borrowing MeasureContext) -> TextFlow {
    let metrics = TextMetrics(os: context.os)
    return TextFlow(
      input.editor, font: metrics.measuring(shownFont),
      lineHeight: metrics.lineHeight(of: shownFont), width: max(0, width - sideRoom))
  }

  /// Linear in the text where the width has changed, or font or text from code; else constant.
  ///
  /// A view without width has no lines.
  package mutating func flow(in size: Size, context: borrowing MeasureContext) {
    if size.width <= 0 {
      run.flow = nil
    } else if run.flow?.width != max(0, size.width - sideRoom) {
      run.flow = makeFlow(width: size.width, in: context)
    }
    run.flow?.flush = textAlignment.flush
    fitContent(width: size.width)
  }

  /// The content is as wide as the view; source: UIKit facts 2.12 (inferred).
  mutating func fitContent(width: Double) {
    scroll.contentSize = Size(width, run.flow.map(contentHeight) ?? 0)
  }

  private func contentHeight(_ flow: TextFlow) -> Double {
    wholePoints(flow.height) + textContainerInset.top + textContainerInset.bottom
  }

  /// Rounded up; what exceeds a point by a thousandth is noise.
  private func wholePoints(_ length: Double) -> Double { (length - 0.001).rounded(.up) }
}

extension UILabel.TextAlignment {
  /// How much of the room left over stands before a line.
  fileprivate var flush: Double {
    switch self {
    case .left, .justified, .natural: 0
    case .center: 0.5
    case .right: 1
    }
  }
}

// MARK: - Measuring

extension UITextView {
  /// None while it scrolls, else what fits its width; recalled.
  package func intrinsicSize(in context: borrowing MeasureContext) -> IntrinsicSize {
    scroll.isScrollEnabled ? .none : IntrinsicSize(sizeThatFits(scroll.viewSize, in: context))
  }

  /// As wide as its widest line; linear in the text.
  package func sizeThatFits(_ size: Size, in context: borrowing MeasureContext) -> Size {
    // Without width, or without end of it, lines end where the text ends them.
    let width = size.width > 0 && size.width.isFinite ? size.width : .infinity
    let lines =
      if let flow = run.flow, flow.width == max(0, width - sideRoom) {
        flow
      } else {
        makeFlow(width: width, in: context)
      }
    return Size(context.roundedUp(lines.widestLine) + sideRoom, contentHeight(lines))
  }

  package func fixedSize(in context: borrowing MeasureContext) -> Size? { nil }
  package func initialSize(in context: borrowing MeasureContext) -> Size? { nil }

  package func part(
    _ part: PartReference, bounds: Rect, in context: borrowing MeasureContext
  ) -> Rect? {
    part.name == "caret" && input.isFirstResponder
      ? caretRect(at: input.editor.selection.end) : nil
  }
}

// MARK: - Places

extension UITextView {
  /// Where the lines begin, in the view's own coordinates, which scroll.
  private var lineOrigin: Point {
    Point(textContainerInset.left + Metrics.linePadding, textContainerInset.top)
  }

  /// The caret before an offset in UTF-16 units, in the view's own coordinates.
  func caretRect(at offset: Int) -> Rect? {
    guard let flow = run.flow else { return nil }
    var rect = flow.caret(at: offset, in: input.editor)
      .offset(dx: lineOrigin.x, dy: lineOrigin.y)
    rect.size.width = Metrics.caretWidth
    return rect
  }

  /// The part of a range that is on its first line, in the view's own coordinates.
  func firstRect(of range: TextRange) -> Rect? {
    run.flow?.firstRect(of: range, in: input.editor).offset(dx: lineOrigin.x, dy: lineOrigin.y)
  }

  /// The offset whose caret is nearest to a point in the view's own coordinates.
  func offset(nearest point: Point) -> Int {
    run.flow?.offset(nearest: point - lineOrigin, in: input.editor) ?? input.editor.length
  }

  /// UITextView's and UITextInput's methods, with offsets in UTF-16 units for positions.
  static func places() -> [SchemaPart<Self>] {
    [
      .method(
        MethodSpec(
          "scrollRangeToVisible", [.init("range", .range)],
          "Scrolls as little as it takes for a part of the text to be seen."
        ) { (view: inout Self, arguments, effects) in
          guard let range = arguments.first.flatMap(TextRange.init) else { return }
          view.scrollToVisible(range, effects: &effects)
        }),
      .method(
        MethodSpec(
          asking: "caretRect", [.init("offset", .int)], answers: .rect,
          "Where the caret before an offset of the text is; zero in a view without width."
        ) { (view, arguments) in
          .rect(view.caretRect(at: arguments.first.flatMap(Int.init) ?? 0) ?? .zero)
        }),
      .method(
        MethodSpec(
          asking: "firstRect", [.init("range", .range)], answers: .rect,
          "Where the part of a range on its first line is; zero in a view without width."
        ) { (view, arguments) in
          .rect(arguments.first.flatMap(TextRange.init).flatMap(view.firstRect) ?? .zero)
        }),
      .method(
        MethodSpec(
          asking: "closestPosition", [.init("point", .point)], answers: .int,
          "The offset in the text whose caret is nearest to a point."
        ) { (view, arguments) in
          guard case .point(let point)? = arguments.first else { return .int(0) }
          return .int(Int64(view.offset(nearest: point)))
        }),
    ]
  }
}

extension UITextView {
  package var relaidLength: Int { run.flow?.rebroken ?? 0 }

  /// As `text`, for scenes that write null, which empties it; it never reads so.
  var nullableText: String? {
    get { text }
    set { text = newValue ?? "" }
  }
}
