// SPDX-License-Identifier: MIT
import DioramaCore

extension StyledText {
  /// The largest scale of its fonts at which all of the text has room.
  ///
  /// Found by halving in steps of 1/65536. Where none has: `minimum`, or 1 without one, as line
  /// ends in the text stay at any size.
  /// - Parameters:
  ///   - room: With a limit of lines; with 0 lines the height alone limits.
  ///   - minimum: 0 is no lower limit.
  package func fittingScale(
    in room: TextLayout.Room, minimum: Double, _ metrics: TextMetrics
  ) -> Double {
    if fits(1, in: room, metrics) { return 1 }
    let steps = 65_536
    // The lowest step stands for no limit: fonts have to keep a size.
    var low = max(1, Int((min(max(minimum, 0), 1) * Double(steps)).rounded(.up)))
    var high = steps
    if !fits(Double(low) / Double(steps), in: room, metrics) {
      return minimum > 0 ? min(minimum, 1) : 1
    }
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(Double(middle) / Double(steps), in: room, metrics) {
        low = middle
      } else {
        high = middle
      }
    }
    return Double(low) / Double(steps)
  }

  /// One line is never too high, as a label centres it.
  private func fits(_ scale: Double, in room: TextLayout.Room, _ metrics: TextMetrics) -> Bool {
    let layout = TextLayout(scale == 1 ? self : scaled(by: scale), in: room, metrics)
    if layout.isTruncated || layout.size.height > room.height + 0.001 && room.maximumLines != 1 {
      return false
    }
    return layout.size.width <= room.width + 0.001
  }
}
