// SPDX-License-Identifier: MIT
import Diorama

/// Bombs of texts, keyboards, wheels and what scrolls.
extension Bombs {
  private static func view(_ lines: String) -> String {
    "diorama: 1\nstate: { n: 0 }\nview:\n  subviews:\n\(lines)\n"
  }

  private static let fields = view(
    """
        - { type: UITextField, id: a, frame: [0, 20, 100, 30], delegate: { didBeginEditing: [ { focus: b } ], didEndEditing: [ { focus: a } ] } }
        - { type: UITextField, id: b, frame: [0, 60, 100, 30], delegate: { didBeginEditing: [ { focus: a } ] } }
    """)

  private static let note = view(
    "    - { type: UITextView, id: note, frame: [0, 20, 100, 200] }")

  static let texts: [(name: String, input: Input)] = [
    (
      "fields that take the focus from each other",
      .script(scene: fields) { script("  - tap: a\n  - expect: { state.n: 1 }") }
    ),
    (
      "a keyboard that never rests",
      .script(
        scene:
          "diorama: 1\nstate: { n: 0 }\nroot:\n  type: UIViewController\n  notifications: { UIKeyboardDidShow: [ { resign: a } ], UIKeyboardDidHide: [ { focus: a } ] }\n  view: { subviews: [ { type: UITextField, id: a, frame: [0, 20, 100, 30] } ] }\n"
      ) { script("  - tap: a\n  - settle: { within: 80000s }") }
    ),
    (
      "100,000 characters typed",
      .script(scene: note) {
        script(
          "  - tap: note\n  - type: \(String(repeating: "word ", count: 20_000))\n  - expect: { state.n: 1 }"
        )
      }
    ),
    (
      "a paste of a million characters",
      .script(scene: note) {
        script(
          "  - tap: note\n  - paste: \(String(repeating: "x", count: 1_000_000))\n  - backspace\n  - expect: { state.n: 1 }"
        )
      }
    ),
    (
      "a label of a million characters in ten points",
      .scene {
        view(
          "    - { type: UILabel, id: a, frame: [0, 0, 10, 10], numberOfLines: 0, text: \(String(repeating: "a b", count: 300_000)), sizeToFit: true }\nbad: 1"
        )
      }
    ),
    (
      "a million rows",
      .scene {
        view(
          "    - { type: UIPickerView, components: [ { rows: 1000000, title: '${row}' } ] }\nbad: 1"
        )
      }
    ),
    (
      "a wheel that reloads whenever it rests",
      .script(
        scene: view(
          "    - { type: UIPickerView, id: p, frame: [0, 0, 320, 216], components: [ { rows: 5000, title: '${row}' } ], delegate: { didSelectRow: [ { call: p.reloadAllComponents }, { call: { p.selectRow: { row: 1, inComponent: 0, animated: true } } } ] } }"
        )
      ) {
        script(
          "  - repeat: { times: 1000, steps: [ { select: { target: p, component: 0, row: 4000 } } ] }\n  - expect: { state.n: 1 }"
        )
      }
    ),
    (
      "a scroll view that scrolls when it scrolled",
      .script(
        scene: view(
          "    - { type: UIScrollView, id: s, frame: [0, 0, 320, 300], contentSize: [320, 9000], delegate: { didScroll: [ { set: { s.contentOffset: '${point(0.0, s.contentOffset.y + 1.0)}' } } ] } }"
        )
      ) { script("  - set: { s.contentOffset: [0, 5] }\n  - expect: { state.n: 1 }") }
    ),
    (
      "scroll views nested 300",
      .scene {
        "diorama: 1\nview: { subviews: [ "
          + times("{ type: UIScrollView, frame: [0, 0, 99, 99], subviews: [ ", 300)
          + String(repeating: "] }", count: 300) + " ] }\nbad: 1\n"
      }
    ),
    (
      "sixty texts of a megabyte",
      .scene {
        "diorama: 1\nview:\n  subviews:\n    - { type: UILabel, sizeToFit: true, text: &t \(String(repeating: "word ", count: 200_000)) }\n"
          + lines(0..<60) { _ in
            "    - { type: UILabel, sizeToFit: true, numberOfLines: 0, text: *t }"
          }
          + "    - { type: UITextView, frame: [0, 0, 9, 9], text: *t }\n"
      }
    ),
    (
      "a text measured by a macro",
      .script(
        scene: view(
          "    - { type: UILabel, id: a, numberOfLines: 0, text: \(String(repeating: "word ", count: 20_000)) }"
        )
      ) {
        script(
          "  - repeat: { times: 10000, steps: [ { print: '${[1,2,3,4,5,6,7,8,9].map(n, [1,2,3,4,5,6,7,8,9].map(m, sizeThatFits(a, size(n * 10.0, 0.0))))}' } ] }\n  - expect: { state.n: 1 }"
        )
      }
    ),
    (
      "a date far away",
      .script(
        scene: view("    - { type: UIDatePicker, id: d, datePickerMode: date }")
      ) { script("  - pick: { target: d, date: 9999-12-31 }\n  - expect: { state.n: 1 }") }
    ),
  ]
}
