// SPDX-License-Identifier: MIT
import Synchronization

/// An object that is made when it is first asked for, and kept; threads may ask at the same time.
package final class OnDemand<Made: AnyObject & Sendable>: Sendable {
  private let kept = AtomicLazyReference<Made>()
  private let make: @Sendable () -> Made

  package init(_ make: @escaping @Sendable () -> Made) { self.make = make }

  /// Where two threads make one at once, both are given the same.
  package var value: Made { kept.load() ?? kept.storeIfNil(make()) }
}
