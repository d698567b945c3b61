// SPDX-License-Identifier: MIT
import DioramaLocale
import Testing

/// Dates as text. What is expected was compared for all locales with Babel 2.10.3, which reads the
/// same CLDR 41, where Babel does not differ on purpose (native digits, wide names of halves).
@Suite struct DateTextTests {
  /// Wednesday, the first of January 2014, 9 o'clock in UTC.
  static let newYear: Int64 = 1_388_566_800

  static func zone(_ name: String) throws -> TimeZone { try #require(TimeZone(name)) }

  @Test(arguments: [
    ("en_US", DateStyle.short, "1/1/14, 4:00 AM"),
    ("en_US", .medium, "Jan 1, 2014, 4:00:00 AM"),
    ("en_US", .long, "January 1, 2014 at 4:00:00 AM EST"),
    ("en_US", .full, "Wednesday, January 1, 2014 at 4:00:00 AM Eastern Standard Time"),
    ("en-US", .short, "1/1/14, 4:00 AM"),
    ("en_GB", .long, "1 January 2014 at 04:00:00 GMT-5"),
    ("de_DE", .full, "Mittwoch, 1. Januar 2014 um 04:00:00 Nordamerikanische Ostküsten-Normalzeit"),
    ("de_AT", .medium, "01.01.2014, 04:00:00"),
    ("de_AT", .long, "1. Jänner 2014 um 04:00:00 GMT-5"),
    ("fr_FR", .long, "1 janvier 2014 à 04:00:00 UTC−5"),
    ("ja_JP", .full, "2014年1月1日水曜日 4時00分00秒 アメリカ東部標準時"),
    ("zh_TW", .short, "2014/1/1 上午4:00"), ("ko_KR", .short, "14. 1. 1. 오전 4:00"),
    ("ar_EG", .medium, "٠١\u{200F}/٠١\u{200F}/٢٠١٤, ٤:٠٠:٠٠ ص"),
    ("th_TH", .medium, "1 ม.ค. 2014 04:00:00"), ("xx_YY", .medium, "2014 M01 1 04:00:00"),
    ("", .short, "2014-01-01 04:00"), ("en_US", .none, ""),
  ])
  func `both styles`(locale: String, style: DateStyle, text: String) throws {
    let zone = try Self.zone("America/New_York")
    #expect(Locale(locale).format(Self.newYear, date: style, time: style, in: zone) == text)
  }

  @Test func `date and time have styles of their own`() throws {
    let english = Locale("en_US")
    #expect(
      english.format(Self.newYear, date: .full, time: .none, in: .utc)
        == "Wednesday, January 1, 2014")
    #expect(english.format(Self.newYear, date: .none, time: .short, in: .utc) == "9:00 AM")
    #expect(
      english.format(Self.newYear, date: .short, time: .full, in: .utc)
        == "1/1/14, 9:00:00 AM Coordinated Universal Time")
  }

  @Test func `English has a narrow space before AM from iOS 17 on`() {
    let text = Locale("en_US", era: 17).format(Self.newYear, date: .none, time: .short, in: .utc)
    #expect(text == "9:00\u{202F}AM")
  }

  @Test(arguments: [
    ("en_US", "yyyy-MM-dd HH:mm:ss.SSS Z", "2014-07-06 05:07:08.123 -0400"),
    ("en_US", "h 'o''clock' a, EEEE", "5 o'clock AM, Sunday"), ("en_US", "''yy", "'14"),
    ("en_US", "G GGGG GGGGG", "AD Anno Domini A"),
    ("en_US", "Q QQ QQQ QQQQ", "3 03 Q3 3rd quarter"),
    ("en_US", "M MM MMM MMMM MMMMM LLLL", "7 07 Jul July J July"),
    ("ru_RU", "d MMMM, LLLL", "6 июля, июль"),
    ("en_US", "d dd D DDD F", "6 06 187 187 1"),
    ("en_US", "E EEEE EEEEE EEEEEE", "Sun Sunday S Su"),
    ("en_US", "e c w W Y", "1 1 28 2 2014"), ("de_DE", "e c w W Y", "7 7 27 1 2014"),
    ("en_US", "h hh H HH k K", "5 05 5 05 5 5"), ("en_US", "m mm s ss S SS", "7 07 8 08 1 12"),
    ("en_US", "z zzzz v vvvv VV", "EDT Eastern Daylight Time ET Eastern Time America/New_York"),
    (
      "en_US", "Z ZZZZ ZZZZZ x xxx X O OOOO",
      "-0400 GMT-04:00 -04:00 -04 -04:00 -04 GMT-4 GMT-04:00"
    ),
    ("hi_IN", "d MMMM y", "6 जुलाई 2014"), ("fa_IR", "y/MM/dd", "۲۰۱۴/۰۷/۰۶"),
    ("en_US", "u r y", "2014 2014 2014"),
  ])
  func `pattern letters`(locale: String, pattern: String, text: String) throws {
    let zone = try Self.zone("America/New_York")
    let shown = Locale(locale).format(
      1_404_637_628, nanoseconds: 123_456_789, pattern: DatePattern(pattern), in: zone)
    #expect(shown == text)
  }

  @Test func `weeks over the end of a year`() {
    // 2014-12-29 is a Monday: the first week of 2015 in Germany and in the United States.
    let moment: Int64 = 1_419_811_200
    #expect(
      Locale("de_DE").format(moment, pattern: DatePattern("w/Y y"), in: .utc) == "1/2015 2014")
    #expect(
      Locale("en_US").format(moment, pattern: DatePattern("w/Y y"), in: .utc) == "1/2015 2014")
    // 2016-01-03 is a Sunday: still the last week of 2015 in Germany.
    #expect(
      Locale("de_DE").format(1_451_779_200, pattern: DatePattern("w/Y"), in: .utc) == "53/2015")
    #expect(
      Locale("en_US").format(1_451_779_200, pattern: DatePattern("w/Y"), in: .utc) == "2/2016")
  }

  @Test(arguments: [
    ("en_US", "yMMMd", "MMM d, y"), ("en_GB", "yMMMd", "d MMM y"), ("ja_JP", "yMMMd", "y年M月d日"),
    ("en_US", "dMMMy", "MMM d, y"), ("en_US", "EEEEMMMMd", "EEEE, MMMM d"),
    ("de_DE", "MMMEd", "E, d. MMM"),
    ("en_US", "jm", "h:mm a"), ("de_DE", "jm", "HH:mm"), ("ko_KR", "jm", "a h:mm"),
    ("en_FR", "jm", "HH:mm"), ("en_US", "yMMMMdjm", "MMMM d, y' at 'h:mm a"),
    ("en_US", "yyyyMMdd", "MM/dd/yyyy"),
    ("en_US", "jmsSSS", "h:mm:ss.SSS a"), ("en_US", "d", "d"), ("ja_JP", "d", "d日"),
    ("en_US", "", ""),
    ("en_US", "Hmz", "HH:mm z"),
  ])
  func `templates`(locale: String, template: String, pattern: String) {
    #expect(Locale(locale).pattern(template: template).text == pattern)
  }

  @Test func `a pattern tells letters that mean nothing`() {
    #expect(DatePattern("yyyy-MM-dd 'at' HH:mm").unknownLetter == nil)
    #expect(DatePattern("yyyy-nn-dd").unknownLetter == "n")
  }
}
