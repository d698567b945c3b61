// SPDX-License-Identifier: MIT

/// Whole pixels; the right and the bottom edge are not part of it.
struct PixelRect: Equatable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// All pixels that an area touches; numbers that are too large for pixels end where those do.
  init(left: Double, top: Double, right: Double, bottom: Double) {
    self.init(
      left: Self.whole(left.rounded(.down)), top: Self.whole(top.rounded(.down)),
      right: Self.whole(right.rounded(.up)), bottom: Self.whole(bottom.rounded(.up)))
  }

  private static func whole(_ number: Double) -> Int {
    number.isNaN ? 0 : Int(min(max(number, -1e9), 1e9))
  }

  var width: Int { max(0, right - left) }
  var height: Int { max(0, bottom - top) }
  var isEmpty: Bool { right <= left || bottom <= top }

  func intersection(_ other: Self) -> Self {
    Self(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  func union(_ other: Self) -> Self {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return Self(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  func insetBy(_ distance: Int) -> Self {
    Self(
      left: left + distance, top: top + distance, right: right - distance,
      bottom: bottom - distance)
  }
}
