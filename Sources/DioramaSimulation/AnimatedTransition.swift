// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// UIView's transitions: the model is at the end at once, the view that holds the change shows it.
///
/// Source: Apple's documentation of `transition(with:…)` and `transition(from:to:…)`.
extension Simulation {
  /// - Parameter id: The open group of the `animate`; what the actions change moves in it as well.
  func run(
    _ transition: Animation.Transition, into id: Int, _ frame: inout Frame, _ span: SourceSpan
  ) throws(RunError) {
    switch transition.change {
    case .inside(let source, let list):
      let view = try object(source, frame, at: span)
      show(transition.style, of: view, into: id)
      _ = try runList(list, &frame)
    case .between(let from, let to):
      let old = try object(from, frame, at: span)
      guard let parent = graph.parent(of: old) else {
        throw RunError(
          "'\(graph.ids[old.offset])' is in no view, so there is no place to put another into",
          at: span)
      }
      let new: ObjectID
      if animationGroups[id]?.options.contains(.showHideTransitionViews) == true {
        new = try object(to, frame, at: span)
        try setHidden(true, of: old, at: span)
        try setHidden(false, of: new, at: span)
        try settleBindings()
      } else {
        // A view that is made anew is made for each use.
        let addition = ViewAddition(view: to, parent: from, place: .front, isNew: false)
        new = try view(of: addition, frame, at: span)
        guard new != old else {
          throw RunError("a transition goes from one view to another one", at: span)
        }
        try append(new, to: parent, at: span)
        try remove(from, frame, at: span)
      }
      show(transition.style, of: parent, into: id)
    }
  }

  private func show(_ style: Animation.TransitionStyle, of view: ObjectID, into id: Int) {
    guard style != .none, graph.root(of: view) == Scene.window,
      let path = AnimatedPath(from: .double(0), to: .double(1))
    else { return }
    put(path, "transition", of: view, told: "transition", into: id, style: style)
  }

  private func setHidden(
    _ isHidden: Bool, of object: ObjectID, at span: SourceSpan
  ) throws(RunError) {
    guard let property = info(of: object).property(named: "isHidden") else { return }
    bindings.endAll(property, of: object, in: self)
    try write(property, of: object, .bool(isHidden), at: span)
  }
}
