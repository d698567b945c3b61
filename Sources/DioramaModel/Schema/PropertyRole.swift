// SPDX-License-Identifier: MIT
import DioramaCore

/// What a property is for those who see, or do not see, a view: what lint asks of all classes alike.
package enum PropertyRole: Sendable {
  /// A text that says what the object is; screen readers read it.
  case caption
  /// A picture that shows what the object is.
  case picture
  /// The color of its caption.
  case textColor
  /// The font of its caption.
  case font
}

extension PropertySpec {
  /// The same property, which has a role that classes share.
  package func serving(as role: PropertyRole) -> Self {
    var made = self
    made.facts.role = role
    return made
  }

  /// The same property, of images that UIKit's own slot has a size for.
  package func sized(_ width: Double, _ height: Double) -> Self {
    var made = self
    made.facts.imageSize = Size(width, height)
    return made
  }
}
