// SPDX-License-Identifier: MIT
import Diorama
import DioramaCore
import DioramaModel
import DioramaReading
import DioramaReport
import DioramaSimulation

/// `diorama tree`.
enum TreeCommand: Command {
  enum Format: String, CaseIterable { case text, json }

  static var declaration: CommandDeclaration {
    CommandDeclaration(
      section: .running, summary: "print the state of a scene after its first appearance",
      about: "Loads a scene, lays it out, shows it, and prints its state.",
      operands: [OperandDeclaration("SCENE", "a scene", hint: .scene, "a *.scene.yaml")],
      groups: [
        OptionGroup(
          "What is shown",
          [
            .value("--at", "TIME", "lets virtual time pass first: 1.5s, 200ms, 2m"),
            .value(
              "--device", "NAME", hint: .device, "another device than the scene's own"),
          ]),
        OptionGroup(
          "Output", [.choice("--format", Format.self, default: .text, "how the state is printed")]),
      ],
      exitCodes: [
        (.fine, "the state was printed"), (.findings, "the scene failed while it loaded"),
        (.invalid, "the scene is invalid"),
      ],
      examples: [
        "diorama tree volume.scene.yaml",
        "diorama tree volume.scene.yaml --device 'iPad 2' --at 1.5s --format json",
      ])
  }

  static func run(_ options: Options) throws(UsageError) -> ExitCode {
    let format: Format = options.choice("--format")
    let path = options.operands[0]
    let time = try self.time(options)
    let device = try self.device(options)
    var workspace = Workspace()
    let loaded = workspace.loadScene(path, variation: Variation(device: device))
    guard loaded.scene != nil else {
      return Invalid.report(loaded.findings, workspace, options)
    }
    do throws(RunError) {
      guard let simulation = try workspace.start(loaded, time: time) else {
        return .invalid
      }
      let record = simulation.record(sceneName: Files.name(of: path))
      switch format {
      case .text: Terminal.print(stateText(record))
      case .json: Terminal.print(stateJSON(record, sources: workspace.sources))
      }
      return .fine
    } catch {
      Terminal.error(Invalid.text(error, workspace, options))
      return .findings
    }
  }

  private static func time(_ options: Options) throws(UsageError) -> VirtualTime {
    guard let text = options.value("--at") else { return .zero }
    guard let seconds = lengthOfTime(text), seconds >= 0, seconds <= 86_400 else {
      throw UsageError("'--at' takes a time like 1.5s, at most a day, not '\(text)'")
    }
    return VirtualTime(seconds: seconds)
  }

  /// The device that `--device` names.
  static func device(_ options: Options) throws(UsageError) -> Device? {
    guard let name = options.value("--device") else { return nil }
    return try device(named: name)
  }

  static func device(named name: String) throws(UsageError) -> Device {
    if let device = Device.named(name) { return device }
    let near = Names.nearest(to: name, among: Device.profiles.map(\.name))
    throw UsageError(
      "there is no device '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
  }
}

/// What every command but lint says of input that it cannot run.
enum Invalid {
  static func report(
    _ findings: [Diagnostic], _ workspace: Workspace, _ options: Options
  ) -> ExitCode {
    let merged = mergeDuplicates(findings)
    let files = Set(merged.map(\.span.file)).count
    Terminal.error(
      findingsText(
        merged, sources: workspace.sources, fileCount: files, paint: options.paint(.error)))
    return .invalid
  }

  /// An error while a scene loaded, with its place.
  static func text(_ error: RunError, _ workspace: Workspace, _ options: Options) -> String {
    let paint = options.paint(.error)
    let rule = error.rule.map { " [\($0)]" } ?? ""
    let level = paint("error:", .error)
    guard let span = error.span else { return "\(level) \(error.message)\(rule)\n" }
    let place = workspace.sources.location(of: span)
    return "\(place.path):\(place.line):\(place.column): \(level) \(error.message)\(rule)\n"
  }
}
