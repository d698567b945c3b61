// SPDX-License-Identifier: MIT

/// How much of each pixel is covered, 0...255, row by row.
struct Mask {
  /// Where its first pixel is on the canvas.
  var left = 0
  var top = 0
  var width = 0
  var height = 0
  /// Bytes a row, of which the first `width` count; a multiple of four, as cairo wants it.
  var stride = 0
  /// At least `stride * height`.
  var coverage: [UInt8] = []

  /// Nothing covered, over an area; memory that is there is used again.
  mutating func clear(_ area: PixelRect) {
    left = area.left
    top = area.top
    width = area.width
    height = area.height
    stride = (width + 3) & ~3
    let count = stride * height
    if coverage.count < count {
      coverage = [UInt8](repeating: 0, count: count)
    } else {
      unsafe coverage.withUnsafeMutableBytes { bytes in
        _ = unsafe bytes.baseAddress?.initializeMemory(as: UInt8.self, repeating: 0, count: count)
      }
    }
  }

  var area: PixelRect {
    PixelRect(left: left, top: top, right: left + width, bottom: top + height)
  }
}
