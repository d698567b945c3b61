// SPDX-License-Identifier: MIT
import Diorama
import DioramaCore
import DioramaModel
import DioramaReading
import DioramaReport
import DioramaSimulation

/// `diorama track`.
enum TrackCommand: Command {
  enum Format: String, CaseIterable { case text, csv, json, svg }

  /// How long a scene is followed that does not come to rest, in seconds.
  private static let longest = 10.0

  static var declaration: CommandDeclaration {
    CommandDeclaration(
      section: .running, summary: "how items of animators move: a table, CSV, JSON or a plot",
      about: """
        Follows items of animators and prints where each is, in the coordinates of its reference view:
        center, angle, velocity, angular velocity and whether it rests. A scene is left to itself; a
        script is played on its first device, and seen while it plays.
        """,
      operands: [
        OperandDeclaration(
          "SCENE|SCRIPT", "a scene or script", hint: .source, "what is played"),
        OperandDeclaration("ITEM", "an item", count: .any, "more items, as after --of"),
      ],
      groups: [
        OptionGroup(
          "What is followed",
          [
            .value("--of", "ITEM", repeats: true, "the id of an item, or several: a,b"),
            .value("--every", "TIME", default: "0.1s", "how often to look"),
            .value(
              "--for", "TIME",
              "how long: 3s; without it until the animators rest, 10 s at most, or to the script's end"
            ),
            .value(
              "--device", "NAME", hint: .device, "another device than the scene's or script's own"
            ),
          ]),
        OptionGroup(
          "Output",
          [
            .choice(
              "--format", Format.self, default: nil,
              "how it is printed, by default text or what --out ends in"),
            .value(
              "--out", "FILE", hint: .file,
              "writes a .txt, .csv, .json or .svg, and prints nothing"),
          ]),
      ],
      exitCodes: [
        (.fine, "the items were followed"), (.findings, "the run failed"),
        (.invalid, "invalid input"),
        (.usage, "the command line is wrong, there is no such item, or nothing moves it"),
      ],
      examples: [
        "diorama track falling.scene.yaml --of square",
        "diorama track throw.replay.yaml --of photo --every 0.05s --out throw.svg",
      ])
  }

  static func run(_ options: Options) throws(UsageError) -> ExitCode {
    let path = options.operands[0]
    let names = try names(options)
    let out = try Output(options)
    let interval = try interval(options)
    let end = try end(options)
    if case .at(let end) = end,
      Int(end.microseconds / interval.microseconds) * names.count > Trajectory.mostSamples
    {
      throw UsageError("'--for' and '--every' ask for more than \(Trajectory.mostSamples) samples")
    }
    let device = try TreeCommand.device(options)
    let request = Request(
      names: names, interval: interval, end: end, device: device, out: out, options: options)
    var workspace = Workspace()
    return Discovery.kind(of: path) == .script
      ? try follow(script: path, request, &workspace)
      : try follow(scene: path, request, &workspace)
  }

  /// What the command line asks for.
  private struct Request {
    var names: [String]
    var interval: VirtualTime
    var end: TrackPlan.End
    var device: Device?
    var out: Output
    var options: Options

    func plan(in scene: Scene) throws(UsageError) -> TrackPlan {
      var items: [ObjectID] = []
      for name in names {
        guard let index = scene.objects.firstIndex(where: { $0.id == name }) else {
          let near = Names.nearest(to: name, among: scene.objects.map(\.id))
          throw UsageError(
            "the scene has no item '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
        }
        items.append(ObjectID(index))
      }
      return TrackPlan(items, every: interval, until: end)
    }
  }

  private static func follow(
    scene path: String, _ request: Request, _ workspace: inout Workspace
  ) throws(UsageError) -> ExitCode {
    let loaded = workspace.loadScene(path, variation: Variation(device: request.device))
    guard let scene = loaded.scene else {
      return Invalid.report(loaded.findings, workspace, request.options)
    }
    let plan = try request.plan(in: scene)
    let found: (trajectory: Trajectory, record: RunRecord)
    do throws(RunError) {
      guard let tracked = try workspace.track(loaded, plan) else { return .invalid }
      found = tracked
    } catch {
      Terminal.error(Invalid.text(error, workspace, request.options))
      return .findings
    }
    try check(found.trajectory, found.record)
    if case .rest(let latest) = plan.end, !found.trajectory.endsAtRest {
      Terminal.error(
        "diorama track: not at rest after \(DecimalText.report(latest.seconds)) s; '--for' follows longer\n"
      )
    }
    return request.out.write(found.trajectory, found.record)
  }

  private static func follow(
    script path: String, _ request: Request, _ workspace: inout Workspace
  ) throws(UsageError) -> ExitCode {
    let loaded = workspace.loadScript(path)
    guard let script = loaded.script else {
      return Invalid.report(
        loaded.findings + (loaded.scene?.findings ?? []), workspace, request.options)
    }
    var variation = script.variations.first ?? .none
    if let device = request.device { variation.device = device }
    let read = workspace.read(loaded, in: variation)
    guard let scene = read.script?.scene else {
      return Invalid.report(read.findings, workspace, request.options)
    }
    let plan = try request.plan(in: scene)
    let found: Workspace.Tracked
    do throws(RunError) {
      guard let tracked = try workspace.track(loaded, in: variation, plan) else { return .invalid }
      found = tracked
    } catch {
      Terminal.error(Invalid.text(error, workspace, request.options))
      return .findings
    }
    let record = found.run.record
    guard record.passed else {
      Terminal.error(
        replayText(
          record, title: script.name, sources: workspace.sources,
          paint: request.options.paint(.error)))
      return .findings
    }
    try check(found.trajectory, record)
    return request.out.write(found.trajectory, record)
  }

  /// Items that nothing moved have no trajectory.
  private static func check(
    _ trajectory: Trajectory, _ record: RunRecord
  ) throws(UsageError) {
    for track in trajectory.tracks where track.samples.isEmpty {
      throw UsageError(
        "no animator that has begun holds '\(record.graph.ids[track.item.offset])'; an item stands under 'items' of a behavior"
      )
    }
  }
}

// MARK: - Options

extension TrackCommand {
  /// The names after `--of`, with commas between them or each with its own, and those after the path.
  private static func names(_ options: Options) throws(UsageError) -> [String] {
    var names: [String] = []
    for text in options.all("--of") + options.operands.dropFirst() {
      for name in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
        if name.isEmpty { throw UsageError("'--of' takes ids of items, not '\(text)'") }
        if !names.contains(name) { names.append(name) }
      }
    }
    if options.value("--of") == nil { throw UsageError("'--of' is missing: the id of an item") }
    return names
  }

  private static func interval(_ options: Options) throws(UsageError) -> VirtualTime {
    let text = options.value("--every") ?? ""
    guard let seconds = lengthOfTime(text), seconds >= 0.001, seconds <= 86_400 else {
      throw UsageError("'--every' takes a time like 0.1s, from 1ms to a day, not '\(text)'")
    }
    return VirtualTime(seconds: seconds)
  }

  private static func end(_ options: Options) throws(UsageError) -> TrackPlan.End {
    guard let text = options.value("--for") else {
      return .rest(atMost: VirtualTime(seconds: longest))
    }
    guard let seconds = lengthOfTime(text), seconds >= 0, seconds <= 86_400 else {
      throw UsageError("'--for' takes a time like 3s, at most a day, not '\(text)'")
    }
    return .at(VirtualTime(seconds: seconds))
  }

  /// In which form, and where to.
  fileprivate struct Output {
    var format: Format
    /// Nil is standard output.
    var path: String?

    init(_ options: Options) throws(UsageError) {
      path = options.value("--out")
      if path == nil || options.value("--format") != nil {
        format = options.choiceIfAny("--format") ?? .text
      } else {
        let name = Files.name(of: path ?? "")
        let ending = name.split(separator: ".").last.map(String.init) ?? ""
        guard name.contains("."), let known = Format(rawValue: ending == "txt" ? "text" : ending)
        else {
          throw UsageError(
            "'--out' takes a file that ends in .txt, .csv, .json or .svg, not '\(name)'")
        }
        format = known
      }
    }

    func write(_ trajectory: Trajectory, _ record: RunRecord) -> ExitCode {
      let text =
        switch format {
        case .text: trajectoryText(trajectory, of: record)
        case .csv: trajectoryCSV(trajectory, of: record)
        case .json: trajectoryJSON(trajectory, of: record)
        case .svg: trajectorySVG(trajectory, of: record)
        }
      guard let path else {
        Terminal.print(text)
        return .fine
      }
      do throws(Files.Failure) {
        try Files.write(Array(text.utf8), to: path)
        return .fine
      } catch {
        Terminal.error("diorama track: '\(path)' was not written: \(error.reason)\n")
        return .invalid
      }
    }
  }
}
