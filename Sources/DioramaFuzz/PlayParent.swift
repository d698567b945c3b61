// SPDX-License-Identifier: MIT
import Diorama
import DioramaCore

/// Has every scene of some paths played by children, as many at a time as there are processors, and
/// prints the script of what fails.
struct PlayParent {
  var paths: [String]
  var interactions: Int
  var seed: Int
  /// Whether the scenes of this program are played as well.
  var hasBuiltIn: Bool

  /// Interactions of one child.
  private static let batch = 1000
  /// Milliseconds without a word after which a child hangs; the machine may be busy elsewhere.
  private static let patience = 30_000
  /// Failures of one scene after which it is left alone.
  private static let mostFailures = 3

  /// What one child is to do.
  private struct Task {
    var scene: String
    var seed: UInt64
    var count: Int
  }

  /// One child at work, and what it did since its last run began.
  private struct Lane {
    var child: Child
    var task: Task
    var script: PlayedScript
    var problem: String?
    var heard = System.milliseconds
  }

  private struct Failure {
    var script: PlayedScript
    var problem: String
  }

  func run() -> Int32 {
    System.print("seed \(seed)\n")
    let found = Discovery.files(paths)
    var scenes = found.files.filter { Discovery.kind(of: $0) == .scene }
    if hasBuiltIn { scenes += BuiltIn.files.map(\.path).filter { $0.hasSuffix(".scene.yaml") } }
    guard found.missing.isEmpty, !scenes.isEmpty else {
      System.error("DioramaFuzz: there is no scene in \(paths.joined(separator: ", "))\n")
      return 2
    }
    var tasks = tasks(scenes)
    var lanes: [Lane] = []
    var failures: [Failure] = []
    var (played, unreadable) = (0, 0)
    while !tasks.isEmpty || !lanes.isEmpty {
      while lanes.count < System.processors, let task = tasks.popLast() {
        guard let lane = start(task) else { return 1 }
        lanes.append(lane)
      }
      Child.wait(lanes.map(\.child), atMost: 500)
      var index = 0
      while index < lanes.count {
        if hear(&lanes[index], &failures, &played, &unreadable) {
          index += 1
        } else {
          lanes.remove(at: index)
        }
      }
      // What fails again and again has been told.
      tasks.removeAll { task in
        failures.count { $0.script.scene == task.scene } >= Self.mostFailures
      }
    }
    // One script for each kind of problem of a scene tells enough.
    var told: Set<String> = []
    for failure in failures
    where told.insert(failure.script.scene + Shrinking.kind(of: failure.problem)).inserted {
      tell(failure)
    }
    System.print(
      "\(played) interactions on \(scenes.count) scenes, \(unreadable) more could not be read, \(failures.count) failures\n"
    )
    return failures.isEmpty ? 0 : 1
  }

  private func tasks(_ scenes: [String]) -> [Task] {
    var tasks: [Task] = []
    for scene in scenes {
      // A scene's seeds depend on its name, not on what else there is.
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      for byte in Files.name(of: scene).utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      var random = SplitMix64(seed: hash ^ UInt64(seed))
      var left = interactions
      while left > 0 {
        tasks.append(Task(scene: scene, seed: random.next(), count: min(left, Self.batch)))
        left -= Self.batch
      }
    }
    return tasks.reversed()
  }

  private func start(_ task: Task) -> Lane? {
    Child([
      "play-work", "--scene", task.scene, "--seed", "\(task.seed >> 2)", "--interactions",
      "\(task.count)",
    ]).map { Lane(child: $0, task: task, script: PlayedScript(scene: task.scene, header: [])) }
  }

  /// Takes in what a child has said; false where it is at its end.
  private func hear(
    _ lane: inout Lane, _ failures: inout [Failure], _ played: inout Int, _ unreadable: inout Int
  ) -> Bool {
    while true {
      switch lane.child.line(within: 0) {
      case .line(let line):
        lane.heard = System.milliseconds
        hear(line, &lane, &failures)
        if line.hasPrefix("done ") {
          let numbers = line.split(separator: " ").compactMap { Int($0) }
          played += numbers.first ?? 0
          unreadable += numbers.last ?? 0
        }
      case .silence:
        guard System.milliseconds - lane.heard > Self.patience else { return true }
        lane.child.kill()
        _ = lane.child.end()
        failures.append(Failure(script: lane.script, problem: "hang"))
        return false
      case .closed:
        let (end, peak) = lane.child.end()
        if end != .exited(0) {
          failures.append(Failure(script: lane.script, problem: Parent.describe(end, peak)))
        }
        return false
      }
    }
  }

  private func hear(_ line: String, _ lane: inout Lane, _ failures: inout [Failure]) {
    if line.hasPrefix("step ") {
      lane.script.steps.append(String(line.dropFirst(5)))
    } else if line == "unread" {
      lane.script.steps.removeLast()
    } else if line.hasPrefix("run") {
      let header = line.dropFirst(4).split(separator: "\t").map(String.init)
      lane.script = PlayedScript(scene: lane.task.scene, header: header)
    } else if line.hasPrefix("bad ") {
      // The first of a run is what the others come from.
      if lane.problem == nil || lane.script.steps != failures.last?.script.steps {
        failures.append(Failure(script: lane.script, problem: String(line.dropFirst(4))))
      }
      lane.problem = line
    }
  }

  private func tell(_ failure: Failure) {
    let smaller = Shrinking(failure.script, problem: failure.problem).run()
    System.print(
      "\n\(failure.script.scene): \(failure.problem)\n# save beside the scene; DioramaFuzz check --script FILE --scene SCENE\n\(smaller.text)\n"
    )
  }
}
