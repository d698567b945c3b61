// SPDX-License-Identifier: MIT
import DioramaExpressions
import Testing

@Suite struct LiteralTests {
  @Test("Every form of literal gives its value")
  func literals() {
    let cases: [(String, String)] = [
      ("0", "0"), ("0x1F", "31"), ("-0x1f", "-31"), ("7u", "7u"), ("7U", "7u"), ("0xFFu", "255u"),
      ("18446744073709551615u", "18446744073709551615u"), ("1.5", "1.5"), (".5", "0.5"),
      ("1e3", "1000.0"), ("1.5E-2", "0.015"), ("1e+2", "100.0"), ("true", "true"),
      ("false", "false"), ("null", "null"), ("'a'", "\"a\""), ("\"a\"", "\"a\""),
      ("'''a'b''c'''", "\"a'b''c\""), ("\"\"\"a\nb\"\"\"", "\"a\\nb\""), ("r'\\n'", "\"\\\\n\""),
      ("R\"\\d\"", "\"\\\\d\""), ("''", "\"\""), ("''''''", "\"\""),
      (
        "'\\a\\b\\f\\n\\r\\t\\v'",
        "\"\\a\\b\\f\\n\\r\\t\\v\""
      ), ("'\\x41\\X42'", "\"AB\""), ("'\\u00e9'", "\"é\""),
      ("'\\U0001F431'", "\"🐱\""), ("'\\101'", "\"A\""), ("'\\?\\'\\\"\\`\\\\'", "\"?'\\\"`\\\\\""),
      ("b'a\\xff\\377'", "b\"a\\xff\\xff\""), ("b'é'", "b\"\\xc3\\xa9\""), ("B\"a\"", "b\"a\""),
      ("br'\\n'", "b\"\\\\n\""), ("rb'\\n'", "b\"\\\\n\""), ("bR'''x'''", "b\"x\""),
      ("[]", "[]"), ("[1, 'a',]", "[1, \"a\"]"), ("{}", "{}"),
      (
        "{'a': 1, 2: true,}",
        "{\"a\": 1, 2: true}"
      ), ("[?optional.of(1), ?optional.none()]", "[1]"),
      ("{?'a': optional.of(1), ?'b': optional.none()}", "{\"a\": 1}"),
      ("{'a b': 1}.`a b`", "1"), ("{'in': 1}.in", "1"), ("1 // a comment\n + 1", "2"),
      ("1.0", "1.0"), ("1e400", "Infinity"), ("\t1\r\n", "1"),
    ]
    for (text, expected) in cases { #expect(evaluated(text) == expected, "\(text)") }
  }

  @Test("A value takes no more than 40 bytes")
  func size() {
    #expect(MemoryLayout<Value>.stride <= 40)
  }
}
