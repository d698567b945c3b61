// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import DioramaText

/// An item as a bar sees it: what it says, and how large its view is.
struct BarButton: Equatable, Sendable {
  var id: ObjectID
  var item: UIBarButtonItem
  var viewSize = Size.zero

  /// Looks at an item of a bar; nil for what is none.
  init?(
    _ id: ObjectID, _ look: (ObjectID) -> (any ObjectClass)?, size: (ObjectID) -> Size
  ) {
    guard let item = look(id) as? UIBarButtonItem else { return nil }
    self.id = id
    self.item = item
    if let view = item.customView, look(view) is any ViewClass { viewSize = size(view) }
  }

  var isFlexible: Bool { item.customView == nil && item.systemItem == .flexibleSpace }
  var isSpace: Bool { item.customView == nil && item.systemItem?.isSpace == true }

  /// How wide it is in a bar that is `height` high.
  func width(height: Double, in context: borrowing MeasureContext) -> Double {
    if item.customView != nil { return viewSize.width }
    if isSpace {
      // From iOS 11 on spaces cannot pull items together; recalled.
      return context.os < 11 ? item.width : max(0, item.width)
    }
    if item.width > 0 { return item.width }
    let padding = BarLook.padding(os: context.os) * 2
    if let title = item.shownTitle {
      let font = BarLook.buttonFont(isDone: isDone, os: context.os)
      let metrics = TextMetrics(os: context.os)
      let widths = ([title] + item.possibleTitles).map {
        metrics.labelSize(of: $0, font: font, scale: context.scale).width
      }
      return (widths.max() ?? 0) + padding
    }
    let isLow = height < BarLook.standardHeight
    let image = isLow ? item.landscapeImagePhone ?? item.image : item.image
    let size = context.images.size(of: image)
    if item.systemItem == nil { return (size?.width ?? 0) + padding }
    return BarLook.glyph + padding
  }

  var isDone: Bool { item.style == .done || item.systemItem == .done }

  /// Its place in a bar; a view keeps its size in the middle of the bar's height.
  func place(
    _ part: PartReference, x: Double, width: Double, row: Rect,
    in context: borrowing MeasureContext
  ) -> ItemPlace {
    var place = ItemPlace(
      part, item: id, area: Rect(x, row.minY, width, row.height), text: item.shownTitle)
    place.isEnabled = item.isEnabled
    place.label = item.accessibilityLabel ?? item.shownTitle ?? item.systemItem?.label ?? item.title
    place.isButton = !isSpace
    if let view = item.customView {
      place.view = view
      place.text = nil
      place.area = BarLook.centered(viewSize, x: x, in: row, scale: context.scale)
    }
    return place
  }
}

/// Sizes that navigation bars and toolbars share, by era.
enum BarLook {
  static let standardHeight = 44.0

  /// From the edge to the first item. Source: UIKit facts 1.2 (recalled): 16, on wide screens 20; the
  /// 5 of iOS 6 is recalled.
  static func margin(width: Double, os: Int) -> Double {
    os < 7 ? 5 : width >= 414 ? 20 : 16
  }

  /// Between neighbours; recalled: stack views of bars have 8 from iOS 11 on.
  static func spacing(os: Int) -> Double { os < 11 ? 10 : 8 }

  /// What a border takes at each side of a button; recalled.
  static func padding(os: Int) -> Double { os < 7 ? 10 : 0 }

  /// Width of a ready-made picture; recalled.
  static let glyph = 22.0

  /// Source: UIKit facts 2.18 (recalled); the bold 12 of iOS 6 is recalled.
  static func buttonFont(isDone: Bool, os: Int) -> Font {
    os < 7 ? .system(12, .bold) : .system(17, isDone ? .semibold : .regular)
  }

  /// Recalled: bold 20 up to iOS 6, then semibold 17.
  static func titleFont(os: Int) -> Font { os < 7 ? .system(20, .bold) : .system(17, .semibold) }

  static func centered(_ size: Size, x: Double, in row: Rect, scale: Double) -> Rect {
    let y = row.minY + (row.height - size.height) / 2
    return Rect(
      (x * scale).rounded() / scale, (y * scale).rounded() / scale, size.width, size.height)
  }
}
