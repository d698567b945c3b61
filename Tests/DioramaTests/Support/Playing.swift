// SPDX-License-Identifier: MIT
import Diorama
import DioramaCore
import DioramaExpressions
import DioramaModel
import DioramaReport

/// A script played on a scene, both given as text.
struct Play {
  var records: [RunRecord] = []
  var sources = SourceFiles()
  /// What kept it from running.
  var findings: [String] = []

  /// - Parameter files: Other files of the workspace, by path.
  init(
    _ scene: String, _ steps: String, header: String = "", beside files: [String: String] = [:]
  ) {
    var workspace = Workspace()
    for (path, text) in files { workspace.hold(Array(text.utf8), at: path) }
    workspace.hold(Array(sceneText(scene).utf8), at: "test.scene.yaml")
    workspace.hold(Array(scriptText(steps, header).utf8), at: "test.replay.yaml")
    let loaded = workspace.loadScript("test.replay.yaml")
    records = workspace.play(loaded).map(\.record)
    sources = workspace.sources
    if records.isEmpty {
      findings = ((loaded.scene?.findings ?? []) + loaded.findings).map {
        let place = sources.location(of: $0.span)
        return "\(place.path):\(place.line):\(place.column) \($0.rule) \($0.message)"
      }
    }
  }

  /// `passed`, or one line for each failure of each step: what, expected, found, notes.
  var outcome: String {
    if records.isEmpty { return findings.joined(separator: "\n") }
    let lines = records.flatMap(\.steps).flatMap { step in
      step.failures.map { "\(step.keyword): \(Self.text($0))" }
    }
    return lines.isEmpty ? "passed" : lines.joined(separator: "\n")
  }

  private static func text(_ failure: StepFailure) -> String {
    var text = failure.message
    if let expected = failure.expected { text += " | expected \(expected)" }
    if let actual = failure.actual { text += " | found \(actual)" }
    for note in failure.notes { text += " | \(note)" }
    return text
  }

  var log: [String] { records.first?.log ?? findings }

  /// Virtual time at the end, in seconds.
  var seconds: Double { records.first?.time.seconds ?? -1 }

  /// Control events as `source.event`, with the lifecycle left out.
  var events: [String] {
    (records.first?.events ?? []).filter { $0.kind != .lifecycle }.map {
      "\($0.source).\($0.event)"
    }
  }

  /// Every event as `source.event`, but for the passes of layout.
  var happenings: [String] {
    (records.first?.events ?? []).filter { !$0.event.hasSuffix("LayoutSubviews") }.map {
      "\($0.source).\($0.event)"
    }
  }

  /// A property of an object at the end, as templates print it.
  func value(_ path: String) -> String {
    guard let graph = records.first?.graph else { return outcome }
    let parts = path.split(separator: ".").map(String.init)
    guard parts.count == 2, let object = graph.ids.firstIndex(of: parts[0]).map({ ObjectID($0) }),
      let property = graph.info(of: object).property(named: parts[1])
    else { return "no \(path)" }
    return graph.value(property, of: object).templateText
  }
}

/// `passed`, or what failed, one failure a line.
func outcome(_ scene: String, _ steps: String) -> String { Play(scene, steps).outcome }

/// The log of a scene after a script's steps.
func log(_ scene: String, _ steps: String = "- wait: 0") -> [String] { Play(scene, steps).log }

/// The state text of a scene once it is loaded, without its head line.
func tree(_ scene: String, beside files: [String: String] = [:]) -> String {
  let play = Play(scene, "- wait: 0", beside: files)
  guard let record = play.records.first else { return play.outcome }
  return stateText(record).split(separator: "\n").dropFirst().joined(separator: "\n")
}

/// The control events of a scene after a script's steps.
func events(_ scene: String, _ steps: String) -> [String] { Play(scene, steps).events }

/// What the last steps of a script bring about, lifecycle and delegates included.
///
/// - Parameter before: Steps whose events are left out, and those of the load.
func happenings(_ scene: String, before: String = "", _ steps: String) -> [String] {
  let first = "- wait: 0\n" + before
  let earlier = Play(scene, first).happenings.count
  let play = Play(scene, first + steps)
  return play.records.isEmpty ? play.findings : Array(play.happenings.dropFirst(earlier))
}

/// The frames of objects of a scene once it is loaded, as UIKit prints them.
func frames(_ scene: String, _ ids: String...) -> [String] {
  let play = Play(scene, "- wait: 0")
  return ids.map { play.value("\($0).frame") }
}
