// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// A view that shows an image, or several in turn.
///
/// The tint color shows only in images whose rendering mode is `alwaysTemplate` (UIKit facts 5.5).
package struct UIImageView: ViewClass, Equatable {
  package var image: ImageReference?
  package var highlightedImage: ImageReference?
  package var isHighlighted = false
  package var animationImages: [ImageReference]?
  package var highlightedAnimationImages: [ImageReference]?
  /// Once through all images; 0 is a 30th of a second for each.
  package var animationDuration = Seconds(0)
  /// 0 is without end.
  package var animationRepeatCount = 0
  var run = Run()

  /// What a running scene adds to what the file says.
  struct Run: Equatable { var isAnimating = false }

  package init() {}

  /// Seconds for each image where no duration is set; source: UIImageView.h (documented).
  package static let secondsPerImage = 1.0 / 30

  /// The image as highlighted or not, the animation apart.
  package var shownImage: ImageReference? {
    isHighlighted ? highlightedImage ?? image : image
  }
}

// MARK: - Declaration

extension UIImageView {
  package static let name = "UIImageView"
  package static let summary = "Shows an image, or several in turn."
  package static let superclassName: String? = "UIView"

  /// Source of the defaults: UIKit facts 2.10 (documented, UIImageView.h).
  package static let schema = Schema<Self> {
    viewMethods()
    PropertySpec(
      "image", \.image,
      "What it shows; takes the tint color where its renderingMode is alwaysTemplate."
    ).serving(as: .picture)
    PropertySpec(
      "highlightedImage", \.highlightedImage,
      "What it shows while highlighted; null shows the image.")
    PropertySpec(
      "isHighlighted", \.isHighlighted, "Whether the highlighted images are shown.",
      aliases: ["highlighted"])
    PropertySpec(
      "animationImages", \.animationImages, "What it shows in turn once it is started."
    ).serving(as: .picture)
    PropertySpec(
      "highlightedAnimationImages", \.highlightedAnimationImages,
      "What it shows in turn when started while highlighted.")
    PropertySpec(
      "animationDuration", \.animationDuration,
      "How long once through the images takes; counts from the next start.",
      drawnDefault: "a 30th of a second for each image", source: .documented("UIImageView.h"))
    PropertySpec(
      "animationRepeatCount", \.animationRepeatCount,
      "How often it goes through the images; 0 is without end.",
      source: .documented("UIImageView.h"))
    PropertySpec(
      readOnly: "isAnimating", .bool, "Whether the images are shown in turn.",
      read: { .bool($0.run.isAnimating) })
    MethodSpec("startAnimating", [], "Shows the images in turn, from the first.") {
      (view: inout Self, _, effects) in
      view.start(&effects)
    }
    MethodSpec("stopAnimating", [], "Shows the image again.") {
      (view: inout Self, _, effects) in
      view.stop(&effects)
    }
    MethodSpec(
      measuring: "imageRect", [], answers: .rect,
      "Where the image is drawn in the bounds by its contentMode; empty without an image."
    ) { (view: Self, _, surroundings) in
      guard let size = surroundings.context.images.size(of: view.shownImage) else {
        return .rect(.zero)
      }
      return .rect(surroundings.traits.contentMode.rect(of: size, in: surroundings.bounds))
    }
  }

  package static let examples = [
    Example("Not distorted", "frame: [0, 0, 100, 100]\ncontentMode: scaleAspectFit"),
    Example("Twice through in a second", "animationDuration: 0.5s\nanimationRepeatCount: 2"),
  ]

  /// Source: UIKit facts 2.10 (documented).
  package static let isInteractiveByDefault = false
  package static let parts: [PartDescription] = []

  package static func viewTraits(os: Int) -> ViewTraits { ViewTraits() }
}

// MARK: - Measuring

extension UIImageView {
  package func intrinsicSize(in context: borrowing MeasureContext) -> IntrinsicSize {
    context.images.size(of: image).map { IntrinsicSize($0) } ?? .none
  }

  package func sizeThatFits(_ size: Size, in context: borrowing MeasureContext) -> Size {
    context.images.size(of: image) ?? size
  }

  package func fixedSize(in context: borrowing MeasureContext) -> Size? { nil }

  /// As `init(image:)` makes it (UIKit facts 2.10).
  package func initialSize(in context: borrowing MeasureContext) -> Size? {
    context.images.size(of: image)
  }

  package func part(
    _ part: PartReference, bounds: Rect, in context: borrowing MeasureContext
  ) -> Rect? { nil }
}

// MARK: - Events

extension UIImageView: ResumingClass {
  private mutating func start(_ effects: inout Effects) {
    let images = (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages ?? []
    guard !images.isEmpty else { return }
    let length = animationDuration.seconds
    let period = length > 0 ? length : Double(images.count) * Self.secondsPerImage
    let count = max(0, animationRepeatCount)
    run.isAnimating = true
    effects.cycle(
      "image", through: images.map(\.value), period: VirtualTime(seconds: period), count: count)
    if count > 0 {
      effects.schedule("end", after: VirtualTime(seconds: period * Double(count)))
    } else {
      effects.unschedule("end")
    }
  }

  private mutating func stop(_ effects: inout Effects) {
    run.isAnimating = false
    effects.endCycle("image")
    effects.unschedule("end")
  }

  package mutating func resume(_ point: String, answer: Bool, effects: inout Effects) {
    stop(&effects)
  }
}
