// SPDX-License-Identifier: MIT
import DioramaCore

/// Mutated copies of a folder's files, written beside them for other programs to read.
enum Mutants {
  /// - Returns: The exit code; 1 where a file was not written.
  static func write(first: Int, count: Int, corpus: Corpus.Choice) -> Int32 {
    let all = Corpus(corpus)
    let files = all.files.filter { $0.path.hasPrefix(corpus.folder + "/") && !$0.isPart }
    guard !files.isEmpty else { return 1 }
    for seed in first..<first + count {
      var random = SplitMix64(seed: UInt64(seed))
      let file = files[random.below(files.count)]
      var mutation = GentleMutation(
        file.bytes, partner: all.partner(of: file)?.bytes ?? [], isScript: file.isScript,
        random: random)
      let folder = file.path.prefix(upTo: file.path.lastIndex(of: "/") ?? file.path.endIndex)
      let path = "\(folder)/mutant-\(seed).\(file.isScript ? "replay" : "scene").yaml"
      guard System.write(mutation.run(), to: path) else {
        System.error("'\(path)' cannot be written\n")
        return 1
      }
    }
    return 0
  }
}
