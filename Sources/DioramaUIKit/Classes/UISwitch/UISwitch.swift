// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// A two-state control; a finished touch inside it flips `isOn` and sends `valueChanged`.
package struct UISwitch: ControlClass, GestureKeepingClass, Equatable {
  package var control = ControlTraits()
  package var isOn = false
  /// Track fill while on; nil draws the era's green.
  package var onTintColor: Color?
  /// Knob; nil draws white.
  package var thumbTintColor: Color?
  package var onImage: ImageReference?
  package var offImage: ImageReference?
  private var run = Run()

  /// What a running scene adds to what the file says.
  private struct Run: Equatable {
    /// Where the touch began, in the control's coordinates.
    var startX: Double?
    var isDragging = false
  }

  package init() {}
}

// MARK: - Declaration

extension UISwitch {
  package static let name = "UISwitch"
  package static let summary = "A two-state control that a tap or a drag of its knob flips."
  package static let superclassName: String? = "UIControl"

  package static let schema = Schema<Self> {
    viewMethods()
    inherit(\.control, ControlTraits.schema)
    PropertySpec(
      "isOn", \.isOn, "Whether the switch is on.", aliases: ["on"], changedBy: .user)
    PropertySpec(
      "onTintColor", \.onTintColor, "Track fill while on.", drawnDefault: Metrics.onColor)
    PropertySpec("thumbTintColor", \.thumbTintColor, "Knob.", drawnDefault: "white")
    PropertySpec(
      "onImage", \.onImage, "Picture shown while on, 77 x 22 points.", noEffectFrom: 7,
      source: .documented("UISwitch")
    ).sized(77, 22)
    PropertySpec(
      "offImage", \.offImage, "Picture shown while off, 77 x 22 points.", noEffectFrom: 7,
      source: .documented("UISwitch")
    ).sized(77, 22)
    MethodSpec(
      "setOn", [.init("on", .bool), .init("animated", .bool, default: .bool(true))],
      "Flips from code: sends nothing."
    ) { (control: inout Self, arguments, _) in
      if case .bool(let on)? = arguments.first { control.isOn = on }
    }
  }

  package static let examples = [
    Example("On from the start", "isOn: true"),
    Example("Tinted", "tintColor: red\nonTintColor: brown\nthumbTintColor: green"),
  ]

  package static let ownEvents: ControlEvents = [.valueChanged]
  package static let isInteractiveByDefault = true
  package static let parts = [PartDescription("thumb", "The knob, where it is now.")]

  package static func viewTraits(os: Int) -> ViewTraits { ViewTraits() }
}

// MARK: - Measuring

extension UISwitch {
  package func intrinsicSize(in context: borrowing MeasureContext) -> IntrinsicSize {
    IntrinsicSize(Metrics.size(os: context.os))
  }

  package func sizeThatFits(_ size: Size, in context: borrowing MeasureContext) -> Size {
    Metrics.size(os: context.os)
  }

  package func fixedSize(in context: borrowing MeasureContext) -> Size? {
    Metrics.size(os: context.os)
  }

  package func initialSize(in context: borrowing MeasureContext) -> Size? {
    Metrics.size(os: context.os)
  }

  package static func standardSize(in context: borrowing MeasureContext) -> Size? {
    Metrics.size(os: context.os)
  }

  package func part(
    _ part: PartReference, bounds: Rect, in context: borrowing MeasureContext
  ) -> Rect? {
    guard part.name == "thumb" else { return nil }
    let side = bounds.height
    return Rect(isOn ? bounds.maxX - side : bounds.minX, bounds.minY, side, side)
  }
}

// MARK: - Events

extension UISwitch {
  package mutating func handle(_ event: TrackingEvent, effects: inout Effects) {
    switch event {
    case .began(let touch):
      run = Run(startX: touch.location.x, isDragging: false)
    case .moved(let touch):
      guard let start = run.startX else { return }
      if abs(touch.location.x - start) > Metrics.dragThreshold { run.isDragging = true }
    case .ended(let touch, let isInside):
      guard run.startX != nil else { return }
      let isDragging = run.isDragging
      run = Run()
      // A dragged knob goes to the side it was let go on; a tap flips.
      let wanted = isDragging ? touch.location.x > touch.bounds.midX : isInside ? !isOn : isOn
      guard wanted != isOn else { return }
      isOn = wanted
      effects.send(.valueChanged)
    case .cancelled: run = Run()
    }
  }
}

extension UISwitch {
  package func keeps(
    _ claim: GestureClaim, at place: Point, bounds: Rect, in context: borrowing MeasureContext
  ) -> Bool {
    guard control.isEnabled else { return false }
    if claim.isSingleTap { return true }
    return claim == .pan(touches: 1)
      && part(PartReference("thumb"), bounds: bounds, in: context)?.contains(place) == true
  }
}
