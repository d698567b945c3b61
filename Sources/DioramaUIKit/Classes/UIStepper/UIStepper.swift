// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// A control of two halves that count a number down and up.
package struct UIStepper: ControlClass, GestureKeepingClass, Equatable {
  package var control = ControlTraits()
  /// Held to the range, as `UIStepper.value` is.
  package var value = 0.0 {
    didSet { value = value.isNaN ? oldValue : min(max(value, minimumValue), maximumValue) }
  }
  package var minimumValue = 0.0 {
    didSet { value = max(value, minimumValue) }
  }
  package var maximumValue = 100.0 {
    didSet { value = min(value, maximumValue) }
  }
  package var stepValue = 1.0
  /// Whether a step past one end of the range goes on at the other.
  package var wraps = false
  package var autorepeat = true
  package var isContinuous = true
  package var backgroundImage = PerState<ImageReference>()
  package var incrementImage = PerState<ImageReference>()
  package var decrementImage = PerState<ImageReference>()
  package var dividerImage = DividerImages()
  var run = Run()

  /// What a running scene adds to what the file says.
  struct Run: Equatable {
    /// The half that the finger came down on; nil while nobody touches.
    var pressed: Half?
    /// Whether the finger is still on that half.
    var isOver = false
    /// How often the value has changed since the finger came down.
    var repeats = 0
    var valueBefore = 0.0
  }

  enum Half { case decrement, increment }

  package init() {}
}

// MARK: - Declaration

extension UIStepper {
  package static let name = "UIStepper"
  package static let summary = "Counts a number up and down by its two halves."
  package static let superclassName: String? = "UIControl"

  /// Source of the defaults and of what raises: UIKit facts 2.8, recorded facts S2 to S4.
  package static let schema = Schema<Self> {
    viewMethods()
    inherit(\.control, ControlTraits.schema)
    PropertySpec(
      "value", \.value, "The number, held to minimumValue...maximumValue.", phase: .afterRange,
      outside: .clampsToLimits, heldBy: ["minimumValue", "maximumValue"],
      limits: { $0.minimumValue...max($0.minimumValue, $0.maximumValue) }, changedBy: .user,
      source: .documented("UIStepper; UIKit facts 2.8"))
    PropertySpec(
      "minimumValue", \.minimumValue, "The least number; below maximumValue.",
      raises: { stepper, new in
        new < stepper.maximumValue ? nil : rangeException(new, stepper.maximumValue)
      }, source: .documented("UIStepper; UIKit facts 2.8"))
    PropertySpec(
      "maximumValue", \.maximumValue, "The largest number; above minimumValue.",
      raises: { stepper, new in
        new > stepper.minimumValue ? nil : rangeException(stepper.minimumValue, new)
      }, source: .documented("UIStepper; UIKit facts 2.8"))
    PropertySpec(
      "stepValue", \.stepValue, "How much one step adds or takes away; above 0.",
      raises: { _, new in
        new > 0
          ? nil
          : UIKitException(
            "NSInvalidArgumentException",
            "stepValue \(DecimalText.shortest(new)) is not above 0")
      }, source: .documented("UIStepper; UIKit facts 2.8"))
    PropertySpec("wraps", \.wraps, "Whether a step past one end goes on at the other.")
    PropertySpec("autorepeat", \.autorepeat, "Whether a held half goes on stepping, ever faster.")
    PropertySpec(
      "isContinuous", \.isContinuous,
      "Whether valueChanged comes at every step, or when the finger is lifted.",
      aliases: ["continuous"])
    PropertySpec("backgroundImage", \.backgroundImage, "Picture behind each half by state.")
    PropertySpec(
      "incrementImage", \.incrementImage, "Picture of the right half by state.",
      drawnDefault: "a plus in the tint color")
    PropertySpec(
      "decrementImage", \.decrementImage, "Picture of the left half by state.",
      drawnDefault: "a minus in the tint color")
    PropertySpec(
      "dividerImage", \.dividerImage,
      "Picture between the halves by the state of the left one, the right one being normal.")
    stateSetter(
      "setBackgroundImage", "image", \.backgroundImage, "Sets the background of one state.")
    stateSetter(
      "setIncrementImage", "image", \.incrementImage, "Sets the right half's picture of one state.")
    stateSetter(
      "setDecrementImage", "image", \.decrementImage, "Sets the left half's picture of one state.")
    MethodSpec(
      "setDividerImage",
      [
        .init("image", .optional(.image)), .init("forLeftSegmentState", .text),
        .init("rightSegmentState", .text, default: .string("normal")),
      ], "Sets the picture between two halves in these states."
    ) { (stepper: inout Self, arguments, _) in
      guard arguments.count == 3, case .string(let left) = arguments[1],
        case .string(let right) = arguments[2], let left = ControlState(named: left),
        let right = ControlState(named: right)
      else { return }
      stepper.dividerImage[left, right] = ImageReference?(arguments[0]) ?? nil
    }
  }

  private static func rangeException(_ minimum: Double, _ maximum: Double) -> UIKitException {
    UIKitException(
      "NSInvalidArgumentException",
      "minimumValue \(DecimalText.shortest(minimum)) is not below maximumValue \(DecimalText.shortest(maximum))"
    )
  }

  package static let examples = [
    Example("By fives", "maximumValue: 50\nstepValue: 5\nvalue: 20"),
    Example("Hours that wrap", "maximumValue: 23\nwraps: true"),
  ]

  package static let ownEvents: ControlEvents = [.valueChanged]
  package static let isInteractiveByDefault = true
  package static let parts = [
    PartDescription("decrement", "The left half, which counts down."),
    PartDescription("increment", "The right half, which counts up."),
  ]

  package static func viewTraits(os: Int) -> ViewTraits { ViewTraits() }
}

extension UIStepper {
  package func keeps(
    _ claim: GestureClaim, at place: Point, bounds: Rect, in context: borrowing MeasureContext
  ) -> Bool { control.isEnabled && claim.isSingleTap }
}
