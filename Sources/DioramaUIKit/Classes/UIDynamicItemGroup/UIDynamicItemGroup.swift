// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Views that animators move as one.
package struct UIDynamicItemGroup: DynamicItemGroupClass, LateClass, Equatable {
  package var items: [ObjectID] = []

  package init() {}
}

// MARK: - Declaration

extension UIDynamicItemGroup {
  package static let name = "UIDynamicItemGroup"
  package static let summary = "Views that animators move as one."
  package static let superclassName: String? = nil
  package static let introduced = 9

  package static let schema = Schema<Self> {
    PropertySpec("items", owned: \.items, "UIView", "The views it is made of.").fixed
  }

  package static let examples = [Example("Two views", "id: pair\nitems: [view]")]
}
