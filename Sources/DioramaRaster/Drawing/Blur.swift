// SPDX-License-Identifier: MIT

/// Three averages one after another, whose variances add up to a Gaussian's, in whole numbers only.
///
/// Each average counts the two values just beyond its ends in part, so that any deviation can be had
/// (P. Gwosdek and others, "Theoretical foundations of Gaussian convolution by extended box filtering").
struct Blur {
  /// Whole values on either side that an average counts.
  private let half: Int
  /// How much of the next ones it counts, in 65536ths.
  private let part: Int
  /// One over the sum of its weights.
  private let inverse: Int

  /// 2^46 parts: 16 bits of a value and as many of a weight still fit beside them.
  private static let shift = 46

  /// - Parameter deviation: In pixels; at most `most`.
  init(deviation: Double) {
    let variance = min(max(deviation, 0), Self.most) * min(max(deviation, 0), Self.most) / 3
    let whole = ((12 * variance + 1).squareRoot() / 2 - 0.5).rounded(.down)
    let rest =
      (2 * whole + 1) * (whole * (whole + 1) - 3 * variance)
      / (6 * (variance - (whole + 1) * (whole + 1)))
    half = Int(whole)
    part = Int((min(max(rest, 0), 1) * 65536).rounded())
    inverse = (1 << Self.shift) / (((2 * half + 1) << 16) + 2 * part)
  }

  static let most = 200.0

  /// How far a value spreads.
  var reach: Int { 3 * (half + 1) }

  /// Blurs a mask in both directions; what is outside of it counts as not covered.
  func apply(to mask: inout Mask) {
    let (width, height, stride) = (mask.width, mask.height, mask.stride)
    guard width > 0, height > 0 else { return }
    var plane = [UInt16](repeating: 0, count: width * height)
    var first = [UInt16](repeating: 0, count: max(width, height))
    var second = first
    unsafe mask.coverage.withUnsafeMutableBufferPointer { bytes in
      unsafe plane.withUnsafeMutableBufferPointer { plane in
        unsafe first.withUnsafeMutableBufferPointer { a in
          unsafe second.withUnsafeMutableBufferPointer { b in
            guard let from = a.baseAddress, let to = b.baseAddress else { return }
            for y in 0..<height {
              for x in 0..<width { unsafe from[x] = UInt16(bytes[y * stride + x]) << 8 }
              unsafe thrice(from, to, width)
              for x in 0..<width { unsafe plane[y * width + x] = to[x] }
            }
            for x in 0..<width {
              for y in 0..<height { unsafe from[y] = plane[y * width + x] }
              unsafe thrice(from, to, height)
              for y in 0..<height {
                unsafe bytes[y * stride + x] = UInt8((UInt32(to[y]) + 128) >> 8)
              }
            }
          }
        }
      }
    }
  }

  /// Three averages of a line; the last is in `to`.
  @unsafe private func thrice(
    _ from: UnsafeMutablePointer<UInt16>, _ to: UnsafeMutablePointer<UInt16>, _ count: Int
  ) {
    unsafe average(from, to, count)
    unsafe average(to, from, count)
    unsafe average(from, to, count)
  }

  @unsafe private func average(
    _ from: UnsafeMutablePointer<UInt16>, _ to: UnsafeMutablePointer<UInt16>, _ count: Int
  ) {
    // The values from one half before to one half after, of which all before 0 are none.
    var sum = 0
    for index in 0..<min(half, count) { unsafe sum &+= Int(from[index]) }
    for index in 0..<count {
      unsafe sum &+= index &+ half < count ? Int(from[index &+ half]) : 0
      let (before, after) = (index &- half &- 1, index &+ half &+ 1)
      var ends = 0
      if before >= 0 { unsafe ends &+= Int(from[before]) }
      if after < count { unsafe ends &+= Int(from[after]) }
      let value = (((sum << 16) &+ part &* ends) &* inverse) >> Self.shift
      unsafe to[index] = UInt16(truncatingIfNeeded: min(value, 65535))
      unsafe sum &-= index &- half >= 0 ? Int(from[index &- half]) : 0
    }
  }
}
