// SPDX-License-Identifier: MIT
import DioramaCore

extension PNGWriter {
  /// A PNG whose frames follow one another for ever; readers that know no such thing show the first.
  ///
  /// Each frame but the first holds only the part that is changed. All are of one size.
  /// Source: PNG specification, third edition, 4.9 and 11.3.6.
  package static func animated(
    _ frames: [(picture: Bitmap, duration: VirtualTime)]
  ) throws(RasterFailure) -> [UInt8] {
    guard let first = frames.first?.picture else { throw RasterFailure("there are no frames") }
    guard frames.allSatisfy({ $0.picture.isAsLarge(as: first) }) else {
      throw RasterFailure("the frames of an animated picture are not of one size")
    }
    let form = PixelForm(frames.map(\.picture))
    let deflater = try Deflater(level: level)
    var file = PNGFile()
    file.begin(first.width, first.height, form)
    file.add("acTL", PNGFile.number(frames.count) + PNGFile.number(0))
    var sequence = 0
    var shown: Bitmap?
    for frame in frames {
      let area = shown.map { frame.picture.change(from: $0) } ?? frame.picture.area
      file.add("fcTL", control(area, frame.duration, sequence))
      sequence += 1
      let rows = RowFilters.rows(of: frame.picture.cut(to: area), form)
      if shown == nil {
        file.add("IDAT", deflater.compress(rows))
      } else {
        file.add("fdAT", deflater.compress(rows, after: PNGFile.number(sequence)))
        sequence += 1
      }
      shown = frame.picture
    }
    file.add("IEND", [])
    return file.bytes
  }

  /// Where a frame goes and how long it stays, in 1000ths of a second; it takes the place of what is there.
  private static func control(
    _ area: PixelRect, _ duration: VirtualTime, _ sequence: Int
  ) -> [UInt8] {
    let milliseconds = min(max((duration.microseconds + 500) / 1000, 0), 65_535)
    return PNGFile.number(sequence) + PNGFile.number(area.width) + PNGFile.number(area.height)
      + PNGFile.number(area.left) + PNGFile.number(area.top)
      + [UInt8(milliseconds >> 8), UInt8(milliseconds & 255), 3, 232, 0, 0]
  }
}

extension Bitmap {
  var area: PixelRect { PixelRect(left: 0, top: 0, right: width, bottom: height) }

  func isAsLarge(as other: Bitmap) -> Bool { width == other.width && height == other.height }

  /// The smallest rect that holds all pixels that are not as in another picture of the same size; one
  /// pixel where there is none.
  func change(from other: Bitmap) -> PixelRect {
    var found = PixelRect(left: width, top: height, right: 0, bottom: 0)
    unsafe pixels.withUnsafeBufferPointer { own in
      unsafe other.pixels.withUnsafeBufferPointer { others in
        for y in 0..<height {
          let start = y * width
          for x in 0..<width where unsafe own[start + x] != others[start + x] {
            found.left = min(found.left, x)
            found.right = max(found.right, x + 1)
            found.top = min(found.top, y)
            found.bottom = y + 1
          }
        }
      }
    }
    return found.isEmpty ? PixelRect(left: 0, top: 0, right: 1, bottom: 1) : found
  }

  func cut(to area: PixelRect) -> Bitmap {
    if area == self.area { return self }
    var cut: [UInt32] = []
    cut.reserveCapacity(area.width * area.height)
    for y in area.top..<area.bottom {
      cut += pixels[(y * width + area.left)..<(y * width + area.right)]
    }
    return Bitmap(width: area.width, height: area.height, pixels: cut)
  }
}
