// SPDX-License-Identifier: MIT
import Diorama

/// Bombs of files that include others, and of scripts that run often.
extension Bombs {
  private static let none = "diorama: 1\nstate: { n: 0 }\nview: {}\n"

  private static func page(_ include: String) -> (String, String) {
    ("bomb.scene.yaml", "diorama: 1\ninclude: \(include)\nview: {}\nbad: 1\n")
  }

  static let includes: [(name: String, input: Input)] = [
    (
      "files that include each other",
      .files {
        [
          page("a.yaml"), ("a.yaml", "diorama: 1\ninclude: [b.yaml, a.yaml, bomb.scene.yaml]\n"),
          ("b.yaml", "diorama: 1\ninclude: [a.yaml, b.yaml]\n"),
        ]
      }
    ),
    (
      "include chain of 600 files",
      .files {
        [page("f0.yaml")]
          + (0..<600).map { ("f\($0).yaml", "diorama: 1\ninclude: f\($0 + 1).yaml\n") }
      }
    ),
    (
      "2,000 files included",
      .files {
        [page("[" + (0..<2000).map { "f\($0).yaml" }.joined(separator: ", ") + "]")]
          + (0..<2000).map { ("f\($0).yaml", "diorama: 1\nstyles: { s\($0): { tag: 1 } }\n") }
      }
    ),
    (
      "include of the next 20 files, 30 deep",
      .files {
        [page("f0.yaml")]
          + (0..<30).map { level in
            let next = (level + 1..<level + 20).map { "f\($0 % 30).yaml" }
            return (
              "f\(level).yaml", "diorama: 1\ninclude: [\(next.joined(separator: ", "))]\n"
            )
          }
      }
    ),
    (
      "scripts that include the next twice",
      .files {
        [
          ("bomb.scene.yaml", none),
          (
            "bomb.replay.yaml",
            "diorama: 1\nscene: bomb.scene.yaml\nsteps: [ { include: s0.yaml }, { expect: { state.n: 1 } } ]\n"
          ),
        ]
          + (0..<45).map { level in
            (
              "s\(level).yaml",
              "diorama: 1\nscene: bomb.scene.yaml\nsteps: [ { include: s\(level + 1).yaml }, { include: s\(level + 1).yaml } ]\n"
            )
          }
      }
    ),
    (
      "scripts that include each other",
      .files {
        [
          ("bomb.scene.yaml", none),
          (
            "bomb.replay.yaml",
            "diorama: 1\nscene: bomb.scene.yaml\nsteps: [ { include: other.replay.yaml } ]\n"
          ),
          (
            "other.replay.yaml",
            "diorama: 1\nscene: bomb.scene.yaml\nsteps: [ { include: bomb.replay.yaml }, { include: other.replay.yaml } ]\n"
          ),
        ]
      }
    ),
    (
      "a million variations",
      .script(scene: none) {
        let list = { (make: (Int) -> String) in (0..<100).map(make).joined(separator: ", ") }
        return
          "diorama: 1\nscene: bomb.scene.yaml\ndevices: [\(list { _ in "iPhone 5s" })]\nvariations: { locales: [\(list { "en_A\($0 + 10)" })], os: [\(list { "\(7 + $0 % 20)" })], contentSizes: [small, large], orientations: [portrait, landscapeLeft] }\nsteps: [ { expect: { state.n: 1 } } ]\n"
      }
    ),
  ]
}
