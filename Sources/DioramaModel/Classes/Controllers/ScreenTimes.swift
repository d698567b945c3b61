// SPDX-License-Identifier: MIT
import DioramaCore

/// How long screens, alerts and popovers come and go.
///
/// Source: UIKit facts 3.9 (recalled).
package enum ScreenTimes {
  package static let push = VirtualTime(seconds: 0.35)
  package static let present = VirtualTime(seconds: 0.4)
  package static let popover = VirtualTime(seconds: 0.25)
  package static let layerIn = VirtualTime(seconds: 0.4)
  package static let layerOut = VirtualTime(seconds: 0.25)
  package static let source = NumberSource.recalled("UIKit facts 3.9")
}

extension NamedNumber {
  /// A time with its source.
  package init(_ name: String, seconds: VirtualTime, _ source: NumberSource = ScreenTimes.source) {
    self.init(name, "\(DecimalText.report(seconds.seconds)) s", source)
  }
}
