// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Effects of alerts and sheets: coming, going, and what happens between.
extension Simulation {
  func performShowing(
    _ effect: Effect, of object: ObjectID, at span: SourceSpan?
  ) throws(RunError) {
    switch effect {
    case .showLayer(let request): try showLayer(object, of: object, request)
    case .hideLayer(let duration): hideLayer(of: object, duration)
    case .removeLayer: try removeLayer(of: object)
    case .change(let what, let duration, let point):
      try begin(what, lasting: duration, of: object) { (simulation) throws(RunError) in
        try simulation.resume(point, true, object)
      }
    case .finishChange: try finishTransitions(of: object)
    case .show(let source): try show(object, from: source, at: span)
    case .focus(let input): try becomeFirstResponder(input)
    case .setUsual(let name, let other, let value):
      guard graph.values.indices.contains(other.offset),
        let property = info(of: other).property(named: name),
        graph.value(property, of: other) == graph.defaultValue(property, of: other)
      else { return }
      try write(property, of: other, value, at: span)
      try settleBindings()
    case .choose(let index): try choose(index, in: object)
    case .tellOr(let message, let point):
      if hasDelegate(message, of: object) {
        _ = try answer(message, [], of: object)
      } else {
        try resume(point, true, object)
      }
    default: break
    }
  }

  /// An input that a view holds was changed by a person: the view may want to know.
  func tellHost(of input: ObjectID) throws(RunError) {
    guard let host = graph.parent(of: input), habits(of: host).contains(.hostsInputs) else {
      return
    }
    try goOn(host) { value, effects in
      guard var view = value as? any InputHostClass else { return }
      view.inputChanged(effects: &effects)
      value = view
    }
  }
}
