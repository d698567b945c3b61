// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import Testing

@Suite struct JSONTests {
  private func read(_ text: String) -> String {
    do throws(ExpressionIssue) {
      return try JSONReader.read(text).literalText
    } catch {
      return "\(error.range.lowerBound)..<\(error.range.upperBound) \(error.message)"
    }
  }

  @Test("Plain JSON becomes values, and what is none says where")
  func reading() {
    let cases: [(String, String)] = [
      ("1", "1"), ("-0", "0"), ("1.0", "1.0"), ("1e2", "100.0"), ("-2.5E-1", "-0.25"),
      ("9223372036854775808", "9.223372036854776e+18"), ("true", "true"), (" null ", "null"),
      ("\"a\\n\\u00e9\\ud83d\\udc31\\\"\"", "\"a\\né🐱\\\"\""), ("[]", "[]"),
      ("[1, [2]]", "[1, [2]]"),
      ("{\"b\": 1, \"a\": {}}", "{\"b\": 1, \"a\": {}}"), ("", "0..<0 a JSON value is missing"),
      ("[1,]", "3..<4 this is no JSON value"), ("[1 2]", "3..<4 ',' or ']' is missing"),
      ("{a: 1}", "1..<2 a key in double quotes is missing"),
      (
        "{\"a\" 1}",
        "5..<6 ':' is missing behind the key"
      ),
      (
        "{\"a\": 1, \"a\": 2}",
        "9..<12 the key 'a' stands twice"
      ), ("01", "1..<2 the JSON ends before this"),
      ("1.", "0..<2 a digit is missing"), ("\"abc", "0..<4 this text has no closing quote"),
      ("'a'", "0..<1 this is no JSON value"), ("\"\\x\"", "1..<3 this is no escape of JSON"),
      ("1e999", "0..<5 this number is out of range"),
    ]
    for (text, expected) in cases { #expect(read(text) == expected, "\(text)") }
    let deep = String(repeating: "[", count: 100_000)
    #expect(read(deep) == "100..<101 JSON may be nested 100 deep, no deeper")
  }

  @Test("The typed form is written and read back")
  func typedForm() throws {
    let cases: [(Value, String)] = [
      (.null, "{\"null\": null}"), (.bool(true), "{\"bool\": true}"), (.int(1), "{\"int\": \"1\"}"),
      (.uint(1), "{\"uint\": \"1\"}"), (.double(1.5), "{\"double\": \"1.5\"}"),
      (.double(10), "{\"double\": \"10.0\"}"), (.double(-.infinity), "{\"double\": \"-Infinity\"}"),
      (.string("a\"\n"), "{\"string\": \"a\\\"\\n\"}"),
      (.bytes([0, 255, 1, 2]), "{\"bytes\": \"AP8BAg==\"}"),
      (.list([.int(1)]), "{\"list\": [{\"int\": \"1\"}]}"),
      (
        .map(ValueMap([(.string("a"), .int(1))])),
        "{\"map\": [[{\"string\": \"a\"}, {\"int\": \"1\"}]]}"
      ),
      (.type("int"), "{\"type\": \"int\"}"),
      (.duration(DurationValue(nanoseconds: 1_500_000_000)), "{\"duration\": \"1.5s\"}"),
      (.point(Point(1, 2.5)), "{\"point\": [1, 2.5]}"), (.size(Size(1, 2)), "{\"size\": [1, 2]}"),
      (.rect(Rect(0, 0, 320, 568)), "{\"rect\": [0, 0, 320, 568]}"),
      (.insets(EdgeInsets(1, 2, 3, 4)), "{\"insets\": [1, 2, 3, 4]}"),
      (.optional(.int(1)), "{\"optional\": {\"int\": \"1\"}}"),
    ]
    for (value, text) in cases {
      #expect(value.typedJSON() == text)
      #expect(try Value(typedJSON: JSONReader.read(text)) == value)
    }
    #expect(Value.float(0.1).typedJSON() == "{\"double\": \"0.1\"}")
    #expect(Value.color(Color(bytes: 1, 2, 3)).typedJSON() == "{\"color\": \"#010203FF\"}")
    #expect(Value.object(ObjectID(3)).typedJSON { _ in "volume" } == "{\"object\": \"volume\"}")
    #expect(throws: Value.TypedFormError.self) { try Value(typedJSON: JSONReader.read("1")) }
    #expect(throws: Value.TypedFormError.self) {
      try Value(typedJSON: JSONReader.read("{\"int\": \"x\"}"))
    }
  }
}
