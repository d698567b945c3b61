// SPDX-License-Identifier: MIT
import Diorama
import DioramaReport

/// `snapshot review`: asks about pending outputs, one after the other, on a terminal.
enum SnapshotReview {
  static func run(_ paths: [String], paint: Paint) throws(UsageError) -> ExitCode {
    guard let keys = KeyReader() else {
      throw UsageError(
        "'review' asks on a terminal, and standard input is none: use 'snapshot accept' or 'reject'"
      )
    }
    let pending = PendingFiles(paths)
    var locks = SnapshotLocks("snapshot review")
    let own = pending.all.filter { locks.take($0.home) }
    var session = ReviewSession(own, paint: paint)
    if own.isEmpty {
      Terminal.print("nothing is pending\n")
      return max(pending.code, locks.code)
    }
    Terminal.print(session.page + ReviewSession.prompt)
    while !session.isDone {
      switch keys.next() {
      case .key(let key):
        Terminal.print("\(key.isASCII && key.value >= 0x20 ? String(key) : "")\n")
        Terminal.print(session.press(key))
        if !session.isDone { Terminal.print(ReviewSession.prompt) }
      case .resumed: Terminal.print("\n" + session.page + ReviewSession.prompt)
      case .end: _ = session.press("q")
      }
    }
    locks.release()
    keys.close()
    Terminal.print(
      "\(session.count(.accepted)) accepted, \(session.count(.rejected)) rejected, "
        + "\(session.left) still pending\n")
    return max(pending.code, locks.code, session.left > 0 ? .findings : .fine)
  }
}
