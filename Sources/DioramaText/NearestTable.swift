// SPDX-License-Identifier: MIT
import DioramaCore

/// The metric table that stands for a font, and whether it is that font's own.
package struct NearestTable: Hashable, Sendable {
  package var table: MetricTable
  /// False where another font's advances stand in, so that widths may be off by several percent.
  package var isExact: Bool
}

extension NearestTable {
  /// - Parameters:
  ///   - name: A PostScript or family name; case, spaces and hyphens do not matter.
  ///   - weight: Used where the name holds no word for one.
  ///   - system: The family of the era's system font, which measures families without a table.
  init(fontNamed name: String, weight: Font.Weight, system: MetricFamily) {
    let words = FontNameWords(name)
    let weight = words.weight ?? weight
    if hasPrefix("helveticaneueinterface", name) {
      table = .interface(HelveticaNeueFace(system: weight))
      isExact = !words.nameAnotherShape
    } else if hasPrefix("helvetica", name) || hasPrefix("arial", name) {
      table = .helveticaNeue(HelveticaNeueFace(named: weight))
      let hasRow = weight != .semibold && weight != .heavy && weight != .black
      isExact = hasPrefix("helveticaneue", name) && hasRow && !words.nameAnotherShape
    } else if isSanFrancisco(name) {
      table = .sanFrancisco(weight)
      isExact = !words.nameAnotherShape
    } else {
      switch system {
      case .helveticaNeue: table = .interface(HelveticaNeueFace(system: weight))
      case .sanFrancisco: table = .sanFrancisco(weight)
      }
      isExact = false
    }
  }
}

private func isSanFrancisco(_ name: String) -> Bool {
  hasPrefix("sf", name)
    ? hasPrefix("sfui", name) || hasPrefix("sfpro", name) || hasPrefix("sfns", name)
      || hasPrefix("sfcompact", name) || hasPrefix("sfmono", name)
    : hasPrefix("sanfrancisco", name) || hasPrefix("applesystemui", name)
}

// MARK: - Words of a name

/// What the words in a font's name say about its face.
private struct FontNameWords {
  /// The first word for a weight; nil where there is none.
  var weight: Font.Weight?
  /// Whether the name says italic, condensed, rounded or the like, which no table is for.
  var nameAnotherShape = false

  /// Looks at each place of the name once, so that `semibold` is found before `bold`.
  init(_ name: String) {
    let bytes = name.utf8
    for index in bytes.indices {
      guard let meaning = Self.word(bytes[index...], initial: bytes[index] | 0x20) else { continue }
      switch meaning {
      case .weight(let found): weight = weight ?? found
      case .anotherShape: nameAnotherShape = true
      }
    }
  }

  private enum Meaning {
    case weight(Font.Weight)
    case anotherShape
  }

  /// What `text` begins with, whose first letter is `initial` in lower case.
  private static func word(_ text: Substring.UTF8View, initial: UInt8) -> Meaning? {
    func word(_ word: String, _ weight: Font.Weight) -> Meaning? {
      matches(word, text) ? .weight(weight) : nil
    }
    func shape(_ word: String) -> Meaning? { matches(word, text) ? .anotherShape : nil }
    return switch initial {
    case UInt8(ascii: "b"): word("bold", .bold) ?? word("black", .black)
    case UInt8(ascii: "c"): shape("condensed") ?? shape("compact")
    case UInt8(ascii: "d"): word("demi", .semibold)
    case UInt8(ascii: "e"):
      word("extralight", .ultraLight) ?? word("extrabold", .heavy) ?? shape("expanded")
    case UInt8(ascii: "h"): word("heavy", .heavy) ?? word("hairline", .thin)
    case UInt8(ascii: "i"): shape("italic")
    case UInt8(ascii: "l"): word("light", .light)
    case UInt8(ascii: "m"): word("medium", .medium) ?? shape("mono")
    case UInt8(ascii: "o"): shape("oblique")
    case UInt8(ascii: "r"): word("regular", .regular) ?? shape("rounded")
    case UInt8(ascii: "s"): word("semibold", .semibold)
    case UInt8(ascii: "t"): word("thin", .thin)
    case UInt8(ascii: "u"): word("ultralight", .ultraLight) ?? word("ultrabold", .heavy)
    default: nil
    }
  }
}

private func hasPrefix(_ word: String, _ name: String) -> Bool {
  matches(word, name.utf8[...])
}

/// Whether `text` begins with `word`, which is in lower case, without regard to case, spaces,
/// hyphens and full stops.
private func matches(_ word: String, _ text: Substring.UTF8View) -> Bool {
  var rest = word.utf8.makeIterator()
  var wanted = rest.next()
  for byte in text {
    guard let letter = wanted else { return true }
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"): continue
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): guard byte | 0x20 == letter else { return false }
    default: guard byte == letter else { return false }
    }
    wanted = rest.next()
  }
  return wanted == nil
}
