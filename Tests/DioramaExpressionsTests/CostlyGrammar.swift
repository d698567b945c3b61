// SPDX-License-Identifier: MIT
import DioramaCore

/// Makes well-typed expressions of what multiplies: macros in macros, texts put into texts.
struct CostlyGrammar {
  var random: SplitMix64
  private var names = 0

  init(seed: UInt64) { random = SplitMix64(seed: seed &+ 77_000) }

  mutating func expression() -> String {
    names = 0
    let depth = 2 + random.below(4)
    return switch random.below(5) {
    case 0: text(depth)
    case 1: list(depth)
    case 2: number(depth)
    case 3: truth(depth)
    default: map(depth)
    }
  }

  private mutating func name() -> String {
    names += 1
    return "x\(names)"
  }

  private mutating func text(_ depth: Int) -> String {
    guard depth > 0 else {
      return ["'abc'", "'é-🐱'", "''", "'%d'", "('a' + 'b')"].pick(&random)
    }
    let below = depth - 1
    switch random.below(12) {
    case 0: return "(\(text(below)) + \(text(below)))"
    case 1: return "\(text(below)).replace('', \(text(below)))"
    case 2: return "\(text(below)).replace('b', \(text(below)))"
    case 3: return "\(list(below)).join(\(text(below)))"
    case 4: return "'%s|%s|%.200f|%e'.format([\(list(below)), \(map(below)), 1.5e300, 2.5])"
    case 5: return "string(\(number(below)))"
    case 6: return "strings.quote(\(text(below)).reverse().upperAscii())"
    case 7: return "\(text(below)).split('').join(\(text(below)))"
    case 8:
      let bound = name()
      return "cel.bind(\(bound), \(text(below)), \(bound) + \(bound) + \(bound) + \(bound))"
    case 9: return "(\(truth(below)) ? \(text(below)) : \(text(below)))"
    case 10: return "\(list(below)).first().orValue(\(text(below)))"
    default: return "'%x%X'.format([\(text(below)), b'\\xff'])"
    }
  }

  private mutating func list(_ depth: Int) -> String {
    guard depth > 0 else {
      return ["['a', 'bc', 'def']", "'a b c d e f g h'.split(' ')"].pick(&random)
    }
    let below = depth - 1
    let item = name()
    let other = name()
    switch random.below(8) {
    case 0: return "[\(text(below)), \(text(below))]"
    case 1: return "(\(list(below)) + \(list(below)))"
    case 2: return "\(list(below)).map(\(item), \(item) + \(text(below)))"
    case 3: return "\(list(below)).filter(\(item), \(item) in \(list(below)))"
    case 4: return "\(text(below)).split(\(text(0)))"
    case 5: return "\(list(below)).transformList(\(item), \(other), \(text(below)) + \(other))"
    case 6: return "\(list(below)).map(\(item), \(list(below)).join(\(item)))"
    default:
      return "cel.bind(\(item), \(list(below)), \(item).map(\(other), \(item).join(\(other))))"
    }
  }

  private mutating func number(_ depth: Int) -> String {
    guard depth > 0 else { return ["0", "7", "-1"].pick(&random) }
    let below = depth - 1
    switch random.below(5) {
    case 0: return "size(\(text(below)))"
    case 1: return "size(\(list(below)))"
    case 2: return "(\(number(below)) * \(number(below)) + 1)"
    case 3: return "\(text(below)).indexOf(\(text(below)))"
    default: return "\(text(below)).lastIndexOf(\(text(below)))"
    }
  }

  private mutating func truth(_ depth: Int) -> String {
    guard depth > 0 else { return ["true", "false"].pick(&random) }
    let below = depth - 1
    let item = name()
    switch random.below(7) {
    case 0: return "\(text(below)).matches('(a|b|c)*d{0,40}$')"
    case 1: return "\(text(below)).contains(\(text(below)))"
    case 2: return "\(list(below)).exists(\(item), \(item) == \(text(below)))"
    case 3: return "\(list(below)).all(\(item), \(item) < \(text(below)) || \(truth(below)))"
    case 4: return "(\(list(below)) == \(list(below)))"
    case 5: return "(\(map(below)) == \(map(below)))"
    default: return "'ab'.matches(strings.quote(\(text(below))))"
    }
  }

  private mutating func map(_ depth: Int) -> String {
    guard depth > 0 else { return "{'a': 'b'}" }
    let below = depth - 1
    let (item, other) = (name(), name())
    switch random.below(3) {
    case 0: return "{\(text(below)): \(text(below))}"
    case 1:
      return "\(list(below)).transformMapEntry(\(item), \(other), "
        + "{\(other) + string(\(item)): \(text(below))})"
    default: return "{'k': \(list(below)).join(), 'l': string(\(number(below)))}"
    }
  }
}

extension [String] {
  fileprivate func pick(_ random: inout SplitMix64) -> String { self[random.below(count)] }
}
