// SPDX-License-Identifier: MIT

/// How the pixels of a PNG are written: the smallest form that keeps all of them.
enum PixelForm: Equatable {
  /// Numbers into a palette, of 1, 2, 4 or 8 bits.
  case palette(colors: [UInt32], bits: Int)
  case opaque
  case translucent

  /// Few colors become a palette, in the order in which they come up.
  init(_ pictures: [Bitmap]) {
    var table = ColorTable()
    var isOpaque = true
    var fits = true
    for picture in pictures {
      unsafe picture.pixels.withUnsafeBufferPointer { pixels in
        var last: UInt32?
        var all: UInt32 = 0xFFFF_FFFF
        for index in 0..<pixels.count {
          let pixel = unsafe pixels[index]
          if pixel == last { continue }
          last = pixel
          all &= pixel
          if fits { fits = table.index(of: pixel) != nil } else if all < 0xFF00_0000 { break }
        }
        if all < 0xFF00_0000 { isOpaque = false }
      }
    }
    let count = table.colors.count
    let pixels = pictures.reduce(0) { $0 + $1.pixels.count }
    // A palette of a picture that is hardly larger than it would not pay.
    if fits, count * 4 + 24 < pixels * 3 {
      let bits = count <= 2 ? 1 : count <= 4 ? 2 : count <= 16 ? 4 : 8
      self = .palette(colors: table.colors, bits: bits)
    } else {
      self = isOpaque ? .opaque : .translucent
    }
  }

  /// As the header of a PNG says it.
  var colorType: UInt8 {
    switch self {
    case .palette: 3
    case .opaque: 2
    case .translucent: 6
    }
  }

  var bitDepth: UInt8 {
    switch self {
    case .palette(_, let bits): UInt8(bits)
    case .opaque, .translucent: 8
    }
  }
}

/// Up to 256 colors, found again by their value.
struct ColorTable {
  private(set) var colors: [UInt32] = []
  /// One more than an index into `colors`, or 0; open addressing.
  private var slots = [UInt16](repeating: 0, count: 1024)

  init() {}

  init(_ colors: [UInt32]) { for color in colors { _ = index(of: color) } }

  /// The index of a color, which is added where it is new; nil where there is no room for it.
  mutating func index(of color: UInt32) -> Int? {
    var slot = Int((color &* 0x9E37_79B1) >> 22)
    while slots[slot] != 0 {
      let found = Int(slots[slot]) - 1
      if colors[found] == color { return found }
      slot = (slot + 1) & 1023
    }
    guard colors.count < 256 else { return nil }
    colors.append(color)
    slots[slot] = UInt16(colors.count)
    return colors.count - 1
  }
}
