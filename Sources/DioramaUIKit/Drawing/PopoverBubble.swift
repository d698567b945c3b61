// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaDrawing
import DioramaModel

/// The bubble of a popover: a card of its content's size with an arrow at one side.
///
/// The arrow is 37 wide and 13 high (UIKit facts 2.17, recalled); radius, curves and colors are
/// recalled.
struct PopoverBubble {
  var popover: PopoverTraits

  private static let halfBase = 18.5
  static func radius(os: Int) -> Double { os < 13 ? 10 : 13 }

  func draw(in view: borrowing DrawnView, on canvas: inout Canvas) {
    let os = view.context.os
    if os >= 7, let screen = view.screen {
      canvas.fill(screen, Color(white: 0, alpha: os < 8 ? 0.1 : 0.2))
    }
    let card = content(in: view.bounds)
    guard card.width > 0, card.height > 0 else { return }
    let ground =
      os < 7 ? Color(bytes: 30, 40, 60) : Color(bytes: 250, 250, 250, os < 13 ? 250 : 255)
    var shape = Path(card, radius: Self.radius(os: os))
    let frame = os < 7 ? card.inset(by: EdgeInsets(-6, -6, -6, -6)) : card
    if os < 7 { shape = Path(frame, radius: Self.radius(os: os)) }
    if os >= 8 {
      canvas.shadow(shape, Shadow(Color(white: 0, alpha: 0.15), offset: Offset(0, 4), radius: 16))
    }
    canvas.fill(shape, ground)
    if let arrow = arrow(at: card) { canvas.fill(arrow, ground) }
  }

  /// What its content is cut to.
  func cut(in view: borrowing DrawnView) -> Path {
    Path(content(in: view.bounds), radius: Self.radius(os: view.context.os))
  }

  /// At the origin whichever side the arrow is on.
  private func content(in bounds: Rect) -> Rect {
    var rect = bounds
    let height = PopoverPlacement.arrowHeight
    switch popover.run.arrowDirection {
    case .up:
      rect.origin.y += min(height, rect.height)
      rect.size.height = max(0, rect.height - height)
    case .down: rect.size.height = max(0, rect.height - height)
    case .left:
      rect.origin.x += min(height, rect.width)
      rect.size.width = max(0, rect.width - height)
    case .right: rect.size.width = max(0, rect.width - height)
    case .any, .unknown: break
    }
    return rect
  }

  private func arrow(at card: Rect) -> Path? {
    let radius = 6.0
    let length = PopoverPlacement.arrowHeight
    func held(_ value: Double, _ least: Double, _ most: Double) -> Double {
      let room = Self.halfBase + radius
      return most - least < 2 * room
        ? (least + most) / 2 : max(least + room, min(value, most - room))
    }
    let tip = popover.run.arrowTip
    switch popover.run.arrowDirection {
    case .up:
      return Self.pointer(held(tip, card.minX, card.maxX)) {
        Point($0, card.minY - $1 * length)
      }
    case .down:
      return Self.pointer(held(tip, card.minX, card.maxX)) {
        Point($0, card.maxY + $1 * length)
      }
    case .left:
      return Self.pointer(held(tip, card.minY, card.maxY)) {
        Point(card.minX - $1 * length, $0)
      }
    case .right:
      return Self.pointer(held(tip, card.minY, card.maxY)) {
        Point(card.maxX + $1 * length, $0)
      }
    case .any, .unknown: return nil
    }
  }

  /// A peak with soft feet and a soft tip; `place` puts (along the side, share of the height).
  private static func pointer(
    _ middle: Double, _ place: (_ along: Double, _ up: Double) -> Point
  ) -> Path {
    var path = Path()
    path.move(to: place(middle - halfBase, 0))
    path.curve(
      to: place(middle, 1), place(middle - halfBase * 0.5, 0), place(middle - halfBase * 0.3, 1))
    path.curve(
      to: place(middle + halfBase, 0), place(middle + halfBase * 0.3, 1),
      place(middle + halfBase * 0.5, 0))
    path.close()
    return path
  }
}
