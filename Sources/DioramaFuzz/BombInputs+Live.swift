// SPDX-License-Identifier: MIT
import Diorama

/// Bombs of bindings, notifications, views made while a scene runs, and state.
extension Bombs {
  /// A scene whose handlers are these lines, each indented by two, run again every millisecond.
  private static func storm(_ handlers: String, state: String = "{ n: 0 }", run: String) -> String {
    """
    diorama: 1
    state: \(state)
    handlers:
    \(handlers)
    root:
      type: UIViewController
      lifecycle:
        viewDidAppear:
          - { run: \(run) }
          - every: { interval: 0.001, do: [ { run: \(run) } ] }
      view: {}

    """
  }

  static let bindings: [(name: String, input: Input)] = [
    (
      "computed values of each other",
      .scene { "diorama: 1\ncomputed: { a: '${b}', b: '${a}', c: '${c + 1}' }\nview: {}\n" }
    ),
    (
      "computed circle of 10,000",
      .scene {
        "diorama: 1\ncomputed:\n" + lines(0..<10_000) { "  c\($0): '${c\(($0 + 1) % 10_000)}'" }
          + "view: {}\n"
      }
    ),
    (
      "computed chain of 10,000",
      .scene {
        "diorama: 1\nstate: { n: 0 }\ncomputed:\n  c0: '${state.n}'\n"
          + lines(1..<10_000) { "  c\($0): '${c\($0 - 1) + 1}'" } + "view: {}\nbad: 1\n"
      }
    ),
    (
      "computed chain of 10,000, the last first",
      .scene {
        "diorama: 1\nstate: { n: 0 }\ncomputed:\n"
          + lines(1..<10_000) { "  c\(10_000 - $0): '${c\(9_999 - $0) + 1}'" }
          + "  c0: '${state.n}'\nview: {}\nbad: 1\n"
      }
    ),
    (
      "computed texts that double",
      .scene {
        "diorama: 1\nstate: { s: xxxxxxxx }\ncomputed:\n  c0: '${state.s}'\n"
          + lines(1..<41) { "  c\($0): '${c\($0 - 1) + c\($0 - 1)}'" } + "view: {}\n"
      }
    ),
    (
      "computed lists that double",
      .scene {
        "diorama: 1\nstate: { l: [1, 2] }\ncomputed:\n  c0: '${state.l}'\n"
          + lines(1..<41) { "  c\($0): '${[c\($0 - 1), c\($0 - 1)]}'" }
          + "view: { subviews: [ { type: UILabel, text: '${c40}' } ] }\n"
      }
    ),
    (
      "labels that double each other's text",
      .scene {
        "diorama: 1\nview:\n  subviews:\n    - { type: UILabel, id: l0, text: xxxxxxxx }\n"
          + lines(1..<41) {
            "    - { type: UILabel, id: l\($0), text: '${l\($0 - 1).text}${l\($0 - 1).text}' }"
          }
      }
    ),
    (
      "two-way chain of 10,000",
      .scene {
        "diorama: 1\nroot:\n  type: UIViewController\n  lifecycle: { viewDidAppear: [ { set: { s9999.value: 0.5 } } ] }\n  view:\n    subviews:\n      - { type: UISlider, id: s0 }\n"
          + lines(1..<10_000) {
            "      - { type: UISlider, id: s\($0), value: { bind: s\($0 - 1).value } }"
          } + "bad: 1\n"
      }
    ),
    (
      "two-way chain that runs",
      .script(
        scene: "diorama: 1\nview:\n  subviews:\n    - { type: UISlider, id: s0 }\n"
          + lines(1..<5_000) {
            "    - { type: UISlider, id: s\($0), value: { bind: s\($0 - 1).value } }"
          }
      ) {
        "diorama: 1\nscene: bomb.scene.yaml\nsteps: [ { set: { s4999.value: 0.5 } }, { expect: { s0.value: 0.1 } } ]\n"
      }
    ),
    (
      "one expression that reads 5,000 values",
      .scene {
        "diorama: 1\nstate: { n: 0 }\ncomputed:\n" + lines(0..<5_000) { "  c\($0): '${state.n}'" }
          + "  sum: '${[" + (0..<5_000).map { "c\($0)" }.joined(separator: ", ")
          + "]}'\nview: {}\nbad: 1\n"
      }
    ),
    (
      "bindings and layout without end",
      .scene {
        "diorama: 1\nview:\n  subviews:\n"
          + lines(0..<500) {
            "    - { type: UIView, id: o\($0), frame: [0, 0, '${i\($0).frame.width + 1.0}', 5], subviews: [ { type: UIView, id: i\($0), frame: [0, 0, 2, 2], autoresizingMask: flexibleWidth } ] }"
          }
      }
    ),
  ]

  static let storms: [(name: String, input: Input)] = [
    (
      "notifications that post each other",
      .scene {
        storm(
          "  a: [ { observe: { name: A, do: [ { post: B } ] } }, { observe: { name: B, do: [ { post: A }, { post: A } ] } }, { post: A } ]",
          run: "a")
      }
    ),
    (
      "observers that observe",
      .scene {
        storm(
          "  a: [ { observe: { name: A, do: [ { run: b } ] } }, { post: A } ]\n  b: [ { observe: { name: A, do: [ { run: b } ] } }, { observe: { name: A, do: [ { run: b } ] } } ]",
          run: "a")
      }
    ),
    (
      "20,000 observers",
      .scene {
        storm(
          "  a: [ " + times("{ observe: { name: A, do: [ { log: x } ] } }, ", 50) + "{ post: A } ]",
          run: "a")
      }
    ),
    (
      "userInfo that grows as it is posted",
      .scene {
        storm(
          "  a: [ { observe: { name: A, id: o, do: [ { post: { name: A, userInfo: { x: \"${[userInfo, userInfo]}\" } } } ] } }, { post: A } ]",
          run: "a")
      }
    ),
    (
      "a view added 10,000 times",
      .script(
        scene:
          "diorama: 1\nstate: { n: 0 }\nhandlers:\n  more: [ { add: { view: { type: UILabel, id: extra, text: '${state.n}', subviews: [ { type: UIView, id: inner } ] }, to: view } } ]\nview: {}\n"
      ) {
        "diorama: 1\nscene: bomb.scene.yaml\nsteps: [ { repeat: { times: 10000, steps: [ { run: more } ] } }, { set: { state.n: 7 } }, { expect: { state.n: 1 } } ]\n"
      }
    ),
    (
      "a view added without end",
      .scene {
        storm(
          "  more:\n    - add: { view: { type: UIView, id: extra }, to: view }\n    - run: more",
          run: "more")
      }
    ),
    (
      "a large view added without end",
      .scene {
        storm(
          "  more: [ " + times("{ run: one }, ", 50) + "{ run: one } ]\n"
            + "  one: [ { add: { view: { type: UIView, id: extra, subviews: [ { each: 500, view: { type: UIView } } ] }, to: view } } ]",
          run: "more")
      }
    ),
  ]

  static let doublings: [(name: String, input: Input)] = [
    (
      "state text that doubles",
      .scene {
        storm(
          "  double: [ { set: { state.s: \"${state.s}${state.s}\" } } ]", state: "{ s: xxxxxxxx }",
          run: "double")
      }
    ),
    (
      "state text that doubles by plus",
      .scene {
        storm(
          "  double: [ { set: { state.s: \"${state.s + state.s}\" } } ]", state: "{ s: xxxxxxxx }",
          run: "double")
      }
    ),
    (
      "state list that doubles",
      .scene {
        storm(
          "  double: [ { set: { state.l: \"${state.l + state.l}\" } } ]", state: "{ l: [1, 2] }",
          run: "double")
      }
    ),
    (
      "state list of itself twice",
      .scene {
        storm(
          "  double: [ { set: { state.l: \"${[state.l, state.l]}\" } } ]", state: "{ l: [1, 2] }",
          run: "double")
      }
    ),
    (
      "state list of itself twice, logged",
      .scene {
        storm(
          "  double: [ { set: { state.l: \"${[state.l, state.l]}\" } }, { log: \"${state.l}\" } ]",
          state: "{ l: [1, 2] }", run: "double")
      }
    ),
    (
      "state mapping of itself twice",
      .scene {
        storm(
          "  double: [ { set: { state.m: { a: \"${state.m}\", b: \"${state.m}\" } } } ]",
          state: "{ m: { a: 1, b: 2 } }", run: "double")
      }
    ),
    (
      "local text that doubles",
      .scene {
        storm(
          "  double: { parameters: [s], do: [ { run: { double: { s: \"${s}${s}\" } } } ] }\n  first: [ { run: { double: { s: xxxxxxxx } } } ]",
          run: "first")
      }
    ),
    (
      "a label's text that doubles",
      .script(
        scene:
          "diorama: 1\nstate: { n: 0 }\nview: { subviews: [ { type: UILabel, id: l, text: xxxxxxxx } ] }\n"
      ) {
        "diorama: 1\nscene: bomb.scene.yaml\nsteps: [ { repeat: { times: 60, steps: [ { set: { l.text: \"${l.text}${l.text}\" } } ] } }, { expect: { state.n: 1 } } ]\n"
      }
    ),
    (
      "a log of itself",
      .scene { storm("  more: [ { log: \"${log}\" } ]", run: "more") }
    ),
    (
      "10,000 bindings written 1,000 times",
      .script(
        scene: "diorama: 1\nstate: { n: 0 }\nview:\n  subviews:\n"
          + times("    - { type: UILabel, tag: '${state.n}' }\n", 10_000)
      ) {
        "diorama: 1\nscene: bomb.scene.yaml\nsteps: [ { repeat: { times: 1000, steps: [ { set: { state.n: \"${state.n + 1}\" } } ] } } ]\n"
      }
    ),
  ]
}
