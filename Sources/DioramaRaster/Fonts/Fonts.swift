// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaDrawing

/// The fonts that are open, found by their files, and the masks of glyphs that were drawn.
package struct Fonts {
  private let library: FontLibrary
  private let roots: [String]
  private(set) var faces: [FontFace] = []
  private var known: [Wanted: Int?] = [:]
  private var masks: [GlyphKey: GlyphMask?] = [:]

  private struct Wanted: Hashable {
    var kind: FontFile.Kind
    var weight: Font.Weight
    var isItalic: Bool
  }

  /// A glyph of one of the open fonts.
  struct Glyph: Equatable {
    /// An index into `faces`.
    var face: Int
    var number: UInt32
  }

  package init(roots: [String] = FontFile.roots) throws(RasterFailure) {
    library = try FontLibrary()
    self.roots = roots
  }

  /// The font for a face, which is opened where it is new.
  mutating func index(of face: GlyphRun.Face) throws(RasterFailure) -> Int {
    let kind = FontFile.Kind(face.family)
    guard let index = open(kind, face.weight, isItalic: face.isItalic) else {
      throw Self.missing(kind)
    }
    return index
  }

  static func missing(_ kind: FontFile.Kind) -> RasterFailure {
    RasterFailure(
      "there is no font \(kind.name); install the package that Debian calls \(kind.package)")
  }

  /// The glyph of a character: of the font, or where it has none of the one that stands in.
  mutating func glyph(
    of scalar: Unicode.Scalar, in index: Int, _ face: GlyphRun.Face
  ) -> Glyph? {
    let number = faces[index].glyph(of: scalar)
    if number != 0 { return Glyph(face: index, number: number) }
    guard let other = open(.dejaVu, face.weight, isItalic: face.isItalic) else { return nil }
    let found = faces[other].glyph(of: scalar)
    return found == 0 ? nil : Glyph(face: other, number: found)
  }

  private mutating func open(
    _ kind: FontFile.Kind, _ weight: Font.Weight, isItalic: Bool
  ) -> Int? {
    let wanted = Wanted(kind: kind, weight: weight, isItalic: isItalic)
    if let index = known[wanted] { return index }
    var found: Int?
    for path in kind.candidates(weight, isItalic: isItalic, roots: roots) {
      guard let face = FontFace(path, kind, library: library) else { continue }
      faces.append(face)
      found = faces.count - 1
      break
    }
    known[wanted] = .some(found)
    return found
  }

  /// The mask of a glyph, nil where it is too large to be one.
  mutating func mask(_ key: GlyphKey) -> GlyphMask? {
    if let known = masks[key] { return known }
    let made = faces[key.face].mask(
      of: key.glyph, key.matrix, right: Double(key.right) / 4, down: Double(key.down) / 4)
    masks[key] = .some(made)
    return made
  }

  /// Names and versions of FreeType and of the fonts, or which of them are missing.
  package mutating func versions() -> [String] {
    ["FreeType \(library.version)"]
      + FontFile.Kind.allCases.map { kind in
        guard let index = open(kind, .regular, isItalic: false) else {
          return "no \(kind.name)"
        }
        return "\(kind.name) \(faces[index].revision)"
      }
  }
}
