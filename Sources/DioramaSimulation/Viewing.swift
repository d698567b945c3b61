// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// Moments at which somebody looks at a run while its clock moves.
struct Viewing {
  /// In ascending order.
  var times: [VirtualTime]
  var next = 0
  var see: (Simulation) -> Void
}

extension Simulation {
  /// Shows the run at each of some moments: as it is once all is done that was due before.
  ///
  /// - Parameter times: In ascending order; those that have passed are shown at once.
  package func view(at times: [VirtualTime], _ see: @escaping (Simulation) -> Void) {
    viewing = Viewing(times: times, see: see)
    showMoments(before: now)
  }

  /// Shows the moments that are to come as they are now, whenever they were.
  package func endViewing() {
    guard let viewing else { return }
    self.viewing = nil
    for _ in viewing.times[viewing.next...] { viewing.see(self) }
  }

  /// The moments that pass when the clock moves on to `time`.
  func showMoments(before time: VirtualTime) {
    guard var viewing else { return }
    self.viewing = nil
    while viewing.next < viewing.times.count, viewing.times[viewing.next] < time {
      now = max(now, viewing.times[viewing.next])
      viewing.see(self)
      viewing.next += 1
    }
    self.viewing = viewing
  }
}
