// SPDX-License-Identifier: MIT
import Diorama
import DioramaCore
import DioramaDrawing
import DioramaModel
import DioramaReading
import DioramaReport
import DioramaSimulation

/// `diorama render`.
enum RenderCommand: Command {
  static var declaration: CommandDeclaration {
    CommandDeclaration(
      section: .running, summary: "draw a scene, or a script at a time, as a picture",
      about: """
        Draws what the screen shows: a scene after its first appearance, or later with --at; with
        --replay, or of a script, at the end of the script or at a time while it plays. What the file
        ends in decides the kind of picture.
        """,
      operands: [
        OperandDeclaration("SCENE|SCRIPT", "a scene or script", hint: .source, "what is drawn")
      ],
      groups: [
        OptionGroup(
          "What is drawn",
          [
            .value("--replay", "SCRIPT", hint: .file, "plays this script first"),
            .value("--at", "TIME", "at this virtual time: 1.5s, 200ms, 2m"),
            .value("--snapshot", "NAME", "what the script's snapshot step of this name sees"),
            .value(
              "--device", "NAME", hint: .device, repeats: true,
              "another device than the scene's own; with several, or 'all', a file for each"),
            .value("--of", "ID", "one view alone"),
            .value(
              "--frames", "COUNT",
              "so many pictures in equal steps up to the time or the end: a strip, in a .pdf pages, in an .apng 30 that move"
            ),
            .flag("--annotate", "draws ids, frames, safe areas and areas that take touches, too"),
          ]),
        OptionGroup(
          "Output",
          [
            .value(
              "--out", "FILE", hint: .file, repeats: true,
              "where to, by its ending: " + PictureKind.endings)
          ]),
      ],
      exitCodes: [
        (.fine, "the pictures were written"), (.findings, "the run failed"),
        (.invalid, "invalid input, or a picture that cannot be drawn or written"),
      ],
      examples: [
        "diorama render volume.scene.yaml --out volume.svg",
        "diorama render volume.scene.yaml --replay volume.replay.yaml --at 1.5s --out volume.png",
        "diorama render signup.replay.yaml --frames 6 --out signup.svg",
      ])
  }

  static func run(_ options: Options) throws(UsageError) -> ExitCode {
    let request = try RenderRequest(options)
    var workspace = Workspace()
    var code = ExitCode.fine
    for device in request.devices {
      code = max(code, try render(request, on: device, &workspace))
    }
    return code
  }

  private static func render(
    _ request: RenderRequest, on device: Device?, _ workspace: inout Workspace
  ) throws(UsageError) -> ExitCode {
    let film: Film
    do {
      switch try shoot(request, device, &workspace) {
      case .film(let taken): film = taken
      case .failed(let code): return code
      }
    } catch let error as RunError {
      Terminal.error(Invalid.text(error, workspace, request.options))
      return .findings
    } catch let error as NothingToDraw {
      throw UsageError("there is no \(error.what) '\(error.name)'")
    } catch {
      Terminal.error("diorama render: \(error)\n")
      return .findings
    }
    return write(film, request, device)
  }

  private enum Outcome {
    case film(Film)
    case failed(ExitCode)
  }

  private static func shoot(
    _ request: RenderRequest, _ device: Device?, _ workspace: inout Workspace
  ) throws -> Outcome {
    guard let script = request.script else {
      let loaded = workspace.loadScene(request.path, variation: Variation(device: device))
      guard loaded.scene != nil else {
        return .failed(Invalid.report(loaded.findings, workspace, request.options))
      }
      guard let film = try workspace.film(loaded, request.plan) else { return .failed(.invalid) }
      return .film(film)
    }
    let loaded = workspace.loadScript(script)
    guard let read = loaded.script else {
      return .failed(
        Invalid.report(
          loaded.findings + (loaded.scene?.findings ?? []), workspace, request.options))
    }
    var variation = read.variations.first ?? .none
    if let device { variation.device = device }
    guard let taken = try workspace.film(loaded, in: variation, request.plan) else {
      return .failed(.invalid)
    }
    guard taken.run.record.passed else {
      Terminal.error(
        replayText(
          taken.run.record, title: read.name, sources: workspace.sources,
          paint: request.options.paint(.error)))
      return .failed(.findings)
    }
    return .film(taken.film)
  }

  private static func write(
    _ film: Film, _ request: RenderRequest, _ device: Device?
  ) -> ExitCode {
    var code = ExitCode.fine
    for (path, kind) in request.outputs {
      let place = request.devices.count > 1 ? suffixed(path, device?.name ?? "") : path
      do throws(Rasteriser.Failure) {
        let picture = try kind.picture(of: film, title: request.title)
        for note in picture.notes { Terminal.error("diorama render: note: \(note)\n") }
        code = max(code, write(picture.bytes, to: place))
      } catch {
        Terminal.error("diorama render: '\(place)' was not drawn: \(error.message)\n")
        code = .invalid
      }
    }
    return code
  }

  private static func write(_ bytes: [UInt8], to path: String) -> ExitCode {
    do throws(Files.Failure) {
      try Files.write(bytes, to: path)
      return .fine
    } catch {
      Terminal.error("diorama render: '\(path)' was not written: \(error.reason)\n")
      return .invalid
    }
  }

  /// `a.svg` for a device is `a@iPhone-5s.svg`.
  private static func suffixed(_ path: String, _ device: String) -> String {
    let name = Files.name(of: path)
    let end = name.lastIndex(of: ".") ?? name.endIndex
    let dashed = String(device.map { $0 == " " ? "-" : $0 })
    return Files.join(Files.parent(of: path), "\(name[..<end])@\(dashed)\(name[end...])")
  }
}

/// What a command line asks `render` for.
struct RenderRequest {
  var path: String
  var script: String?
  var plan: FilmPlan
  var devices: [Device?]
  var outputs: [(path: String, kind: PictureKind)]
  let options: Options

  /// The most pictures of a strip, and those of one that moves where nothing is said.
  private static let mostFrames = 600
  private static let usualFrames = 30

  var title: String { Files.name(of: script ?? path) }

  init(_ options: Options) throws(UsageError) {
    self.options = options
    path = options.operands[0]
    script = options.value("--replay")
    if Discovery.kind(of: path) == .script {
      if script != nil { throw UsageError("'--replay' goes with a scene, and this is a script") }
      script = path
    }
    let snapshot = options.value("--snapshot")
    if snapshot != nil {
      if script == nil { throw UsageError("'--snapshot' goes with a script") }
      if options.value("--at") != nil || options.value("--frames") != nil {
        throw UsageError("'--snapshot' goes without '--at' and '--frames'")
      }
    }
    var end: VirtualTime?
    if let text = options.value("--at") {
      guard let seconds = lengthOfTime(text), seconds >= 0, seconds <= 86_400 else {
        throw UsageError("'--at' takes a time like 1.5s, at most a day, not '\(text)'")
      }
      end = VirtualTime(seconds: seconds)
    }
    let paths = options.all("--out")
    var count = paths.allSatisfy { PictureKind(path: $0) != .apng } ? 1 : Self.usualFrames
    if let text = options.value("--frames") {
      guard let number = Int(text), (2...Self.mostFrames).contains(number) else {
        throw UsageError("'--frames' takes a number from 2 to \(Self.mostFrames), not '\(text)'")
      }
      count = number
    }
    plan = FilmPlan(
      count: count, until: end, snapshot: snapshot, of: options.value("--of"),
      isAnnotated: options.has("--annotate"))
    devices = try Self.devices(options)
    outputs = []
    for path in paths {
      guard let kind = PictureKind(path: path) else {
        throw UsageError(
          "'--out' takes a file that ends in \(PictureKind.endings), not '\(Files.name(of: path))'")
      }
      outputs.append((path, kind))
    }
    if outputs.isEmpty { throw UsageError("'--out' is missing: the file to write") }
  }

  private static func devices(_ options: Options) throws(UsageError) -> [Device?] {
    let names = options.all("--device")
    if names.contains("all") { return Device.profiles }
    var devices: [Device?] = []
    for name in names { devices.append(try TreeCommand.device(named: name)) }
    return devices.isEmpty ? [nil] : devices
  }
}
