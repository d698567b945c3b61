// SPDX-License-Identifier: MIT
import Diorama
import DioramaCore
import DioramaModel
import DioramaReport

/// `diorama replay`.
enum ReplayCommand: Command {
  enum Format: String, CaseIterable { case text, json }

  static var declaration: CommandDeclaration {
    CommandDeclaration(
      section: .running, summary: "run scripts, print what happened and the resulting state",
      about: """
        Runs scripts under the virtual clock, prints each step and the resulting state.
        """,
      operands: [
        OperandDeclaration(
          "PATH", "a script or a folder", count: .oneOrMore, hint: .scripts,
          "scripts (*.replay.yaml), and folders that are searched for them")
      ],
      groups: [
        OptionGroup(
          "Output",
          [
            .choice("--format", Format.self, default: .text, "how runs are printed"),
            .outputs("--output", TestFormat.self, "writes how scripts went into a file, too"),
          ])
      ],
      exitCodes: [
        (.fine, "every script passed"), (.findings, "a script failed"),
        (.invalid, "a scene or script is invalid or missing"),
      ],
      examples: [
        "diorama replay volume.replay.yaml", "diorama replay --format json scenes/gallery",
        "diorama replay scenes --output junit=report.xml --output html=report.html",
      ])
  }

  static func run(_ options: Options) throws(UsageError) -> ExitCode {
    let format: Format = options.choice("--format")
    let paint = options.paint()
    let outputs = options.outputs("--output", as: TestFormat.self)
    let keeping: Workspace.Keeping =
      outputs.contains(where: \.format.showsSteps) ? .everyStep : .end
    let scripts = try Scripts.named(options.operands, command: "replay")
    var workspace = Workspace()
    var code = scripts.code
    var records: [RunRecord] = []
    var tested: [TestedFile] = []
    for path in scripts.files {
      let loaded = workspace.loadScript(path)
      guard loaded.script != nil else {
        let findings = loaded.findings + (loaded.scene?.findings ?? [])
        tested.append(
          TestedFile(invalid: path, mergeDuplicates(findings), sources: workspace.sources))
        code = max(code, Invalid.report(findings, workspace, options))
        continue
      }
      let runs = workspace.play(loaded, keeping: keeping)
      var file = TestedFile(
        path: path, checks: runs.map { TestCheck($0.record, sources: workspace.sources) })
      file.timelines = runs.compactMap(\.timeline)
      tested.append(file)
      for run in runs {
        if !run.record.passed { code = max(code, .findings) }
        switch format {
        case .text:
          if !records.isEmpty { Terminal.print("\n") }
          Terminal.print(
            replayText(
              run.record, title: run.script.name, sources: workspace.sources, paint: paint))
        case .json: break
        }
        records.append(run.record)
      }
    }
    if format == .json, !records.isEmpty {
      Terminal.print(runsJSON(records, sources: workspace.sources))
    }
    for output in outputs {
      let text = TestReport(tested).text(as: output.format)
      if let problem = TestCommand.write(text, to: output.path) {
        Terminal.error(problem)
        code = max(code, .invalid)
      }
    }
    return code
  }
}

/// The scripts that a command names.
enum Scripts {
  /// A path with nothing there is one of them: reading it finds that it is missing.
  static func named(
    _ operands: [String], command: String
  ) throws(UsageError) -> (files: [String], code: ExitCode) {
    let found = Discovery.files(operands)
    var code = ExitCode.fine
    let scripts = found.files.filter { path in
      Discovery.kind(of: path) == .script
        || operands.contains(path) && Discovery.kind(of: path) == .other
    }
    for path in operands where Discovery.kind(of: path) == .scene && found.files.contains(path) {
      Terminal.error("diorama \(command): '\(path)' is a scene; a script is NAME.replay.yaml\n")
      code = .invalid
    }
    if scripts.isEmpty, found.missing.isEmpty, code == .fine {
      Terminal.error("diorama \(command): there are no scripts (*.replay.yaml) here\n")
      code = .invalid
    }
    return (scripts + found.missing, code)
  }
}
