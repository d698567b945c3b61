// SPDX-License-Identifier: MIT

/// Pixels row by row from the top left.
package struct Bitmap: Equatable, Sendable {
  package let width: Int
  package let height: Int
  /// Alpha in the highest byte, then red, green and blue, which are multiplied by alpha.
  package var pixels: [UInt32]

  package init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "a bitmap has all of its pixels")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  package subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

  /// Red, green and blue as they were before they were multiplied by alpha, then alpha.
  package static func plain(_ pixel: UInt32) -> (UInt8, UInt8, UInt8, UInt8) {
    let alpha = pixel >> 24
    let parts = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
    if alpha == 255 { return (UInt8(parts.0), UInt8(parts.1), UInt8(parts.2), 255) }
    if alpha == 0 { return (0, 0, 0, 0) }
    func divided(_ part: UInt32) -> UInt8 { UInt8(min((part * 255 + alpha / 2) / alpha, 255)) }
    return (divided(parts.0), divided(parts.1), divided(parts.2), UInt8(alpha))
  }

  /// The pixel of plain parts.
  package static func pixel(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8) -> UInt32 {
    let a = UInt32(alpha)
    func times(_ part: UInt8) -> UInt32 { (UInt32(part) * a + 127) / 255 }
    return a << 24 | times(red) << 16 | times(green) << 8 | times(blue)
  }
}
