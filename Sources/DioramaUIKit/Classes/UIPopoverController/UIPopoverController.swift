// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Shows a controller's view beside a button or a place, on pads only.
package struct UIPopoverController: DeprecatedClass, PopoverClass, PadOnlyClass, DelegatingClass,
  ResumingClass,
  Equatable
{
  package var popover = PopoverTraits()
  package var contentViewController: ObjectID?
  private var run = Run()

  /// The size that is asked for, and what tells it while none is.
  private struct Run: Equatable {
    /// Nil leaves it to the content's controller.
    var ownSize: Size?
    var unsetSize = PopoverPlacement.standardSize
  }

  package init() {}

  package var content: ObjectID? { contentViewController }

  /// What was asked for, what is shown, else the standard.
  package var contentSize: Size {
    get { run.ownSize ?? popover.run.contentSize ?? run.unsetSize }
    set {
      run.ownSize = newValue == .zero ? nil : newValue
      if newValue == .zero { run.unsetSize = .zero }
    }
  }
}

// MARK: - Declaration

extension UIPopoverController {
  package static let name = "UIPopoverController"
  package static let deprecation = Deprecation(
    since: 9, use: "UIPopoverPresentationController", source: .documented("UIPopoverController.h"))
  package static let summary = "Shows a controller's view beside what it comes from; pads only."
  package static let superclassName: String? = nil

  package static let schema = Schema<Self> {
    PropertySpec(
      "contentViewController", owned: \.contentViewController, "UIViewController",
      "The controller whose view it shows; it must have one.", raises: noContent
    ).required("creating one without content is impossible (NSInvalidArgumentException)")
    PropertySpec(
      "contentSize", \.contentSize,
      "The size of its content; where none was set, what the content's controller prefers.",
      aliases: ["popoverContentSize"], eraDefault: { $0 < 8 ? nil : .size(.zero) },
      source: .recalled("320 x 1100, from iOS 8 on zero until it is shown; UIKit facts 2.17"))
    inherit(\.popover, PopoverTraits.schema)
    PropertySpec(
      readOnly: "arrowDirection", ArrowDirections.Direction.kind,
      "The side its arrow is on; unknown while it is not shown.",
      read: { $0.popover.run.arrowDirection.value }
    ).reported.named("popoverArrowDirection")
    PropertySpec(
      readOnly: "isPopoverVisible", .bool, "Whether it is shown.", isAlwaysTold: true,
      read: { .bool($0.popover.run.isVisible) }
    ).named("popoverVisible")
    MethodSpec(
      "dismiss", [.init("animated", .bool, default: .bool(true))],
      "Goes away; the delegate hears nothing of it."
    ) { (popover: inout Self, arguments, effects) in
      popover.dismiss(animated: arguments.first == .bool(true), effects: &effects)
    }
    MethodSpec(
      "setContentSize",
      [.init("size", .size), .init("animated", .bool, default: .bool(false))],
      "Gives its content another size."
    ) { (popover: inout Self, arguments, effects) in
      popover.setSize(arguments.first, effects: &effects)
    }
    MethodSpec(
      "setPopoverContentSize",
      [.init("size", .size), .init("animated", .bool, default: .bool(false))],
      "Gives its content another size."
    ) { (popover: inout Self, arguments, effects) in
      popover.setSize(arguments.first, effects: &effects)
    }
    MethodSpec(
      "setContentViewController",
      [
        .init("viewController", .reference("UIViewController")),
        .init("animated", .bool, default: .bool(false)),
      ],
      "Shows another controller's view."
    ) { (popover: inout Self, arguments, effects) throws(UIKitException) in
      guard case .object(let controller)? = arguments.first else { throw noContentException }
      popover.contentViewController = controller
      effects.placePopover()
    }
  }

  package static let examples = [
    Example(
      "A list of two buttons",
      """
      contentViewController:
        type: UIViewController
        id: content
        preferredContentSize: [200, 125]
      """)
  ]

  /// Source: UIKit facts 3.5 (documented).
  package static let delegateMethods = [
    DelegateMethod(
      "shouldDismiss", ["popoverControllerShouldDismissPopover:"], [], answers: .bool,
      "A touch outside would close it."),
    DelegateMethod(
      "didDismiss", ["popoverControllerDidDismissPopover:"], [],
      "It went because of a touch outside."),
  ]

  package static let parts: [PartDescription] = []
  package static let isInteractiveByDefault = true

  package static func viewTraits(os: Int) -> ViewTraits { ViewTraits() }

  /// Source: UIKit facts 2.17 (documented); the text recalled.
  package static let elsewhere = UIKitException(
    "NSInvalidArgumentException",
    "-[UIPopoverController initWithContentViewController:] called when not running under "
      + "UIUserInterfaceIdiomPad.")
}

// MARK: - Measuring

extension UIPopoverController {
  package func intrinsicSize(in context: borrowing MeasureContext) -> IntrinsicSize { .none }
  package func sizeThatFits(_ size: Size, in context: borrowing MeasureContext) -> Size { size }
  package func fixedSize(in context: borrowing MeasureContext) -> Size? { nil }
  package func initialSize(in context: borrowing MeasureContext) -> Size? { nil }
  package func part(
    _ part: PartReference, bounds: Rect, in context: borrowing MeasureContext
  ) -> Rect? { nil }

  package func place(_ asked: Size?, _ request: ShowRequest) -> PopoverPlace {
    PopoverPlacement(request, margins: popover.popoverLayoutMargins)
      .place(run.ownSize ?? asked ?? PopoverPlacement.standardSize)
  }
}

// MARK: - Events

extension UIPopoverController {
  package mutating func show(
    _ request: ShowRequest, effects: inout Effects
  ) throws(UIKitException) {
    guard request.idiom == .pad else { throw Self.elsewhere }
    guard contentViewController != nil else { throw noContentException }
    guard !popover.run.isVisible else {
      throw UIKitException(
        "NSInvalidArgumentException",
        "the popover is shown already: dismiss it before it is presented again")
    }
    guard request.source != nil else {
      throw UIKitException(
        "NSInvalidArgumentException", "a popover needs a view or a bar button to come from")
    }
    popover.run.isVisible = true
    effects.showPopover(request)
  }

  package static var dismissal: PopoverDismissal {
    PopoverDismissal(asks: "shouldDismiss", tells: "didDismiss")
  }

  private mutating func setSize(_ size: Value?, effects: inout Effects) {
    guard case .size(let size)? = size else { return }
    contentSize = size
    effects.placePopover()
  }
}

private let noContentException = UIKitException(
  "NSInvalidArgumentException", "the content view controller of a popover must not be nil")

@Sendable private func noContent(
  _ popover: UIPopoverController, _ content: ObjectID?
) -> UIKitException? {
  // A new one has none until it is given its first.
  content == nil && popover.contentViewController != nil ? noContentException : nil
}

// MARK: - Numbers

extension UIPopoverController: MeasuredClass {
  package static var numbers: [NamedNumber] {
    [
      NamedNumber("going", seconds: ScreenTimes.popover)
    ]
  }
}
