// SPDX-License-Identifier: MIT
import DioramaCore

/// What one run takes instead of what its scene says; nil leaves it to the scene.
package struct Variation: Hashable, Sendable {
  package var device: Device?
  package var os: Int?
  package var orientation: Orientation?
  package var locale: String?
  package var contentSize: ContentSizeCategory?

  package init(
    device: Device? = nil, os: Int? = nil, orientation: Orientation? = nil, locale: String? = nil,
    contentSize: ContentSizeCategory? = nil
  ) {
    self.device = device
    self.os = os
    self.orientation = orientation
    self.locale = locale
    self.contentSize = contentSize
  }

  /// The scene as it is: on its own device, in its own language.
  package static let none = Variation()
}

extension Scene {
  /// Takes what a variation names instead of what the file says.
  package mutating func apply(_ variation: Variation) {
    if let device = variation.device { self.device = device }
    if let os = variation.os { self.os = os }
    if let orientation = variation.orientation { self.orientation = orientation }
    if let locale = variation.locale { self.locale = locale }
    if let contentSize = variation.contentSize { self.contentSize = contentSize }
  }
}
