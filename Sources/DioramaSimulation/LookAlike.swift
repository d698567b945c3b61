// SPDX-License-Identifier: MIT

/// Texts that look the same and are not: other spaces, marks nobody sees.
enum LookAlike {
  /// Says where two texts differ by a character that a reader does not see; nothing where they differ
  /// otherwise.
  static func notes(found: String, expected: String) -> [String] {
    let a = Array(found.unicodeScalars)
    let b = Array(expected.unicodeScalars)
    guard a != b, a.filter(isSeen) == b.filter(isSeen) else { return [] }
    let place = zip(a, b).prefix { $0 == $1 }.count
    let here = a.indices.contains(place) ? name(a[place]) : "nothing"
    let there = b.indices.contains(place) ? name(b[place]) : "nothing"
    return ["they differ at character \(place + 1): \(here) was found, \(there) expected"]
  }

  private static func isSeen(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.properties.isWhitespace && !scalar.properties.isDefaultIgnorableCodePoint
  }

  private static func name(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return scalar.properties.name.map { "\(code) \($0.lowercased())" } ?? code
  }
}
