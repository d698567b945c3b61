// SPDX-License-Identifier: MIT
import Diorama

/// Bombs of what is written once and used often.
extension Bombs {
  static func times(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  static func lines(_ range: Range<Int>, _ line: (Int) -> String) -> String {
    range.map { line($0) + "\n" }.joined()
  }

  static let reuse: [(name: String, input: Input)] =
    expansions + includes + bindings + storms + doublings

  static let expansions: [(name: String, input: Input)] = [
    (
      "template argument that doubles",
      .scene {
        "diorama: 1\ntemplates:\n"
          + "  t0: { parameters: { s: string }, view: { type: UILabel, text: '${s}' } }\n"
          + lines(1..<41) {
            "  t\($0): { parameters: { s: string }, view: { use: t\($0 - 1), with: { s: '${s}${s}' } } }"
          } + "view: { subviews: [ { use: t40, with: { s: x } } ] }\nbad: 1\n"
      }
    ),
    (
      "template argument that doubles, as an expression",
      .scene {
        "diorama: 1\ntemplates:\n"
          + "  t0: { parameters: { s: list }, view: { type: UILabel, text: '${size(s)}' } }\n"
          + lines(1..<41) {
            "  t\($0): { parameters: { s: list }, view: { use: t\($0 - 1), with: { s: '${s + s}' } } }"
          } + "view: { subviews: [ { use: t40, with: { s: [x] } } ] }\nbad: 1\n"
      }
    ),
    (
      "templates that use the one before twice",
      .scene {
        "diorama: 1\ntemplates:\n  t0: { view: { type: UIView } }\n"
          + lines(1..<41) {
            "  t\($0): { view: { type: UIView, subviews: [ { use: t\($0 - 1) }, { use: t\($0 - 1) } ] } }"
          } + "view: { subviews: [ { use: t40 } ] }\n"
      }
    ),
    (
      "view parameter used twice, 40 deep",
      .scene {
        "diorama: 1\ntemplates:\n"
          + "  t0: { parameters: { v: view }, view: { type: UIView, subviews: [ '${v}' ] } }\n"
          + lines(1..<41) {
            "  t\($0): { parameters: { v: view }, view: { use: t\($0 - 1), with: { v: { type: UIView, subviews: [ '${v}', '${v}' ] } } } }"
          } + "view: { subviews: [ { use: t40, with: { v: { type: UIView } } } ] }\n"
      }
    ),
    (
      "actions parameter used twice, 40 deep",
      .scene {
        "diorama: 1\ntemplates:\n"
          + "  t0: { parameters: { a: actions }, view: { type: UIButton, title: A, actions: { touchUpInside: '${a}' } } }\n"
          + lines(1..<41) {
            "  t\($0): { parameters: { a: actions }, view: { use: t\($0 - 1), with: { a: [ { if: '${true}', then: '${a}', else: '${a}' } ] } } }"
          } + "view: { subviews: [ { use: t40, with: { a: [ { log: x } ] } } ] }\nbad: 1\n"
      }
    ),
    (
      "template chain of 3,000",
      .scene {
        "diorama: 1\ntemplates:\n  t0: { view: { type: UIView } }\n"
          + lines(1..<3000) { "  t\($0): { view: { use: t\($0 - 1) } }" }
          + "view: { subviews: [ { use: t2999 } ] }\nbad: 1\n"
      }
    ),
    (
      "template that uses itself",
      .scene {
        "diorama: 1\ntemplates: { a: { view: { type: UIView, subviews: [ { use: a }, { use: a } ] } } }\nview: { subviews: [ { use: a } ] }\n"
      }
    ),
    (
      "templates in a circle of 3,000",
      .scene {
        "diorama: 1\ntemplates:\n"
          + lines(0..<3000) { "  t\($0): { view: { use: t\(($0 + 1) % 3000) } }" }
          + "view: { subviews: [ { use: t0 } ] }\n"
      }
    ),
    (
      "template through its own parameter",
      .scene {
        "diorama: 1\ntemplates: { a: { parameters: { v: view }, view: { type: UIView, subviews: [ '${v}' ] } } }\nview: { subviews: [ { use: a, with: { v: { use: a, with: { v: { use: a, with: { v: '${v}' } } } } } } ] }\n"
      }
    ),
    (
      "each 1000 in each 1000",
      .scene {
        "diorama: 1\nview:\n  subviews:\n    - { each: 1000, view: { type: UIView, subviews: [ { each: 1000, view: { type: UIView } } ] } }\n"
      }
    ),
    (
      "each 1000 in each 1000 of nothing",
      .scene {
        "diorama: 1\nview:\n  subviews:\n    - { each: 1000, view: { each: 1000, view: { type: UIView, when: '${false}' } } }\n"
      }
    ),
    (
      "each 1,000,000,000",
      .scene {
        "diorama: 1\nview:\n  subviews:\n    - { each: 1000000000, view: { type: UIView } }\n"
      }
    ),
    (
      "each of a list that an expression makes",
      .scene {
        "diorama: 1\nview:\n  subviews:\n    - { each: '${"
          + times("[1,2,3,4,5,6,7,8,9].map(x, ", 8) + "1" + times(")", 8)
          + "}', view: { type: UIView } }\n"
      }
    ),
    (
      "each 20,000 with expressions",
      .scene {
        "diorama: 1\nview:\n  subviews:\n    - { each: 20000, as: n, view: { type: UILabel, id: 'l${n}', tag: '${n * 2}', text: '${n} of ${index}' } }\nbad: 1\n"
      }
    ),
    (
      "each 100,000 with one id",
      .scene {
        "diorama: 1\nview:\n  subviews:\n    - { each: 100000, view: { type: UIView, id: a } }\n"
      }
    ),
    (
      "class chain of 3,000",
      .scene {
        "diorama: 1\nclasses:\n  C0: { is: UIView }\n"
          + lines(1..<3000) { "  C\($0): { is: C\($0 - 1), tag: \($0) }" }
          + "view: { subviews: [ { type: C2999 } ] }\nbad: 1\n"
      }
    ),
    (
      "class chain of 3,000, the last first",
      .scene {
        "diorama: 1\nclasses:\n"
          + lines(1..<3000) { "  C\(3000 - $0): { is: C\(2999 - $0), tag: \($0) }" }
          + "  C0: { is: UIView }\nview: { subviews: [ { type: C2999 } ] }\nbad: 1\n"
      }
    ),
    (
      "classes in a circle of 3,000",
      .scene {
        "diorama: 1\nclasses:\n" + lines(0..<3000) { "  C\($0): { is: C\(($0 + 1) % 3000) }" }
          + "view: {}\n"
      }
    ),
    (
      "3,000 styles on 300 views",
      .scene {
        "diorama: 1\nstyles:\n" + lines(0..<3000) { "  s\($0): { tag: \($0) }" }
          + "view:\n  subviews:\n    - { each: 300, view: { type: UIView, styles: ["
          + (0..<3000).map { "s\($0)" }.joined(separator: ", ") + "] } }\nbad: 1\n"
      }
    ),
    (
      "appearance of 20 properties on 20,000 views",
      .scene {
        "diorama: 1\nappearance:\n  UIView: { tag: 1, alpha: 0.5, isHidden: true, clipsToBounds: true, tintColor: red, backgroundColor: blue, contentMode: center, layer: { cornerRadius: 1, borderWidth: 1, shadowOpacity: 1 } }\nview:\n  subviews:\n    - { each: 20000, view: { type: UIView } }\nbad: 1\n"
      }
    ),
    (
      "300 languages of 300 texts",
      .scene {
        let texts = (0..<300).map { "k\($0): '\($0)'" }.joined(separator: ", ")
        return "diorama: 1\nstrings:\n" + lines(100..<400) { "  en_A\($0): { \(texts) }" }
          + "view: { subviews: [ { type: UILabel, text: { localized: zz } } ] }\nbad: 1\n"
      }
    ),
  ]
}
