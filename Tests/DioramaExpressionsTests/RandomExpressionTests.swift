// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import Testing

/// Expressions made and mangled at random: each must end with a value, an issue or an error.
@Suite struct RandomExpressionTests {
  private static let pieces = [
    "1", "0", "-1", "9223372036854775807", "2u", "1.5", "'a'", "\"é\"", "b'\\xff'", "r'\\'", "true",
    "null", "[", "]", "{", "}", "(", ")", ",", ":", "?", ".", "+", "-", "*", "/", "%", "!", "==",
    "!=", "<", ">=", "&&", "||", " in ", "=", "&", "[?", ".?", "count", "name", "names", "frame",
    "volume", "state", "anything", ".x", ".value", ".frame", ".map(x, ", ".exists(x, ",
    ".filter(x,",
    ".all(i, v, ", ".transformMap(k, v, ", "cel.bind(q, ", "q", "x", "has(", "size(", "dyn(",
    "optional.of(", ".orValue(", "string(", "int(", "timestamp(", "duration('1h')",
    "'%s%d%.3f%e%x'.format(", ".replace('a', ", ".split('')", ".substring(", "math.greatest(",
    "math.bitShiftLeft(", "rect(1, 2, 3, 4)", "point(", "half(", "// c\n", "'", "\"", "'''", "\\",
    "`", "$", "\u{1F431}", "not ", " and ", "1e308", "0x", ".getHours('+01:00')",
  ]

  private static func made(_ random: inout SplitMix64) -> String {
    (0..<(1 + random.below(24))).map { _ in pieces[random.below(pieces.count)] }.joined()
  }

  /// A well-formed expression, so that more than the parser is reached.
  private static func grown(_ random: inout SplitMix64, _ depth: Int) -> String {
    guard depth > 0 else {
      let leaves = [
        "1", "0", "2.5", "'abc'", "names", "count", "anything", "frame", "[1, 2, 3]", "{'a': 1}",
        "9223372036854775807", "b'a'", "null", "true", "volume.value", "optional.none()", "-0.0",
      ]
      return leaves[random.below(leaves.count)]
    }
    func inner() -> String { grown(&random, depth - 1) }
    switch random.below(14) {
    case 0: return "(\(inner()) + \(inner()))"
    case 1: return "(\(inner()) == \(inner()))"
    case 2: return "(\(inner()) < \(inner()) || \(inner()))"
    case 3: return "(\(inner()) ? \(inner()) : \(inner()))"
    case 4: return "dyn([\(inner()), \(inner())])[dyn(\(inner()))]"
    case 5: return "dyn(\(inner())).map(x, dyn(x) + \(inner()))"
    case 6: return "dyn(\(inner())).exists(i, v, dyn(v) == \(inner()))"
    case 7: return "cel.bind(y, \(inner()), dyn(y) * \(inner()))"
    case 8: return "optional.of(\(inner())).orValue(\(inner()))"
    case 9: return "string(dyn(\(inner()))).replace('a', string(dyn(\(inner()))))"
    case 10: return "'%s %d %f'.format([\(inner()), dyn(\(inner())), dyn(\(inner()))])"
    case 11: return "(\(inner()) in dyn([\(inner())]))"
    case 12: return "size(dyn(\(inner())))"
    default: return "(dyn(\(inner())) - dyn(\(inner())) / dyn(\(inner())))"
    }
  }

  private func run(_ text: String) {
    for dialect in [Dialect.scene, .cel] {
      let strict = Expression.compile(text, in: SampleScope(), dialect: dialect)
      let length = text.utf8.count
      for issue in strict.issues {
        #expect(issue.range.lowerBound >= 0 && issue.range.upperBound <= length, "\(text)")
        #expect(!issue.message.isEmpty && !issue.message.hasSuffix("."), "\(text)")
      }
      let expression =
        strict.expression
        ?? Expression.compile(text, in: SampleScope(), dialect: dialect, checking: .deferred)
        .expression
      let value = try? expression?.evaluate(in: SampleScope(), costLimit: 20_000)
      _ = value?.templateText
      _ = value?.typedJSON()
    }
    _ = TemplateScanner.scan("a ${" + text + "} b")
  }

  @Test("Mangled text ends", arguments: UInt64(0)..<50)
  func mangled(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<60 { run(Self.made(&random)) }
  }

  @Test("Well-formed expressions end", arguments: UInt64(0)..<50)
  func grown(seed: UInt64) {
    var random = SplitMix64(seed: seed &+ 1000)
    for _ in 0..<40 { run(Self.grown(&random, 1 + random.below(4))) }
  }
}
