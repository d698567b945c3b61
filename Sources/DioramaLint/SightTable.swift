// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// What rules about what is seen ask of one class; a part of `ClassTable`.
struct SightTable: Sendable {
  let isView: Bool
  /// Whether it is a control or something else that a person types into.
  let isTarget: Bool
  /// Whether a new view takes touches.
  let isInteractive: Bool
  /// Whether it draws nothing of its own beside its background.
  let isPlain: Bool
  /// The size that every view of the class has, whatever frame it is given.
  let fixedSize: Size?
  /// Whether a frame alone says how large a view is.
  let takesFrame: Bool
  let transform: Int?
  let autoresizingMask: Int?
  let clipsToBounds: Int?
  let backgroundColor: Int?
  /// Of what scrolls, and only where a scene may give it.
  let contentSize: Int?
  let contentInset: Int?
  let accessibilityLabel: Int?
  let captions: [Int]
  let pictures: [Int]
  let textColors: [Int]
  let fonts: [Int]
  /// The font of a text where a scene gives none; nil where that depends on more.
  let standardFont: Font?
  /// Properties that take images, and those among them with a size for them.
  let images: [Int]
  let imageSizes: [Int: Size]
  /// Whether it cuts a text.
  let showsText: Bool

  init(
    _ info: ClassInfo, _ habits: ClassHabits, _ fresh: any ObjectClass, _ measure: MeasureContext
  ) {
    let os = measure.os
    func serving(_ role: PropertyRole) -> [Int] {
      info.properties.indices.filter { info.properties[$0].facts.role == role }
    }
    isView = info.isView
    isTarget = info.isControl || info.isTextInput
    isInteractive = info.viewType?.isInteractiveByDefault ?? false
    isPlain =
      info.isView
      && !info.properties.contains { property in
        if case .own = property.storage { true } else { false }
      }
    fixedSize = (fresh as? any ViewClass)?.fixedSize(in: measure)
    takesFrame = info.isView && habits.isDisjoint(with: [.fixesHeight, .holdsHeight, .isLayer])
    transform = info.property(named: "transform")
    autoresizingMask = info.property(named: "autoresizingMask")
    clipsToBounds = info.property(named: "clipsToBounds")
    backgroundColor = info.property(named: "backgroundColor")
    contentSize =
      habits.contains(.scrolls)
      ? info.property(named: "contentSize").flatMap { info.readOnly[$0] ? nil : $0 } : nil
    contentInset = info.property(named: "contentInset")
    accessibilityLabel = info.property(named: "accessibilityLabel")
    captions = serving(.caption)
    pictures = serving(.picture)
    textColors = serving(.textColor)
    fonts = serving(.font)
    standardFont = fonts.first.flatMap { index in
      guard case .own(let slot) = info.properties[index].storage,
        case .font(let font) = fresh.get(slot)
      else { return nil }
      return font
    }
    images = info.properties.indices.filter { info.kinds[$0].holdsImages }
    imageSizes = Dictionary(
      info.properties.enumerated().compactMap { index, property in
        guard NoEffect.reason(property.facts, os) == nil else { return nil }
        return property.facts.imageSize.map { (index, $0) }
      }, uniquingKeysWith: { first, _ in first })
    showsText = info.type.asTextShowing != nil
  }
}

extension ValueKind {
  /// Whether a value of the kind is an image or is put together from some.
  var holdsImages: Bool {
    switch self {
    case .image, .textOrImage: true
    case .optional(let inner), .list(let inner), .perState(let inner): inner.holdsImages
    default: false
    }
  }
}

extension Value {
  /// The images in it, by state or in turn.
  var images: [ImageReference] {
    switch self {
    case .image(let image): [image]
    case .list(let items): items.flatMap(\.images)
    case .map(let map): map.entries.flatMap(\.value.images)
    default: []
    }
  }
}
