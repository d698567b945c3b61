// SPDX-License-Identifier: MIT
import Diorama
import DioramaCore
import DioramaModel
import DioramaSimulation

/// Plays random runs on one scene inside a child, telling each step before it is done.
struct PlayWorker {
  var scene: String
  var seed: UInt64
  var interactions: Int

  private static let longestRun = 160
  /// Beside the scene's own device.
  private static let headers: [[String]] = [
    ["devices: [iPad Air]"], ["devices: [iPhone 4s]"], ["devices: [iPhone 6]"],
    ["devices: [iPhone X]"], ["devices: [iPad Pro 11]"], ["variations: { os: [9] }"],
    ["variations: { os: [13] }"], ["variations: { orientations: [landscapeRight] }"],
    ["devices: [iPad Air]", "variations: { os: [9] }"],
  ]

  func run() -> Int32 {
    var random = SplitMix64(seed: seed)
    var workspace = Self.workspace(for: scene)
    let loaded = workspace.loadScene(scene)
    guard loaded.scene != nil else {
      // A scene that is built in may be ahead of what the language has.
      let errors = loaded.findings.filter {
        $0.severity == .error && $0.rule != "not-yet-supported"
      }
      if let first = errors.first {
        System.print("bad the scene has errors: \(oneLine(first.message))\n")
      }
      System.print("done 0 0\n")
      return 0
    }
    var played = 0
    var unreadable = 0
    while played < interactions {
      let header = random.below(5) < 2 ? Self.headers[random.below(Self.headers.count)] : []
      System.print("run \(header.joined(separator: "\t"))\n")
      guard var run = PlayedRun(PlayedScript(scene: scene, header: header), in: workspace) else {
        if header.isEmpty { return 0 }
        continue
      }
      let length = min(interactions - played, 20 + random.below(Self.longestRun - 20))
      let steps = SplitMix64(seed: random.next())
      let counts = play(&run, length, steps)
      played += counts.played
      unreadable += counts.unreadable
    }
    System.print("done \(played) \(unreadable)\n")
    return 0
  }

  /// A scene of a file, or one that is built in.
  private static func workspace(for scene: String) -> Workspace {
    var workspace = Workspace()
    guard BuiltIn.files.contains(where: { $0.path == scene }) else { return workspace }
    for file in BuiltIn.files { workspace.hold(file.bytes, at: file.path) }
    return workspace
  }

  /// Plays one run to its end, to an exception, or to what should never be.
  private func play(
    _ run: inout PlayedRun, _ length: Int, _ random: SplitMix64
  ) -> (played: Int, unreadable: Int) {
    var problems = run.begin()
    var interactions = Interactions(run.scene, catalog: run.catalog, random: random)
    var (played, unreadable) = (0, 0)
    while problems.isEmpty, !run.isOver, played < length {
      let text = interactions.next(run.runner.simulation)
      System.print("step \(text)\n")
      if let found = run.play(text) {
        problems = found
        played += 1
      } else {
        System.print("unread\n")
        unreadable += 1
        // A scene for which nothing can be read is no reason to go on for ever.
        if unreadable > 20 * length { break }
      }
    }
    if problems.isEmpty, !run.isOver { problems = run.end() }
    for problem in problems.prefix(3) { System.print("bad \(oneLine(problem))\n") }
    return (max(played, 1), unreadable)
  }

  /// Plays a script that failed, or a part of it; the first problem is printed.
  static func check(_ script: PlayedScript, isLoud: Bool) -> Int32 {
    let workspace = workspace(for: script.scene)
    guard var run = PlayedRun(script, in: workspace) else {
      System.print("unreadable\n")
      return 2
    }
    var problems = run.begin()
    for step in script.steps where problems.isEmpty && !run.isOver {
      System.print("step \(step)\n")
      guard let found = run.play(step) else { continue }
      problems = found
      guard isLoud, let record = run.runner.records.last else { continue }
      for failure in record.failures { System.print("  failed: \(failure.message)\n") }
    }
    if problems.isEmpty, !run.isOver { problems = run.end() }
    for problem in problems { System.print("bad \(oneLine(problem))\n") }
    return problems.isEmpty ? 0 : 1
  }
}
