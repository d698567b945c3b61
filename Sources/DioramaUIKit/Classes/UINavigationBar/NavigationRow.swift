// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import DioramaText

/// Lays out what a navigation bar shows.
struct NavigationRow {
  private(set) var places: [ItemPlace] = []
  private let bounds: Rect
  private let os: Int
  private let scale: Double
  private let context: MeasureContext
  /// Where items and the small title stand.
  private var row: Rect
  private var largeHeight: Double
  private let margin: Double
  private let spacing: Double

  init(bounds: Rect, context: borrowing MeasureContext, isLarge: Bool) {
    self.bounds = bounds
    self.context = copy context
    os = context.os
    scale = context.scale
    margin = BarLook.margin(width: bounds.width, os: os)
    spacing = BarLook.spacing(os: os)
    row = bounds
    // Room beyond the standard height is the large title's, as far as there is any.
    largeHeight =
      isLarge
      ? min(BarMetrics.largeTitle, max(0, bounds.height - BarLook.standardHeight)) : 0
  }

  mutating func lay(_ top: NavigationLook, back: BackLook?) {
    let prompt =
      top.prompt == nil
      ? 0
      : min(
        BarMetrics.barWithPrompt - BarLook.standardHeight,
        max(0, bounds.height - largeHeight - BarLook.standardHeight))
    row.origin.y += prompt
    row.size.height = max(0, bounds.height - largeHeight - prompt)
    if let text = top.prompt { layPrompt(text, prompt) }
    let right = layRight(top.right)
    let hasTitleView = top.titleView != nil
    let titleWidth =
      hasTitleView
      ? top.titleViewSize.width
      : largeHeight > 0 ? 0 : width(of: top.title ?? "", BarLook.titleFont(os: os))
    let left = layLeft(top.left, back, titleWidth, right)
    layTitle(top, titleWidth, left, right)
    if context.layoutDirection == .rightToLeft, os >= 9 { mirror() }
  }

  private func width(of text: String, _ font: Font) -> Double {
    TextMetrics(os: os).labelSize(of: text, font: font, scale: scale).width
  }

  private mutating func add(
    _ part: PartReference, _ area: Rect, _ text: String?, isButton: Bool = false
  ) {
    var place = ItemPlace(part, area: area, text: text)
    place.isButton = isButton
    places.append(place)
  }

  private mutating func layPrompt(_ text: String, _ height: Double) {
    let width = min(width(of: text, .system(12)), bounds.width)
    add(
      PartReference("prompt"),
      Rect(bounds.minX + (bounds.width - width) / 2, bounds.minY, width, height), text)
  }

  /// From the right edge inwards; where the leftmost one begins.
  private mutating func layRight(_ buttons: [BarButton]) -> Double {
    var x = bounds.maxX - margin
    var isFirst = true
    for (index, button) in buttons.enumerated() where button.isFlexible == false {
      let width = button.width(height: row.height, in: context)
      if !isFirst, !button.isSpace { x -= spacing }
      x -= width
      let part = PartReference("rightItem", index: "\(index)")
      places.append(button.place(part, x: x, width: max(0, width), row: row, in: context))
      isFirst = button.isSpace
    }
    return buttons.isEmpty ? bounds.maxX : x
  }

  /// The back button and items from the left edge; where the last one ends.
  private mutating func layLeft(
    _ buttons: [BarButton], _ back: BackLook?, _ title: Double, _ right: Double
  ) -> Double {
    var x = bounds.minX + margin
    var isFirst = true
    if let back {
      let widths = buttons.reduce(0) { $0 + $1.width(height: row.height, in: context) + spacing }
      let end = layBack(back, room: right - 2 * spacing - title - widths)
      x = end
      isFirst = false
    }
    for (index, button) in buttons.enumerated() where button.isFlexible == false {
      let width = button.width(height: row.height, in: context)
      if !isFirst, !button.isSpace { x += spacing }
      let part = PartReference("leftItem", index: "\(index)")
      places.append(button.place(part, x: x, width: max(0, width), row: row, in: context))
      x += width
      isFirst = button.isSpace
    }
    return back == nil && buttons.isEmpty ? bounds.minX : x
  }

  /// The longest title that fits beside the bar's own; where the button ends.
  private mutating func layBack(_ back: BackLook, room: Double) -> Double {
    let arrow = BackArrow(os: os)
    if let image = back.image, let size = context.images.size(of: image) {
      let area = Rect(bounds.minX, row.minY, arrow.text + size.width, row.height)
      add(PartReference("backButton"), area, nil, isButton: true)
      return area.maxX
    }
    let font = BarLook.buttonFont(isDone: false, os: os)
    var shown = ""
    var end = arrow.alone
    for title in back.titles where !title.isEmpty {
      let width = arrow.text + width(of: title, font) + arrow.after
      if bounds.minX + width <= room {
        shown = title
        end = width
        break
      }
    }
    add(
      PartReference("backButton"), Rect(bounds.minX, row.minY, end, row.height),
      shown.isEmpty ? nil : shown, isButton: true)
    places[places.count - 1].label = shown.isEmpty ? back.titles.first { !$0.isEmpty } : shown
    return bounds.minX + end
  }

  /// In the middle of the bar if it fits there, else between the buttons, else cut.
  private mutating func layTitle(
    _ top: NavigationLook, _ width: Double, _ left: Double, _ right: Double
  ) {
    let start = left > bounds.minX ? left + spacing : bounds.minX + margin
    let end = right < bounds.maxX ? right - spacing : bounds.maxX - margin
    let room = max(0, end - start)
    let isView = top.titleView != nil
    let shown = isView ? width : min(width, room)
    let middle = bounds.midX - shown / 2
    let x = max(start, min(middle, end - shown))
    if let view = top.titleView {
      var place = ItemPlace(
        PartReference("title"),
        area: BarLook.centered(top.titleViewSize, x: x, in: row, scale: scale), text: nil)
      place.isButton = false
      place.view = view
      places.append(place)
    }
    guard let title = top.title, !title.isEmpty else { return }
    if largeHeight > 0 {
      let font = Font.system(34, .bold)
      let size = TextMetrics(os: os).labelSize(of: title, font: font, scale: scale)
      let y = bounds.maxY - largeHeight + 3
      add(
        PartReference("title"),
        Rect(
          bounds.minX + margin, y, min(size.width, max(0, bounds.width - 2 * margin)), size.height),
        title)
    } else if !isView {
      let height = TextMetrics(os: os).labelSize(
        of: title, font: BarLook.titleFont(os: os), scale: scale
      ).height
      add(
        PartReference("title"),
        BarLook.centered(Size(shown, height), x: x, in: row, scale: scale), title)
    }
  }

  /// Leading is at the right where one reads from there (documented, iOS 9).
  private mutating func mirror() {
    for index in places.indices {
      places[index].area.origin.x = bounds.minX + bounds.maxX - places[index].area.maxX
    }
  }
}

/// The arrow of a back button. Recalled: 13 wide, 8 from the edge, 6 before its text; up to iOS 6 a
/// border with a point at its left.
struct BackArrow {
  /// Where its text begins.
  let text: Double
  /// Beyond the text.
  let after: Double
  /// Width without a text.
  let alone: Double

  init(os: Int) {
    text = os < 7 ? 19 : 27
    after = os < 7 ? 10 : 0
    alone = os < 7 ? 40 : 27
  }
}

extension [ItemPlace] {
  /// The views among them, with their frames.
  var arranged: [Arranged] {
    compactMap { place in place.view.map { Arranged($0, place.area) } }
  }
}
