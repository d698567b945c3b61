// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions

/// The objects of a running scene as arrays side by side; an `ObjectID` is an index into each.
///
/// Layout, hit-testing, dynamics and animation read and write the geometry arrays and nothing else;
/// what a class alone knows is in `values`. A copy of the graph is a snapshot of it.
package struct Graph: Sendable {
  /// Own coordinates: the origin scrolls, the size is the view's.
  package var bounds: ContiguousArray<Rect> = []
  /// Middle, in the superview's coordinates.
  package var center: ContiguousArray<Point> = []
  package var transform: ContiguousArray<AffineTransform> = []
  package var alpha: ContiguousArray<Double> = []
  package var flags: ContiguousArray<NodeFlags> = []
  package var links: ContiguousArray<Links> = []
  /// Set with `tintColor`; nil inherits.
  package var tint: ContiguousArray<Color?> = []
  package var traits: ContiguousArray<ViewTraits> = []
  package var values: ContiguousArray<any ObjectClass> = []
  /// Index into the catalog.
  package var classes: ContiguousArray<UInt16> = []
  package var ids: ContiguousArray<String> = []
  /// Sizes given by `intrinsicContentSize`; few views have one.
  package var intrinsicSizes: [ObjectID: IntrinsicSize] = [:]
  /// Layers and accessibility of the few views that say something of theirs.
  package var layers: [ObjectID: LayerTraits] = [:]
  package var accessibility: [ObjectID: AccessibilityTraits] = [:]
  /// Shapes for animators, of the few views that have another than their bounds.
  package var dynamicItems: [ObjectID: DynamicItemTraits] = [:]
  /// How the items of animators move; the simulation writes it.
  package var motions: [ObjectID: ItemMotion] = [:]
  /// Animators, behaviors and groups that were written; the simulation empties it.
  package var stirred: [ObjectID] = []
  /// Names of the author's own classes, of the few objects that are of one.
  package var customClassNames: [ObjectID: String] = [:]

  /// What bars and the screen's corners cover of controllers' views, from iOS 11 on.
  package var safeAreas: [ObjectID: EdgeInsets] = [:]

  /// Gesture recognizers of the views that have any.
  package var recognizers: [ObjectID: [ObjectID]] = [:]
  /// Those of them that the system brings.
  package var systemRecognizers: Set<ObjectID> = []

  /// Views at the top of the window that show the tint as it is, while all below show it dimmed.
  package var dimmed: [ObjectID] = []
  /// Objects that others have without a word of the file, which reports pass over as they are.
  package var implied: Set<ObjectID> = []
  /// Views of alert controllers that are shown, with these.
  package var panels: [(view: ObjectID, controller: ObjectID)] = []
  /// Scroll views whose content was moved, for their delegates to be told; the simulation empties it.
  package var scrolled: [ObjectID] = []
  /// Scroll views whose zoomed view has another scale, likewise.
  package var zoomed: [ObjectID] = []
  /// Who shows what other objects say.
  package var onlookers = Onlookers()
  /// Whether those who show what others say wait until all is loaded.
  package var defersLooks = false
  /// What shows something else of others now; the simulation empties it.
  package var renewed: [ObjectID] = []
  /// Tables that may have other rows in view than they show; the simulation empties it.
  package var untiled: [ObjectID] = []

  /// Whether a view places others just now, which it then does once.
  package var isArranging = false
  /// Whether a new size moves and resizes what is inside by its masks.
  package var autoresizes = true

  package var catalog: Catalog
  package var context: MeasureContext
  /// A fresh value of each class with the defaults of the era, by class index.
  package var prototypes: [any ObjectClass]
  package var traitPrototypes: [ViewTraits]
  /// The classes whose fresh value knows the scene; it is told when the first object is made.
  var situated: Set<Int> = []
  /// What classes do by themselves when they are written, by class index.
  package let habits: [ClassHabits]

  /// The tree: -1 where there is none.
  package struct Links: Equatable, Sendable {
    package var parent: Int32 = -1
    package var firstChild: Int32 = -1
    package var lastChild: Int32 = -1
    package var next: Int32 = -1
    package var previous: Int32 = -1
  }

  package init(catalog: Catalog, context: MeasureContext) {
    self.catalog = catalog
    self.context = context
    habits = catalog.habits
    prototypes = catalog.types.map { $0.make(os: context.os) }
    traitPrototypes = catalog.types.map {
      $0.asView?.viewTraits(os: context.os) ?? ViewTraits()
    }
  }

  package var count: Int { values.count }

  package func reserving(_ capacity: Int) -> Graph {
    var graph = self
    graph.bounds.reserveCapacity(capacity)
    graph.center.reserveCapacity(capacity)
    graph.transform.reserveCapacity(capacity)
    graph.alpha.reserveCapacity(capacity)
    graph.flags.reserveCapacity(capacity)
    graph.links.reserveCapacity(capacity)
    graph.tint.reserveCapacity(capacity)
    graph.traits.reserveCapacity(capacity)
    graph.values.reserveCapacity(capacity)
    graph.classes.reserveCapacity(capacity)
    graph.ids.reserveCapacity(capacity)
    return graph
  }

  /// Adds an object of a class, outside any tree, with the class's defaults.
  package mutating func add(classIndex: Int, id: String) -> ObjectID {
    let object = ObjectID(count)
    bounds.append(.zero)
    center.append(.zero)
    transform.append(.identity)
    alpha.append(1)
    flags.append(newFlags(classIndex))
    links.append(Links())
    tint.append(nil)
    traits.append(traitPrototypes[classIndex])
    if habits[classIndex].contains(.isSituated) { situatePrototype(classIndex) }
    values.append(prototypes[classIndex])
    classes.append(UInt16(classIndex))
    ids.append(id)
    return object
  }

  /// Makes an object what it was when it was added; it stays where it is in a tree.
  package mutating func reset(_ object: ObjectID) {
    let index = object.offset
    let classIndex = Int(classes[index])
    bounds[index] = .zero
    center[index] = .zero
    transform[index] = .identity
    alpha[index] = 1
    flags[index] = newFlags(classIndex)
    tint[index] = nil
    traits[index] = traitPrototypes[classIndex]
    values[index] = prototypes[classIndex]
    intrinsicSizes[object] = nil
    layers[object] = nil
    accessibility[object] = nil
    dynamicItems[object] = nil
  }

  private func newFlags(_ classIndex: Int) -> NodeFlags {
    guard let view = catalog.classes[classIndex].viewType else { return [] }
    var flags: NodeFlags = [.isView]
    if view.isInteractiveByDefault { flags.insert(.takesTouches) }
    if clipsByDefault(classIndex) { flags.insert(.clips) }
    return flags
  }

  package func info(of object: ObjectID) -> ClassInfo {
    catalog.classes[Int(classes[object.offset])]
  }

  /// The name of the author's class, or of the catalog's.
  package func className(of object: ObjectID) -> String {
    customClassNames[object] ?? info(of: object).name
  }
}

/// The yes-or-no properties that touches and layout read.
package struct NodeFlags: OptionSet, Equatable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let isView = Self(rawValue: 1)
  package static let isHidden = Self(rawValue: 2)
  package static let takesTouches = Self(rawValue: 4)
  package static let takesMultipleTouches = Self(rawValue: 8)
  package static let isExclusive = Self(rawValue: 16)
  package static let clips = Self(rawValue: 32)
}
