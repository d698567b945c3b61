// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// A run of the built `diorama`, or of another program, to its end.
struct Tool {
  var code: Int32
  var output: String
  var errors: String

  /// The executable beside the tests.
  static let path: String = {
    let bundles =
      [Bundle.main.executableURL].compactMap(\.self) + Bundle.allBundles.map(\.bundleURL)
    let found = bundles.map {
      $0.deletingLastPathComponent().appendingPathComponent("diorama").path
    }
    .first { FileManager.default.isExecutableFile(atPath: $0) }
    return found ?? "diorama was not built"
  }()

  /// Runs `diorama` without what the environment says of colors and of test runners.
  static func run(
    _ arguments: [String], in folder: String? = nil, with environment: [String: String] = [:]
  ) throws -> Tool {
    try run(path, arguments, in: folder, with: environment)
  }

  static func run(
    _ program: String, _ arguments: [String], in folder: String? = nil,
    with environment: [String: String] = [:]
  ) throws -> Tool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    let inherited = ProcessInfo.processInfo.environment.filter {
      ["PATH", "HOME"].contains($0.key)
    }
    process.environment = inherited.merging(environment) { _, own in own }
    // Files, which never fill up as pipes do.
    let place = FileManager.default.temporaryDirectory.appendingPathComponent(
      "diorama-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: place) }
    let streams = try ["output", "errors"].map { name in
      let url = place.appendingPathComponent(name)
      try Data().write(to: url)
      return (url, try FileHandle(forWritingTo: url))
    }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = streams[0].1
    process.standardError = streams[1].1
    try process.run()
    process.waitUntilExit()
    let texts = try streams.map { try String(decoding: Data(contentsOf: $0.0), as: UTF8.self) }
    return Tool(code: process.terminationStatus, output: texts[0], errors: texts[1])
  }

  /// A line of a shell with `diorama` on the path.
  static func shell(_ line: String, in folder: String? = nil) throws -> Tool {
    let tools = URL(fileURLWithPath: path).deletingLastPathComponent().path
    let paths = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return try run(
      "/bin/bash", ["-c", line], in: folder, with: ["PATH": "\(tools):\(paths)"])
  }

  /// Where a program is that not every machine has; nil where it is not.
  static func find(_ name: String) -> String? {
    ["/usr/bin", "/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
