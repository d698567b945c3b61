// SPDX-License-Identifier: MIT

/// The styles of NSDateFormatter, without its prefix `NSDateFormatter`.
package enum DateStyle: String, CaseIterable, Sendable { case none, short, medium, long, full }
