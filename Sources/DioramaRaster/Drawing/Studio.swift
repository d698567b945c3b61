// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaDrawing

/// What all pictures of a run share: fonts, images that are decoded, and what there was to say.
package struct Studio {
  package var fonts: Fonts
  private var images: [(image: DisplayList.Image, bitmap: Bitmap?)] = []
  private var missing: Set<Unicode.Scalar> = []
  /// One line each, in the order in which they came up.
  package private(set) var notes: [String] = []

  package init(fonts: Fonts) { self.fonts = fonts }

  /// The pixels of an image; nil where it cannot be drawn, which is noted once.
  mutating func bitmap(of image: DisplayList.Image) -> Bitmap? {
    if let known = images.first(where: { $0.image == image }) { return known.bitmap }
    var bitmap: Bitmap?
    do throws(RasterFailure) {
      bitmap = try ImageDecoder.decode(image.bytes)
    } catch {
      notes.append("the image '\(image.name)' is drawn as a cross: \(error.message)")
    }
    images.append((image, bitmap))
    return bitmap
  }

  /// Notes a character that no font has, once.
  mutating func lacks(_ scalar: Unicode.Scalar, _ family: GlyphRun.Family) {
    guard missing.insert(scalar).inserted else { return }
    let code = String(scalar.value, radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: max(0, 4 - code.count)) + code
    notes.append("no font has U+\(padded); it is drawn as a box")
  }
}
