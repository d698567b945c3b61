// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaDrawing

extension Painter {
  /// A glyph whose place is known.
  private struct Placed {
    var key: GlyphKey
    /// The whole pixel of its origin.
    var x: Int
    var y: Int
  }

  mutating func draw(_ run: GlyphRun, _ studio: inout Studio) throws(RasterFailure) {
    let size = run.face.size
    guard run.color.alpha > 0, size > 0, size.isFinite else { return }
    let index = try studio.fonts.index(of: run.face)
    var placed: [Placed] = []
    for (scalar, place) in zip(run.text.unicodeScalars, run.places) where scalar.hasInk {
      let origin = transform.apply(Point(place, run.baseline))
      guard abs(origin.x) < Canvas.farthest, abs(origin.y) < Canvas.farthest else { continue }
      let drawn = run.isRightToLeft ? scalar.mirrored : scalar
      guard let glyph = studio.fonts.glyph(of: drawn, in: index, run.face) else {
        studio.lacks(scalar, run.face.family)
        drawBox(run, place)
        continue
      }
      let unit = size / studio.fonts.faces[glyph.face].unitsPerSize
      let (x, right) = Self.quarters(origin.x)
      let (y, down) = Self.quarters(origin.y)
      let key = GlyphKey(
        face: glyph.face, glyph: glyph.number,
        matrix: GlyphMatrix(
          a: transform.a * unit, b: transform.b * unit, c: transform.c * unit,
          d: transform.d * unit), right: right, down: down)
      if !hasShapesOnly, studio.fonts.mask(key) != nil {
        placed.append(Placed(key: key, x: x, y: y))
      } else {
        let shape = studio.fonts.faces[glyph.face].path(of: glyph.number)
        let matrix = AffineTransform(unit, 0, 0, unit, place, run.baseline).then(transform)
        canvas.fill(shape, matrix, run.color)
      }
    }
    draw(placed, run.color, &studio)
  }

  /// A whole pixel and the nearest quarter of it.
  private static func quarters(_ place: Double) -> (whole: Int, quarter: Int) {
    let quarters = Int(
      (place * 4).rounded(.down) + ((place * 4 - (place * 4).rounded(.down)) < 0.5 ? 0 : 1))
    return (quarters >> 2, quarters & 3)
  }

  /// Draws all glyphs of a run through one mask.
  private mutating func draw(_ placed: [Placed], _ color: Color, _ studio: inout Studio) {
    var area = PixelRect(left: 0, top: 0, right: 0, bottom: 0)
    for item in placed {
      guard let glyph = studio.fonts.mask(item.key) else { continue }
      let left = item.x + glyph.left
      let top = item.y + glyph.top
      area = area.union(
        PixelRect(left: left, top: top, right: left + glyph.width, bottom: top + glyph.height))
    }
    area = area.intersection(canvas.visible)
    guard !area.isEmpty else { return }
    mask.clear(area)
    for item in placed {
      guard let glyph = studio.fonts.mask(item.key) else { continue }
      mask.add(glyph, x: item.x, y: item.y)
    }
    canvas.fill(&mask, color)
  }

  /// What stands for a character that no font has.
  private func drawBox(_ run: GlyphRun, _ place: Double) {
    let size = run.face.size
    let box = Rect(place + size * 0.06, run.baseline - size * 0.7, size * 0.48, size * 0.7)
    canvas.stroke(Path(box), transform, Stroke(run.color, width: size * 0.05))
  }
}

extension Mask {
  /// Covers what a glyph covers, with its origin at a whole pixel; what is outside is left away.
  mutating func add(_ glyph: GlyphMask, x: Int, y: Int) {
    let (left, top) = (x + glyph.left, y + glyph.top)
    let shared = area.intersection(
      PixelRect(left: left, top: top, right: left + glyph.width, bottom: top + glyph.height))
    guard !shared.isEmpty else { return }
    let (own, stride, width) = (area, stride, glyph.width)
    unsafe coverage.withUnsafeMutableBufferPointer { bytes in
      unsafe glyph.coverage.withUnsafeBufferPointer { ink in
        for row in shared.top..<shared.bottom {
          let to = (row - own.top) * stride - own.left
          let from = (row - top) * width - left
          for column in shared.left..<shared.right {
            let sum = unsafe UInt16(bytes[to + column]) + UInt16(ink[from + column])
            unsafe bytes[to + column] = UInt8(truncatingIfNeeded: min(sum, 255))
          }
        }
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether something is drawn for it; blanks and what only steers the others has none.
  var hasInk: Bool {
    if value > 0x20, value < 0x7F { return true }
    let properties = properties
    return !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint
      && properties.generalCategory != .control
  }

  /// The bracket that opens the other way, for text that runs from right to left.
  var mirrored: Unicode.Scalar {
    guard properties.isBidiMirrored else { return self }
    let pairs: [(Unicode.Scalar, Unicode.Scalar)] = [
      ("(", ")"), ("[", "]"), ("{", "}"), ("<", ">"), ("«", "»"), ("‹", "›"), ("≤", "≥"),
    ]
    for (open, close) in pairs {
      if self == open { return close }
      if self == close { return open }
    }
    return self
  }
}
