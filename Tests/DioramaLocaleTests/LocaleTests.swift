// SPDX-License-Identifier: MIT
import DioramaLocale
import Testing

@Suite struct LocaleTests {
  @Test(
    arguments: [
      ("en_US", "en", nil, "US", "July"), ("en-us", "en", nil, "US", "July"),
      ("EN", "en", nil, nil, "July"),
      ("zh_TW", "zh", nil, "TW", "7月"), ("zh-Hans-CN", "zh", "Hans", "CN", "七月"),
      ("zh_CN", "zh", nil, "CN", "七月"),
      ("sr_ME", "sr", nil, "ME", "jul"), ("sr_RS", "sr", nil, "RS", "јул"),
      ("sh", "sr", "Latn", nil, "jul"),
      ("iw_IL", "he", nil, "IL", "יולי"), ("no_NO", "no", nil, "NO", "juli"),
      ("nb_NO", "nb", nil, "NO", "juli"),
      ("es_419", "es", nil, "419", "julio"), ("xx_US", "xx", nil, "US", "M07"),
      ("", "", nil, nil, "M07"),
      ("de_XX", "de", nil, "XX", "Juli"), ("az_Cyrl_AZ", "az", "Cyrl", "AZ", "Ијул"),
      ("en__", "en", nil, nil, "July"),
      ("en_US_POSIX", "en", nil, "US", "July"), ("en_Latn_US", "en", "Latn", "US", "July"),
      ("\u{0}", "\u{0}", nil, nil, "M07"),
    ] as [(String, String, String?, String?, String)])
  func `parts and fallback`(
    identifier: String, language: String, script: String?, region: String?, july: String
  ) {
    let locale = Locale(identifier)
    #expect(locale.languageCode == language)
    #expect(locale.scriptCode == script)
    #expect(locale.regionCode == region)
    #expect(locale.name(.months, 6, .wide, .alone) == july)
  }

  @Test func `a calendar may be asked for`() {
    #expect(Locale("th_TH@calendar=buddhist").requestedCalendar == "buddhist")
    #expect(Locale("th-TH-u-ca-buddhist").requestedCalendar == "buddhist")
    #expect(Locale("th-TH-u-ca-buddhist").regionCode == "TH")
    #expect(Locale("th_TH").requestedCalendar == nil)
  }

  @Test(
    arguments: [
      ("en_US", "USD", "$", 1, 1, "h"), ("en_CA", "CAD", "$", 1, 1, "h"),
      ("de_DE", "EUR", "€", 2, 4, "H"),
      ("en_GB", "GBP", "£", 2, 4, "H"), ("ar_EG", "EGP", "ج.م.\u{200F}", 7, 1, "h"),
      ("de_CH", "CHF", "CHF", 2, 4, "H"),
      ("fr_CA", "CAD", "$", 1, 1, "H"), ("ja_JP", "JPY", "￥", 1, 1, "H"),
      ("en_AU", "AUD", "$", 2, 1, "h"),
      ("en", nil, "¤", 2, 1, "h"), ("de_US", "USD", "$", 1, 1, "h"),
      ("pt_PT", "EUR", "€", 1, 4, "H"),
    ] as [(String, String?, String, Int, Int, Character)])
  func `what a region decides`(
    identifier: String, code: String?, symbol: String, first: Int, least: Int, hour: Character
  ) {
    let locale = Locale(identifier)
    #expect(locale.currencyCode == code)
    #expect(locale.currencySymbol == symbol)
    #expect(locale.firstWeekday == first)
    #expect(locale.minimumDaysInFirstWeek == least)
    #expect(locale.preferredHour == hour)
  }

  @Test func `signs of currencies`() {
    #expect(Locale("en_CA").currencySymbol(of: "USD") == "US$")
    #expect(Locale("en_CA").narrowCurrencySymbol(of: "USD") == "$")
    #expect(Locale("en_US").currencySymbol(of: "SEK") == "SEK")
    #expect(Locale("en_US").narrowCurrencySymbol(of: "SEK") == "kr")
    #expect(Locale("en_US").currencySymbol(of: "QQQ") == "QQQ")
    #expect(Locale.currencyDigits(of: "JPY") == 0)
    #expect(Locale.currencyDigits(of: "KWD") == 3)
    #expect(Locale.currencyDigits(of: "EUR") == 2)
  }

  @Test func `directions, measures, words`() {
    #expect(Locale("ar").isRightToLeft && Locale("he_IL").isRightToLeft)
    #expect(!Locale("en_US").isRightToLeft)
    #expect(Locale("de_DE").usesMetricSystem && Locale("en_GB").usesMetricSystem)
    #expect(!Locale("en_US").usesMetricSystem)
    #expect(
      ["en_US", "de_DE", "fr_FR", "ja_JP"].map { Locale($0).today } == [
        "Today", "Heute", "Aujourd’hui", "今日",
      ])
    #expect([0, 1, 2].map { Locale("en_US").hourCaption($0) } == ["hours", "hour", "hours"])
    #expect([1, 2, 5].map { Locale("ru_RU").hourCaption($0) } == ["час", "часа", "часов"])
    #expect(Locale("en_US").minuteCaption == "min")
    #expect(Locale("en_US").name(.days, 0, .short) == "Su")
    #expect(Locale("ko_KR").name(.halves, 1, .wide) == "오후")
  }
}
