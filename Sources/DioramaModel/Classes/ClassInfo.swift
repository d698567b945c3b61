// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions

/// A class as passes see it: its declarations flattened, inherited ones first.
///
/// An object of its own, so that passes hand it round without copying what it holds.
package final class ClassInfo: Sendable {
  package let type: any ObjectClass.Type
  package let name: String
  package let summary: String
  package let superclassName: String?
  package let properties: [Property]
  package let methods: [MethodFacts]
  /// What it asks and tells its delegate.
  package let delegateMethods: [DelegateMethod]
  /// Lists of actions that its objects run by themselves.
  package let callbacks: [Callback]
  /// Objects that each of its objects has.
  package let ownedObjects: [OwnedObject]
  /// Finds a property by its name or an alias.
  package let lookup: NameTable
  /// The properties that each object has to give.
  package let required: [Int]
  /// What reading asks of each property of each object, side by side.
  package let kinds: [ValueKind]
  package let readOnly: [Bool]
  package let mayBeLater: [Bool]

  /// One property and where its value lives.
  package struct Property: Sendable {
    package var facts: PropertyFacts
    package var storage: Storage
  }

  package enum Storage: Equatable, Sendable {
    case node(NodeProperty)
    /// Index into `ViewTraits.schema`.
    case traits(Int)
    /// Index into the class's own schema.
    case own(Int)
    /// Index into `LayerTraits.schema`.
    case layer(Int)
    /// Index into `AccessibilityTraits.schema`.
    case accessibility(Int)
    /// Index into `DynamicItemTraits.schema`.
    case dynamicItem(Int)
  }

  package init(_ type: any ObjectClass.Type) {
    self.type = type
    name = type.name
    summary = type.summary
    superclassName = type.superclassName
    var properties: [Property] = []
    if type.asView != nil {
      properties += NodeProperty.allCases.map { Property(facts: $0.facts, storage: .node($0)) }
      properties += ViewTraits.schema.properties.enumerated().map {
        Property(facts: $1.facts, storage: .traits($0))
      }
    }
    properties += Self.ownFacts(type).enumerated().map {
      Property(facts: $1, storage: .own($0))
    }
    if type.asView != nil {
      properties += AccessibilityTraits.schema.properties.enumerated().map {
        Property(facts: $1.facts, storage: .accessibility($0))
      }
      properties += DynamicItemTraits.schema.properties.enumerated().map {
        Property(facts: $1.facts, storage: .dynamicItem($0))
      }
      properties += LayerTraits.schema.properties.enumerated().map {
        Property(facts: $1.facts, storage: .layer($0))
      }
    }
    self.properties = properties
    methods = Self.methodFacts(type)
    delegateMethods = type.asDelegating?.delegateMethods ?? []
    callbacks = type.asCalling?.callbacks ?? []
    ownedObjects = type.asOwning?.ownedObjects ?? []
    elsewhere = type.asPadOnly?.elsewhere
    isView = type.asView != nil
    isController = type.asController != nil
    isControl = type.asControl != nil
    isTextInput = type.asTextInput != nil
    isTappable = type.asTappable != nil
    required = properties.indices.filter { properties[$0].facts.isRequired != nil }
    kinds = properties.map(\.facts.kind)
    readOnly = properties.map { $0.facts.access == .readOnly }
    mayBeLater = properties.map { $0.facts.isLater != nil }
    lookup = NameTable(
      properties.enumerated().flatMap { index, property in
        ([property.facts.name] + property.facts.aliases).map { ($0, index) }
      })
  }

  /// Raised where a device other than a pad makes one; nil where all do.
  package let elsewhere: UIKitException?
  package let isView: Bool
  package let isController: Bool
  package let isControl: Bool
  package let isTextInput: Bool
  package let isTappable: Bool
  /// Whether only classes that inherit from it have objects.
  package var isAbstract: Bool { type.asAbstract != nil }
  /// Whether an object described in place has to say which class it is of.
  package var needsType: Bool { isAbstract || type.asFamily != nil }
  /// Whether its objects come over what is on the screen and go again.
  package var isPresentable: Bool { isController || type.asPresentable != nil }
  /// The major iOS version that brought it, where that is after iOS 6.
  package var introduced: Int? { type.asLate?.introduced }
  /// Since when UIKit has another class instead; nil where it has none.
  package var deprecation: Deprecation? { type.asDeprecated?.deprecation }
  /// Whether it stands beside the view tree until it is shown, though it is a view: an alert.
  package var isFreeView: Bool { isView && type.asPresentable != nil }
  /// Whether only the system makes views of it.
  package var isSystemView: Bool { type.asSystemView != nil }
  /// Whether an animator may move its objects.
  package var isDynamicItem: Bool { isView || type.asDynamicItemGroup != nil }
  package var viewType: (any ViewClass.Type)? { type.asView }
  package var tableType: (any TableClass.Type)? { type.asTable }
  package var controlType: (any ControlClass.Type)? { type.asControl }
  package var overlayType: (any OverlayControllerClass.Type)? {
    type.asOverlayController
  }
  package var controllerType: (any ControllerClass.Type)? { type.asController }

  package func property(named name: String) -> Int? { lookup.find(name) }

  package func method(named name: String) -> Int? { methods.firstIndex { $0.name == name } }

  private static func ownFacts<T: ObjectClass>(_ type: T.Type) -> [PropertyFacts] {
    T.schema.properties.map(\.facts)
  }

  private static func methodFacts<T: ObjectClass>(_ type: T.Type) -> [MethodFacts] {
    T.schema.methods.map(\.facts)
  }
}
