// SPDX-License-Identifier: MIT
import Testing

/// Numbers and dates that expressions write in the scene's locale and time zone.
@Suite struct FormatFunctionTests {
  private static func shown(_ expression: String, _ header: String = "") -> String {
    let text = scene(
      showing: "- { type: UILabel, id: label, text: '${\(expression)}' }", header)
    return Play(text, "- wait: 0").value("label.text")
  }

  @Test(arguments: [
    ("formatNumber(1234567, \"decimal\")", "", "1,234,567"),
    ("formatNumber(1234.5, \"decimal\")", "locale: de_DE", "1.234,5"),
    ("formatNumber(0.256, \"percent\")", "", "26%"), ("formatNumber(3, \"currency\")", "", "$3.00"),
    ("formatNumber(3, \"currency\")", "locale: de_AT", "€\u{A0}3,00"),
    ("formatNumber(2.5, \"none\")", "", "2"), ("formatNumber(2.345, \"decimal\", 2)", "", "2.34"),
    ("formatNumber(2, \"decimal\", 2)", "", "2.00"),
    ("formatDate(now, \"short\", \"none\")", "", "1/1/14"),
    ("formatDate(now, \"none\", \"short\")", "timeZone: America/New_York", "4:00 AM"),
    (
      "formatDate(now, \"long\", \"short\")", "locale: de_DE\ntimeZone: Europe/Berlin",
      "1. Januar 2014 um 10:00"
    ),
    ("formatDate(now, \"yyyy-MM-dd HH:mm\")", "timeZone: +05:30", "2014-01-01 14:30"),
    ("formatDateTemplate(now, \"yMMMMd\")", "locale: ja_JP", "2014年1月1日"),
    ("formatDateTemplate(now, \"jm\")", "locale: en_GB", "09:00"),
    ("locale.currencySymbol", "", "$"), ("locale.currencySymbol", "locale: en_GB", "£"),
    ("locale.currencyCode", "locale: ja_JP", "JPY"),
    ("locale.decimalSeparator", "locale: fr_FR", ","),
    ("locale.groupingSeparator", "locale: de_DE", "."), ("locale.usesMetricSystem", "", "false"),
    ("locale.languageCode + locale.countryCode + locale.regionCode", "", "enUSUS"),
    ("locale.scriptCode", "locale: zh-Hant_TW", "Hant"),
    ("locale.identifier", "locale: zh-Hant_TW", "zh-Hant_TW"),
    ("locale.calendarIdentifier", "locale: th_TH", "gregorian"),
    ("locale.firstWeekday", "locale: de_DE", "2"),
    ("traits.layoutDirection", "locale: ckb_IQ", "rightToLeft"),
  ])
  func `texts`(expression: String, header: String, text: String) {
    #expect(Self.shown(expression, header) == text)
  }

  @Test func `a locale that a script varies counts`() {
    let text = scene(
      showing: "- { type: UILabel, id: label, text: '${formatNumber(1.5, \"decimal\")}' }")
    let play = Play(
      text, "- expect: { label.text: '${locale.identifier == \"de_DE\" ? \"1,5\" : \"1.5\"}' }",
      header: "variations: { locales: [de_DE, en_US] }")
    #expect(play.outcome == "passed")
    #expect(play.records.count == 2)
  }

  @Test(arguments: [
    ("formatNumber(1, \"decimel\")", "NSNumberFormatterStyle"),
    ("formatDate(now, \"short\", \"huge\")", "NSDateFormatterStyle"),
    ("formatNumber(\"1\", \"decimal\")", "formatNumber"),
    ("formatDate(1, \"short\", \"none\")", "formatDate"),
    ("formatNumbre(1, \"decimal\")", "formatNumber"), ("locale.currencySymbl", "currencySymbol"),
  ])
  func `wrong styles and names are found before anything runs`(expression: String, part: String) {
    let text = scene(showing: "- { type: UILabel, id: label, text: '${\(expression)}' }")
    #expect(findings(of: text).contains(part), Comment(rawValue: findings(of: text)))
  }

  @Test func `a zone that is none is found`() {
    let text = scene(showing: "- { type: UILabel, text: a }", "timeZone: Mars/Olympus")
    #expect(findings(of: text).contains("there is no time zone 'Mars/Olympus'"))
  }
}
