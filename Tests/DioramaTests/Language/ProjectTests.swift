// SPDX-License-Identifier: MIT
import Diorama
import DioramaCore
import DioramaModel
import DioramaReading
import Testing

/// `.diorama.yaml`.
@Suite struct ProjectTests {
  private static func findings(ofProject text: String) -> [String] {
    var workspace = Workspace()
    workspace.hold(Array(text.utf8), at: ".diorama.yaml")
    return workspace.lint([".diorama.yaml"]).map { finding in
      let place = workspace.sources.location(of: finding.span)
      return "\(place.line):\(place.column) \(finding.rule) \(finding.message)"
    }
  }

  @Test func `a project file is checked as scenes are`() {
    #expect(
      Self.findings(
        ofProject: """
          diorama: 1
          device: iPhon 5s
          rules: { small-touch-targt: off, out-of-range: loud, unknown-key: off }
          snapshots: ../out
          limits: { actions: 0, depht: 3 }
          devices: []
          """) == [
          "2:9 unknown-device there is no device 'iPhon 5s'; did you mean 'iPhone 5s'?",
          "3:10 unknown-reference there is no rule 'small-touch-targt'; did you mean 'small-touch-target'?",
          "3:48 unknown-case 'loud' is no level: note, warning, error, off",
          "3:67 wrong-type 'unknown-key' stays an error: what it finds cannot be run",
          "4:12 path-outside-root '../out' leaves the project's folder",
          "5:20 wrong-type expected a whole number from 1 to 100000, found the number 0",
          "5:23 unknown-key there is no limit 'depht'; did you mean 'depth'?",
          "6:1 unknown-key a project file has no 'devices'; did you mean 'device'?",
        ])
  }

  @Test func `levels, device and limits hold for the files under it`() throws {
    let files = [
      ".diorama.yaml":
        "diorama: 1\ndevice: iPad Air\nrules: { out-of-range: error }\nsnapshots: recorded\n",
      "a/page.scene.yaml": "diorama: 1\nview: { alpha: 2 }\n",
      "a/page.replay.yaml":
        "diorama: 1\nscene: page.scene.yaml\nsteps: [ { snapshot: start } ]\n",
    ]
    try withFolder(files) { folder in
      var workspace = Workspace()
      let loaded = workspace.loadScene("\(folder)/a/page.scene.yaml")
      #expect(loaded.findings.map { "\($0.severity) \($0.rule)" } == ["error out-of-range"])
      #expect(loaded.reading?.partialScene?.device.name == "iPad Air")
      let store = workspace.snapshotStore(for: "\(folder)/a/page.replay.yaml")
      #expect(store.folder.hasSuffix("/recorded/a/page"))
    }
  }
}
