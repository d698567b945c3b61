// SPDX-License-Identifier: MIT
import Synchronization

/// An object that is made when it is first asked for, and kept; threads may ask at the same time.
package final class OnDemand<Made: AnyObject & Sendable>: Sendable {
  @usableFromInline let kept = AtomicLazyReference<Made>()
  @usableFromInline let make: @Sendable () -> Made

  package init(_ make: @escaping @Sendable () -> Made) { self.make = make }

  /// Where two threads make one at once, both are given the same.
  ///
  /// Inlined, since it is asked for each view: what is generic at run time took a seventh of a lint.
  @inlinable @inline(__always) package var value: Made {
    kept.load() ?? kept.storeIfNil(make())
  }
}
