// SPDX-License-Identifier: MIT

/// What makes a font's units pixels, but for the place; y grows downwards on both sides.
struct GlyphMatrix: Hashable {
  var a: Double
  var b: Double
  var c: Double
  var d: Double
}

/// Coverage of one glyph around its origin.
struct GlyphMask {
  /// Of its first pixel, from the whole pixel of the origin.
  var left = 0
  var top = 0
  var width = 0
  var height = 0
  /// Row by row.
  var coverage: [UInt8] = []

  /// Larger ones are drawn as shapes.
  static let side = 512
}

/// Which mask of which glyph.
struct GlyphKey: Hashable {
  /// Of the fonts that were opened.
  var face: Int
  var glyph: UInt32
  var matrix: GlyphMatrix
  /// Where the origin is inside its pixel, in quarters.
  var right: Int
  var down: Int
}
