// SPDX-License-Identifier: MIT
import Diorama

/// The scenes and scripts that mutations begin from: those of a folder and those built in.
struct Corpus {
  private(set) var files: [File] = []

  struct File {
    var path: String
    var bytes: [UInt8]

    var isScript: Bool { path.hasSuffix(".replay.yaml") }
  }

  init(folder: String) {
    files = BuiltIn.files
    for path in Discovery.files([folder]).files {
      if let bytes = try? Files.read(path, limit: 1 << 20) {
        files.append(File(path: path, bytes: bytes))
      }
    }
  }

  /// The scene of a script, or a script of a scene, by their names; nil where there is none.
  func partner(of file: File) -> File? {
    let wanted =
      file.isScript
      ? String(file.path.dropLast(".replay.yaml".count)) + ".scene.yaml"
      : String(file.path.dropLast(".scene.yaml".count)) + ".replay.yaml"
    return files.first { $0.path == wanted }
  }
}
