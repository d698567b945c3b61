// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions

/// A scene as read and checked: typed, and independent of the device it will run on.
package struct Scene: Sendable {
  package var file: FileID
  package var name: String?
  package var device = Device.standard
  /// Major iOS version; nil leaves it to the device.
  package var os: Int?
  package var orientation = Orientation.portrait
  package var locale = "en_US"
  package var timeZone = "UTC"
  package var contentSize = ContentSizeCategory.large
  /// What the file says; nil follows the locale.
  package var ownDirection: LayoutDirection?
  /// Seconds since 1970 that the wall clock shows at t = 0; default 2014-01-01T09:00:00Z.
  package var startOfTime: Int64 = 1_388_566_800
  /// Every object, parents before children; the first is the window.
  package var objects: ContiguousArray<SceneObject> = []
  /// Grouped by object, in the order they are applied.
  package var settings: ContiguousArray<Setting> = []
  package var listeners: ContiguousArray<Listener> = []
  package var state: [StateVariable] = []
  /// Named expressions, each after those it reads.
  package var computed: [ComputedVariable] = []
  /// Stand-ins for classes that UIKit does not have.
  package var customClasses: [CustomClass] = []
  package var handlers: [Handler] = []
  package var images: [ImageDeclaration] = []
  /// Names of images that properties mention, with the first place of each.
  package var imageUses: [ImageUse] = []
  package var expressions: ContiguousArray<SceneExpression> = []
  /// Parts of the files that stand for several objects, each with the first place that uses it.
  package var expandedParts: [ExpandedPart] = []

  package init(file: FileID) { self.file = file }

  /// The sections of each table.
  package var tables: [ObjectID: TableOutline] = [:]

  /// The keyboard, where the scene has anything to type into.
  package var keyboard: ObjectID?

  /// The view of each controller.
  package var controllerViews: [ObjectID: ObjectID] = [:]

  /// Whether one of these is of another class than UIView; kept, as every expression may ask.
  package var hasOtherControllerViews = false

  package static let window = ObjectID(0)
  package static let rootController = ObjectID(1)
  package static let rootView = ObjectID(2)
  /// How many containers a controller may be in; no application comes near it.
  package static let mostNestedControllers = 60

  /// The view that `view` means beside `owner`: that of the nearest controller above, or the only
  /// one; nil where that is whichever is in front when it is asked.
  package func view(besides owner: ObjectID?) -> ObjectID? {
    if controllerViews.count <= 1 { return Self.rootView }
    var current = owner
    while let step = current, objects.indices.contains(step.offset) {
      if let view = controllerViews[step] { return view }
      let parent = objects[step.offset].parent
      // The root's view hangs in the window.
      if step == Self.rootView { return step }
      current = parent < 0 ? nil : ObjectID(Int(parent))
    }
    return nil
  }

  package var layoutDirection: LayoutDirection { ownDirection ?? LayoutDirection(locale: locale) }

  /// The era this scene runs in on a device.
  package func era(on device: Device) -> Int { os ?? device.defaultEra }

  package func settings(of object: Int) -> ArraySlice<Setting> {
    ArraySlice(settings[objects[object].settings])
  }
}

extension Scene {
  /// The view that the file puts a view into; nil for one that another object places.
  package func superview(of object: ObjectID, catalog: Catalog) -> ObjectID? {
    let parent = objects[object.offset].parent
    guard parent >= 0, catalog.classes[objects[Int(parent)].classIndex].isView else { return nil }
    return ObjectID(Int(parent))
  }
}

/// One object of a scene file.
package struct SceneObject: Sendable {
  package var classIndex: Int
  package var id: String
  /// What holds it: the superview, or the object with a property or view that it is; -1 for none.
  package var parent: Int32
  package var settings: Range<Int>
  /// Where it stands in the file; the id's own text where it has one.
  package var span: SourceSpan
  package var hasOwnID: Bool
  /// Where its class is named; nil where its place alone says that.
  package var typeSpan: SourceSpan?
  package var steps: LoadSteps
  /// Whether it takes part; what `when` leaves out, and what actions add later, stands aside.
  package var presence = Presence.present
  /// Index into the scene's custom classes, or -1.
  package var customClass: Int16 = -1
  package var lifetime = Lifetime.scene

  package init(
    classIndex: Int, id: String, parent: Int32, span: SourceSpan, hasOwnID: Bool
  ) {
    self.classIndex = classIndex
    self.id = id
    self.parent = parent
    self.span = span
    self.hasOwnID = hasOwnID
    settings = 0..<0
    steps = []
  }

  /// Whether it is the whole of what is made each time.
  package var isMadeAnew: Bool { presence == .template && parent < 0 }

  package enum Presence: Sendable {
    case present
    /// Left out by `when`: checked, but never made.
    case absent
    /// A view that an `add` action makes, anew each time.
    case template
    /// A row that its table makes as often as it is in view.
    case row
  }

  /// How long an instance lives: as long as the scene, or from one use to its end.
  package enum Lifetime: String, CaseIterable, Sendable { case scene, use }

  /// Things done once at load.
  package struct LoadSteps: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let sizeToFit = Self(rawValue: 1)
    package static let roundFrame = Self(rawValue: 2)
    /// Its owner, not the tree of the file, says where it stands: a field's left view.
    package static let isPlacedByOwner = Self(rawValue: 4)
    /// Another object has it without a word of the file: a controller's navigation item.
    package static let isImplied = Self(rawValue: 8)
    /// Something of its description could not be read, which is told.
    package static let isPartlyRead = Self(rawValue: 16)
  }
}

/// One property given a value by the file.
package struct Setting: Sendable {
  /// Index into the class's properties.
  package var property: UInt16
  package var source: ValueSource
  package var keySpan: SourceSpan
  package var valueSpan: SourceSpan

  package init(
    property: Int, source: ValueSource, keySpan: SourceSpan, valueSpan: SourceSpan
  ) {
    self.property = UInt16(property)
    self.source = source
    self.keySpan = keySpan
    self.valueSpan = valueSpan
  }
}

/// Where a value comes from.
package enum ValueSource: Sendable {
  case literal(Value)
  case expression(ExpressionID)
  /// Text with expressions in it.
  case template([TemplatePiece])
  /// A list or mapping with expressions in it: points, rects, per-state values.
  case composite(Composite)
  /// Evaluated at load only.
  indirect case once(ValueSource)
  /// An expression that is one place, which is written when the property changes.
  indirect case twoWay(ExpressionID, Assignment.Target)

  package var isLiteral: Bool {
    if case .literal = self { return true }
    return false
  }
}

/// A value put together from parts when it is needed.
package indirect enum Composite: Sendable {
  case point([ValueSource])
  case size([ValueSource])
  case rect([ValueSource])
  case insets([ValueSource])
  case offset([ValueSource])
  case list([ValueSource])
  case map([(key: String, value: ValueSource)])
  /// Numbers that make a color, a font or a transform.
  case made([ValueSource], @Sendable ([Double]) -> Value)
}

/// A piece of a text template.
package enum TemplatePiece: Sendable {
  case text(String)
  case expression(ExpressionID)
}

/// An index into the scene's expressions.
package struct ExpressionID: Hashable, Sendable {
  package var index: UInt32
  package init(_ index: Int) { self.index = UInt32(truncatingIfNeeded: index) }
}

/// A checked expression and where its text stands.
package struct SceneExpression: Sendable {
  package var expression: Expression
  package var span: SourceSpan
  /// What `self` is in it; nil outside objects.
  package var owner: ObjectID?
  /// Values of parameters and loop names, by slot.
  package var constants: [Value]

  package init(
    expression: Expression, span: SourceSpan, owner: ObjectID?, constants: [Value] = []
  ) {
    self.expression = expression
    self.span = span
    self.owner = owner
    self.constants = constants
  }
}

/// One named value of the scene's model.
package struct StateVariable: Sendable {
  package var name: String
  package var type: ExpressionType
  package var initial: Value
  package var span: SourceSpan

  package init(name: String, type: ExpressionType, initial: Value, span: SourceSpan) {
    self.name = name
    self.type = type
    self.initial = initial
    self.span = span
  }
}

/// A name for an expression over the scene, read-only and live.
package struct ComputedVariable: Sendable {
  package var name: String
  /// An expression, or a text with expressions in it.
  package var source: ValueSource
  package var type: ExpressionType
  package var span: SourceSpan

  package init(name: String, source: ValueSource, type: ExpressionType, span: SourceSpan) {
    self.name = name
    self.source = source
    self.type = type
    self.span = span
  }
}

/// A class of the author's own, which stands on one of the catalog.
package struct CustomClass: Sendable {
  package var name: String
  package var classIndex: Int
  package var span: SourceSpan

  package init(name: String, classIndex: Int, span: SourceSpan) {
    self.name = name
    self.classIndex = classIndex
    self.span = span
  }
}

/// A part of a file that a template, a loop or a style makes objects of.
package struct ExpandedPart: Sendable {
  package var span: SourceSpan
  /// Where it was used first, and what for.
  package var use: Diagnostic.Note

  package init(span: SourceSpan, use: Diagnostic.Note) {
    self.span = span
    self.use = use
  }
}

/// A name that a property or declaration gives for an image.
package struct ImageUse: Sendable {
  package var name: String
  package var span: SourceSpan

  package init(name: String, span: SourceSpan) {
    self.name = name
    self.span = span
  }
}
