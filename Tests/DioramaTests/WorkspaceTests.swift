// SPDX-License-Identifier: MIT
import Diorama
import DioramaCore
import DioramaModel
import Foundation
import Testing

/// Files on a disk: how scripts find scenes, and how recorded outputs are kept.
@Suite struct WorkspaceTests {
  private static let scene = "diorama: 1\nview: { id: page }\n"

  private static func script(_ scene: String) -> String {
    "diorama: 1\nscene: \(scene)\nsteps: [ { snapshot: first } ]\n"
  }

  @Test(arguments: [
    ("a/page.scene.yaml", "page.scene.yaml", [String]()),
    ("page.scene.yaml", "../page.scene.yaml", ["path-outside-root"]),
    ("a/page.scene.yaml", "/page.scene.yaml", ["path-outside-root"]),
    ("a/page.scene.yaml", "pgae.scene.yaml", ["missing-file"]),
  ])
  func `a script's scene stays in its folder`(
    place: String, name: String, rules: [String]
  ) throws {
    let files = [place: Self.scene, "a/one.replay.yaml": Self.script(name)]
    try withFolder(files) { folder in
      var workspace = Workspace()
      let loaded = workspace.loadScript("\(folder)/a/one.replay.yaml")
      #expect(loaded.findings.map(\.rule) == rules)
    }
  }

  @Test func `a project's settings file makes its folder the root`() throws {
    let files = [
      ".diorama.yaml": "diorama: 1\n", "page.scene.yaml": Self.scene,
      "a/one.replay.yaml": Self.script("../page.scene.yaml"),
    ]
    try withFolder(files) { folder in
      var workspace = Workspace()
      #expect(workspace.loadScript("\(folder)/a/one.replay.yaml").findings.isEmpty)
    }
  }

  @Test func `a link does not lead out of the root`() throws {
    let files = ["page.scene.yaml": Self.scene, "a/one.replay.yaml": Self.script("in.scene.yaml")]
    try withFolder(files) { folder in
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/a/in.scene.yaml", withDestinationPath: "../page.scene.yaml")
      var workspace = Workspace()
      let loaded = workspace.loadScript("\(folder)/a/one.replay.yaml")
      #expect(loaded.findings.map(\.rule) == ["path-outside-root"])
    }
  }

  @Test func `an output is missing, then the same, then different, then left over`() throws {
    let files = ["page.scene.yaml": Self.scene, "one.replay.yaml": Self.script("page.scene.yaml")]
    try withFolder(files) { folder in
      var workspace = Workspace()
      let path = "\(folder)/one.replay.yaml"
      let store = SnapshotStore(script: path)
      let outputs = workspace.play(workspace.loadScript(path)).flatMap { store.outputs($0.record) }
      let output = try #require(outputs.first)
      #expect(output.path == "\(folder)/__snapshots__/one/first@iPhone-5s.txt")
      #expect(store.compare(output) == .missing)
      try Files.write(output.bytes, to: output.path)
      #expect(store.compare(output) == .same)
      let changed = String(decoding: output.bytes, as: UTF8.self).replacing("page", with: "other")
      try Files.write(Array(changed.utf8), to: output.path)
      guard case .different(let line, _, let now) = store.compare(output) else {
        Issue.record("the change is not seen")
        return
      }
      #expect(line == 3)
      #expect(now.contains("page"))
      #expect(store.stale(outputs) == [])
      #expect(store.stale([]) == [output.path])
      try FileManager.default.removeItem(atPath: path)
      #expect(SnapshotStore.orphans(beside: [path]) == ["\(folder)/__snapshots__/one"])
    }
  }

  @Test func `a folder gives its scenes and scripts by name, hidden and recorded ones left out`()
    throws
  {
    let files = [
      "b.scene.yaml": "", "a.replay.yaml": "", "sub/c.scene.yaml": "", ".git/d.scene.yaml": "",
      "__snapshots__/e.scene.yaml": "", "notes.txt": "",
    ]
    try withFolder(files) { folder in
      let found = Discovery.files([folder, "\(folder)/none", "\(folder)/b.scene.yaml"])
      #expect(
        found.files.map { $0.dropFirst(folder.count + 1) }
          == ["a.replay.yaml", "b.scene.yaml", "sub/c.scene.yaml"])
      #expect(found.missing == ["\(folder)/none"])
    }
  }

  @Test func `an image file of a scene is found, measured, and confined`() throws {
    let png: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
      + [0, 0, 0, 46, 0, 0, 0, 20, 8, 6, 0, 0, 0]
    let text = """
      diorama: 1
      images:
        Given: { file: images/Dot.png }
        Gone: { file: images/Gone.png }
        Outside: { file: ../Dot.png }
      view:
        subviews: [ { type: UIButton, id: dot, accessibilityLabel: Dot, image: Dot, sizeToFit: true } ]
      """
    try withFolder(["a/page.scene.yaml": text]) { folder in
      try FileManager.default.createDirectory(
        atPath: "\(folder)/a/images", withIntermediateDirectories: true)
      try Data(png).write(to: URL(fileURLWithPath: "\(folder)/a/images/Dot@2x.png"))
      var workspace = Workspace()
      let loaded = workspace.loadScene("\(folder)/a/page.scene.yaml")
      #expect(loaded.findings.map(\.rule) == ["missing-file", "path-outside-root"])
    }
  }
}
