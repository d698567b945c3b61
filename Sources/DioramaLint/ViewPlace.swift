// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// What a file says of one view's place and of the touches it takes; nil where that is not all.
struct ViewPlace {
  /// As the class makes it of what the file gives.
  private(set) var size: Size?
  /// Of the frame, in the superview's coordinates.
  private(set) var origin: Point?
  /// Of its own coordinates.
  private(set) var scrolled = Point.zero
  /// Whether the size of what it is in may change its own place or size.
  private(set) var hasMask = false
  /// Whether it takes touches from the beginning and nothing ever ends that.
  var isAlwaysOpen: Bool { takesTouches && !mayBeClosed }
  private var takesTouches: Bool
  private var mayBeClosed: Bool
  /// Whether the file gives it no place at all.
  private(set) var isUnplaced = true
  private var frame: Rect?
  private var bounds: Rect?
  private var center: Point?
  private var isUnknown = false

  init(_ index: Int, _ context: LintContext, _ changes: SceneChanges) {
    let object = context.scene.objects[index]
    let id = ObjectID(index)
    takesTouches = context.tables[object.classIndex].sight.isInteractive
    mayBeClosed =
      changes.handlesAnything || changes.handled.contains(id)
      || context.catalog.habits[object.classIndex].contains(.hidesItself)
    for place in object.settings {
      read(context.scene.settings[place], object.classIndex, context)
    }
    if changes.written.contains(id), writesOpenness(id, object.classIndex, context) {
      mayBeClosed = true
    }
    guard !isUnknown, !changes.movesAnything, !changes.moved.contains(id),
      !changes.handled.contains(id), !changes.handlesAnything,
      !object.steps.contains(.sizeToFit)
    else { return }
    settle(object, context)
  }

  private mutating func read(_ setting: Setting, _ classIndex: Int, _ context: LintContext) {
    let property = Int(setting.property)
    guard let node = NodeProperty(rawValue: property) else {
      if property == context.tables[classIndex].sight.autoresizingMask {
        hasMask = !setting.source.isEmptyList
      }
      return
    }
    var literal: Value?
    if case .literal(let value) = setting.source { literal = value }
    switch (node, literal) {
    case (.frame, .rect(let rect)?): frame = rect.standardized
    case (.bounds, .rect(let rect)?): bounds = rect
    case (.center, .point(let point)?): center = point
    case (.transform, .transform(let transform)?) where transform.isIdentity: return
    case (.frame, _), (.bounds, _), (.center, _), (.transform, _): isUnknown = true
    case (.isHidden, _): if literal != .bool(false) { mayBeClosed = true }
    case (.isUserInteractionEnabled, _): takesTouches = literal == .bool(true)
    case (.alpha, _): if (literal?.number ?? 0) < 0.01 { mayBeClosed = true }
    default: return
    }
    switch node {
    case .frame, .bounds, .center, .transform: isUnplaced = false
    default: break
    }
  }

  private func writesOpenness(_ id: ObjectID, _ classIndex: Int, _ context: LintContext) -> Bool {
    let table = context.tables[classIndex]
    return [table.isHidden, table.alpha, table.isUserInteractionEnabled].contains { slot in
      slot.map { context.written.contains(.init(object: id, property: $0)) } == true
    }
  }

  /// As load does: the frame, then the bounds about the middle, then the middle.
  private mutating func settle(_ object: SceneObject, _ context: LintContext) {
    let sight = context.tables[object.classIndex].sight
    let fixed = sight.fixedSize
    guard sight.takesFrame, let given = bounds?.size ?? frame?.size ?? fixed,
      given.isFinite
    else { return }
    var size = fixed ?? Size(max(0, given.width), max(0, given.height))
    defer {
      self.size = size
      if let bounds { scrolled = bounds.origin }
    }
    guard !object.steps.contains(.isPlacedByOwner) else { return }
    var corner: Point?
    if let frame {
      let framed = fixed ?? frame.size
      corner = Point(
        frame.minX + (framed.width - size.width) / 2, frame.minY + (framed.height - size.height) / 2
      )
    }
    if let center { corner = Point(center.x - size.width / 2, center.y - size.height / 2) }
    guard var corner, corner.isFinite else { return }
    if object.steps.contains(.roundFrame) {
      let rounded = Rect(origin: corner, size: size).rounded
      corner = rounded.origin
      size = fixed ?? rounded.size
    }
    origin = corner
  }
}

extension ValueSource {
  /// Whether it is a list of nothing, as a mask without options is.
  fileprivate var isEmptyList: Bool {
    if case .literal(.list(let items)) = self { items.isEmpty } else { false }
  }
}
