// SPDX-License-Identifier: MIT

/// What the language has and this version does not run yet, by where it may stand.
///
/// Each name gives `not-yet-supported`, never silence. A test holds these against the catalog, so that
/// a name leaves its list when its class or step comes.
package enum LaterNames {
  package static let viewKeys = [
    "constraints"
  ]

  package static let classes = [
    "UICollectionView", "UIWebView", "UIStackView", "UILayoutGuide",
    "UISplitViewController", "UIPageViewController", "UIVisualEffectView",
  ]

  package static let properties = [
    "attributedTitle", "translatesAutoresizingMaskIntoConstraints",
    "layoutMargins", "preservesSuperviewLayoutMargins", "insetsLayoutMarginsFromSafeArea",
    "semanticContentAttribute", "accessibilityFrame", "accessibilityActivationPoint",
    "accessibilityPath", "accessibilityLanguage", "accessibilityCustomActions",
    "accessibilityNavigationStyle",
    "contentHuggingPriority", "contentCompressionResistancePriority", "motionEffects",
  ]

  package static let methods = [
    "addSubview", "insertSubview",
    "bringSubviewToFront", "sendSubviewToBack", "layoutIfNeeded", "setNeedsLayout",
    "setNeedsDisplay", "addConstraint",
    "addConstraints", "setTitleTextAttributes", "setAttributedTitle", "present",
  ]

  package static let actions: [String] = []

  package static let steps: [String] = []

  /// Names, fields and functions of expressions.
  package static let expressionNames: [String] = []

  package static let stepArguments: [String] = []

  /// Methods that classes of later versions call on their delegates.
  package static let delegateMethods = [
    "commitEditing"
  ]
}
