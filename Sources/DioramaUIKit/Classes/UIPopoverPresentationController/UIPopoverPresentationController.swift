// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Where a controller comes from that is presented as a popover, from iOS 8 on.
package struct UIPopoverPresentationController: PresentationClass, DelegatingClass, ResumingClass,
  LateClass, Equatable
{
  package var popover = PopoverTraits()
  package var presentedViewController: ObjectID?
  package var barButtonItem: ObjectID?
  package var sourceView: ObjectID?
  /// In `sourceView`'s coordinates; nil is all of it.
  package var sourceRect: Rect?
  package var permittedArrowDirections = ArrowDirections()

  package init() {}

  package var content: ObjectID? {
    get { presentedViewController }
    set { presentedViewController = newValue }
  }

  package var source: ObjectID? { barButtonItem ?? sourceView }
}

// MARK: - Declaration

extension UIPopoverPresentationController {
  package static let name = "UIPopoverPresentationController"
  package static let summary = "Where a controller that is presented as a popover comes from."
  package static let superclassName: String? = nil
  package static let introduced = 8

  /// Source of the defaults: UIPopoverPresentationController's documentation.
  package static let schema = Schema<Self> {
    PropertySpec(
      "barButtonItem", owned: \.barButtonItem, "UIBarButtonItem", "The bar button it comes from.")
    PropertySpec("sourceView", owned: \.sourceView, "UIView", "The view it comes from.")
    PropertySpec(
      "sourceRect", \.sourceRect, "The part of that view, in its coordinates; null is all of it.",
      source: .documented("UIPopoverPresentationController.h"))
    PropertySpec(
      "permittedArrowDirections", \.permittedArrowDirections,
      "The sides that its arrow may be on.")
    inherit(\.popover, PopoverTraits.schema)
    PropertySpec(
      readOnly: "arrowDirection", ArrowDirections.Direction.kind,
      "The side its arrow is on; unknown while it is not shown.",
      read: { $0.popover.run.arrowDirection.value }
    ).reported
    PropertySpec(
      readOnly: "presentedViewController", .optional(.reference("UIViewController")),
      "The controller that it shows.", read: { $0.presentedViewController?.value ?? .null })
  }

  package static let examples = [
    Example("Below a button", "permittedArrowDirections: up")
  ]

  /// Source: UIPopoverPresentationControllerDelegate's documentation.
  package static let delegateMethods = [
    DelegateMethod(
      "prepareForPopoverPresentation", ["prepareForPopoverPresentation:"], [],
      "It is about to be shown; it may still be told where it comes from."),
    DelegateMethod(
      "shouldDismissPopover", ["popoverPresentationControllerShouldDismissPopover:"], [],
      answers: .bool, "A touch outside would close it."),
    DelegateMethod(
      "didDismissPopover", ["popoverPresentationControllerDidDismissPopover:"], [],
      "It went because of a touch outside."),
  ]

  package static let parts: [PartDescription] = []
  package static let isInteractiveByDefault = true

  package static func viewTraits(os: Int) -> ViewTraits { ViewTraits() }
}

// MARK: - Measuring

extension UIPopoverPresentationController {
  package func intrinsicSize(in context: borrowing MeasureContext) -> IntrinsicSize { .none }
  package func sizeThatFits(_ size: Size, in context: borrowing MeasureContext) -> Size { size }
  package func fixedSize(in context: borrowing MeasureContext) -> Size? { nil }
  package func initialSize(in context: borrowing MeasureContext) -> Size? { nil }
  package func part(
    _ part: PartReference, bounds: Rect, in context: borrowing MeasureContext
  ) -> Rect? { nil }

  package func place(_ asked: Size?, _ request: ShowRequest) -> PopoverPlace {
    PopoverPlacement(request, margins: popover.popoverLayoutMargins)
      .place(asked ?? PopoverPlacement.standardSize)
  }
}

// MARK: - Events

extension UIPopoverPresentationController {
  package mutating func show(_ request: ShowRequest, effects: inout Effects) {
    popover.run.isVisible = true
    effects.showPopover(request)
  }

  package static var dismissal: PopoverDismissal {
    PopoverDismissal(asks: "shouldDismissPopover", tells: "didDismissPopover")
  }
}
