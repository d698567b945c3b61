// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// Where a panel stands on the screen.
///
/// Source: UIKit facts 2.16: alerts are centred, also sheets on pads that come from nowhere
/// (documented); what is not there is recalled.
extension AlertPanel {
  func place(in room: LayerRoom) -> Rect {
    switch style {
    case .alert: alertPlace(in: room)
    case .actionSheet:
      if isInPopover, let source = room.source {
        popoverPlace(from: source, in: room)
      } else if room.idiom == .pad {
        padPlace(in: room)
      } else {
        sheetPlace(in: room)
      }
    }
  }

  func entrance(in room: LayerRoom) -> LayerEntrance {
    style == .actionSheet && room.idiom == .phone ? .rises : .fades
  }

  /// In the middle of the screen, or of what the keyboard leaves of it.
  private func alertPlace(in room: LayerRoom) -> Rect {
    let width = AlertMetrics.alertWidth(os: room.context.os)
    let isAboveKeyboard = room.keyboardTop < room.screen.maxY
    let top = isAboveKeyboard ? room.safeArea.top : room.screen.minY
    let free = room.keyboardTop - top
    let limit = room.keyboardTop - room.safeArea.top - 2 * AlertMetrics.alertMargin
    let size = AlertLayout(self, width: width, limit: max(0, limit), in: room.context).size
    return centred(size, in: Rect(room.screen.minX, top, room.screen.width, free), room)
  }

  /// Along the bottom, as wide as the screen held upright allows.
  private func sheetPlace(in room: LayerRoom) -> Rect {
    let margin = AlertMetrics.sheetMargin(os: room.context.os)
    let width = min(room.screen.width, room.screen.height) - 2 * margin
    let isAboveKeyboard = room.keyboardTop < room.screen.maxY
    let bottom = room.keyboardTop - (isAboveKeyboard ? margin : max(margin, room.safeArea.bottom))
    let limit = bottom - room.safeArea.top - margin
    let size = AlertLayout(self, width: width, limit: max(0, limit), in: room.context).size
    let x = room.screen.minX + (room.screen.width - width) / 2
    return Rect(rounded(x, room), bottom - size.height, size.width, size.height)
  }

  private func padPlace(in room: LayerRoom) -> Rect {
    centred(popoverSize(in: room), in: room.screen, room)
  }

  /// Below what it comes from, above it where there is more room, and never off the screen.
  private func popoverPlace(from source: Rect, in room: LayerRoom) -> Rect {
    let size = popoverSize(in: room)
    let margin = AlertMetrics.popoverMargin
    let below = source.maxY + AlertMetrics.arrow
    let above = source.minY - AlertMetrics.arrow - size.height
    let top = room.screen.minY + room.safeArea.top + margin
    let end = room.keyboardTop - margin
    let y = below + size.height <= end || end - below >= above - top ? below : above
    let x = source.midX - size.width / 2
    return Rect(
      rounded(
        held(x, from: room.screen.minX + margin, to: room.screen.maxX - margin - size.width),
        room),
      rounded(held(y, from: top, to: end - size.height), room), size.width, size.height)
  }

  private func popoverSize(in room: LayerRoom) -> Size {
    let limit = room.keyboardTop - room.safeArea.top - 2 * AlertMetrics.popoverMargin
    return AlertLayout(
      self, width: AlertMetrics.popoverWidth(os: room.context.os), limit: max(0, limit),
      in: room.context
    ).size
  }

  private func centred(_ size: Size, in area: Rect, _ room: LayerRoom) -> Rect {
    Rect(
      rounded(area.minX + (area.width - size.width) / 2, room),
      rounded(area.minY + (area.height - size.height) / 2, room), size.width, size.height)
  }

  private func held(_ value: Double, from least: Double, to most: Double) -> Double {
    max(least, min(value, most))
  }

  private func rounded(_ value: Double, _ room: LayerRoom) -> Double {
    (value * room.context.scale).rounded(.down) / room.context.scale
  }
}
