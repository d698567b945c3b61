// SPDX-License-Identifier: MIT

/// The rows of a picture as PNG compresses them: each behind the number of its filter.
enum RowFilters {
  static func rows(of picture: Bitmap, _ form: PixelForm) -> [UInt8] {
    switch form {
    case .palette(let colors, let bits): numbers(picture, ColorTable(colors), bits)
    case .opaque: filtered(picture, bytes: 3)
    case .translucent: filtered(picture, bytes: 4)
    }
  }

  /// Numbers of colors are no amounts: a filter would only mix them up.
  private static func numbers(_ picture: Bitmap, _ colors: ColorTable, _ bits: Int) -> [UInt8] {
    var table = colors
    let width = picture.width
    let length = 1 + (width * bits + 7) / 8
    var rows = [UInt8](repeating: 0, count: length * picture.height)
    unsafe rows.withUnsafeMutableBufferPointer { rows in
      unsafe picture.pixels.withUnsafeBufferPointer { pixels in
        var last: UInt32?
        var number = 0
        for y in 0..<picture.height {
          let start = y * length + 1
          for x in 0..<width {
            let pixel = unsafe pixels[y * width + x]
            if pixel != last {
              number = table.index(of: pixel) ?? 0
              last = pixel
            }
            if bits == 8 {
              unsafe rows[start + x] = UInt8(truncatingIfNeeded: number)
            } else {
              let place = x * bits
              unsafe rows[start + place >> 3] |= UInt8(
                truncatingIfNeeded: number << (8 - bits - place & 7))
            }
          }
        }
      }
    }
    return rows
  }

  /// Each row by the filter whose differences are smallest in sum, the usual guess.
  ///
  /// Rows equal to the one above, of which a screen has many, are not tried with others.
  private static func filtered(_ picture: Bitmap, bytes: Int) -> [UInt8] {
    let count = picture.width * bytes
    var rows = [UInt8](repeating: 0, count: (count + 1) * picture.height)
    // Each behind as many zeros as a pixel has bytes: what lies left of the first.
    var plain = [UInt8](repeating: 0, count: (bytes + count) * 2)
    unsafe rows.withUnsafeMutableBufferPointer { rows in
      unsafe plain.withUnsafeMutableBufferPointer { plain in
        unsafe picture.pixels.withUnsafeBufferPointer { pixels in
          guard let out = rows.baseAddress, let lines = plain.baseAddress,
            let pixels = pixels.baseAddress
          else { return }
          var (above, current) = unsafe (lines + bytes, lines + bytes + count + bytes)
          for y in 0..<picture.height {
            unsafe unpack(pixels + y * picture.width, picture.width, current, bytes)
            let isSame =
              y > 0 ? unsafe picture.isRow(y, likeAboveIn: pixels) : false
            let filter: Filter = isSame ? .up : unsafe best(current, above, count, bytes)
            let row = unsafe out + y * (count + 1)
            unsafe row[0] = filter.rawValue
            unsafe apply(filter, current, above, count, bytes, row + 1)
            unsafe swap(&above, &current)
          }
        }
      }
    }
    return rows
  }

  /// Of PNG's five those that screens gain from.
  private enum Filter: UInt8 {
    case sub = 1
    case up = 2
    case paeth = 4
  }

  @unsafe private static func unpack(
    _ pixels: UnsafePointer<UInt32>, _ count: Int, _ line: UnsafeMutablePointer<UInt8>, _ bytes: Int
  ) {
    var last: UInt32 = 0
    var parts: (UInt8, UInt8, UInt8, UInt8) = (0, 0, 0, 0)
    for x in 0..<count {
      let pixel = unsafe pixels[x]
      if pixel != last {
        last = pixel
        parts = Bitmap.plain(pixel)
      }
      unsafe line[x &* bytes] = parts.0
      unsafe line[x &* bytes &+ 1] = parts.1
      unsafe line[x &* bytes &+ 2] = parts.2
      if bytes == 4 { unsafe line[x &* bytes &+ 3] = parts.3 }
    }
  }

  @unsafe private static func best(
    _ line: UnsafePointer<UInt8>, _ above: UnsafePointer<UInt8>, _ count: Int, _ bytes: Int
  ) -> Filter {
    var (sub, up, paeth) = (0, 0, 0)
    for x in 0..<count {
      let (value, left, over, corner) = unsafe (
        line[x], line[x &- bytes], above[x], above[x &- bytes]
      )
      sub &+= Int((value &- left).distanceFromZero)
      up &+= Int((value &- over).distanceFromZero)
      paeth &+= Int((value &- predicted(left, over, corner)).distanceFromZero)
    }
    if up <= sub, up <= paeth { return .up }
    return sub <= paeth ? .sub : .paeth
  }

  @unsafe private static func apply(
    _ filter: Filter, _ line: UnsafePointer<UInt8>, _ above: UnsafePointer<UInt8>, _ count: Int,
    _ bytes: Int, _ out: UnsafeMutablePointer<UInt8>
  ) {
    switch filter {
    case .sub: for x in 0..<count { unsafe out[x] = line[x] &- line[x &- bytes] }
    case .up: for x in 0..<count { unsafe out[x] = line[x] &- above[x] }
    case .paeth:
      for x in 0..<count {
        unsafe out[x] =
          line[x] &- predicted(line[x &- bytes], above[x], above[x &- bytes])
      }
    }
  }

  /// Of the three neighbors the one nearest to left + above - corner.
  @inline(__always)
  private static func predicted(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
    let (a, b, c) = (Int16(left), Int16(above), Int16(corner))
    let (da, db, dc) = (abs(b &- c), abs(a &- c), abs(a &+ b &- c &- c))
    if da <= db, da <= dc { return left }
    return db <= dc ? above : corner
  }
}

extension UInt8 {
  /// Of the byte as a difference, which may be negative.
  fileprivate var distanceFromZero: UInt8 { self < 128 ? self : 0 &- self }
}

extension Bitmap {
  @unsafe fileprivate func isRow(_ y: Int, likeAboveIn pixels: UnsafePointer<UInt32>) -> Bool {
    let row = unsafe pixels + y * width
    for x in 0..<width where unsafe row[x] != row[x - width] { return false }
    return true
  }
}
