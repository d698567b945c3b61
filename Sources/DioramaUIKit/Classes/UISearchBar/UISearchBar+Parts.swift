// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel
import DioramaText

/// Where the parts of a search bar are, in its own coordinates.
extension UISearchBar {
  /// Insets and sizes inside the bar: recalled. Heights of the whole: UIKit facts 1.2 (stored frames).
  enum Metrics {
    static func height(os: Int) -> Double { os >= 11 ? 56 : 44 }
    static func fieldHeight(os: Int) -> Double { os >= 11 ? 36 : 28 }
    static let scopeHeight = 44.0
    static let edge = 8.0
    static let button = Size(19, 19)
    static let buttonInset = 5.0
    static let promptHeight = 30.0
  }

  private func promptHeight() -> Double { prompt == nil ? 0 : Metrics.promptHeight }

  func ownHeight(os: Int) -> Double {
    promptHeight() + Metrics.height(os: os)
      + (showsScopeBar && scopeButtonTitles?.isEmpty == false ? Metrics.scopeHeight : 0)
  }

  private func cancelRect(_ bounds: Rect, _ context: borrowing MeasureContext) -> Rect? {
    guard showsCancelButton else { return nil }
    let title = TextMetrics(os: context.os).labelSize(
      of: "Cancel", font: .system(17), scale: context.scale)
    let height = Metrics.height(os: context.os)
    return Rect(
      bounds.maxX - Metrics.edge - title.width, bounds.minY + promptHeight(), title.width, height)
  }

  private func fieldRect(_ bounds: Rect, _ context: borrowing MeasureContext) -> Rect {
    let right = cancelRect(bounds, context)?.minX ?? bounds.maxX
    let height = Metrics.fieldHeight(os: context.os)
    let x = bounds.minX + Metrics.edge
    return Rect(
      x, bounds.minY + promptHeight() + (Metrics.height(os: context.os) - height) / 2,
      max(0, right - Metrics.edge - x), height)
  }

  /// The one button inside the field's right edge: what clears a text, else bookmarks, else results.
  private func insideButton(_ field: Rect) -> (name: String, rect: Rect)? {
    let name: String? =
      if !input.editor.isEmpty {
        "clearButton"
      } else if showsBookmarkButton {
        "bookmarkButton"
      } else if showsSearchResultsButton {
        "resultsButton"
      } else {
        nil
      }
    let size = Metrics.button
    return name.map {
      (
        $0,
        Rect(
          field.maxX - Metrics.buttonInset - size.width,
          field.minY + (field.height - size.height) / 2, size.width, size.height)
      )
    }
  }

  private func scopeRect(
    _ index: Int, _ bounds: Rect, _ context: borrowing MeasureContext
  ) -> Rect? {
    guard showsScopeBar, let titles = scopeButtonTitles, titles.indices.contains(index) else {
      return nil
    }
    let width = max(0, bounds.width - 2 * Metrics.edge) / Double(titles.count)
    return Rect(
      bounds.minX + Metrics.edge + Double(index) * width,
      bounds.minY + promptHeight() + Metrics.height(os: context.os) + 8, width, 28)
  }

  package func part(
    _ part: PartReference, bounds: Rect, in context: borrowing MeasureContext
  ) -> Rect? {
    let field = fieldRect(bounds, context)
    switch part.name {
    case "searchField": return field
    case "cancelButton": return cancelRect(bounds, context)
    case "scopeButton":
      guard let text = part.index else { return nil }
      let index = Int(text) ?? scopeButtonTitles?.firstIndex(of: text)
      return index.flatMap { scopeRect($0, bounds, context) }
    default:
      let button = insideButton(field)
      return button?.name == part.name ? button?.rect : nil
    }
  }
}

// MARK: - Measuring

extension UISearchBar {
  package func intrinsicSize(in context: borrowing MeasureContext) -> IntrinsicSize {
    IntrinsicSize(nil, ownHeight(os: context.os))
  }

  package func sizeThatFits(_ size: Size, in context: borrowing MeasureContext) -> Size {
    Size(size.width, ownHeight(os: context.os))
  }

  package func fixedSize(in context: borrowing MeasureContext) -> Size? { nil }
  package func initialSize(in context: borrowing MeasureContext) -> Size? { nil }
}

// MARK: - Taps

extension UISearchBar: TappableClass {
  package mutating func tap(_ touch: ControlTouch, effects: inout Effects) {
    let field = fieldRect(touch.bounds, touch.context)
    if cancelRect(touch.bounds, touch.context)?.contains(touch.location) == true {
      return effects.tell("cancelButtonClicked")
    }
    for index in scopeButtonTitles?.indices ?? 0..<0 {
      guard let rect = scopeRect(index, touch.bounds, touch.context), rect.contains(touch.location)
      else { continue }
      guard index != selectedScopeButtonIndex else { return }
      selectedScopeButtonIndex = index
      return effects.tell(
        "selectedScopeButtonIndexDidChange", [("selectedScope", .int(Int64(index)))])
    }
    guard field.contains(touch.location) else { return }
    if let button = insideButton(field), button.rect.contains(touch.location) {
      switch button.name {
      case "bookmarkButton": return effects.tell("bookmarkButtonClicked")
      case "resultsButton": return effects.tell("resultsListButtonClicked")
      default: effects.edit(.clear)
      }
    }
    effects.becomeFirstResponder()
  }
}

// MARK: - Numbers

extension UISearchBar: MeasuredClass {
  package static var numbers: [NamedNumber] {
    [
      NamedNumber(
        "height", number: { UISearchBar().ownHeight(os: $0) }, "points",
        .observed("Interface Builder files; UIKit facts 1.2"))
    ]
  }
}
