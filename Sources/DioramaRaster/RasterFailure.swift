// SPDX-License-Identifier: MIT

/// Why there is no picture, in words.
package struct RasterFailure: Error, Equatable {
  package var message: String

  package init(_ message: String) { self.message = message }
}

/// The largest pictures that are drawn or decoded.
package enum PictureLimits {
  /// Of a side, which is the most that cairo can do.
  package static let side = 32_767
  package static let pixels = 64_000_000

  package static func allow(width: Int, height: Int) -> Bool {
    width > 0 && height > 0 && width <= side && height <= side && width * height <= pixels
  }
}
