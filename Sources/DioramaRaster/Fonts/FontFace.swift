// SPDX-License-Identifier: MIT
internal import CFreeType
import DioramaCore
import DioramaDrawing

/// Owns FreeType.
@safe final class FontLibrary {
  fileprivate let library: FT_Library

  init() throws(RasterFailure) {
    var library: FT_Library?
    guard unsafe FT_Init_FreeType(&library) == 0, let library = unsafe library else {
      throw RasterFailure("FreeType cannot be started")
    }
    unsafe self.library = library
  }

  deinit { _ = unsafe FT_Done_FreeType(library) }

  /// FreeType's version.
  var version: String {
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    unsafe FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }
}

/// Owns one font that was read from a file, and gives the shapes of its glyphs.
@safe final class FontFace {
  private let library: FontLibrary
  private let face: FT_Face
  let kind: FontFile.Kind
  /// Units of its shapes that make the size of the font.
  let unitsPerSize: Double

  /// Nil where there is no such file, or it is no font with shapes.
  init?(_ path: String, _ kind: FontFile.Kind, library: FontLibrary) {
    var face: FT_Face?
    guard unsafe FT_New_Face(library.library, path, 0, &face) == 0, let face = unsafe face else {
      return nil
    }
    let units = unsafe face.pointee.units_per_EM
    guard units > 0 else {
      _ = unsafe FT_Done_Face(face)
      return nil
    }
    self.library = library
    self.kind = kind
    unsafe self.face = face
    unitsPerSize = Double(units)
  }

  deinit { _ = unsafe FT_Done_Face(face) }

  /// The revision that the font says it is.
  var revision: String {
    guard let table = unsafe FT_Get_Sfnt_Table(face, FT_SFNT_HEAD) else { return "?" }
    let head = unsafe table.assumingMemoryBound(to: TT_Header.self)
    let number = Double(unsafe head.pointee.Font_Revision) / 65536
    let thousandths = Int((number * 1000).rounded())
    let rest = String(thousandths % 1000)
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }

  /// The number of the glyph of a character; 0 where there is none.
  func glyph(of scalar: Unicode.Scalar) -> UInt32 {
    UInt32(unsafe FT_Get_Char_Index(face, FT_ULong(scalar.value)))
  }

  /// Coverage of a glyph whose units become pixels by `matrix`, with its origin at a part of a pixel.
  func mask(of glyph: UInt32, _ matrix: GlyphMatrix, right: Double, down: Double) -> GlyphMask? {
    guard let outline = unsafe outline(of: glyph) else { return nil }
    var transform = FT_Matrix(
      xx: Self.fixed(matrix.a * 64), xy: Self.fixed(-matrix.c * 64),
      // FreeType's y grows upwards, before and after.
      yx: Self.fixed(-matrix.b * 64), yy: Self.fixed(matrix.d * 64))
    unsafe FT_Outline_Transform(outline, &transform)
    unsafe FT_Outline_Translate(
      outline, FT_Pos((right * 64).rounded()), FT_Pos((-down * 64).rounded()))
    var box = FT_BBox()
    unsafe FT_Outline_Get_CBox(outline, &box)
    let left = box.xMin >> 6
    let bottom = box.yMin >> 6
    let width = ((box.xMax + 63) >> 6) - left
    let height = ((box.yMax + 63) >> 6) - bottom
    guard width > 0, height > 0 else { return GlyphMask() }
    guard width <= GlyphMask.side, height <= GlyphMask.side else { return nil }
    unsafe FT_Outline_Translate(outline, -left * 64, -bottom * 64)
    var coverage = [UInt8](repeating: 0, count: width * height)
    let failed = unsafe coverage.withUnsafeMutableBufferPointer { bytes in
      var bitmap = unsafe FT_Bitmap()
      unsafe bitmap.rows = UInt32(height)
      unsafe bitmap.width = UInt32(width)
      unsafe bitmap.pitch = Int32(width)
      unsafe bitmap.buffer = bytes.baseAddress
      unsafe bitmap.num_grays = 256
      unsafe bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
      return unsafe FT_Outline_Get_Bitmap(library.library, outline, &bitmap) != 0
    }
    if failed { return nil }
    return GlyphMask(
      left: left, top: -(bottom + height), width: width, height: height, coverage: coverage)
  }

  /// The shape of a glyph in units of the font, y down; empty where it has none.
  func path(of glyph: UInt32) -> Path {
    guard let outline = unsafe outline(of: glyph) else { return Path() }
    var tracer = OutlineTracer()
    var functions = FT_Outline_Funcs()
    unsafe functions.move_to = { to, user in
      guard let to = unsafe to, let user = unsafe user else { return 1 }
      unsafe user.assumingMemoryBound(to: OutlineTracer.self).pointee.move(point(to))
      return 0
    }
    unsafe functions.line_to = { to, user in
      guard let to = unsafe to, let user = unsafe user else { return 1 }
      unsafe user.assumingMemoryBound(to: OutlineTracer.self).pointee.line(point(to))
      return 0
    }
    unsafe functions.conic_to = { control, to, user in
      guard let control = unsafe control, let to = unsafe to, let user = unsafe user else {
        return 1
      }
      unsafe user.assumingMemoryBound(to: OutlineTracer.self).pointee.curve(
        point(control), point(to))
      return 0
    }
    unsafe functions.cubic_to = { first, second, to, user in
      guard let first = unsafe first, let second = unsafe second, let to = unsafe to,
        let user = unsafe user
      else { return 1 }
      unsafe user.assumingMemoryBound(to: OutlineTracer.self).pointee.curve(
        point(first), point(second), point(to))
      return 0
    }
    unsafe withUnsafeMutablePointer(to: &tracer) {
      _ = unsafe FT_Outline_Decompose(outline, &functions, $0)
    }
    return tracer.finished
  }

  /// The shape as the file has it, without hints; it is the face's until the next is asked for.
  private func outline(of glyph: UInt32) -> UnsafeMutablePointer<FT_Outline>? {
    let flags =
      FT_Int32(FT_LOAD_NO_SCALE) | FT_Int32(FT_LOAD_NO_HINTING) | FT_Int32(FT_LOAD_NO_BITMAP)
    guard unsafe FT_Load_Glyph(face, glyph, flags) == 0, let slot = unsafe face.pointee.glyph,
      unsafe slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return nil }
    return unsafe withUnsafeMutablePointer(to: &slot.pointee.outline) { unsafe $0 }
  }

  /// In 65536ths.
  private static func fixed(_ number: Double) -> FT_Fixed {
    FT_Fixed((min(max(number, -32_000), 32_000) * 65536).rounded())
  }
}

@unsafe private func point(_ vector: UnsafePointer<FT_Vector>) -> Point {
  Point(Double(unsafe vector.pointee.x), -Double(unsafe vector.pointee.y))
}

/// Gathers a path from the parts of an outline, whose contours are closed.
private struct OutlineTracer {
  private var path = Path()
  private var last = Point.zero
  private var isOpen = false

  mutating func move(_ point: Point) {
    if isOpen { path.close() }
    isOpen = true
    path.move(to: point)
    last = point
  }

  mutating func line(_ point: Point) {
    path.line(to: point)
    last = point
  }

  mutating func curve(_ control: Point, _ end: Point) {
    func toward(_ point: Point) -> Point {
      Point(point.x + (control.x - point.x) * 2 / 3, point.y + (control.y - point.y) * 2 / 3)
    }
    path.curve(to: end, toward(last), toward(end))
    last = end
  }

  mutating func curve(_ first: Point, _ second: Point, _ end: Point) {
    path.curve(to: end, first, second)
    last = end
  }

  var finished: Path {
    var path = path
    if isOpen { path.close() }
    return path
  }
}
