// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// A row of dots, one for each page; a tap on a half goes one page that way.
package struct UIPageControl: ControlClass, SelfHidingClass, GestureKeepingClass, Equatable {
  package var control = ControlTraits()
  package var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      currentPage = pinned(currentPage)
    }
  }
  /// Pinned to the pages; 0 while there are none.
  package var currentPage = 0 {
    didSet {
      currentPage = pinned(currentPage)
      run.displayedPage = currentPage
    }
  }
  package var hidesForSinglePage = false
  package var defersCurrentPageDisplay = false
  package var pageIndicatorTintColor: Color?
  package var currentPageIndicatorTintColor: Color?
  package var backgroundStyle = BackgroundStyle.automatic
  package var allowsContinuousInteraction = true
  package var preferredIndicatorImage: ImageReference?
  package var preferredCurrentPageIndicatorImage: ImageReference?
  package var direction = Direction.natural
  var run = Run()

  /// What a running scene adds to what the file says.
  struct Run: Equatable {
    var displayedPage = 0
    var interaction = InteractionState.none
    /// Images of single pages.
    var images: [Int: ImageReference] = [:]
    var currentImages: [Int: ImageReference] = [:]
  }

  package init() {}

  package enum BackgroundStyle: String, PropertyEnum {
    case automatic, prominent, minimal
    package static let typeName = "UIPageControlBackgroundStyle"
    package static let prefixes: [String] = []
  }

  package enum Direction: String, PropertyEnum {
    case natural, leftToRight, rightToLeft, topToBottom, bottomToTop
    package static let typeName = "UIPageControlDirection"
    package static let prefixes: [String] = []
  }

  package enum InteractionState: String, PropertyEnum {
    case none, discrete, continuous
    package static let typeName = "UIPageControlInteractionState"
    package static let prefixes: [String] = []
  }

  /// Source: UIPageControl.h; that `isHidden` tells it is recalled. Without a page it draws nothing anyway.
  package var hidesItself: Bool { hidesForSinglePage && numberOfPages == 1 }

  private func pinned(_ page: Int) -> Int { max(0, min(page, numberOfPages - 1)) }
}

// MARK: - Declaration

extension UIPageControl {
  package static let name = "UIPageControl"
  package static let summary = "Shows by dots which of several pages is the current one."
  package static let superclassName: String? = "UIControl"

  /// Source of the defaults: UIKit facts 2.9 (documented, UIPageControl.h).
  package static let schema = Schema<Self> {
    viewMethods()
    inherit(\.control, ControlTraits.schema)
    PropertySpec(
      "numberOfPages", \.numberOfPages, "How many dots there are.",
      source: .documented("UIPageControl"))
    PropertySpec(
      "currentPage", \.currentPage, "The current page from 0, pinned to the pages there are.",
      phase: .afterRange, outside: .clampsToLimits, heldBy: ["numberOfPages"],
      limits: { 0...Double(max(0, $0.numberOfPages - 1)) }, changedBy: .user,
      source: .documented("UIPageControl; UIKit facts 2.9"))
    PropertySpec(
      "hidesForSinglePage", \.hidesForSinglePage,
      "Whether isHidden follows: true with one page.")
    PropertySpec(
      "defersCurrentPageDisplay", \.defersCurrentPageDisplay,
      "Whether a tap leaves the dots alone until updateCurrentPageDisplay.", noEffectFrom: 14,
      source: .documented("UIPageControl.h"))
    PropertySpec(
      "pageIndicatorTintColor", \.pageIndicatorTintColor, "Dots of the other pages.",
      drawnDefault: Metrics.dotColor)
    PropertySpec(
      "currentPageIndicatorTintColor", \.currentPageIndicatorTintColor,
      "Dot of the current page.", drawnDefault: Metrics.currentDotColor)
    PropertySpec(
      "backgroundStyle", \.backgroundStyle, "What is drawn behind the dots.", introduced: 14)
    PropertySpec(
      "allowsContinuousInteraction", \.allowsContinuousInteraction,
      "Whether a finger may be drawn along the dots; scripts only tap.", introduced: 14)
    PropertySpec(
      "preferredIndicatorImage", \.preferredIndicatorImage, "Picture instead of the dots.",
      introduced: 14)
    PropertySpec(
      "preferredCurrentPageIndicatorImage", \.preferredCurrentPageIndicatorImage,
      "Picture instead of the current page's dot.", introduced: 16)
    PropertySpec("direction", \.direction, "Which way the pages run.", introduced: 16)
    PropertySpec(
      readOnly: "interactionState", .enumeration(InteractionState.description),
      "How the page is being changed while valueChanged is heard: discrete by a tap.",
      read: { $0.run.interaction.value })
    PropertySpec(
      readOnly: "displayedPage", .int,
      "The page whose dot is drawn as current: after a tap with defersCurrentPageDisplay, the old one.",
      read: { .int(Int64($0.run.displayedPage)) })
    MethodSpec(
      "updateCurrentPageDisplay", [], "Lets the dots show the current page after a deferred tap."
    ) { (control: inout Self, _, _) in control.run.displayedPage = control.currentPage }
    MethodSpec(
      measuring: "sizeForNumberOfPages", [.init("pageCount", .int)], answers: .size,
      "The room that a number of dots needs."
    ) { (_: Self, arguments, surroundings) in
      let count = arguments.first.flatMap { Int($0) } ?? 0
      return .size(Metrics.size(pages: count, os: surroundings.context.os))
    }
    indicatorImages()
  }

  /// The images of single pages; source: UIPageControl.h. What is raised outside the pages: recalled.
  private static func indicatorImages() -> [SchemaPart<Self>] {
    func part(
      _ name: String, _ path: any WritableKeyPath<Self, [Int: ImageReference]> & Sendable,
      _ what: String
    ) -> [SchemaPart<Self>] {
      [
        .method(
          MethodSpec(
            "set\(name.prefix(1).uppercased())\(name.dropFirst())",
            [.init("image", .optional(.image)), .init("forPage", .int)],
            "Gives one page a picture \(what)."
          ) { (control: inout Self, arguments, _) throws(UIKitException) in
            guard arguments.count == 2, let page = Int(arguments[1]) else { return }
            if let exception = control.outOfRange(page) { throw exception }
            control[keyPath: path][page] = ImageReference?(arguments[0]) ?? nil
          }),
        .method(
          MethodSpec(
            asking: name, [.init("forPage", .int)], answers: .optional(.image),
            "The picture that one page was given \(what), null for none."
          ) { (control: Self, arguments) throws(UIKitException) in
            guard let page = arguments.first.flatMap({ Int($0) }) else { return .null }
            if let exception = control.outOfRange(page) { throw exception }
            return control[keyPath: path][page].value
          }),
      ]
    }
    return part("indicatorImage", \.run.images, "instead of its dot")
      + part("currentPageIndicatorImage", \.run.currentImages, "while it is the current page")
  }

  private func outOfRange(_ page: Int) -> UIKitException? {
    guard !(0..<numberOfPages).contains(page) else { return nil }
    return UIKitException(
      "NSInvalidArgumentException", "page \(page) is outside 0..<\(numberOfPages)")
  }

  package static let examples = [
    Example("The second of four", "frame: [0, 400, 320, 37]\nnumberOfPages: 4\ncurrentPage: 1")
  ]

  package static let ownEvents: ControlEvents = [.valueChanged]
  package static let isInteractiveByDefault = true
  package static let parts = [
    PartDescription("left", "The half that goes back a page."),
    PartDescription("right", "The half that goes on a page."),
  ]

  package static func viewTraits(os: Int) -> ViewTraits { ViewTraits() }
}

extension UIPageControl {
  package func keeps(
    _ claim: GestureClaim, at place: Point, bounds: Rect, in context: borrowing MeasureContext
  ) -> Bool { control.isEnabled && claim.isSingleTap }
}
