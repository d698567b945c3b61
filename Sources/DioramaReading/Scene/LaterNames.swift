// SPDX-License-Identifier: MIT

/// What the language has and this version does not run yet, by where it may stand.
///
/// Each name gives `not-yet-supported`, never silence. A test holds these against the catalog, so that
/// a name leaves its list when its class or step comes.
package enum LaterNames {
  package static let sceneKeys = [
    "contentSizeCategory", "layoutDirection", "strings", "computed", "classes", "appearance",
    "styles", "templates", "include", "delegates",
  ]

  package static let viewKeys = [
    "styles", "delegate", "dataSource", "layer", "gestureRecognizers", "constraints", "use",
    "with", "each", "as", "when", "lifetime", "notifications",
  ]

  package static let controllerKeys = [
    "navigationItem", "notifications", "preferredContentSize", "contentSizeForViewInPopover",
    "edgesForExtendedLayout", "automaticallyAdjustsScrollViewInsets", "tabBarItem", "when",
    "lifetime", "modalPresentationStyle", "modalTransitionStyle", "viewControllers",
  ]

  package static let lifecycle = [
    "viewWillDisappear", "viewDidDisappear", "willRotate", "didRotate", "viewWillTransition",
    "traitCollectionDidChange",
  ]

  package static let classes = [
    "UITextField", "UITextView", "UISearchBar", "UIPickerView", "UIDatePicker", "UIScrollView",
    "UINavigationController", "UITabBarController", "UINavigationBar", "UINavigationItem",
    "UIBarButtonItem", "UIToolbar", "UITabBar", "UITabBarItem", "UITableView",
    "UITableViewCell", "UITableViewController", "UICollectionView", "UIAlertView", "UIActionSheet",
    "UIAlertController", "UIPopoverController", "UIWebView", "UIStackView", "UILayoutGuide",
    "UISplitViewController", "UIPageViewController", "UITapGestureRecognizer",
    "UILongPressGestureRecognizer", "UIPanGestureRecognizer", "UISwipeGestureRecognizer",
    "UIPinchGestureRecognizer", "UIRotationGestureRecognizer",
    "UIScreenEdgePanGestureRecognizer", "UIDynamicAnimator", "UIGravityBehavior",
    "UICollisionBehavior", "UIPushBehavior", "UISnapBehavior", "UIAttachmentBehavior",
    "UIDynamicItemBehavior", "UIFieldBehavior", "UIDynamicBehavior", "UIVisualEffectView",
  ]

  package static let properties = [
    "attributedText", "attributedTitle", "translatesAutoresizingMaskIntoConstraints",
    "layoutMargins", "preservesSuperviewLayoutMargins", "insetsLayoutMarginsFromSafeArea",
    "accessibilityLabel", "accessibilityHint", "accessibilityValue", "accessibilityTraits",
    "accessibilityElements", "isAccessibilityElement", "semanticContentAttribute",
    "contentHuggingPriority", "contentCompressionResistancePriority", "motionEffects",
  ]

  package static let methods = [
    "becomeFirstResponder", "resignFirstResponder", "endEditing", "addSubview", "insertSubview",
    "bringSubviewToFront", "sendSubviewToBack", "layoutIfNeeded", "setNeedsLayout",
    "setNeedsDisplay", "addGestureRecognizer", "removeGestureRecognizer", "addConstraint",
    "addConstraints", "setTitleTextAttributes", "setAttributedTitle", "present", "dismiss",
  ]

  package static let actions = [
    "focus", "resign", "endEditing", "show", "showFrom", "present", "dismiss", "presentPopover",
    "push", "pop", "popToRoot", "popTo", "selectTab", "post", "observe", "stopObserving", "add",
    "remove", "bringToFront", "sendToBack", "addBehavior", "removeBehavior", "removeAllBehaviors",
  ]

  package static let steps = [
    "pinch", "twist", "scroll", "pick", "type", "paste", "backspace", "press", "selectText",
    "clear", "dismissKeyboard", "rotate", "keyboard", "shake", "background", "foreground",
    "memoryWarning", "expectTree", "include",
  ]

  /// Names, fields and functions of expressions.
  package static let expressionNames = [
    "firstResponder", "userInfo", "hardwareKeyboard", "horizontalSizeClass",
    "verticalSizeClass", "contentSizeCategory", "layoutDirection", "currencySymbol",
    "decimalSeparator", "groupingSeparator", "textRect", "buttonTitle", "selectedRow",
    "titleForRow", "location", "translation", "velocity",
  ]

  package static let stepArguments = ["hold", "velocity", "component", "row"]

  package static let stepKeys = ["soft", "devices"]

  package static let scriptKeys = ["variations"]
}
