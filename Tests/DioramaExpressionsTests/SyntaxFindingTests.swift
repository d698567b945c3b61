// SPDX-License-Identifier: MIT
import DioramaExpressions
import Testing

@Suite struct SyntaxFindingTests {
  @Test("A syntax error is told at its place, with what would be right")
  func findings() {
    let cases: [(String, String)] = [
      ("", "syntax «»: the expression is empty"),
      (
        "count = 3",
        "syntax «=»: '=' does not compare and nothing is assigned here, '==' compares → =="
      ),
      ("count === 3", "syntax «===»: '===' is not an operator, '==' is → =="),
      ("count <> 3", "syntax «<>»: '<>' is not an operator, '!=' is → !="),
      ("count == 3 and true", "syntax «and»: 'and' is not an operator, '&&' is → &&"),
      ("(count == 3 or true)", "syntax «or»: 'or' is not an operator, '||' is → ||"),
      ("not true", "syntax «not»: 'not' is not an operator, '!' is → !"),
      ("true & false", "syntax «&»: '&' is not an operator, '&&' is → &&"),
      ("true | false", "syntax «|»: '|' is not an operator, '||' is → ||"),
      ("name ?? 'x'", "syntax «??»: '??' is not an operator; write 'a != null ? a : b'"),
      ("volume?.value", "syntax «?.»: '?.' is not an operator, '.?' is → .?"),
      ("'abc", "syntax «'abc»: this text has no closing quote"),
      ("name + \"abc", "syntax «\"abc»: this text has no closing quote"),
      ("'''a'", "syntax «'''a'»: this text has no closing quote"),
      ("(1 + 2", "syntax «(»: '(' is never closed, it needs ')'"),
      ("[1, 2", "syntax «[»: '[' is never closed, it needs ']'"),
      ("{'a': 1", "syntax «{»: '{' is never closed, it needs '}'"),
      ("half(1", "syntax «(»: '(' is never closed, it needs ')'"),
      ("(1 + 2]", "syntax «]»: ']' does not close '(', ')' does"),
      ("1 + 2)", "syntax «)»: ')' closes nothing"),
      ("true ? 1", "syntax «?»: '?' needs a ':' and a value for where the condition is false"),
      ("1 : 2", "syntax «:»: ':' has no '?' before it"),
      ("1 +", "syntax «+»: a value is missing behind '+'"),
      ("* 2", "syntax «*»: a value is missing before '*'"),
      ("1 2", "syntax «2»: an operator is missing before '2'"),
      ("name name", "syntax «name»: an operator is missing before 'name'"),
      (
        "if",
        "syntax «if»: 'if' is a reserved word and names nothing, a choice is written "
          + "'condition ? a : b'"
      ),
      ("volume.", "syntax «.»: a field or a function is missing behind '.'"),
      ("12abc", "syntax «12abc»: '12abc' is not a number"),
      ("0x", "syntax «0x»: '0x' is not a number"),
      (
        "9223372036854775808",
        "syntax «9223372036854775808»: 9223372036854775808 is too large for "
          + "an int, its largest is 9223372036854775807"
      ),
      (
        "99999999999999999999",
        "syntax «99999999999999999999»: '99999999999999999999' is too large "
          + "for an integer"
      ),
      ("'\\q'", "syntax «\\q»: '\\q' is not an escape, '\\\\' is a backslash"),
      ("'\\u12'", "syntax «\\u12»: this escape needs 4 hexadecimal digits"),
      ("'\\uD800'", "syntax «\\uD800»: this escape is not a Unicode scalar"),
      (
        "Point{x: 1}",
        "syntax «Point»: messages are not supported here, a map is written "
          + "{\"key\": value}"
      ),
      ("{1, 2}", "syntax «1»: a map needs ':' and a value behind each key"),
      ("a # b", "syntax «#»: '#' has no meaning here"),
      ("“a”", "syntax «“»: '“' does not quote, '\"' does → \""),
      (
        "[1].map(1 + 1, 2)",
        "syntax «1 + 1»: a macro takes a plain name here, as in "
          + "list.map(item, item + 1)"
      ),
    ]
    for (text, expected) in cases { #expect(SampleScope.issues(text) == [expected], "\(text)") }
  }

  @Test("Depth and size have limits, and long chains are no depth")
  func limits() {
    func nested(_ count: Int, _ open: String, _ close: String) -> String {
      String(repeating: open, count: count) + "1" + String(repeating: close, count: count)
    }
    #expect(evaluated(nested(100, "(", ")")) == "1")
    #expect(evaluated(nested(99, "[", "]") + ".size()") == "1")
    for (open, close) in [("(", ")"), ("[", "]"), ("dyn(", ")"), ("{1:", "}"), ("[1][", "]")] {
      let message = "brackets and calls may be nested 100 deep, no deeper"
      #expect(evaluated(nested(101, open, close)) == message)
      #expect(evaluated(nested(50_000, open, close)) == message)
    }
    #expect(evaluated(String(repeating: "true ? ", count: 5000)).contains("nested"))
    let sum = Array(repeating: "1", count: 20_000).joined(separator: " + ")
    #expect(evaluated(sum) == "20000")
    #expect(evaluated(Array(repeating: "true", count: 20_000).joined(separator: " && ")) == "true")
    #expect(evaluated(Array(repeating: "false ? 1 : ", count: 9000).joined() + "2") == "2")
    #expect(evaluated(String(repeating: "!", count: 20_001) + "true") == "false")
    #expect(evaluated(String(repeating: "!-", count: 20_000) + "1").contains("too many operators"))
    let fields = "{'a': 1}" + String(repeating: ".a", count: 20_000)
    #expect(evaluated(fields) == "'a' is not a field of int")
    #expect(evaluated("dyn(1)" + String(repeating: ".a", count: 20_000)).hasPrefix("error"))
    let wraps = "[1]" + String(repeating: ".map(x, [x])", count: 10_000)
    #expect(evaluated(wraps) == "error: values may be nested 200 deep, no deeper")
    let many = "[" + Array(repeating: "1", count: 100_001).joined(separator: ",") + "]"
    #expect(evaluated(many) == "the expression has more than 100000 parts")
  }

  @Test("Every cut and every single-byte change of an expression ends with a value or a finding")
  func cuts() {
    let text = "[1, 2u].exists(x, x in {'k': b'\\x41', ?'o': m.?n[?0]}) ? r'a' : '''b''' + \"c\\n\""
    let bytes = Array(text.utf8)
    for end in bytes.indices {
      _ = evaluated(String(decoding: bytes[..<end], as: UTF8.self))
      _ = evaluated(String(decoding: bytes[end...], as: UTF8.self))
      for byte in UInt8(0x20)..<0x7F {
        var changed = bytes
        changed[end] = byte
        _ = evaluated(String(decoding: changed, as: UTF8.self))
      }
    }
  }
}
