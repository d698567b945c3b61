// SPDX-License-Identifier: MIT
import Diorama
import DioramaCore
import DioramaModel
import DioramaSimulation

/// A script of interactions on one scene, as text that the product reads as well.
struct PlayedScript {
  /// The scene's path; the script stands beside it.
  var scene: String
  /// Lines beside `scene` and `steps`: on which device, in which era.
  var header: [String]
  /// One item of `steps` each.
  var steps: [String] = []

  /// Where it would be.
  var path: String { Files.join(Files.parent(of: scene), "played.replay.yaml") }

  var text: String { Self.text(scene, header, steps) }

  /// The whole text with no other step than one.
  func text(of step: String) -> String { Self.text(scene, header, [step]) }

  private static func text(_ scene: String, _ header: [String], _ steps: [String]) -> String {
    let lines =
      ["diorama: 1", "scene: \(Files.name(of: scene))"] + header + ["steps:"]
      + steps.map { "  - { \($0.contains(":") ? $0 : $0 + ":"), soft: true }" }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The script of a text that `text` wrote, for the scene at a path.
  init(scene: String, text: String) {
    let lines = text.split(separator: "\n").map(String.init)
    self.scene = scene
    header = lines.filter {
      !$0.hasPrefix(" ") && !["diorama:", "scene:", "steps:", "#"].contains(where: $0.hasPrefix)
    }
    let (begin, end) = ("  - { ", ", soft: true }")
    steps = lines.filter { $0.hasPrefix(begin) && $0.hasSuffix(end) }.map {
      String($0.dropFirst(begin.count).dropLast(end.count))
    }
  }

  init(scene: String, header: [String]) {
    self.scene = scene
    self.header = header
  }
}

/// Plays steps on a scene one after the other and watches.
struct PlayedRun {
  private(set) var script: PlayedScript
  private(set) var runner: ScriptRunner
  private var watch = Watch()
  private let workspace: Workspace
  private let variation: Variation

  /// Loads the scene; nil where it has errors or none of what the header asks for.
  init?(_ script: PlayedScript, in workspace: Workspace) {
    var copy = workspace
    copy.hold(Array(script.text(of: "wait: 0").utf8), at: script.path)
    let loaded = copy.loadScript(script.path)
    guard loaded.scene?.scene != nil, let variation = loaded.script?.variations.first,
      let runner = copy.runner(loaded, in: variation)
    else { return nil }
    self.script = script
    self.script.steps = []
    self.variation = variation
    self.runner = runner
    self.workspace = copy
  }

  var scene: Scene { runner.script.scene }
  var catalog: Catalog { workspace.catalog }

  /// Whether nothing more may be done: something was raised, or a limit was reached.
  var isOver: Bool { runner.lastError != nil }

  /// Shows the scene; what is wrong then.
  mutating func begin() -> [String] {
    guard runner.begin() else { return [] }
    return watch.problems(runner, after: nil)
  }

  /// Reads a step and plays it; what is wrong then, nil where it cannot be read.
  mutating func play(_ text: String) -> [String]? {
    var copy = workspace
    copy.hold(Array(script.text(of: text).utf8), at: script.path)
    let loaded = copy.loadScript(script.path)
    guard loaded.script != nil, let step = copy.read(loaded, in: variation).script?.steps.first
    else { return nil }
    script.steps.append(text)
    runner.play(step)
    return watch.problems(runner, after: step)
  }

  /// What is wrong about the reports at the end.
  func end() -> [String] { Watch.reportProblems(runner, workspace.sources) }
}
