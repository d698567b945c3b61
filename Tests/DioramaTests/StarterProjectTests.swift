// SPDX-License-Identifier: MIT
import Diorama
import DioramaCore
import DioramaModel
import DioramaReading
import DioramaReport
import Testing

/// What `init` writes holds for itself.
@Suite struct StarterProjectTests {
  private func workspace() -> Workspace {
    var workspace = Workspace()
    for file in StarterProject.files {
      workspace.hold(Array(file.text.utf8), at: "/starter/\(file.name)")
    }
    return workspace
  }

  private var paths: [String] { StarterProject.files.map { "/starter/\($0.name)" } }

  @Test func `lint finds nothing, not even notes`() {
    var workspace = workspace()
    #expect(workspace.lint(paths).map(\.message) == [])
  }

  @Test func `its files are laid out as fmt does`() {
    var workspace = workspace()
    for path in paths { #expect(!workspace.format(path).changes, "\(path)") }
  }

  @Test func `its script passes and shows something`() {
    var workspace = workspace()
    let runs = workspace.play(workspace.loadScript("/starter/\(StarterProject.scriptName)"))
    #expect(runs.count == 1)
    for run in runs {
      #expect(run.record.passed)
      #expect(run.record.steps.contains { $0.keyword == "snapshot" })
      #expect(run.record.device.name == StarterProject.device.name)
    }
  }

  @Test func `its device is the newest iPhone`() {
    let name = StarterProject.device.name
    let numbers = Device.profiles.compactMap { device -> Int? in
      let words = device.name.split(separator: " ")
      return words.first == "iPhone" && words.count > 1 ? Int(words[1]) : nil
    }
    #expect(name == numbers.max().map { "iPhone \($0)" })
  }
}
