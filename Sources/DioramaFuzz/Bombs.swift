// SPDX-License-Identifier: MIT
import Diorama
import DioramaCore
import DioramaExpressions
import DioramaModel
import DioramaReport
import DioramaSimulation

/// Inputs made to take too long or too much: each must end in a finding or a failed step, soon.
enum Bombs {
  enum Input: Sendable {
    case scene(@Sendable () -> String)
    case bytes(@Sendable () -> [UInt8])
    case script(scene: String, @Sendable () -> String)
    /// `bomb.scene.yaml`, and what it includes; where there is a `bomb.replay.yaml`, it is played.
    case files(@Sendable () -> [(path: String, text: String)])
  }

  /// Sets each off in a child of its own and prints time and memory.
  ///
  /// The time is the processor's, so that a machine that is busy elsewhere finds the same; a child that
  /// is silent hangs, whatever it does.
  static func run(only: String?) -> Int32 {
    var failures = 0
    let attempts = 5
    System.print(row("input", "time", "peak", "outcome"))
    let slow = Set(dynamics.map(\.name))
    for bomb in all + reuse + texts + screens + dynamics
    where only == nil || only == bomb.name {
      for attempt in 1...attempts {
        guard var child = Child(["bomb", "--only", bomb.name]) else { continue }
        var outcome = ""
        var time = 0
        var patience = 10_000
        reading: while true {
          switch child.line(within: patience) {
          case .line("made"): patience = 20_000
          case .line(let line) where line.hasPrefix("took "): time = Int(line.dropFirst(5)) ?? 0
          case .line(let line): outcome = line
          case .silence:
            child.kill()
            outcome = "hang"
            break reading
          case .closed: break reading
          }
        }
        let (end, peak) = child.end()
        if end != .exited(0), outcome != "hang" { outcome = Parent.describe(end, peak) }
        let isBad =
          end != .exited(0)
          || time >= (slow.contains(bomb.name) ? Limits.dynamicsTime : Limits.time)
          || peak >= Limits.memory || outcome.isEmpty
          || outcome.hasPrefix("clean")
        // A machine that others use, too, may be slow for a while: the least time is what it takes.
        if isBad, attempt < attempts, end == .exited(0), outcome != "hang" { continue }
        if isBad { failures += 1 }
        System.print(
          row(bomb.name, "\(time) ms", "\(peak >> 20) MiB", (isBad ? "BAD: " : "") + outcome))
        break
      }
    }
    System.print("\(failures) failures\n")
    return failures == 0 ? 0 : 1
  }

  private static func row(_ name: String, _ time: String, _ peak: String, _ outcome: String)
    -> String
  {
    func padded(_ text: String, _ width: Int) -> String {
      text + String(repeating: " ", count: max(1, width - text.count))
    }
    return padded(name, 32) + padded(time, 10) + padded(peak, 10) + outcome + "\n"
  }

  /// In the child: reads, lints and plays one.
  static func set(off name: String) -> Int32 {
    guard let bomb = (all + reuse + texts + screens + dynamics).first(where: { $0.name == name })
    else {
      return 64
    }
    var workspace = Workspace()
    // Making the input is not what is measured.
    var start = 0
    func made() {
      System.print("made\n")
      start = System.processorMilliseconds
    }
    defer { System.print("took \(System.processorMilliseconds - start)\n") }
    switch bomb.input {
    case .scene(let make):
      let bytes = Array(make().utf8)
      made()
      playScene(bytes, &workspace)
    case .bytes(let make):
      let bytes = make()
      made()
      playScene(bytes, &workspace)
    case .script(let scene, let make):
      workspace.hold(Array(scene.utf8), at: "bomb.scene.yaml")
      workspace.hold(Array(make().utf8), at: "bomb.replay.yaml")
      made()
      playScript(&workspace)
    case .files(let make):
      let files = make()
      for file in files { workspace.hold(Array(file.text.utf8), at: file.path) }
      made()
      if files.contains(where: { $0.path == "bomb.replay.yaml" }) {
        playScript(&workspace)
      } else {
        playScene(&workspace)
      }
    }
    return 0
  }

  private static func playScript(_ workspace: inout Workspace) {
    let loaded = workspace.loadScript("bomb.replay.yaml")
    if tell((loaded.scene?.findings ?? []) + loaded.findings, workspace) { return }
    for run in workspace.play(loaded) { tell(run.record, workspace) }
  }

  private static func playScene(_ bytes: [UInt8], _ workspace: inout Workspace) {
    workspace.hold(bytes, at: "bomb.scene.yaml")
    playScene(&workspace)
  }

  private static func playScene(_ workspace: inout Workspace) {
    let findings = workspace.lint(["bomb.scene.yaml"])
    if tell(findings, workspace) { return }
    let loaded = workspace.loadScene("bomb.scene.yaml")
    do throws(RunError) {
      if let simulation = try workspace.start(loaded, time: VirtualTime(seconds: 10)) {
        let record = simulation.record(sceneName: "bomb")
        System.print("clean: \(stateText(record).utf8.count) bytes of state\n")
      }
    } catch {
      let place = error.span.map { workspace.sources.location(of: $0) }
      System.print("run: \(place?.line ?? 0):\(place?.column ?? 0): \(error.message)\n")
    }
  }

  /// Prints all findings where nobody sees them, and the first where one does; false without errors.
  private static func tell(_ findings: [Diagnostic], _ workspace: Workspace) -> Bool {
    let merged = mergeDuplicates(findings)
    _ = findingsText(merged, sources: workspace.sources, fileCount: 1)
    guard let first = merged.first(where: { $0.severity == .error }) else { return false }
    let place = workspace.sources.location(of: first.span)
    System.print(
      "\(merged.count) findings: \(place.line):\(place.column): \(first.rule): \(String(first.message.prefix(80)))\n"
    )
    return true
  }

  private static func tell(_ record: RunRecord, _ workspace: Workspace) {
    _ = replayText(record, title: nil, sources: workspace.sources)
    let failed = record.steps.filter { !$0.failures.isEmpty }
    guard let step = failed.last, let failure = step.failures.first else {
      System.print("clean: \(record.steps.count) steps\n")
      return
    }
    System.print(
      "\(record.steps.count) steps, \(failed.count) failed: \(step.keyword): \(String(failure.message.prefix(80)))\n"
    )
  }
}
