// SPDX-License-Identifier: MIT
import Diorama
import DioramaModel
import DioramaReport
import Testing

/// A failed expectation tells where it rests on a number that may be wrong.
@Suite struct WeakNumberTests {
  private func notes(_ views: String, _ expectation: String) -> [String] {
    var workspace = Workspace()
    let scene = "diorama: 1\nview:\n  subviews:\n" + views
    let script = "diorama: 1\nscene: a.scene.yaml\nsteps: [ { expect: { \(expectation) } } ]\n"
    workspace.hold(Array(scene.utf8), at: "/a.scene.yaml")
    workspace.hold(Array(script.utf8), at: "/a.replay.yaml")
    let runs = workspace.play(workspace.loadScript("/a.replay.yaml"))
    return runs.flatMap { $0.record.steps.flatMap { $0.failures.flatMap(\.notes) } }
  }

  @Test func `a recalled default is told`() {
    #expect(
      notes("    - { type: UITableView, id: list }\n", "list.separatorInset.left: 20")
        == ["'list.separatorInset' has UITableView's default, which is recalled (UIKit facts 2.19)"]
    )
  }

  @Test func `the reason is told with it`() {
    #expect(
      notes("    - { type: UILabel, id: a, text: A }\n", "a.minimumScaleFactor: 1").first?
        .contains("recalled (documented as no scaling") == true)
  }

  @Test func `what is documented or given by the scene is not`() {
    #expect(notes("    - { type: UISlider, id: a }\n", "a.maximumValue: 2") == [])
    #expect(
      notes(
        "    - { type: UITableView, id: list, separatorInset: [0, 3, 0, 0] }\n",
        "list.separatorInset.left: 20") == [])
  }

  @Test func `an expectation that holds tells nothing`() {
    #expect(
      notes("    - { type: UITableView, id: list }\n", "list.separatorInset.left: 15") == [])
  }
}
