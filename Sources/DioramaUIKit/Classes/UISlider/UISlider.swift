// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// A control that picks a number by dragging its thumb along a track.
package struct UISlider: ControlClass, GestureKeepingClass, Equatable {
  package var control = ControlTraits()
  /// Held to the range, as `UISlider.value` is.
  package var value: Float = 0 {
    didSet { value = min(max(value, minimumValue), maximumValue) }
  }
  /// Raised above the maximum it takes that along; the value follows.
  package var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      if value < minimumValue { value = minimumValue }
    }
  }
  package var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      if value > maximumValue { value = maximumValue }
    }
  }
  package var isContinuous = true
  package var minimumValueImage: ImageReference?
  package var maximumValueImage: ImageReference?
  /// Setting a tint drops the custom images of the same part (AD: minimumTrackTintColor).
  package var minimumTrackTintColor: Color? {
    didSet { if minimumTrackTintColor != nil { minimumTrackImage = PerState() } }
  }
  package var maximumTrackTintColor: Color? {
    didSet { if maximumTrackTintColor != nil { maximumTrackImage = PerState() } }
  }
  package var thumbTintColor: Color? {
    didSet { if thumbTintColor != nil { thumbImage = PerState() } }
  }
  package var thumbImage = PerState<ImageReference>()
  package var minimumTrackImage = PerState<ImageReference>()
  package var maximumTrackImage = PerState<ImageReference>()
  var run = Run()

  /// What a running scene adds to what the file says.
  struct Run: Equatable {
    /// From the middle of the thumb to where the finger holds it; nil while nobody does.
    var grip: Double?
    var valueBefore: Float = 0
  }

  package init() {}

  /// The state its images are looked up by: the thumb stays pressed wherever the finger goes.
  package var shownState: ControlState {
    control.isTracking ? control.state.union(.highlighted) : control.state
  }
}

// MARK: - Declaration

extension UISlider {
  package static let name = "UISlider"
  package static let summary = "Picks a number from a range by dragging a thumb along a track."
  package static let superclassName: String? = "UIControl"

  package static let schema = Schema<Self> {
    viewMethods()
    inherit(\.control, ControlTraits.schema)
    PropertySpec(
      "value", \.value, "The number, held to minimumValue...maximumValue.", phase: .afterRange,
      outside: .clampsToLimits, heldBy: ["minimumValue", "maximumValue"],
      limits: { Double($0.minimumValue)...Double(max($0.minimumValue, $0.maximumValue)) },
      changedBy: .user,
      source: .documented("UISlider; UIKit facts 2.6"))
    PropertySpec(
      "minimumValue", \.minimumValue, "The number at the track's left end.",
      source: .documented("UISlider; UIKit facts 2.6"))
    PropertySpec(
      "maximumValue", \.maximumValue, "The number at the track's right end.",
      source: .documented("UISlider; UIKit facts 2.6"))
    PropertySpec(
      "isContinuous", \.isContinuous, "Whether valueChanged comes all along a drag, or at its end.",
      aliases: ["continuous"])
    PropertySpec(
      "minimumValueImage", \.minimumValueImage,
      "Picture left of the track, 23 x 23 points; shortens it.",
      source: .oneObservation("seed R-6.3")
    ).sized(23, 23)
    PropertySpec(
      "maximumValueImage", \.maximumValueImage,
      "Picture right of the track, 23 x 23 points; shortens it.",
      source: .oneObservation("seed R-6.7")
    ).sized(23, 23)
    PropertySpec(
      "minimumTrackTintColor", \.minimumTrackTintColor, "Track left of the thumb.",
      drawnDefault: "the tint color")
    PropertySpec(
      "maximumTrackTintColor", \.maximumTrackTintColor, "Track right of the thumb.",
      drawnDefault: Palette.track.hex)
    PropertySpec("thumbTintColor", \.thumbTintColor, "Thumb.", drawnDefault: "white")
    PropertySpec(
      "thumbImage", \.thumbImage, "Picture of the thumb by state, 23 x 23 points.",
      source: .oneObservation("seed R-6.5")
    ).sized(23, 23)
    PropertySpec(
      "minimumTrackImage", \.minimumTrackImage,
      "Picture of the track left of the thumb, 11 x 9 points and resizable.",
      advice: Metrics.thinTrack, source: .oneObservation("seed R-6.4")
    ).sized(11, 9)
    PropertySpec(
      "maximumTrackImage", \.maximumTrackImage,
      "Picture of the track right of the thumb, 11 x 9 points and resizable.",
      advice: Metrics.thinTrack, source: .oneObservation("seed R-6.6")
    ).sized(11, 9)
    PropertySpec(
      readOnly: "currentThumbImage", .optional(.image), "The thumb's picture as shown now.",
      read: { $0.thumbImage.lookedUp($0.shownState).value })
    PropertySpec(
      readOnly: "currentMinimumTrackImage", .optional(.image), "The left track's picture now.",
      read: { $0.minimumTrackImage.lookedUp($0.shownState).value })
    PropertySpec(
      readOnly: "currentMaximumTrackImage", .optional(.image), "The right track's picture now.",
      read: { $0.maximumTrackImage.lookedUp($0.shownState).value })
    stateSetter("setThumbImage", "image", \.thumbImage, "Sets the thumb's picture of one state.")
    stateSetter(
      "setMinimumTrackImage", "image", \.minimumTrackImage,
      "Sets the left track's picture of one state.")
    stateSetter(
      "setMaximumTrackImage", "image", \.maximumTrackImage,
      "Sets the right track's picture of one state.")
    MethodSpec(
      "setValue", [.init("value", .float), .init("animated", .bool, default: .bool(false))],
      "Moves from code: sends nothing; the value reads the target at once."
    ) { (slider: inout Self, arguments, effects) in
      guard let wanted = arguments.first.flatMap({ Float($0) }) else { return }
      let before = slider.value
      slider.value = wanted
      guard arguments.last == .bool(true), before != slider.value else { return }
      let span = max(slider.maximumValue - slider.minimumValue, .leastNormalMagnitude)
      let share = Double(abs(slider.value - before) / span)
      effects.animate(
        "value", from: .float(before), duration: VirtualTime(seconds: share * Metrics.fullTravel))
    }
  }

  package static let examples = [
    Example("Half way", "frame: [0, 0, 200, 31]\nmaximumValue: 100\nvalue: 50"),
    Example("Tinted", "minimumTrackTintColor: red\nmaximumTrackTintColor: green"),
  ]

  package static let ownEvents: ControlEvents = [.valueChanged]
  package static let isInteractiveByDefault = true
  package static let parts = [
    PartDescription("thumb", "What the finger drags."),
    PartDescription("track", "The line the thumb runs along."),
    PartDescription("minimumValueImage", "The picture at the left end."),
    PartDescription("maximumValueImage", "The picture at the right end."),
  ]

  package static func viewTraits(os: Int) -> ViewTraits { ViewTraits() }
}

extension UISlider {
  package func keeps(
    _ claim: GestureClaim, at place: Point, bounds: Rect, in context: borrowing MeasureContext
  ) -> Bool {
    guard control.isEnabled, case .swipe(let axes, 1) = claim, axes == [.x] else { return false }
    return part(PartReference("thumb"), bounds: bounds, in: context)?.contains(place) == true
  }
}
