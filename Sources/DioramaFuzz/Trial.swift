// SPDX-License-Identifier: MIT
import Diorama
import DioramaCore
import DioramaExpressions
import DioramaModel
import DioramaReport
import DioramaSimulation

/// One input taken through everything the product does with it.
struct Trial {
  let file: Corpus.File
  let bytes: [UInt8]
  let partner: Corpus.File?
  /// One that has read nothing of the trial.
  let fresh: Workspace
  /// Told after each file that was read, each run and each report: the limit of time is for one of
  /// these.
  var onProgress: () -> Void = {}

  struct Report {
    /// Everything that was printed.
    var output = Printed()
    /// What no input may bring about.
    var problems: [String] = []
    var errorCount = 0
    var playedSteps = 0
  }

  /// What is linted and played: the file, or the scene that includes it.
  private var path: String { file.isPart ? partner?.path ?? file.path : file.path }

  func run() -> Report {
    var report = Report()
    var workspace = fresh
    for part in BuiltIn.parts { workspace.hold(part.bytes, at: part.path) }
    if let partner { workspace.hold(partner.bytes, at: partner.path) }
    workspace.hold(bytes, at: file.path)
    let findings = mergeDuplicates(workspace.lint([path]))
    onProgress()
    report.errorCount = findings.count { $0.severity == .error }
    tell(findings, workspace, &report)
    if file.isScript {
      play(workspace.loadScript(path), &workspace, &report)
    } else {
      playScene(&workspace, &report)
    }
    return report
  }

  private func playScene(_ workspace: inout Workspace, _ report: inout Report) {
    let loaded = workspace.loadScene(path)
    guard let scene = loaded.scene else { return }
    do throws(RunError) {
      if let simulation = try workspace.start(loaded, time: VirtualTime(seconds: 1)) {
        tell(simulation.record(sceneName: "scene"), workspace, &report)
      }
    } catch {
      report.output += "error: \(error.message)\n"
    }
    // Beside the scene, so that it may be named without a folder.
    let script = Files.join(Files.parent(of: path), "fuzz.replay.yaml")
    let scripts = GeneratedScript.texts(
      for: scene, catalog: workspace.catalog, path: Files.name(of: path))
    for bytes in scripts {
      workspace.hold(bytes, at: script)
      play(workspace.loadScript(script), &workspace, &report)
    }
    if let partner, partner.isScript {
      play(workspace.loadScript(partner.path), &workspace, &report)
    }
  }

  private func play(
    _ loaded: Workspace.LoadedScript, _ workspace: inout Workspace, _ report: inout Report
  ) {
    tell(loaded.findings, workspace, &report)
    guard let script = loaded.script else { return }
    // One variation at a time, as the limit of time is for one run.
    for variation in script.variations {
      var alone = loaded
      alone.script?.variations = [variation]
      for run in workspace.play(alone) {
        onProgress()
        report.playedSteps += run.record.steps.count
        tell(run.record, workspace, &report)
        report.output += replayText(
          run.record, title: run.script.name, sources: workspace.sources)
        onProgress()
      }
    }
  }

  // MARK: - Reports and what must hold of them

  private func tell(_ findings: [Diagnostic], _ workspace: Workspace, _ report: inout Report) {
    report.output += findingsText(findings, sources: workspace.sources, fileCount: 1)
    report.output += findingsConcise(findings, sources: workspace.sources)
    let json = findingsJSON(findings, sources: workspace.sources, fileCount: 1)
    checkJSON(json, "findings", &report)
    report.output += json
    for finding in findings {
      var spans = [finding.span] + finding.notes.compactMap(\.span)
      for fix in finding.fixes { spans += fix.edits.map(\.span) }
      for span in spans where !isInside(span, workspace) {
        report.problems.append(
          "\(finding.rule) has a place outside its file: \(span.start)..<\(span.end), \(finding.message)"
        )
      }
      if finding.message.isEmpty { report.problems.append("\(finding.rule) says nothing") }
    }
  }

  private func isInside(_ span: SourceSpan, _ workspace: Workspace) -> Bool {
    guard Int(span.file.index) < workspace.sources.count else { return false }
    let count = workspace.sources.bytes(of: span.file).count
    // The place of a byte that is no UTF-8 is where the readable text ends.
    return span.start <= span.end && Int(span.end) <= max(count + 1, 1)
  }

  private func tell(_ record: RunRecord, _ workspace: Workspace, _ report: inout Report) {
    report.output += stateText(record)
    onProgress()
    let json = stateJSON(record, sources: workspace.sources)
    onProgress()
    checkJSON(json, "the state", &report)
    report.output += json
    onProgress()
    for index in record.graph.bounds.indices {
      let bounds = record.graph.bounds[index]
      let center = record.graph.center[index]
      let numbers = [
        bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height, center.x, center.y,
        record.graph.alpha[index],
      ]
      if !numbers.allSatisfy(\.isFinite) {
        report.problems.append("'\(record.graph.ids[index])' has a place that is not finite")
      }
    }
  }

  /// JSON must read back; it then holds no `nan` or `inf` where a number belongs.
  private func checkJSON(_ text: String, _ what: String, _ report: inout Report) {
    do throws(ExpressionIssue) {
      _ = try JSONReader.read(text)
    } catch {
      let place = Array(text.utf8).dropFirst(max(0, error.range.lowerBound - 40)).prefix(80)
      report.problems.append(
        "the JSON of \(what) is none: \(error.message), at \(String(decoding: place, as: UTF8.self))"
      )
    }
  }
}
