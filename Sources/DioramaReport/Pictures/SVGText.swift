// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaDrawing

/// Values as SVG writes them.
enum SVGText {
  static func number(_ value: Double) -> String {
    value.isFinite ? DecimalText.report(value) : "0"
  }

  static func path(_ path: Path) -> String {
    var text = ""
    for element in path.elements {
      switch element {
      case .move(let point): append("M", [point], to: &text)
      case .line(let point): append("L", [point], to: &text)
      case .curve(let first, let second, let end): append("C", [first, second, end], to: &text)
      case .close: text += "Z"
      }
    }
    return text
  }

  private static func append(_ command: String, _ points: [Point], to text: inout String) {
    text += command
    for (index, point) in points.enumerated() {
      if index > 0 { text += " " }
      text += number(point.x)
      text += " "
      text += number(point.y)
    }
  }

  static func transform(_ transform: AffineTransform) -> String {
    let isMove =
      transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1
    if isMove { return "translate(\(number(transform.tx)) \(number(transform.ty)))" }
    // Six digits of the factors: over a screen they make less than a hundredth of a point.
    let factors = [transform.a, transform.b, transform.c, transform.d].map(factor)
    return "matrix(\(factors.joined(separator: " ")) \(number(transform.tx)) "
      + "\(number(transform.ty)))"
  }

  private static func factor(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    var text = DecimalText.fixed(value, decimals: 6)
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text == "-0" ? "0" : text
  }

  /// ` fill="#RRGGBB"` and ` fill-opacity` where it is not 1; for `stop` and `flood` their own names.
  static func color(_ attribute: String, _ color: Color) -> String {
    let isNamed = attribute == "stop" || attribute == "flood"
    let name = isNamed ? "\(attribute)-color" : attribute
    let hex = color.hex.dropLast(2)
    let opacity = min(max(Double(color.alpha), 0), 1)
    guard opacity < 1 else { return " \(name)=\"\(hex)\"" }
    return " \(name)=\"\(hex)\" \(attribute)-opacity=\"\(number(opacity))\""
  }

  /// Families that look most alike, the one that was asked for first; quoted as CSS asks.
  static func families(_ face: GlyphRun.Face) -> String {
    let usual =
      switch face.family {
      case .helveticaNeue: "'Helvetica Neue', Helvetica, 'Nimbus Sans', Arial, sans-serif"
      case .sanFrancisco: "'SF Pro Text', -apple-system, Inter, Helvetica, sans-serif"
      }
    guard let name = face.name else { return usual }
    let quoted = name.filter { $0 != "'" && $0 != "\\" && !$0.isNewline }
    return "'\(quoted)', \(usual)"
  }
}

/// What an image file is, by how it begins.
enum ImageKind {
  case png, jpeg

  init(_ bytes: [UInt8]) { self = bytes.starts(with: [0xFF, 0xD8]) ? .jpeg : .png }

  var mediaType: String { self == .png ? "image/png" : "image/jpeg" }
}

/// RFC 4648's base64.
package enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  package static func text(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var index = 0
    while index < bytes.count {
      let second = index + 1 < bytes.count ? bytes[index + 1] : 0
      let third = index + 2 < bytes.count ? bytes[index + 2] : 0
      let group = Int(bytes[index]) << 16 | Int(second) << 8 | Int(third)
      text.append(digits[group >> 18 & 63])
      text.append(digits[group >> 12 & 63])
      text.append(index + 1 < bytes.count ? digits[group >> 6 & 63] : 0x3D)
      text.append(index + 2 < bytes.count ? digits[group & 63] : 0x3D)
      index += 3
    }
    return String(decoding: text, as: UTF8.self)
  }
}
