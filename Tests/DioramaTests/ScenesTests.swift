// SPDX-License-Identifier: MIT
import Diorama
import DioramaCore
import DioramaModel
import DioramaReading
import DioramaReport
import Foundation
import Testing

/// Every scene and script of the package's `scenes` folder.
///
/// `DIORAMA_RECORD=1` writes the snapshots instead of comparing them.
@Suite struct ScenesTests {
  static let files = Discovery.files([PackageFolder.path("scenes")]).files
  static let scripts = files.filter { Discovery.kind(of: $0) == .script }

  private static func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  @Test(arguments: files)
  func `lint finds what is marked and nothing else that is not suppressed`(path: String) throws {
    var workspace = Workspace()
    let findings = workspace.lint([path])
    let marks = MarkedScene(try Self.text(path))
    #expect(marks.disagreements(with: findings, workspace.sources) == "")
    #expect(!findings.contains { $0.severity > .note })
  }

  /// A worked case shows what lint warns of, and names the requirement; others hardly ever need to.
  @Test func `suppressions name a requirement, and few stand outside worked cases`() {
    var workspace = Workspace()
    let report = workspace.lintReport(Self.files)
    var others: [String] = []
    for item in report.suppressed {
      let place = report.sources.location(of: item.comment)
      let name = Files.name(of: place.path)
      if name.hasPrefix("W-") {
        #expect(item.reason.contains(/^R-[0-9]+\.[0-9]+: ./), "\(name):\(place.line)")
      } else {
        others.append("\(name):\(place.line) \(item.finding.rule): \(item.reason)")
      }
    }
    print("suppressions outside worked cases: \(others.count)")
    for line in others { print("  \(line)") }
    #expect(others.count <= 5)
  }

  @Test(arguments: scripts)
  func `a script passes on all its devices`(path: String) {
    var workspace = Workspace()
    let runs = workspace.play(workspace.loadScript(path))
    #expect(!runs.isEmpty)
    for run in runs where !run.record.passed {
      Issue.record(
        Comment(
          rawValue: replayText(run.record, title: run.script.name, sources: workspace.sources)))
    }
  }

  @Test(arguments: scripts)
  func `a script replays to the same bytes twice, and its JSON parses`(path: String) throws {
    let first = Self.outputs(path)
    #expect(first == Self.outputs(path))
    for output in first where output.hasPrefix("{") || output.hasPrefix("[") {
      _ = try JSONSerialization.jsonObject(with: Data(output.utf8))
    }
  }

  /// What a script's runs print, as text and as JSON.
  private static func outputs(_ path: String) -> [String] {
    var workspace = Workspace()
    let runs = workspace.play(workspace.loadScript(path))
    let texts = runs.map {
      replayText($0.record, title: $0.script.name, sources: workspace.sources)
    }
    return texts + [runsJSON(runs.map(\.record), sources: workspace.sources)]
  }

  @Test(arguments: scripts)
  func `snapshots are as recorded, none is missing and none is left over`(path: String) throws {
    var workspace = Workspace()
    let store = SnapshotStore(script: path)
    let runs = workspace.play(workspace.loadScript(path), drawing: [.text, .svg])
    let outputs = runs.flatMap { store.outputs($0.record) }
    let isRecording = ProcessInfo.processInfo.environment["DIORAMA_RECORD"] == "1"
    for output in outputs {
      if isRecording {
        try Files.write(output.bytes, to: output.path)
      } else {
        #expect(store.compare(output) == .same, Comment(rawValue: output.path))
      }
    }
    #expect(store.stale(outputs) == [])
  }

  @Test func `no snapshots are left of scripts that are gone`() {
    #expect(SnapshotStore.orphans(beside: Self.files) == [])
  }
}

/// The folder of the package, found from this file.
enum PackageFolder {
  static func path(_ name: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent(name).path
  }
}
