// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions

/// What a variable slot of a compiled expression stands for.
package enum VariableSlot: Equatable, Sendable {
  case object(ObjectID)
  /// A value of the running action list.
  case local(Int)
  /// A parameter or loop name of the expansion that the expression stands in.
  case constant(Int)
  case computed(Int)
  case scene(SceneName)

  private static let firstLocal: Int32 = 1 << 26
  private static let firstConstant: Int32 = 1 << 27
  private static let firstComputed: Int32 = 1 << 28
  private static let firstScene: Int32 = 1 << 29

  package var code: Int32 {
    switch self {
    case .object(let id): Int32(truncatingIfNeeded: id.index)
    case .local(let index): Self.firstLocal + Int32(index)
    case .constant(let index): Self.firstConstant + Int32(index)
    case .computed(let index): Self.firstComputed + Int32(index)
    case .scene(let name): Self.firstScene + Int32(name.index)
    }
  }

  package init?(code: Int32) {
    if code >= Self.firstScene {
      guard let name = SceneName(index: Int(code - Self.firstScene)) else { return nil }
      self = .scene(name)
    } else if code >= Self.firstComputed {
      self = .computed(Int(code - Self.firstComputed))
    } else if code >= Self.firstConstant {
      self = .constant(Int(code - Self.firstConstant))
    } else if code >= Self.firstLocal {
      self = .local(Int(code - Self.firstLocal))
    } else {
      self = .object(ObjectID(Int(code)))
    }
  }
}

/// The names that every expression of a scene may use beside ids.
package enum SceneName: String, CaseIterable, Sendable {
  case state, traits, screen, locale, now, log, firstResponder
  /// The view of the front-most controller, where no controller is meant by the place.
  case view

  package var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  package init?(index: Int) {
    guard Self.allCases.indices.contains(index) else { return nil }
    self = Self.allCases[index]
  }

  /// The class whose fields it has; no class of the catalog.
  package var className: String {
    switch self {
    case .state: "the scene's state"
    case .traits: "the scene's traits"
    case .screen: "the scene's screen"
    case .locale: "the scene's locale"
    case .now: "the scene's now"
    case .log: "the scene's log"
    case .firstResponder: "the scene's firstResponder"
    case .view: "the scene's view"
    }
  }

  package var type: ExpressionType {
    switch self {
    case .state, .traits, .screen, .locale: .object(className: className)
    case .now: .timestamp
    case .log: .list(.string)
    case .firstResponder: .string
    case .view: .object(className: "UIView")
    }
  }

  /// The object that stands for it while an expression runs.
  package var object: ObjectID { ObjectID(Int(UInt32.max) - index) }

  /// The fields of `traits`, `screen` and `locale`, by slot.
  private var fields: [(name: String, type: ExpressionType)] {
    switch self {
    case .traits:
      [
        ("idiom", .enumeration(name: "UIUserInterfaceIdiom", cases: ["phone", "pad"])),
        ("os", .int),
        (
          "orientation",
          .enumeration(
            name: "UIInterfaceOrientation", cases: Orientation.allCases.map(\.rawValue))
        ),
        ("hardwareKeyboard", .bool),
        ("horizontalSizeClass", Self.sizeClass), ("verticalSizeClass", Self.sizeClass),
        (
          "contentSizeCategory",
          .enumeration(
            name: "UIContentSizeCategory", cases: ContentSizeCategory.allCases.map(\.rawValue))
        ),
        (
          "layoutDirection",
          .enumeration(
            name: "UIUserInterfaceLayoutDirection",
            cases: LayoutDirection.allCases.map(\.rawValue))
        ),
      ]
    case .screen: [("bounds", .rect), ("scale", .double)]
    case .locale: LocaleProperty.allCases.map { ($0.rawValue, $0.type) }
    case .state, .now, .log, .firstResponder, .view: []
    }
  }

  private static let sizeClass = ExpressionType.enumeration(
    name: "UIUserInterfaceSizeClass", cases: SizeClass.allCases.map(\.rawValue))

  package static func field(
    _ name: String, of className: String
  ) -> (slot: Int32, type: ExpressionType)? {
    guard let owner = allCases.first(where: { $0.className == className }),
      let slot = owner.fields.firstIndex(where: { $0.name == name })
    else { return nil }
    return (Int32(slot), owner.fields[slot].type)
  }

  package static func fieldNames(of className: String) -> [String] {
    allCases.first { $0.className == className }?.fields.map(\.name) ?? []
  }
}

/// Fields of every view that are no properties.
package enum ObjectField: String, CaseIterable, Sendable {
  case superview, subviews, id, layer

  package var code: Int32 { 1_000_000 + Int32(Self.allCases.firstIndex(of: self) ?? 0) }

  package init?(code: Int32) {
    let index = Int(code) - 1_000_000
    guard Self.allCases.indices.contains(index) else { return nil }
    self = Self.allCases[index]
  }

  package var type: ExpressionType {
    switch self {
    case .superview: .dyn
    case .subviews: .list(.dyn)
    case .id: .string
    case .layer: .object(className: LayerTraits.className)
    }
  }
}

/// The fields of `view.layer` in expressions; a slot is an index into `LayerTraits.schema`.
package enum LayerField {
  /// `masksToBounds` is the view's own `clipsToBounds`.
  package static let masks: Int32 = 1_000

  package static var names: [String] {
    LayerTraits.schema.properties.map { String($0.facts.name.dropFirst(LayerTraits.prefix.count)) }
      + ["masksToBounds"]
  }
}

/// The functions that ask a running scene.
package enum SceneFunction: String, CaseIterable, Sendable {
  case convert, hitTest, sizeThatFits, intrinsicContentSize, isVisible, presentation
  case location, translation, velocity

  package var code: Int32 { Int32(Self.allCases.firstIndex(of: self) ?? 0) }

  package init?(code: Int32) {
    guard Self.allCases.indices.contains(Int(code)) else { return nil }
    self = Self.allCases[Int(code)]
  }

  package var parameters: [ExpressionType] {
    switch self {
    case .convert: [.dyn, .dyn, .dyn]
    case .hitTest: [.dyn, .point]
    case .sizeThatFits: [.dyn, .size]
    case .intrinsicContentSize, .isVisible, .presentation: [.dyn]
    case .location, .translation, .velocity: [.dyn, .dyn]
    }
  }

  package var result: ExpressionType {
    switch self {
    case .convert, .presentation: .dyn
    case .hitTest: .string
    case .sizeThatFits: .size
    case .intrinsicContentSize: .dyn
    case .isVisible: .bool
    case .location, .translation, .velocity: .point
    }
  }
}

/// A question that a class of the catalog answers: `titleForSegment(control, index)`.
package struct SceneQuestion: Sendable {
  package var className: String
  package var name: String
  package var methodIndex: Int
  package var parameters: [ExpressionType]
  package var result: ExpressionType

  package static let firstCode: Int32 = 1000

  /// Every question of a catalog; its place here is its code.
  package static func all(in catalog: Catalog) -> [SceneQuestion] { catalog.questions }
}
