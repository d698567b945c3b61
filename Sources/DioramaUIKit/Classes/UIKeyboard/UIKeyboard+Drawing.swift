// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaDrawing
import DioramaModel

// MARK: - Drawing

/// Colors, fonts and distances of the keys are recalled.
extension UIKeyboard: KeyboardClass {
  package func draw(_ view: borrowing DrawnView, on canvas: inout Canvas) {
    guard let keys, keys.height > 0 else { return }
    let bounds = view.bounds
    let height = min(keys.height, bounds.height)
    let area = Rect(bounds.minX, bounds.maxY - height, bounds.width, height)
    let colors = KeyColors(keys.traits.keyboardAppearance == .dark, os: view.context.os)
    canvas.fill(area, colors.ground)
    let isUpper =
      view.context.os < 9
      || keys.traits.autocapitalizationType == .allCharacters
      || keys.isAtBeginning && keys.traits.autocapitalizationType != .none
    let rows = KeyRows(keys, isCapital: isUpper)
    let room = room(in: area, view.context)
    if rows.isPad, view.context.idiom == .phone {
      drawPad(rows, in: room, colors, view.context.os, on: &canvas)
    } else {
      drawPredictions(above: room, in: area, colors, on: &canvas)
      drawRows(rows, in: room, keys, colors, view, on: &canvas)
    }
  }

  /// Where the rows are: predictions stand above them, the home indicator's room is below
  /// (UIKit facts 1.4).
  private func room(in area: Rect, _ context: borrowing MeasureContext) -> Rect {
    let isFlat = area.width > 480
    let wanted: Double =
      context.idiom == .pad
      ? (area.width > 800 ? 352 : 264) : isFlat ? 162 : area.width > 400 ? 226 : 216
    let left = max(0, area.height - wanted)
    let below = context.idiom == .phone && !isFlat && left >= 75 ? 75.0 : 0
    return Rect(area.minX, area.minY + left - below, area.width, area.height - left)
  }

  private func drawPredictions(
    above room: Rect, in area: Rect, _ colors: KeyColors, on canvas: inout Canvas
  ) {
    let bar = Rect(area.minX, area.minY, area.width, room.minY - area.minY)
    guard bar.height >= 20 else { return }
    for share in [1.0, 2] {
      canvas.fill(
        Rect(bar.minX + bar.width * share / 3, bar.minY + 10, 1, max(0, bar.height - 18)),
        Color(white: 0.5, alpha: 0.3))
    }
  }

  private func drawRows(
    _ rows: KeyRows, in room: Rect, _ look: KeyboardLook, _ colors: KeyColors,
    _ view: borrowing DrawnView, on canvas: inout Canvas
  ) {
    let pitch = room.height / Double(max(1, rows.rows.count))
    let isPad = view.context.idiom == .pad
    let side = isPad ? 6.0 : 3
    let gap = isPad ? 12.0 : 6
    let keyHeight = max(1, pitch - (room.height < 200 ? 8 : 15))
    let unit = max(1, (room.width - 2 * side - 9 * gap) / 10)
    for (index, row) in rows.rows.enumerated() {
      let wishes = row.map { $0.width * unit }
      let gaps = Double(row.count - 1) * gap
      // The last row and the one with shift take the whole width.
      let isWide = index >= 2
      let all = wishes.reduce(0, +)
      let stretch = isWide ? (room.width - 2 * side - gaps) / max(1, all) : 1
      var x = isWide ? room.minX + side : room.midX - (all + gaps) / 2
      let y = room.minY + Double(index) * pitch + (pitch - keyHeight) / 2
      for (key, wish) in zip(row, wishes) {
        let width = wish * stretch
        draw(key, in: Rect(x, y, max(0, width), keyHeight), look, colors, view, on: &canvas)
        x += width + gap
      }
    }
  }

  private func draw(
    _ key: KeyRows.Key, in rect: Rect, _ look: KeyboardLook, _ colors: KeyColors,
    _ view: borrowing DrawnView, on canvas: inout Canvas
  ) {
    guard key.kind != .gap else { return }
    let os = view.context.os
    let isLight = key.kind == .character || key.kind == .space
    let isOff = look.traits.enablesReturnKeyAutomatically && look.isAtBeginning
    let isBlue = key.kind == .action && look.traits.returnKeyType != .default && !isOff
    let shape = Path(rect, radius: 5)
    canvas.fill(Path(rect.offset(dx: 0, dy: 1), radius: 5), colors.shade)
    canvas.fill(
      shape, isBlue ? Color(bytes: 0, 122, 255) : isLight ? colors.light : colors.dark)
    let color =
      isBlue ? Palette.white : key.kind == .action && isOff ? Palette.gray : colors.text
    switch key.kind {
    case .character:
      canvas.line(key.label, in: rect, LineStyle(.system(22, os < 9 ? .light : .regular), color))
    case .space, .command, .action:
      canvas.line(key.label, in: rect, LineStyle(.system(16), color))
    case .shift: Self.shift.draw(at: rect.center, color, on: &canvas)
    case .delete: Self.delete.draw(at: rect.center, color, on: &canvas)
    case .globe: Self.globe.draw(at: rect.center, color, on: &canvas)
    case .gap: break
    }
  }

  /// Digits with letters below them, in three columns.
  private func drawPad(
    _ rows: KeyRows, in room: Rect, _ colors: KeyColors, _ os: Int, on canvas: inout Canvas
  ) {
    let height = room.height / Double(max(1, rows.rows.count))
    let width = room.width / 3
    for (line, row) in rows.rows.enumerated() {
      for (column, key) in row.enumerated() {
        var rect = Rect(
          room.minX + Double(column) * width, room.minY + Double(line) * height, width, height)
        if os >= 11 { rect = rect.inset(by: EdgeInsets(3.5, 3, 3.5, 3)) }
        let isDigit = key.kind == .character
        if os >= 11, isDigit {
          canvas.fill(Path(rect.offset(dx: 0, dy: 1), radius: 5), colors.shade)
          canvas.fill(Path(rect, radius: 5), colors.light)
        } else if os < 11 {
          canvas.fill(rect, isDigit ? colors.light : colors.dark)
        }
        drawPadKey(key, in: rect, colors, on: &canvas)
      }
    }
    guard os < 11 else { return }
    let line = Color(white: 0.55, alpha: 0.6)
    for index in 1..<max(2, rows.rows.count) {
      canvas.fill(
        Rect(room.minX, room.minY + Double(index) * height, room.width, canvas.pixel), line)
    }
    for index in 1..<3 {
      canvas.fill(
        Rect(room.minX + Double(index) * width, room.minY, canvas.pixel, room.height), line)
    }
  }

  private func drawPadKey(
    _ key: KeyRows.Key, in rect: Rect, _ colors: KeyColors, on canvas: inout Canvas
  ) {
    if key.kind == .delete {
      return Self.delete.draw(at: rect.center, colors.text, on: &canvas)
    }
    let hasLetters = key.letters?.isEmpty == false
    let digit = rect.offset(dx: 0, dy: hasLetters ? -5 : 0)
    canvas.line(
      key.label, in: digit, LineStyle(.system(key.kind == .command ? 20 : 26), colors.text))
    canvas.line(
      key.letters, in: rect.offset(dx: 0, dy: 14), LineStyle(.system(9), colors.text))
  }

  private static let shift = Glyph { glyph in
    glyph.shape((0, -8), (8, 1), (4, 1), (4, 8), (-4, 8), (-4, 1), (-8, 1))
  }

  private static let delete = Glyph { glyph in
    glyph.width = 1.5
    glyph.line((-10, 0), (-4, -7), (10, -7), (10, 7), (-4, 7), (-10, 0))
    glyph.line((0, -3), (6, 3))
    glyph.line((0, 3), (6, -3))
  }

  private static let globe = Glyph { glyph in
    glyph.ring(0, 0, 8.5)
    glyph.strokes.append(Path(oval: Rect(-4, -8.5, 8, 17)))
    glyph.line((-8.5, 0), (8.5, 0))
    glyph.line((-7.3, -4.5), (7.3, -4.5))
    glyph.line((-7.3, 4.5), (7.3, 4.5))
  }
}

/// Colors of a keyboard.
private struct KeyColors {
  var ground: Color
  var light: Color
  var dark: Color
  var text: Color
  var shade: Color

  init(_ isDark: Bool, os: Int) {
    if isDark {
      ground = Color(bytes: 43, 43, 45)
      light = Color(bytes: 104, 104, 107)
      dark = Color(bytes: 70, 70, 73)
      text = Palette.white
      shade = Color(white: 0, alpha: 0.6)
    } else {
      ground = Color(bytes: 209, 213, 219)
      light = Palette.white
      dark = os < 9 ? Color(bytes: 187, 192, 201) : Color(bytes: 172, 179, 188)
      text = Palette.black
      shade = Color(bytes: 137, 139, 143)
    }
  }
}
