// SPDX-License-Identifier: MIT

/// A pattern of the CLDR for numbers, taken apart: `#,##,##0.00;(#,##,##0.00)`.
struct NumberPattern: Equatable {
  var prefix = ""
  var suffix = ""
  /// Nil where a minus sign before the prefix says it.
  var negative: Negative?
  /// Digits of the last group, and of those before it; 0 for none.
  var grouping = 0
  var higherGrouping = 0
  var wholeDigits = 0
  var fraction = 0...0

  struct Negative: Equatable { var prefix: String, suffix: String }

  init(_ text: String) {
    var halves = [""]
    var isQuoted = false
    for letter in text {
      if letter == "'" { isQuoted.toggle() }
      if letter == ";" && !isQuoted {
        halves.append("")
      } else {
        halves[halves.count - 1].append(letter)
      }
    }
    let (before, number, after) = Self.parts(of: halves[0])
    prefix = before
    suffix = after
    if halves.count > 1 {
      let parts = Self.parts(of: halves[1])
      negative = Negative(prefix: parts.before, suffix: parts.after)
    }
    read(number)
  }

  private mutating func read(_ number: String) {
    let sides = number.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let groups = (sides.first ?? "").split(separator: ",", omittingEmptySubsequences: false)
    if groups.count > 1 {
      grouping = groups[groups.count - 1].count
      higherGrouping = groups.count > 2 ? groups[groups.count - 2].count : grouping
    }
    wholeDigits = groups.joined().filter { $0 == "0" }.count
    let decimals = sides.count > 1 ? sides[1] : ""
    fraction = decimals.filter { $0 == "0" }.count...decimals.count
  }

  /// What stands before the digits, they, and what stands behind them, quotes resolved.
  private static func parts(of half: String) -> (before: String, number: String, after: String) {
    var (before, number, after) = ("", "", "")
    var isQuoted = false
    for letter in half {
      if letter == "'" {
        isQuoted.toggle()
      } else if !isQuoted, "#0,.".contains(letter), after.isEmpty {
        number.append(letter)
      } else if number.isEmpty {
        before.append(letter)
      } else {
        after.append(letter)
      }
    }
    return (before, number, after)
  }
}
