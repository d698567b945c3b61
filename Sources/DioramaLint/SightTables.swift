// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// What rules about what is seen ask of every class; a part of `LintTables`, by class and property.
package final class SightTables: Sendable {
  let isView: [Bool]
  /// Controls and what else a person types into.
  let isTarget: [Bool]
  /// Whether a new view takes touches.
  let isInteractive: [Bool]
  /// Whether it draws nothing of its own beside its background.
  let isPlain: [Bool]
  /// The size that every view of the class has, whatever frame it is given.
  let fixedSize: [Size?]
  /// Whether a frame alone says how large a view is.
  let takesFrame: [Bool]
  let transform: [Int?]
  let autoresizingMask: [Int?]
  let clipsToBounds: [Int?]
  let backgroundColor: [Int?]
  /// Of what scrolls, and only where a scene may give it.
  let contentSize: [Int?]
  let contentInset: [Int?]
  let accessibilityLabel: [Int?]
  let captions: [[Int]]
  let pictures: [[Int]]
  let textColors: [[Int]]
  let fonts: [[Int]]
  /// The font of a text where a scene gives none; nil where that depends on more.
  let standardFont: [Font?]
  /// Properties that take images, and those among them with a size for them.
  let images: [[Int]]
  let imageSizes: [[Int: Size]]
  /// Classes that cut a text; nil for others.
  let showsText: [Bool]

  init(_ catalog: Catalog, os: Int, scale: Double) {
    let classes = catalog.classes
    let measure = MeasureContext(os: os, scale: scale)
    func indexes(_ name: String) -> [Int?] { classes.map { $0.property(named: name) } }
    func serving(_ role: PropertyRole) -> [[Int]] {
      classes.map { info in
        info.properties.indices.filter { info.properties[$0].facts.role == role }
      }
    }
    isView = classes.map(\.isView)
    isTarget = classes.map { $0.isControl || $0.isTextInput }
    isInteractive = classes.map { $0.viewType?.isInteractiveByDefault ?? false }
    isPlain = classes.map { info in
      info.isView
        && !info.properties.contains { property in
          if case .own = property.storage { true } else { false }
        }
    }
    fixedSize = classes.map { info in
      info.viewType.flatMap { $0.make(os: os).fixedSize(in: measure) }
    }
    takesFrame = zip(classes, catalog.habits).map { info, habits in
      info.isView && habits.isDisjoint(with: [.fixesHeight, .holdsHeight, .isLayer])
    }
    transform = indexes("transform")
    autoresizingMask = indexes("autoresizingMask")
    clipsToBounds = indexes("clipsToBounds")
    backgroundColor = indexes("backgroundColor")
    contentSize = zip(classes, catalog.habits).map { info, habits in
      guard habits.contains(.scrolls), let index = info.property(named: "contentSize"),
        !info.readOnly[index]
      else { return nil }
      return index
    }
    contentInset = indexes("contentInset")
    accessibilityLabel = indexes("accessibilityLabel")
    captions = serving(.caption)
    pictures = serving(.picture)
    textColors = serving(.textColor)
    fonts = serving(.font)
    standardFont = zip(classes, fonts).map { info, fonts in
      guard let index = fonts.first, case .own(let slot) = info.properties[index].storage,
        case .font(let font) = info.type.make(os: os).get(slot)
      else { return nil }
      return font
    }
    images = classes.map { info in
      info.properties.indices.filter { info.kinds[$0].holdsImages }
    }
    imageSizes = classes.map { info in
      Dictionary(
        info.properties.enumerated().compactMap { index, property in
          guard NoEffect.reason(property.facts, os) == nil else { return nil }
          return property.facts.imageSize.map { (index, $0) }
        }, uniquingKeysWith: { first, _ in first })
    }
    showsText = classes.map { $0.type.asTextShowing != nil }
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
