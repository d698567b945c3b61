// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions

/// What every view controller has beside its view.
package struct ControllerTraits: Equatable, Sendable {
  package var title: String?
  package var navigationItem: ObjectID?
  package var tabBarItem: ObjectID?
  package var toolbarItems: [ObjectID] = []
  package var preferredContentSize = Size.zero
  /// The older name; `preferredContentSize` counts where both are set.
  package var contentSizeForViewInPopover = Size.zero
  package var edgesForExtendedLayout = Options<RectEdge>(Set(RectEdge.allCases))
  package var extendedLayoutIncludesOpaqueBars = false
  package var automaticallyAdjustsScrollViewInsets = true
  package var modalPresentationStyle = PresentationStyle.fullScreen
  /// Where it comes from when it is presented as a popover.
  package var popoverPresentationController: ObjectID?
  package var modalTransitionStyle = TransitionStyle.coverVertical
  package var isModalInPopover = false
  package var definesPresentationContext = false
  package var hidesBottomBarWhenPushed = false
  package var prefersStatusBarHidden = false
  package var additionalSafeAreaInsets = EdgeInsets.zero
  package var supportedInterfaceOrientations = Options<OrientationMask>([.all])
  package var run = Run()

  /// What a running scene adds; the simulation writes it, expressions read it.
  package struct Run: Equatable, Sendable {
    package var view: ObjectID?
    package var isViewLoaded = false
    package var parent: ObjectID?
    package var presented: ObjectID?
    package var presenting: ObjectID?
    package var navigation: ObjectID?
    package var tabs: ObjectID?
    package var isInPopover = false
    package var popover: ObjectID?
    /// How much of the view bars cover; UIKit's layout guides.
    package var topGuide = 0.0
    package var bottomGuide = 0.0

    package init() {}
  }

  package init() {}

  /// The size that a popover or a sheet gives its content; nil where none was asked for.
  package var contentSize: Size? {
    if preferredContentSize != .zero { return preferredContentSize }
    return contentSizeForViewInPopover == .zero ? nil : contentSizeForViewInPopover
  }

  package enum RectEdge: String, PropertyEnum {
    case top, left, bottom, right
    package static let typeName = "UIRectEdge"
    package static let prefixes: [String] = []
    package static let groups = ["none": [], "all": allCases]
  }

  package enum PresentationStyle: String, PropertyEnum {
    case automatic, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
    case overCurrentContext, popover, none
    package static let typeName = "UIModalPresentationStyle"
    package static let prefixes = ["UIModalPresentation"]
  }

  package enum TransitionStyle: String, PropertyEnum {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
    package static let typeName = "UIModalTransitionStyle"
    package static let prefixes: [String] = []
  }

  package enum OrientationMask: String, PropertyEnum {
    case all, allButUpsideDown, landscape, portrait, portraitUpsideDown, landscapeLeft
    case landscapeRight
    package static let typeName = "UIInterfaceOrientationMask"
    package static let prefixes: [String] = []

    package func holds(_ orientation: Orientation) -> Bool {
      switch self {
      case .all: true
      case .allButUpsideDown: orientation != .portraitUpsideDown
      case .landscape: orientation.isLandscape
      case .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight:
        rawValue == orientation.rawValue
      }
    }
  }
}

extension ControllerTraits {
  /// Source of the defaults: UIKit facts 2.17, 2.18 (documented); the presentation style of iOS 13 3.6.
  package static let schema = Schema<Self> {
    PropertySpec("title", \.title, "What bars show for the controller.")
    PropertySpec(
      "navigationItem", owned: \.navigationItem, "UINavigationItem",
      "What a navigation bar shows for it.")
    PropertySpec("tabBarItem", owned: \.tabBarItem, "UITabBarItem", "What a tab bar shows for it.")
    PropertySpec(
      "toolbarItems", owned: \.toolbarItems, "UIBarButtonItem",
      "What a navigation controller's toolbar shows for it.")
    PropertySpec(
      "preferredContentSize", \.preferredContentSize,
      "How large a popover or sheet should show its view.", introduced: 7,
      source: .documented("UIViewController"))
    PropertySpec(
      "contentSizeForViewInPopover", \.contentSizeForViewInPopover,
      "The older name of preferredContentSize.", source: .documented("UIViewController.h")
    ).deprecated(since: 7, use: "preferredContentSize", source: .documented("UIViewController.h"))
    PropertySpec(
      "edgesForExtendedLayout", \.edgesForExtendedLayout, "The edges at which it goes under bars.",
      introduced: 7)
    PropertySpec(
      "extendedLayoutIncludesOpaqueBars", \.extendedLayoutIncludesOpaqueBars,
      "Whether it goes under opaque bars as well.", introduced: 7)
    PropertySpec(
      "automaticallyAdjustsScrollViewInsets", \.automaticallyAdjustsScrollViewInsets,
      "Whether a scroll view in it keeps its content out from under bars.", introduced: 7
    ).deprecated(
      since: 11, use: "contentInsetAdjustmentBehavior of the scroll view",
      source: .documented("UIViewController.h"))
    PropertySpec(
      "modalPresentationStyle", \.modalPresentationStyle, "How it is shown when presented.",
      eraDefault: { $0 >= 13 ? .string("automatic") : nil })
    PropertySpec(
      "popoverPresentationController", owned: \.popoverPresentationController,
      "UIPopoverPresentationController", "Where it comes from when presented as a popover.",
      introduced: 8)
    PropertySpec(
      "modalTransitionStyle", \.modalTransitionStyle, "How it comes when presented.")
    PropertySpec(
      "isModalInPopover", \.isModalInPopover, "Whether a tap outside leaves its popover open.",
      aliases: ["modalInPopover", "isModalInPresentation"]
    ).deprecated(
      since: 13, use: "isModalInPresentation", names: ["isModalInPopover", "modalInPopover"],
      source: .documented("UIViewController.h"))
    PropertySpec(
      "definesPresentationContext", \.definesPresentationContext,
      "Whether what is presented over the current context covers this controller.")
    PropertySpec(
      "hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed,
      "Whether a tab bar or toolbar goes when it is pushed.")
    PropertySpec(
      "prefersStatusBarHidden", \.prefersStatusBarHidden,
      "Whether it is shown without a status bar.",
      introduced: 7)
    PropertySpec(
      "additionalSafeAreaInsets", \.additionalSafeAreaInsets,
      "What its view keeps free beside bars and corners.", introduced: 11,
      source: .documented("UIViewController"))
    PropertySpec(
      "supportedInterfaceOrientations", \.supportedInterfaceOrientations,
      "The orientations that the interface turns to.")
    runProperties()
  }

  private static func runProperties() -> [SchemaPart<Self>] {
    [
      .property(reference("view", "UIView", "Its view.", \.run.view)),
      .property(
        PropertySpec(
          readOnly: "isViewLoaded", .bool, "Whether its view has been made.",
          source: .observed("recorded fact V1: not loaded when new"),
          read: { .bool($0.run.isViewLoaded) })),
      .property(reference("parent", "UIViewController", "The controller it is in.", \.run.parent)),
      .property(
        reference(
          "presentedViewController", "UIViewController", "What is presented over it.",
          \.run.presented)),
      .property(
        reference(
          "presentingViewController", "UIViewController", "What it is presented over.",
          \.run.presenting)),
      .property(
        reference(
          "navigationController", "UINavigationController", "The stack it is in.",
          \.run.navigation)),
      .property(
        reference(
          "tabBarController", "UITabBarController", "The tabs it is in.", \.run.tabs)),
      .property(
        reference(
          "popoverController", "UIPopoverController", "The popover it is shown in.",
          \.run.popover)),
      .property(
        guide("topLayoutGuide", "How much bars cover at the top: `length`.", \.run.topGuide)),
      .property(
        guide(
          "bottomLayoutGuide", "How much bars cover at the bottom: `length`.", \.run.bottomGuide)),
    ]
  }

  private static func reference(
    _ name: String, _ className: String, _ summary: String,
    _ path: any KeyPath<Self, ObjectID?> & Sendable
  ) -> PropertySpec<Self> {
    PropertySpec(
      readOnly: name, .optional(.reference(className)), summary,
      read: { $0[keyPath: path]?.value ?? .null })
  }

  private static func guide(
    _ name: String, _ summary: String, _ path: any KeyPath<Self, Double> & Sendable
  ) -> PropertySpec<Self> {
    PropertySpec(
      readOnly: name,
      .record(RecordDescription(name: "a layout guide", [.init("length", .double)])), summary,
      source: .recalled("UIKit facts 1.3"),
      read: { .map(ValueMap([(.string("length"), .double($0[keyPath: path]))])) })
  }
}
