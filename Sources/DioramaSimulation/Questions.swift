// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// The questions that expressions ask of the running scene.
extension Simulation {
  func answer(_ function: SceneFunction, _ arguments: [Value]) throws(EvaluationError) -> Value {
    switch function {
    case .convert: return try converted(arguments)
    case .hitTest:
      let view = try object(arguments, 0)
      guard case .point(let point)? = arguments.last else { return .string("") }
      guard let hit = hitTest(point, in: view) else { return .string("") }
      return .string(graph.ids[hit.offset])
    case .sizeThatFits:
      guard case .size(let size)? = arguments.last else { return .null }
      let view = try object(arguments, 0)
      try spendMeasuring(view)
      return .size(graph.sizeThatFits(size, of: view))
    case .intrinsicContentSize:
      // -1 is UIView.noIntrinsicMetric (UIKit facts 4.5).
      let view = try object(arguments, 0)
      try spendMeasuring(view)
      let size = graph.intrinsicSize(of: view)
      return .size(Size(size.width ?? -1, size.height ?? -1))
    case .isVisible: return .bool(isVisible(try object(arguments, 0)))
    case .presentation: return .object(PresentationID.of(try object(arguments, 0)))
    case .location, .translation, .velocity:
      let view = arguments.last == .null ? nil : try object(arguments, 1)
      return try answer(function, ofGesture: try object(arguments, 0), in: view)
    }
  }

  private func object(_ arguments: [Value], _ index: Int) throws(EvaluationError) -> ObjectID {
    guard arguments.indices.contains(index), case .object(let object) = arguments[index],
      graph.values.indices.contains(object.offset)
    else { throw EvaluationError("a view is needed here") }
    return object
  }

  private func converted(_ arguments: [Value]) throws(EvaluationError) -> Value {
    let source = arguments[1] == .null ? nil : try object(arguments, 1)
    let target = arguments[2] == .null ? nil : try object(arguments, 2)
    switch arguments[0] {
    case .point(let point): return .point(graph.convert(point, from: source, to: target))
    case .rect(let rect): return .rect(graph.convert(rect, from: source, to: target))
    default: throw EvaluationError("'convert' takes a point or a rect")
    }
  }

  /// Whether a view is in the window, not hidden with all above it, opaque enough to be seen, and at
  /// least in part on the screen and inside all that clip it.
  package func isVisible(_ object: ObjectID) -> Bool {
    var current: ObjectID? = object
    var last = object
    var area = graph.bounds[object.offset]
    while let step = current {
      if graph.flags[step.offset].contains(.isHidden) || graph.alpha[step.offset] < 0.01 {
        return false
      }
      let clips = graph.flags[step.offset].contains(.clips) || step == Scene.window
      if step != object, clips, !graph.bounds[step.offset].touches(area) { return false }
      if graph.parent(of: step) != nil { area = graph.toSuperview(step).apply(area) }
      last = step
      current = graph.parent(of: step)
    }
    return last == Scene.window
  }

  /// A property as expressions read it: of a per-state value the normal state's.
  package func readable(_ property: Int, of object: ObjectID) -> Value {
    if habits(of: object).contains(.recognizes) { refreshGesture(object) }
    let value = graph.value(property, of: object)
    if info(of: object).properties[property].storage == .traits(ViewTraits.tintModeSlot) {
      return graph.tintMode(of: object).value
    }
    if value == .null, case .accessibility = info(of: object).properties[property].storage {
      return graph.accessibilityValue(property, of: object)
    }
    guard case .map(let map) = value,
      case .perState = info(of: object).properties[property].facts.kind
    else { return value }
    return map["normal"] ?? .null
  }
}

extension Graph {
  /// Whether a property decides what is seen or touched, which questions ask about.
  func isSeenBy(_ property: Int, of object: ObjectID) -> Bool {
    switch info(of: object).properties[property].storage {
    case .node(.isHidden), .node(.alpha), .node(.clipsToBounds), .node(.isUserInteractionEnabled):
      true
    case .node, .traits, .own, .layer, .accessibility, .dynamicItem: false
    }
  }
}
