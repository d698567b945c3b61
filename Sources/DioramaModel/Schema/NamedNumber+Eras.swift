// SPDX-License-Identifier: MIT
import DioramaCore

extension NamedNumber {
  /// A size that depends on the major iOS version.
  package init(_ name: String, size: (Int) -> Size, _ source: NumberSource) {
    self.init(
      name,
      Self.byEra { os in
        let size = size(os)
        return "\(DecimalText.report(size.width)) x \(DecimalText.report(size.height))"
      }, source)
  }

  /// Points or seconds that depend on the major iOS version.
  package init(_ name: String, number: (Int) -> Double, _ unit: String, _ source: NumberSource) {
    self.init(name, Self.byEra { "\(DecimalText.report(number($0))) \(unit)" }, source)
  }

  /// The text of each stretch of versions: `79 x 27; from iOS 7 on 51 x 31`.
  private static func byEra(_ text: (Int) -> String) -> String {
    var parts: [String] = []
    var last = ""
    for era in Device.supportedEras where text(era) != last {
      last = text(era)
      parts.append(parts.isEmpty ? last : "from iOS \(era) on \(last)")
    }
    return parts.joined(separator: "; ")
  }
}
