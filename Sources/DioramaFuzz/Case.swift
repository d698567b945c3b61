// SPDX-License-Identifier: MIT
import DioramaCore

/// One case: a seed decides the file and everything that is done to it.
struct Case {
  let path: String
  let mutated: [UInt8]
  private let file: Corpus.File
  private let partner: Corpus.File?

  init(seed: UInt64, corpus: Corpus) {
    var random = SplitMix64(seed: seed)
    file = corpus.files[random.below(corpus.files.count)]
    path = file.path
    partner = corpus.partner(of: file)
    let other = corpus.files[random.below(corpus.files.count)]
    var mutation = Mutation(file.bytes, other: other.bytes, random: random)
    mutated = mutation.run()
  }

  /// What is wrong about how the pipeline took the case; the same input twice must give the same.
  func problems() -> [String] {
    let trial = Trial(file: file, bytes: mutated, partner: partner)
    let first = trial.run()
    let second = trial.run()
    return first.problems
      + (first.output == second.output ? [] : ["the same input gives other output"])
  }
}
