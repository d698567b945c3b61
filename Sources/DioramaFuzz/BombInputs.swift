// SPDX-License-Identifier: MIT
import Diorama
import DioramaCore
import DioramaExpressions
import DioramaModel
import DioramaReport
import DioramaSimulation

/// What each bomb is made of.
extension Bombs {
  private static func label(_ text: String) -> String {
    "diorama: 1\nview:\n  subviews:\n    - type: UILabel\n      id: a\n      text: \(text)\n"
  }

  private static func acting(_ actions: String) -> String {
    """
    diorama: 1
    state: { n: 0 }
    handlers:
      again: [ { run: again } ]
      fork: [ { set: { state.n: "${state.n + 1}" } }, { run: fork }, { run: fork } ]
    root:
      type: UIViewController
      lifecycle:
        viewDidAppear: \(actions)
      view:
        subviews:
          - type: UIButton
            id: a
            frame: [0, 0, 100, 44]
            title: A
            actions: { touchUpInside: [ { call: { b.sendActions: touchUpInside } } ] }
          - type: UIButton
            id: b
            frame: [0, 100, 100, 44]
            title: B
            actions: { touchUpInside: [ { call: { a.sendActions: touchUpInside } }, { call: { a.sendActions: touchUpInside } } ] }

    """
  }

  private static let small = acting("[]")

  static func script(_ steps: String) -> String {
    "diorama: 1\nscene: bomb.scene.yaml\nsteps:\n\(steps)\n"
  }

  static let all: [(name: String, input: Input)] = [
    (
      "alias bomb",
      .scene {
        var text = "diorama: 1\nname: &a0 x\n"
        for level in 1...12 {
          text += "k\(level): &a\(level) [\(times("*a\(level - 1), ", 10))]\n"
        }
        return text + "view: *a12\n"
      }
    ),
    (
      "alias bomb of views",
      .scene {
        var text = "diorama: 1\nobjects:\n  - &v0 { type: UIView }\n"
        for level in 1...9 {
          text += "  - &v\(level) { type: UIView, subviews: [\(times("*v\(level - 1), ", 10))] }\n"
        }
        return text
      }
    ),
    (
      "alias of itself",
      .scene { "diorama: 1\nview: &v { subviews: [ *v, *v ] }\n" }
    ),
    ("flow nesting 100,000", .scene { "diorama: 1\nview: " + times("[", 100_000) }),
    ("flow mappings 100,000", .scene { "diorama: 1\nview: " + times("{a: ", 100_000) }),
    (
      "block nesting 100,000",
      .scene { "diorama: 1\nview:\n  - " + times("- ", 100_000) + "x\n" }
    ),
    (
      "block mappings 3,000",
      .scene {
        var text = "diorama: 1\nview:\n"
        for level in 1...3000 { text += times(" ", level) + "a:\n" }
        return text
      }
    ),
    ("question marks 100,000", .scene { "diorama: 1\n" + times("? ", 100_000) }),
    ("50 MB scalar", .scene { label("\"" + times("x", 50_000_000) + "\"") }),
    ("30 MB plain scalar", .scene { label(times("x", 30_000_000)) }),
    ("30 MB of words", .scene { label(times("word ", 6_000_000)) }),
    ("30 MB quoted scalar", .scene { label("\"" + times("x", 30_000_000) + "\"") }),
    ("30 MB block scalar", .scene { label("|\n" + times("        abcdefghij\n", 1_500_000)) }),
    ("30 MB comment", .scene { "diorama: 1 #" + times("x", 30_000_000) + "\nview: {}\nbad: 1\n" }),
    ("30 MB of blank lines", .scene { "diorama: 1\n" + times("\n", 30_000_000) + "bad: 1\n" }),
    ("30 MB of spaces", .scene { "diorama: 1\nview:" + times(" ", 30_000_000) + "\nbad: 1\n" }),
    ("30 MB of accents", .scene { label("\"" + times("é", 15_000_000) + "\"") }),
    ("invalid UTF-8 at 30 MB", .bytes { Array(label(times("x ", 15_000_000)).utf8) + [0xFF] }),
    ("invalid UTF-8 everywhere", .bytes { [UInt8](repeating: 0xFF, count: 30_000_000) }),
    ("zero bytes", .bytes { [UInt8](repeating: 0, count: 30_000_000) }),
    (
      "1,000,000 keys",
      .scene {
        var text = "diorama: 1\nstate:\n"
        text.reserveCapacity(16_000_000)
        for index in 0..<1_000_000 { text += "  k\(index): 1\n" }
        return text + "bad: 1\n"
      }
    ),
    (
      "1,000,000 unknown keys",
      .scene {
        var text = "diorama: 1\n"
        text.reserveCapacity(16_000_000)
        for index in 0..<1_000_000 { text += "k\(index): 1\n" }
        return text
      }
    ),
    (
      "200,000 duplicate keys", .scene { "diorama: 1\nstate:\n" + times("  same: 1\n", 200_000) }
    ),
    (
      "100,000 unknown properties",
      .scene {
        var text = "diorama: 1\nview:\n  subviews:\n    - type: UILabel\n"
        for index in 0..<100_000 { text += "      prop\(index): 1\n" }
        return text
      }
    ),
    (
      "100,000 unknown properties in views",
      .scene {
        "diorama: 1\nview:\n  subviews:\n"
          + times("    - { type: UISwitch, isOm: true }\n", 100_000)
      }
    ),
    (
      "50,000 references to nothing",
      .scene {
        var text = "diorama: 1\nview:\n  subviews:\n"
        for index in 0..<50_000 {
          text += "    - { type: UILabel, id: l\(index), text: '${m\(index)}' }\n"
        }
        return text
      }
    ),
    (
      "100,000 ids the same",
      .scene {
        "diorama: 1\nview:\n  subviews:\n" + times("    - { type: UISwitch, id: a }\n", 100_000)
      }
    ),
    (
      "100,000 bad colors",
      .scene {
        "diorama: 1\nview:\n  subviews:\n"
          + times("    - { type: UIView, backgroundColor: rad }\n", 100_000)
      }
    ),
    (
      "20,000 bindings in a row",
      .scene {
        var text = "diorama: 1\nview:\n  subviews:\n    - { type: UISlider, id: s0 }\n"
        for index in 1..<20_000 {
          text += "    - { type: UISlider, id: s\(index), value: '${s\(index - 1).value}' }\n"
        }
        return text + "bad: 1\n"
      }
    ),
    (
      "20,000 bindings of one value",
      .scene {
        var text = "diorama: 1\nstate: { n: 0.5 }\nroot:\n  type: UIViewController\n"
        text += "  lifecycle: { viewDidAppear: [ { set: { state.n: 0.7 } }, { run: no } ] }\n"
        text += "  view:\n    subviews:\n"
        return text + times("      - { type: UISlider, value: '${state.n}' }\n", 20_000)
      }
    ),
    (
      "10,000 bindings that change",
      .scene {
        var text =
          "diorama: 1\nstate: { n: 0.5 }\nhandlers: { again: [ { set: { state.n: '${state.n + 0.1}' } }, { run: again } ] }\n"
        text +=
          "root:\n  type: UIViewController\n  lifecycle: { viewDidAppear: [ { run: again } ] }\n"
        text += "  view:\n    subviews:\n"
        return text + times("      - { type: UISlider, value: '${state.n}' }\n", 10_000)
      }
    ),
    (
      "binding circle of 20,000",
      .scene {
        var text = "diorama: 1\nview:\n  subviews:\n"
        for index in 0..<20_000 {
          text +=
            "    - { type: UISlider, id: s\(index), value: '${s\((index + 1) % 20_000).value}' }\n"
        }
        return text
      }
    ),
    (
      "merge bomb",
      .scene {
        var text = "diorama: 1\nobjects:\n  - &m0 { a: 1, b: 2 }\n"
        for level in 1...30 {
          text += "  - &m\(level) { <<: [\(times("*m\(level - 1), ", 10))], k\(level): 1 }\n"
        }
        return text
      }
    ),
    (
      "merge of 10,000 in 1,000",
      .scene {
        var text = "diorama: 1\nobjects:\n  - &m {"
        for index in 0..<10_000 { text += "k\(index): 1, " }
        text += "}\n" + times("  - { <<: *m }\n", 1000)
        return text
      }
    ),
    (
      "expression of 1 MB", .scene { label("'${" + times("1 + ", 250_000) + "1}'") }
    ),
    ("expression of 0.9 MB, a list", .scene { label("'${[" + times("1, ", 300_000) + "1]}'") }),
    ("expression nested 100,000", .scene { label("'${" + times("(", 100_000) + "}'") }),
    ("expression of 100,000 minuses", .scene { label("'${" + times("-", 100_000) + "q}'") }),
    ("expression of 100,000 calls", .scene { label("'${a" + times(".b()", 100_000) + "}'") }),
    (
      "expression of 100,000 choices",
      .scene { label("'${" + times("true ? 1 : ", 90_000) + "1}'") }
    ),
    (
      "comprehensions in each other",
      .scene {
        label(
          "'${"
            + times("[1,2,3,4,5,6,7,8,9].map(x, ", 12) + "1" + times(")", 12)
            + ".size()}'")
      }
    ),
    (
      "text that doubles",
      .scene {
        label(
          "'${"
            + (0..<40).map { "cel.bind(a\($0 + 1), a\($0) + a\($0), " }.joined()
            .replacing("a0 + a0", with: "\"xxxxxxxx\"") + "size(a40)" + times(")", 40) + "}'")
      }
    ),
    (
      "pattern of a million",
      .scene { label("'${\"a\".matches(\"" + times("(a{1,1000}){1,1000}", 2) + "\")}'") }
    ),
    (
      "10,000 expressions in a text",
      .scene { label("\"" + times("${a.frame.width}", 10_000) + "x${q}\"") }
    ),
    ("handler that runs itself", .scene { acting("[ { run: again } ]") }),
    ("handler that forks", .scene { acting("[ { run: fork } ]") }),
    (
      "every 0.000001",
      .scene { acting("[ { every: { interval: 0.000001, do: [ { log: x } ] } } ]") }
    ),
    (
      "every 0.0000001",
      .scene { acting("[ { every: { interval: 0.0000001, do: [ { log: x } ] } } ]") }
    ),
    (
      "after that begins itself",
      .scene {
        acting("[ { after: { delay: 0, do: [ { run: fork } ] } } ]")
      }
    ),
    (
      "events that send each other",
      .scene { acting("[ { call: { a.sendActions: touchUpInside } } ]") }
    ),
    (
      "timers that multiply",
      .scene {
        acting(
          "[ { every: { interval: 0.001, do: [ { every: { interval: 0.001, do: [ { log: x } ] } } ] } } ]"
        )
      }
    ),
    (
      "repeat in repeat",
      .script(scene: small) {
        script(
          "  - repeat: { times: 10000, steps: [ { repeat: { times: 10000, steps: [ { tap: a } ] } } ] }"
        )
      }
    ),
    (
      "repeat of nothing in repeat",
      .script(scene: small) {
        script(
          "  - repeat: { times: 10000, steps: [ { repeat: { times: 10000, steps: [ { repeat: { times: 10000, steps: [] } } ] } } ] }\n  - expect: { state.n: 1 }"
        )
      }
    ),
    (
      "repeat of branches",
      .script(scene: small) {
        script(
          "  - repeat: { times: 10000, steps: [ { repeat: { times: 10000, steps: [ { if: '${true}', then: [] } ] } } ] }\n  - expect: { state.n: 1 }"
        )
      }
    ),
    (
      "repeat of waits",
      .script(scene: small) {
        script(
          "  - repeat: { times: 10000, steps: [ { repeat: { times: 10000, steps: [ { wait: 0 } ] } } ] }\n  - expect: { state.n: 1 }"
        )
      }
    ),
    (
      "repeat of failures",
      .script(scene: small) {
        script(
          "  - repeat: { times: 10000, steps: [ { repeat: { times: 10000, steps: [ { expect: { state.n: 1 } } ] } } ] }"
        )
      }
    ),
    (
      "a drag of a day",
      .script(scene: small) {
        script("  - drag: { target: a, by: [50, 0], duration: 86000 }\n  - expect: { state.n: 1 }")
      }
    ),
    (
      "a drag of a day over nothing",
      .script(scene: small) {
        script(
          "  - drag: { target: { point: [5, 400] }, by: [50, 0], duration: 86000 }\n  - expect: { state.n: 1 }"
        )
      }
    ),
    (
      "steps nested 1,000",
      .script(scene: small) {
        script("  - " + times("repeat: { times: 2, steps: [ ", 1000))
      }
    ),
  ]
}
