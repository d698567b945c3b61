// SPDX-License-Identifier: MIT

/// A number as decimal digits, rounded exactly.
///
/// A double is taken as the shortest decimal that reads back as it, which is what ICU rounds: 1.005
/// is exactly between 1.00 and 1.01 here, though the binary number is a little less.
struct DecimalDigits: Equatable {
  var isNegative = false
  /// Without leading zeros; empty for zero.
  private(set) var digits: [UInt8] = []
  /// The place of the point, counted from the front of `digits`; 0.05 has -1.
  private(set) var point = 0

  init(_ value: Int64) {
    isNegative = value < 0
    digits = String(value.magnitude).utf8.map { $0 - UInt8(ascii: "0") }
    point = digits.count
    trim()
  }

  /// - Parameter value: A finite number.
  init(_ value: Double) {
    isNegative = value.sign == .minus
    let text = value.magnitude.description
    let parts = text.split(separator: "e")
    let mantissa = (parts.first ?? "0").split(separator: ".", omittingEmptySubsequences: false)
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    digits = mantissa.joined().utf8.map { $0 - UInt8(ascii: "0") }
    point = (mantissa.first?.utf8.count ?? 0) + exponent
    trim()
  }

  private mutating func trim() {
    let leading = digits.prefix { $0 == 0 }.count
    digits.removeFirst(leading)
    point -= leading
    while digits.last == 0 { digits.removeLast() }
    if digits.isEmpty { point = 0 }
  }

  mutating func multiply(byPowerOfTen power: Int) {
    if !digits.isEmpty { point += power }
  }

  /// Keeps so many digits behind the point; a half goes to the even neighbour.
  mutating func round(toFraction count: Int) {
    let kept = point + count
    guard kept < digits.count else { return }
    guard kept >= 0 else {
      digits = []
      point = 0
      return
    }
    let rest = digits[kept...]
    let isHalf = rest.first == 5 && rest.dropFirst().isEmpty
    let isOdd = kept > 0 && digits[kept - 1] % 2 == 1
    let goesUp = (rest.first ?? 0) > 5 || rest.first == 5 && (!isHalf || isOdd)
    digits.removeSubrange(kept...)
    if goesUp { increment() }
    trim()
  }

  private mutating func increment() {
    for index in digits.indices.reversed() {
      if digits[index] < 9 {
        digits[index] += 1
        return
      }
      digits[index] = 0
    }
    digits.insert(1, at: 0)
    point += 1
  }

  /// The digits before the point, at least so many.
  func whole(atLeast count: Int) -> [UInt8] {
    var whole = point > 0 ? Array(digits.prefix(point)) : []
    if point > digits.count { whole += [UInt8](repeating: 0, count: point - digits.count) }
    return [UInt8](repeating: 0, count: max(0, count - whole.count)) + whole
  }

  /// The digits behind the point, at least so many.
  func fraction(atLeast count: Int) -> [UInt8] {
    var fraction = [UInt8](repeating: 0, count: max(0, digits.isEmpty ? 0 : -point))
    fraction += digits.dropFirst(max(0, point))
    return fraction + [UInt8](repeating: 0, count: max(0, count - fraction.count))
  }
}
