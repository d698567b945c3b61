// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import Testing

@Suite struct EvaluationTests {
  @Test("Whole numbers that meet a double become doubles, in scenes")
  func promotion() throws {
    let cases: [(String, String)] = [
      ("1 + 0.5", "1.5"), ("0.5 * 4", "2.0"), ("3 / 2", "1"), ("3 / 2.0", "1.5"),
      ("1 == 1.0", "true"),
      ("1u + 0.5", "1.5"), ("2 < 2.5", "true"), ("(true ? 3 : 2.5) / 2", "1.5"),
      ("[1, 2.5][0] / 2", "0"), ("[1, 2.5]", "[1, 2.5]"), ("math.ceil(3)", "3.0"),
      ("math.greatest(3, 2.5) / 2", "1.5"),
      ("dyn(1) + dyn(0.5)", "1.5"), ("1 in [1.0]", "true"), ("{1: 'a'}[1.0]", "\"a\""),
    ]
    for (text, expected) in cases { #expect(evaluated(text) == expected, "\(text)") }
    #expect(evaluated("dyn(1) + dyn(0.5)", .cel) == "error: no such overload: +(int, double)")
    let half = Expression.compile("3", in: EmptyScope(), expecting: .double).expression
    #expect(try half?.evaluate(in: EmptyScope()).typeName == "double")
  }

  @Test("Scene values are read, called and printed")
  func scene() {
    let cases: [(String, String)] = [
      ("volume.value", "0.3"), ("progress", "0.1"), ("progress + 0", "0.10000000149011612"),
      ("volume.frame", "{{0, 0}, {200, 23}}"), ("volume.frame.size", "{200, 23}"),
      ("frame.maxY", "70"), ("maxY(frame)", "70"), ("midX(frame)", "60"),
      ("frame.center", "{60, 45}"), ("titleLabel.text", ""), ("titleLabel.text == null", "true"),
      ("half(3)", "1.5"), ("titleForSegment(volume, 1)", "segment 1"),
      ("dyn(volume).value", "0.3"), ("dyn(volume).nothing", "error: 'nothing' is not a field"),
      ("alignment == 'center'", "true"), ("state.wifi", "true"),
      ("state.other", "error: there is no 'other' in this map"), ("state.?other.orValue(1)", "1"),
      ("has(state.other)", "false"), ("names[5]", "error: there is no element 5 of 2"),
      ("'New value = %f'.format([volume.value])", "New value = 0.300000"),
      ("'%s of %d'.format([ratio, count])", "0.5 of 3"),
      ("'%d'.format([0.5])", "error: '%d' takes an int, '%f' and '%s' take a double"),
    ]
    for (text, expected) in cases { #expect(SampleScope.text(text) == expected, "\(text)") }
  }

  @Test("Geometry is made, asked and compared")
  func geometry() {
    let cases: [(String, String)] = [
      ("point(1, 2.5)", "{1, 2.5}"), ("size(3, 4)", "{3, 4}"),
      (
        "rect(0, 0, 320, 568)",
        "{{0, 0}, {320, 568}}"
      ), ("rect(point(1, 2), size(3, 4))", "{{1, 2}, {3, 4}}"),
      ("insets(1, 2, 3, 4)", "{1, 2, 3, 4}"),
      (
        "inset(rect(0, 0, 10, 10), insets(1, 2, 3, 4))",
        "{{2, 1}, {4, 6}}"
      ), ("inset(rect(0, 0, 10, 10), 1, 2)", "{{1, 2}, {8, 6}}"),
      ("offset(rect(0, 0, 1, 1), 5, -5)", "{{5, -5}, {1, 1}}"), ("offset(1, 2).dy", "2"),
      ("contains(frame, point(10, 20))", "true"), ("frame.contains(point(110, 20))", "false"),
      ("dyn(frame).contains(point(10, 20))", "true"), ("'ab'.contains('b')", "true"),
      ("intersects(frame, rect(0, 0, 11, 21))", "true"), ("point(1, 2) == point(1.0, 2)", "true"),
      ("frame == rect(10, 20, 100, 50)", "true"), ("frame.size == size(100, 50)", "true"),
      ("size('abc')", "3"), ("insets(1, 2, 3, 4).right", "4"), ("width(frame)", "100"),
      ("length('a🐱')", "3"), ("size('a🐱')", "2"), ("graphemes('e\\u0301🇩🇪')", "2"),
      ("frame.origin.x + frame.width", "110"), ("string(frame)", "{{10, 20}, {100, 50}}"),
      ("type(frame) == type(rect(0, 0, 0, 0))", "true"), ("dyn(frame).minX", "10"),
      ("dyn(frame).top", "error: 'top' is not a field of rect"),
      (
        "rect(0, -0.0, 1, 1)",
        "{{0, 0}, {1, 1}}"
      ),
    ]
    for (text, expected) in cases { #expect(SampleScope.text(text) == expected, "\(text)") }
  }

  @Test("A range of a text is replaced by its UTF-16 units, as text delegates do")
  func replacing() {
    let cases: [(String, String)] = [
      ("'abc'.replacing({'location': 1, 'length': 1}, 'xy')", "axyc"),
      ("'a🐱c'.replacing({'location': 3, 'length': 0}, '!')", "a🐱!c"),
      ("'abc'.replacing({'location': 3, 'length': 0}, 'd')", "abcd"),
      (
        "'abc'.replacing({'location': 3, 'length': 1}, 'd')",
        "error: the range {3, 1} is outside of a text of 3 UTF-16 units"
      ),
    ]
    for (text, expected) in cases { #expect(SampleScope.text(text) == expected, "\(text)") }
  }

  @Test("Times are read, printed and counted by the calendar")
  func times() {
    let cases: [(String, String)] = [
      ("timestamp('2000-02-29T12:00:00.5+02:00')", "2000-02-29T10:00:00.5Z"),
      (
        "timestamp('1900-02-29T00:00:00Z')",
        "error: '1900-02-29T00:00:00Z' is no time between the "
          + "years 1 and 9999, '2014-01-01T09:00:00Z' is"
      ),
      ("timestamp(-1)", "1969-12-31T23:59:59Z"), ("timestamp(951782400)", "2000-02-29T00:00:00Z"),
      ("timestamp('2000-12-31T00:00:00Z').getDayOfYear()", "365"),
      ("timestamp('1969-12-31T23:00:00Z').getHours('+01:30')", "0"),
      ("timestamp('0001-01-01T00:00:00Z').getDayOfWeek()", "1"),
      ("timestamp('2014-01-01T00:00:00Z') + duration('25h')", "2014-01-02T01:00:00Z"),
      ("duration('1h30m0.25s')", "5400.25s"), ("duration('-1.5ms')", "-0.0015s"),
      ("duration('0')", "0s"),
      (
        "duration('1x')",
        "error: '1x' is no duration, '1.5s' and '1h30m' "
          + "are"
      ), ("duration(90)", "90s"),
      ("timestamp('2014-01-01T00:00:00Z').getHours('Europe/Berlin')", "1"),
      (
        "timestamp('2014-01-01T00:00:00Z').getHours('Europe/Bern')",
        "error: there is no time zone 'Europe/Bern', 'Europe/Paris' and '+02:00' are some"
      ),
    ]
    for (text, expected) in cases { #expect(SampleScope.text(text) == expected, "\(text)") }
  }

  @Test("Errors say where, and what UIKit would raise")
  func errors() throws {
    func failure(_ text: String) -> String {
      let (expression, issues) = Expression.compile(text, in: SampleScope())
      guard let expression else { return "\(issues)" }
      do throws(EvaluationError) {
        return try expression.evaluate(in: SampleScope()).templateText
      } catch {
        let marked = String(decoding: Array(text.utf8)[error.range], as: UTF8.self)
        return "«\(marked)» \(error.message)" + (error.exception.map { " (\($0))" } ?? "")
      }
    }
    #expect(failure("1 + count / 0") == "«/» division by zero")
    #expect(failure("name + names[7]") == "«[7]» there is no element 7 of 2")
    #expect(failure("name + state.x") == "«x» there is no 'x' in this map")
    #expect(
      failure("'a' + titleForSegment(volume, -1)")
        == "«titleForSegment(volume, -1)» no segment -1 (NSRangeException)")
    #expect(
      failure("1 + name.indexOf('a', 9)")
        == "«indexOf» position 9 is outside of a text of 3 code points")
    #expect(failure("9223372036854775807 + count") == "«+» the result is too large for an integer")
  }

  @Test("Errors are hidden where the other side decides")
  func absorption() {
    let cases: [(String, String)] = [
      ("1 / 0 > 1 || true", "true"), ("true || 1 / 0 > 1", "true"), ("false && 1 / 0 > 1", "false"),
      ("1 / 0 > 1 && false", "false"), ("1 / 0 > 1 || false", "error: division by zero"),
      ("[0, 1].exists(x, 1 / x == 1)", "true"), ("[0, 1].all(x, 1 / x == 2)", "false"),
      ("[0].exists(x, 1 / x == 1)", "error: division by zero"),
    ]
    for (text, expected) in cases { #expect(evaluated(text) == expected, "\(text)") }
  }

  @Test("What costs too much ends soon, whatever hides errors")
  func cost() {
    let limit = "error: the expression costs more than 100000 steps"
    func evaluated(_ text: String, costLimit: Int = 100_000) -> String {
      DioramaExpressionsTests.evaluated(text, costLimit: costLimit)
    }
    let ten = "[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]"
    func loops(_ count: Int, _ macro: String, _ body: String) -> String {
      (0..<count).map { "\(ten).\(macro)(x\($0), " }.joined() + body
        + String(repeating: ")", count: count)
    }
    #expect(evaluated(loops(10, "map", "1")) == limit)
    #expect(evaluated(loops(10, "all", "true") + " || true") == limit)
    #expect(evaluated(loops(9, "exists", "1 / 0 == 1") + " || true") == limit)
    let doubling = (0..<60).reduce("'0123456789'") { text, _ in "cel.bind(a, \(text), a + a)" }
    #expect(evaluated(doubling) == limit)
    let lists = (0..<60).reduce("[1, 2, 3]") { text, _ in "cel.bind(a, \(text), a + a)" }
    #expect(evaluated(lists) == limit)
    let replaced = (0..<9).reduce("'aaaaaaaaaa'") { text, _ in "\(text).replace('a', 'aaaaaaaaaa')"
    }
    #expect(evaluated(replaced) == limit)
    #expect(evaluated("'%.999999f'.format([1.0])").contains("precision"))
    #expect(evaluated("1 + 1", costLimit: 2).hasPrefix("error: the expression costs"))
    #expect(evaluated("[1, 2].map(x, x)", costLimit: 100) == "[1, 2]")
  }

  @Test("Evaluations share a budget, which failing ones use up as well")
  func budget() throws {
    func rest(_ text: String, of budget: Int) throws -> (left: Int, fails: Bool) {
      let expression = try #require(Expression.compile(text, in: EmptyScope()).expression)
      var left = budget
      do throws(EvaluationError) {
        _ = try expression.evaluate(in: EmptyScope(), budget: &left)
        return (left, false)
      } catch {
        return (left, true)
      }
    }
    for (text, fails) in [("1 + 1", false), ("1 / 0", true), ("[1, 2].map(x, x)", false)] {
      let full = try rest(text, of: 1000)
      let cost = 1000 - full.left
      #expect(full.fails == fails && cost > 0, "\(text)")
      #expect(try rest(text, of: cost) == (0, fails), "\(text)")
      #expect(try rest(text, of: cost - 1) == (0, true), "\(text)")
    }
    #expect(try rest("1", of: 0) == (0, true))
    #expect(try rest("1", of: -5) == (0, true))
    #expect(try rest("1", of: .max) == (.max - 1, false))
  }

  @Test("Maps keep their order and find keys of any number kind, however many")
  func maps() {
    #expect(evaluated("{'b': 1, 'a': 2}") == "{\"b\": 1, \"a\": 2}")
    var map = ValueMap()
    for number in 0..<20_000 { map[.int(Int64(number))] = .uint(UInt64(number)) }
    #expect(map[.double(19_999)] == .int(19_999))
    #expect(map[.uint(7)] == .double(7))
    #expect(map[.double(0.5)] == nil)
    #expect(map.count == 20_000)
    map[.int(5)] = nil
    #expect(map[.int(5)] == nil)
    #expect(map[.int(6)] == .int(6))
    var texts = ValueMap()
    for number in 0..<20 { texts[.string("é\(number)")] = .int(1) }
    #expect(texts[.string("e\u{301}3")] == nil)
    #expect(texts["é3"] == .int(1))
  }
}
