// SPDX-License-Identifier: MIT
import Diorama
import DioramaCore

/// One case: a seed decides the file and everything that is done to it.
struct Case {
  let path: String
  let mutated: [UInt8]
  private let file: Corpus.File
  private let partner: Corpus.File?
  private let fresh: Workspace

  init(seed: UInt64, corpus: Corpus) {
    var random = SplitMix64(seed: seed)
    fresh = corpus.fresh
    file = corpus.files[random.below(corpus.files.count)]
    path = file.path
    partner = corpus.partner(of: file)
    let other = corpus.files[random.below(corpus.files.count)]
    if random.below(2) == 0 {
      var mutation = GentleMutation(
        file.bytes, partner: partner?.bytes ?? [], isScript: file.isScript, random: random)
      mutated = mutation.run()
    } else {
      var mutation = Mutation(file.bytes, other: other.bytes, random: random)
      mutated = mutation.run()
    }
  }

  /// How the pipeline took the case, and what is wrong about that; the same input twice must give
  /// the same.
  func run(onProgress: @escaping () -> Void = {}) -> Trial.Report {
    let trial = Trial(
      file: file, bytes: mutated, partner: partner, fresh: fresh, onProgress: onProgress)
    var report = trial.run()
    if trial.run().output != report.output {
      report.problems.append("the same input gives other output")
    }
    return report
  }
}
