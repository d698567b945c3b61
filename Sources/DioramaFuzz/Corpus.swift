// SPDX-License-Identifier: MIT
import Diorama

/// The scenes and scripts that mutations begin from: those of a folder and those built in.
struct Corpus {
  private(set) var files: [File] = []
  /// A workspace that knows the catalog and none of the files.
  let fresh: Workspace

  struct File {
    var path: String
    var bytes: [UInt8]

    var isScript: Bool { path.hasSuffix(".replay.yaml") }

    /// Whether scenes include it.
    var isPart: Bool { !isScript && !path.hasSuffix(".scene.yaml") }
  }

  /// Which files: those of a folder and those built in, or of these the scenes with a word in them and
  /// their scripts.
  struct Choice {
    var folder: String
    var word: String?

    /// The options that choose the same.
    var arguments: [String] {
      ["--corpus", folder] + (word.map { ["--about", $0] } ?? [])
    }
  }

  init(_ choice: Choice) {
    var workspace = Workspace()
    // The tables of the rules are made once, for the eras of most files.
    for os in [6, 7, 9] {
      workspace.hold(Array("diorama: 1\nos: \(os)\nview: {}\n".utf8), at: "os\(os).scene.yaml")
      _ = workspace.lint(["os\(os).scene.yaml"])
    }
    fresh = workspace
    files = BuiltIn.files
    for path in Discovery.files([choice.folder]).files {
      if let bytes = try? Files.read(path, limit: 1 << 20) {
        files.append(File(path: path, bytes: bytes))
      }
    }
    guard let word = choice.word else { return }
    let all = files
    let has = { (file: File) in String(decoding: file.bytes, as: UTF8.self).contains(word) }
    files = all.filter { has($0) || $0.isScript && partner(of: $0).map(has) == true }
  }

  /// The scene of a script, or a script of a scene, by their names; nil where there is none. Of a
  /// part the scene that includes it.
  func partner(of file: File) -> File? {
    if file.isPart { return files.first { $0.path == "included.scene.yaml" } }
    let wanted =
      file.isScript
      ? String(file.path.dropLast(".replay.yaml".count)) + ".scene.yaml"
      : String(file.path.dropLast(".scene.yaml".count)) + ".replay.yaml"
    return files.first { $0.path == wanted }
  }
}
