// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// The recorded outputs of a script: `__snapshots__/SCRIPT/NAME@DEVICE.txt` beside it, with other
/// endings for other kinds, and `….new` beside each for what waits to be accepted.
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

  /// The folder that this one and those of scripts beside the script are in.
  package var home: String { Files.parent(of: folder) }

  /// One output as a run made it.
  package struct Output {
    package var path: String
    package var kind: SnapshotKind
    package var bytes: [UInt8]
    /// As the step names it.
    package var name: String
    /// The device and what else varies, as the file's name has it.
    package var variation: String
    /// The step that took it.
    package var span: SourceSpan
  }

  /// What a run took, with the file each belongs to.
  package func outputs(_ record: RunRecord) -> [Output] {
    let variation = Self.dashed(record.device.name) + record.variation
    return record.snapshots.flatMap { snapshot in
      snapshot.kinds.compactMap { kind in
        snapshot.bytes(kind).map { bytes in
          let name = "\(Self.dashed(snapshot.name))@\(variation).\(kind.ending)"
          return Output(
            path: Files.join(folder, name), kind: kind, bytes: bytes, name: snapshot.name,
            variation: variation, span: snapshot.span)
        }
      }
    }
  }

  private static func dashed(_ name: String) -> String {
    String(name.map { $0 == " " ? "-" : $0 })
  }

  /// The kind of a recorded file; nil for a file that is none.
  package static func kind(of path: String) -> SnapshotKind? {
    SnapshotKind.allCases.first { path.hasSuffix(".\($0.ending)") }
  }

  /// The recorded files that there are.
  package var recorded: [String] {
    Files.names(in: folder).filter { Self.kind(of: $0) != nil }.map { Files.join(folder, $0) }
  }

  /// All that was ever written into a folder of outputs, what waits included.
  package static func outputs(in folder: String) -> [String] {
    Files.names(in: folder).filter { name in
      kind(of: name) != nil || PendingSnapshot.named(Files.join(folder, name)) != nil
    }.map { Files.join(folder, $0) }
  }

  /// Recorded files that no step takes any more.
  package func stale(_ taken: [Output]) -> [String] {
    let paths = Set(taken.map(\.path))
    return recorded.filter { !paths.contains($0) }
  }
}
