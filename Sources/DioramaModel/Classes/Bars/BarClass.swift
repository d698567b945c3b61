// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions

/// A bar that containers put at the top or bottom of what they show.
package protocol BarClass: ViewClass {
  var isTranslucent: Bool { get }
  /// Whether it stands at the top.
  var isAtTop: Bool { get }
  /// How much of its bottom the home indicator's area takes; items stand above it.
  var bottomInset: Double { get set }
  /// How much higher it is than the metrics say: a prompt, a large title.
  func extraHeight(in metrics: BarMetrics) -> Double
  /// Whether what stands over it is written in white.
  var isDark: Bool { get }
  /// How far its ground reaches above it when it is drawn: to the edge of the screen.
  var reach: Double { get set }
}

extension BarClass {
  package var isDark: Bool { false }
  package var reach: Double {
    get { 0 }
    set {}
  }
}
