// SPDX-License-Identifier: MIT
import DioramaExpressions
import Testing

/// Named time zones; the instants are those of the IANA database, as Python's `zoneinfo` reads it.
@Suite struct TimeZoneTests {
  /// Day of the month, hour and minute that clocks show in a zone.
  private static func clock(_ moment: String, _ zone: String) throws -> String {
    let text = """
      cel.bind(t, timestamp('\(moment)'), '%d %d:%d'.format([
        t.getDate('\(zone)'), t.getHours('\(zone)'), t.getMinutes('\(zone)')]))
      """
    let expression = try #require(Expression.compile(text, in: EmptyScope()).expression)
    return try expression.evaluate(in: EmptyScope()).templateText
  }

  @Test(arguments: [
    // The second before clocks go forward, and that moment.
    ("2009-03-08T06:59:59Z", "America/New_York", "8 1:59"),
    ("2009-03-08T07:00:00Z", "America/New_York", "8 3:0"),
    ("2009-11-01T05:59:59Z", "America/New_York", "1 1:59"),
    ("2009-11-01T06:00:00Z", "America/New_York", "1 1:0"),
    // Daylight time of the southern summer goes over the new year.
    ("2020-04-04T15:59:59Z", "Australia/Sydney", "5 2:59"),
    ("2020-04-04T16:00:00Z", "Australia/Sydney", "5 2:0"),
    ("2020-01-01T00:00:00Z", "Australia/Sydney", "1 11:0"),
    ("2020-10-03T16:00:00Z", "Australia/Sydney", "4 3:0"),
    // Half an hour of daylight time.
    ("2021-07-01T00:00:00Z", "Australia/Lord_Howe", "1 10:30"),
    ("2021-01-01T00:00:00Z", "Australia/Lord_Howe", "1 11:0"),
    ("2009-02-13T23:31:30Z", "Asia/Kathmandu", "14 5:16"),
    ("1985-12-31T18:30:00Z", "Asia/Kathmandu", "1 0:15"),
    ("1985-12-31T18:29:59Z", "Asia/Kathmandu", "31 23:59"),
    ("2009-02-13T02:00:00Z", "America/St_Johns", "12 22:30"),
    ("2009-02-13T23:31:30Z", "US/Central", "13 17:31"),
    // Ireland's winter time is the one that differs from its standard time.
    ("2024-01-15T12:00:00Z", "Europe/Dublin", "15 12:0"),
    ("2024-07-15T12:00:00Z", "Europe/Dublin", "15 13:0"),
    // Far beyond the last change, by the rule of the zone.
    ("2100-07-01T12:00:00Z", "Europe/Paris", "1 14:0"),
    ("2100-03-28T00:59:59Z", "Europe/Paris", "28 1:59"),
    ("2100-03-28T01:00:00Z", "Europe/Paris", "28 3:0"),
    ("9999-01-01T00:00:00Z", "Pacific/Auckland", "1 13:0"),
    ("2100-12-31T23:59:59Z", "Africa/Casablanca", "1 0:59"),
    // A day that was left out.
    ("2011-12-30T09:59:59Z", "Pacific/Apia", "29 23:59"),
    ("2011-12-30T10:00:00Z", "Pacific/Apia", "31 0:0"),
    // Before 1900 clocks show what they showed then.
    ("0001-01-02T12:00:00Z", "Europe/London", "2 12:0"),
    ("2024-01-15T12:00:00Z", "Etc/GMT+5", "15 7:0"), ("2024-01-15T12:00:00Z", "Zulu", "15 12:0"),
    ("2024-01-15T12:00:00Z", "Africa/Abidjan", "15 12:0"),
  ])
  func `clocks of the world`(moment: String, zone: String, shown: String) throws {
    #expect(try Self.clock(moment, zone) == shown)
  }

  @Test(arguments: [
    "Mars/Olympus", "america/new_york", "America", "America/New_York ", "America/New_Yorkk",
    "America/New_York\\u0000", "A", "zzz", "+25:00", "local",
  ])
  func `an unknown zone is an evaluation error`(zone: String) throws {
    let text = "timestamp('2009-02-13T23:31:30Z').getHours('\(zone)')"
    let expression = try #require(
      Expression.compile(text, in: EmptyScope(), dialect: .cel).expression)
    #expect(throws: EvaluationError.self) { try expression.evaluate(in: EmptyScope()) }
  }
}
