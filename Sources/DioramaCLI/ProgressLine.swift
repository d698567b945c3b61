// SPDX-License-Identifier: MIT
import Diorama
import DioramaReport

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A line on standard error that tells how far a long run is, and goes away when it ends.
enum ProgressLine {
  /// Microseconds between two looks, and looks before the line is shown and between its changes.
  private static let pause: UInt32 = 10_000
  private static let patience = 100
  private static let rest = 20

  /// Runs `work` and shows how many of `total` files it has done, once it takes longer than a second.
  static func during(
    _ total: Int, _ work: @escaping @Sendable (LintProgress?) -> LintReport
  ) -> LintReport {
    let progress = LintProgress()
    let reports = Parallel.map(
      count: 2, jobs: 2, own: progress, prepare: { progress },
      work: { progress, number -> LintReport? in
        if number == 1 {
          show(progress, total)
          return nil
        }
        defer { progress.end() }
        return work(progress)
      })
    return reports.compactMap(\.self).first ?? work(nil)
  }

  private static func show(_ progress: LintProgress, _ total: Int) {
    var looks = 0
    while !progress.hasEnded {
      usleep(pause)
      looks += 1
      if looks >= patience, looks % rest == 0 {
        Terminal.error("\r\(progress.done) of \(total) files checked")
      }
    }
    if looks >= patience { Terminal.error("\r\u{1B}[K") }
  }
}
