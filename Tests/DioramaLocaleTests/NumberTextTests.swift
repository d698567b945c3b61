// SPDX-License-Identifier: MIT
import DioramaLocale
import Testing

@Suite struct NumberTextTests {
  @Test(arguments: [
    ("en_US", 1234567.891, NumberStyle.decimal, "1,234,567.891"),
    ("en_US", -1234.5, .decimal, "-1,234.5"),
    ("de_DE", 1234567.891, .decimal, "1.234.567,891"),
    ("fr_FR", 1234.5, .decimal, "1\u{202F}234,5"),
    ("hi_IN", 1234567.891, .decimal, "12,34,567.891"), ("es_ES", 1234.5, .decimal, "1234,5"),
    ("es_ES", 12345.5, .decimal, "12.345,5"), ("ar_EG", 1234.5, .decimal, "١٬٢٣٤٫٥"),
    ("sv_SE", -1.5, .decimal, "−1,5"), ("de_CH", 1234.5, .decimal, "1’234.5"),
    ("en_US", 1234.5, .none, "1234"), ("en_US", 2.5, .none, "2"), ("en_US", 3.5, .none, "4"),
    ("en_US", 0.4, .none, "0"),
    ("en_US", 0.256, .percent, "26%"), ("de_DE", 0.256, .percent, "26\u{A0}%"),
    ("tr_TR", 0.5, .percent, "%50"),
    ("en_US", 12.345, .percent, "1,234%"), ("en_US", 0.125, .decimal, "0.125"),
    ("en_US", 0.0625, .decimal, "0.062"),
    ("en_US", 0.0635, .decimal, "0.064"), ("en_US", 1.0005, .decimal, "1"),
    ("en_US", 9.9996, .decimal, "10"),
    ("en_US", 1e21, .decimal, "1,000,000,000,000,000,000,000"), ("en_US", 1e-30, .decimal, "0"),
    ("en_US", 1234.5, .currency, "$1,234.50"), ("en_US", -1234.5, .currency, "-$1,234.50"),
    ("de_DE", 1234.5, .currency, "1.234,50\u{A0}€"),
    ("de_AT", 1234.5, .currency, "€\u{A0}1.234,50"),
    ("ja_JP", 1234.5, .currency, "￥1,234"), ("de_CH", 1234.5, .currency, "CHF\u{A0}1’234.50"),
    ("en_CH", 5, .currency, "CHF\u{A0}5.00"), ("en_JP", 5, .currency, "¥5"),
    ("en", 5, .currency, "¤5.00"),
    ("pt_BR", 5, .currency, "R$\u{A0}5,00"), ("en_US", .infinity, .decimal, "+∞"),
    ("en_US", -.infinity, .none, "-∞"),
    ("en_US", .nan, .currency, "NaN"),
  ])
  func `styles`(locale: String, number: Double, style: NumberStyle, text: String) {
    #expect(Locale(locale).format(.double(number), style) == text)
  }

  @Test(arguments: [
    (1.005, 2, "1.00"), (1.015, 2, "1.02"), (2.675, 2, "2.68"), (0.5, 0, "0"), (1.5, 0, "2"),
    (1, 3, "1.000"),
    (-0.001, 2, "-0.00"), (999.995, 2, "1,000.00"), (0.05, 1, "0.0"), (0.15, 1, "0.2"),
    (1, -4, "1"),
    (0.1, 20, "0.10000000000000000000"), (1e-300, 3, "0.000"), (0.0051, 2, "0.01"),
  ])
  func `a fraction of so many digits, halves to even`(number: Double, count: Int, text: String) {
    #expect(Locale("en_US").format(.double(number), .decimal, fraction: count) == text)
  }

  @Test func `whole numbers keep all their digits`() {
    #expect(Locale("en_US").format(.int(.max), .decimal) == "9,223,372,036,854,775,807")
    #expect(Locale("en_US").format(.int(.min), .none) == "-9223372036854775808")
    #expect(Locale("en_US").format(.int(.max), .percent) == "922,337,203,685,477,580,700%")
    #expect(Locale("en_US").format(.int(1), .decimal, fraction: 100_000).count == 342)
  }

  @Test func `every number is written like a slow rounding of its digits`() {
    var seed: UInt64 = 7
    for _ in 0..<2000 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let thousandths = Int64(seed >> 40)
      // So many thousandths are the shortest decimal of the quotient.
      let number = Double(thousandths) / 1000
      let rest = thousandths % 10
      var hundredths = thousandths / 10
      if rest > 5 || rest == 5 && hundredths % 2 == 1 { hundredths += 1 }
      let part = hundredths % 100
      let text = "\(hundredths / 100).\(part < 10 ? "0" : "")\(part)"
      #expect(Locale("root").format(.double(number), .none, fraction: 2) == text)
    }
  }
}
