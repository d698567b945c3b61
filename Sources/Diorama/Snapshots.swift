// SPDX-License-Identifier: MIT
import DioramaModel

/// The recorded outputs of a script: `__snapshots__/SCRIPT/NAME@DEVICE.txt` beside it.
package struct SnapshotStore {
  /// The folder of one script's outputs.
  package let folder: String

  /// - Parameter mirror: The folder that holds all recorded outputs, with the scripts' own folder
  ///   as seen from the project's; nil for the one beside the script.
  package init(script path: String, mirror: (folder: String, place: String)? = nil) {
    let name = Files.name(of: path)
    let plain = name.hasSuffix(".replay.yaml") ? String(name.dropLast(12)) : name
    let home =
      mirror.map { Files.join($0.folder, $0.place) }
      ?? Files.join(Files.parent(of: path), "__snapshots__")
    folder = Files.join(home, plain)
  }

  /// One output as a run made it.
  package struct Output {
    package var path: String
    package var text: String
  }

  /// What a run took, with the file each belongs to.
  package func outputs(_ record: RunRecord) -> [Output] {
    record.snapshots.map { snapshot in
      let name = Self.dashed(snapshot.name)
      let device = Self.dashed(record.device.name)
      return Output(
        path: Files.join(folder, "\(name)@\(device)\(record.variation).txt"), text: snapshot.text)
    }
  }

  private static func dashed(_ name: String) -> String {
    String(name.map { $0 == " " ? "-" : $0 })
  }

  /// How an output compares with the recorded one.
  package enum Outcome: Equatable {
    case same
    case missing
    /// The recorded text differs; the first line that does, from 1, with both.
    case different(line: Int, recorded: String, now: String)
  }

  package func compare(_ output: Output) -> Outcome {
    guard Files.kind(of: output.path) == .file,
      let bytes = try? Files.read(output.path, limit: 64 << 20)
    else { return .missing }
    let recorded = String(decoding: bytes, as: UTF8.self)
    if recorded == output.text { return .same }
    let old = recorded.split(separator: "\n", omittingEmptySubsequences: false)
    let new = output.text.split(separator: "\n", omittingEmptySubsequences: false)
    let line =
      zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
    return .different(
      line: line + 1, recorded: line < old.count ? String(old[line]) : "nothing",
      now: line < new.count ? String(new[line]) : "nothing")
  }

  /// Recorded files that no step takes any more.
  package func stale(_ taken: [Output]) -> [String] {
    let paths = Set(taken.map(\.path))
    return Files.names(in: folder).filter { $0.hasSuffix(".txt") }
      .map { Files.join(folder, $0) }.filter { !paths.contains($0) }
  }

  /// Folders of recorded outputs beside scripts that are no longer there.
  package static func orphans(beside scripts: [String]) -> [String] {
    var found: [String] = []
    for place in Set(scripts.map { Files.parent(of: $0) }).sorted() {
      let all = Files.join(place, "__snapshots__")
      for name in Files.names(in: all) {
        let script = Files.join(place, "\(name).replay.yaml")
        if Files.kind(of: Files.join(all, name)) == .folder, Files.kind(of: script) == .missing {
          found.append(Files.join(all, name))
        }
      }
    }
    return found
  }
}
