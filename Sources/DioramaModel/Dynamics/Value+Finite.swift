// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions

/// What dynamics takes of numbers: none that is infinite or no number.
extension Value {
  package var finiteNumber: Double? {
    guard let number, number.isFinite else { return nil }
    return number
  }

  package var holdsFiniteNumbers: Bool {
    switch self {
    case .double(let number): number.isFinite
    case .float(let number): number.isFinite
    case .point(let point): point.x.isFinite && point.y.isFinite
    case .size(let size): size.width.isFinite && size.height.isFinite
    case .offset(let offset): offset.dx.isFinite && offset.dy.isFinite
    case .rect(let rect):
      [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite)
    case .insets(let insets):
      [insets.top, insets.left, insets.bottom, insets.right].allSatisfy(\.isFinite)
    case .list(let items): items.allSatisfy(\.holdsFiniteNumbers)
    case .map(let map): map.entries.allSatisfy(\.value.holdsFiniteNumbers)
    default: true
    }
  }
}
