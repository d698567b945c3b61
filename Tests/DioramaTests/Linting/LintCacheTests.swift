// SPDX-License-Identifier: MIT
import Diorama
import DioramaReport
import Foundation
import Testing

/// A cache of lint that never changes what is found.
@Suite struct LintCacheTests {
  private static let files = [
    ".diorama.yaml": "diorama: 1\n",
    "a.scene.yaml": """
    diorama: 1
    include: [lib.scene.yaml]
    images: { Dot: { file: images/Dot.png } }
    strings: Words
    state: { count: 0 }
    view:
      style: pale
      subviews:
        - { type: UISlider, id: low, frame: [0, 0, 200, 20] }
        - { type: UIButton, id: dot, image: Dot }
        - { type: UILabel, id: word, text: { localized: hello } }
    """,
    "lib.scene.yaml": "diorama: 1\nstyles: { pale: { alpha: 0.5 } }\n",
    "en.lproj/Words.strings": "\"hello\" = \"Hello\";\n",
    "a.replay.yaml": "diorama: 1\nscene: a.scene.yaml\nsteps: [ { tap: low } ]\n",
    "b.scene.yaml": "diorama: 1\nview: { subviews: [ { type: UISwitch, onImage: On } ] }\n",
  ]

  private static func png(_ width: UInt8) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
      + [0, 0, 0, width, 0, 0, 0, 20, 8, 6, 0, 0, 0]
  }

  private static func said(_ folder: String, cache: String?) -> String {
    let found = Discovery.files([folder])
    var workspace = Workspace()
    let report = workspace.lintReport(
      found.files, jobs: 2, cache: cache.map { LintCache(folder: $0, tool: "test") })
    return report.text(as: .json, FindingStyle()) + report.text(as: .text, FindingStyle())
  }

  /// Each change to the folder, one after another.
  private static let changes: [(name: String, contents: String?)] = [
    ("b.scene.yaml", "diorama: 1\nview: { subviews: [ { type: UISwitch, isOm: true } ] }\n"),
    ("lib.scene.yaml", "diorama: 1\nstyles: { pale: { alhpa: 0.5 } }\n"),
    ("lib.scene.yaml", "diorama: 1\nstyles: { pale: { alpha: 0.5 } }\n"),
    (
      "a.replay.yaml",
      "diorama: 1\nscene: a.scene.yaml\nsteps: [ { expect: \"${state.count == 0}\" } ]\n"
    ),
    (".diorama.yaml", "diorama: 1\nrules: { small-touch-target: error, no-effect: off }\n"),
    (".diorama.yaml", nil),
    ("images/Dot.png", nil),
    ("images/On.png", ""),
    ("en.lproj/Words.strings", "\"hallo\" = \"Hello\";\n"),
    ("de.lproj/Words.strings", "\"hello\" = \"Hallo\";\n"),
    ("b.replay.yaml", "diorama: 1\nscene: b.scene.yaml\nsteps: []\n"),
    ("b.replay.yaml", "diorama: 1\nscene: a.scene.yaml\nsteps: []\n"),
    ("a.replay.yaml", nil),
    ("lib.scene.yaml", nil),
  ]

  @Test func `with and without a cache the same bytes come out, after every change`() throws {
    try withFolder(Self.files) { top in
      let folder = "\(top)"
      let cache = "\(top)/.cache"
      let dot = URL(fileURLWithPath: "\(folder)/images/Dot.png")
      try FileManager.default.createDirectory(
        at: dot.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(Self.png(20)).write(to: dot)
      func check(_ what: String) throws {
        let plain = Self.said(folder, cache: nil)
        #expect(plain == Self.said(folder, cache: cache), "cold: \(what)")
        #expect(plain == Self.said(folder, cache: cache), "warm: \(what)")
      }
      try check("nothing")
      try Data(Self.png(40)).write(to: dot)
      try check("a picture's size")
      for change in Self.changes {
        let url = URL(fileURLWithPath: "\(folder)/\(change.name)")
        if let contents = change.contents {
          try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
          try Data(contents.utf8).write(to: url)
        } else {
          try FileManager.default.removeItem(at: url)
        }
        try check(change.name)
      }
    }
  }

  @Test func `what is damaged in the cache is found anew`() throws {
    try withFolder(Self.files) { folder in
      let cache = "\(folder)/.cache"
      let plain = Self.said(folder, cache: cache)
      for name in Files.names(in: cache) {
        let url = URL(fileURLWithPath: "\(cache)/\(name)")
        var bytes = [UInt8](try Data(contentsOf: url))
        bytes[bytes.count / 2] ^= 0x55
        try Data(bytes).write(to: url)
      }
      #expect(Self.said(folder, cache: cache) == plain)
      for name in Files.names(in: cache) {
        try Data().write(to: URL(fileURLWithPath: "\(cache)/\(name)"))
      }
      #expect(Self.said(folder, cache: cache) == plain)
    }
  }
}
