// SPDX-License-Identifier: MIT
import Diorama
import DioramaDrawing
import DioramaReading
import DioramaReport
import Testing

/// Whatever a scene holds, it can be drawn.
@Suite struct SoundPicturesTests {
  private static let scripts = Discovery.files([
    PackageFolder.path("scenes/gallery"), PackageFolder.path("scenes/recipes"),
  ]).files.filter { Discovery.kind(of: $0) == .script }

  @Test(arguments: scripts)
  func `no group is left open, and all numbers are finite`(path: String) {
    var workspace = Workspace()
    for run in workspace.play(workspace.loadScript(path)) {
      let list = displayList(run.record)
      #expect(Drawn(list).isSound)
      #expect(!list.items.isEmpty)
    }
  }
}
