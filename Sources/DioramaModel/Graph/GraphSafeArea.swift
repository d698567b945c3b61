// SPDX-License-Identifier: MIT
import DioramaCore

extension Graph {
  /// The part of a view that the safe area of the controller's view above leaves out.
  ///
  /// Zero outside of a controller's view. Source: UIKit facts 1.3 (the overlap: documented).
  package func safeAreaInsets(of object: ObjectID) -> EdgeInsets {
    guard !safeAreas.isEmpty else { return .zero }
    var current: ObjectID? = object
    while let step = current {
      if let insets = safeAreas[step] {
        return step == object ? insets : overlap(insets, of: step, with: object)
      }
      current = parent(of: step)
    }
    return .zero
  }

  private func overlap(
    _ insets: EdgeInsets, of holder: ObjectID, with object: ObjectID
  ) -> EdgeInsets {
    let safe = convert(bounds[holder.offset].inset(by: insets), from: holder, to: object)
    let own = bounds[object.offset]
    return EdgeInsets(
      max(0, safe.minY - own.minY), max(0, safe.minX - own.minX), max(0, own.maxY - safe.maxY),
      max(0, own.maxX - safe.maxX))
  }
}
