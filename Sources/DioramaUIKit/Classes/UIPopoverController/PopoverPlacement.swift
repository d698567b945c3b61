// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// Where a popover fits beside what it comes from.
///
/// UIKit's own rule is not published. This one takes the first permitted side, in the order up, down,
/// left, right, where the whole content fits; else the side that shows most of it, and there it makes
/// the content smaller.
struct PopoverPlacement {
  /// What it comes from, in the window's coordinates.
  var source: Rect
  /// What it may cover.
  var area: Rect
  var permitted: [ArrowDirections.Direction]

  /// Source: UIKit facts 2.17 (recalled).
  static let arrowHeight = 13.0
  /// Of the content, where nothing asks for another (documented and recalled).
  static let standardSize = Size(320, 1100)
  static let standardMargin = 10.0

  init(_ request: ShowRequest, margins: EdgeInsets) {
    area = Self.area(request.screen, Self.margins(margins, request))
    let middle = Rect(origin: request.screen.center, size: .zero)
    let named = request.source ?? middle
    source = named.isFinite ? named.standardized : middle
    let order: [ArrowDirections.Direction] =
      request.isFromBar ? [.up, .down] : [.up, .down, .left, .right]
    let asked = request.directions.permitted
    permitted = order.filter { asked.contains($0) }
    // A bar's buttons know only two sides.
    if request.isFromBar, permitted.isEmpty { permitted = order }
  }

  /// From iOS 8 on margins are zero until they are set, and the usual ones hold (observed: a new
  /// popover reads zero there and (30, 10, 10, 10) on iOS 7).
  private static func margins(_ own: EdgeInsets, _ request: ShowRequest) -> EdgeInsets {
    guard request.context.os >= 8, own == .zero else { return own }
    let safe = request.safeArea
    return EdgeInsets(
      safe.top + standardMargin, safe.left + standardMargin, safe.bottom + standardMargin,
      safe.right + standardMargin)
  }

  /// The screen without margins; of no size where they leave nothing.
  private static func area(_ screen: Rect, _ margins: EdgeInsets) -> Rect {
    let left = held(margins.left, to: screen.width)
    let top = held(margins.top, to: screen.height)
    return Rect(
      screen.minX + left, screen.minY + top,
      screen.width - left - held(margins.right, to: screen.width - left),
      screen.height - top - held(margins.bottom, to: screen.height - top))
  }

  private static func held(_ margin: Double, to length: Double) -> Double {
    margin > 0 ? min(margin, length) : 0
  }

  func place(_ size: Size) -> PopoverPlace {
    let wanted = Size(max(0, size.width), max(0, size.height))
    var best: (direction: ArrowDirections.Direction, size: Size)?
    for direction in permitted {
      let room = room(for: direction)
      let shown = Size(min(wanted.width, room.width), min(wanted.height, room.height))
      if shown == wanted { return place(shown, direction) }
      if best.map({ shown.width * shown.height > $0.size.width * $0.size.height }) ?? true {
        best = (direction, shown)
      }
    }
    if let best, best.size.width * best.size.height > 0 {
      return place(best.size, best.direction)
    }
    return placeOver(wanted)
  }

  /// How large the content may be with the arrow on a side.
  private func room(for direction: ArrowDirections.Direction) -> Size {
    let height = Self.arrowHeight
    let room =
      switch direction {
      case .up: Size(area.width, area.maxY - max(source.maxY, area.minY) - height)
      case .down: Size(area.width, min(source.minY, area.maxY) - area.minY - height)
      case .left: Size(area.maxX - max(source.maxX, area.minX) - height, area.height)
      case .right: Size(min(source.minX, area.maxX) - area.minX - height, area.height)
      case .any, .unknown: area.size
      }
    return Size(max(0, room.width.rounded(.down)), max(0, room.height.rounded(.down)))
  }

  private func place(_ size: Size, _ direction: ArrowDirections.Direction) -> PopoverPlace {
    let arrow = Self.arrowHeight
    var frame = Rect(origin: source.center, size: size)
    var content = Rect(origin: .zero, size: size)
    switch direction {
    case .up, .down:
      frame.size.height += arrow
      frame.origin.x -= size.width / 2
      frame.origin.y = direction == .up ? source.maxY : source.minY - frame.height
      if direction == .up { content.origin.y = arrow }
    case .left, .right:
      frame.size.width += arrow
      frame.origin.y -= size.height / 2
      frame.origin.x = direction == .left ? source.maxX : source.minX - frame.width
      if direction == .left { content.origin.x = arrow }
    case .any, .unknown: break
    }
    frame.origin = held(frame)
    return PopoverPlace(frame: frame, arrow: direction, content: content, tip: source.center)
  }

  /// Over its source, without an arrow: where no side is permitted or has room.
  private func placeOver(_ wanted: Size) -> PopoverPlace {
    let size = Size(min(wanted.width, area.width), min(wanted.height, area.height))
    var frame = Rect(
      source.midX - size.width / 2, source.midY - size.height / 2, size.width, size.height)
    frame.origin = held(frame)
    return PopoverPlace(
      frame: frame, arrow: .unknown, content: Rect(origin: .zero, size: size), tip: source.center)
  }

  /// The origin on whole points, so that the frame is inside the area.
  private func held(_ frame: Rect) -> Point {
    Point(
      max(area.minX, min(frame.minX.rounded(), area.maxX - frame.width)),
      max(area.minY, min(frame.minY.rounded(), area.maxY - frame.height)))
  }
}
