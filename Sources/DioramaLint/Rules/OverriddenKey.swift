// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// A value that another one beside it replaces before anything sees it.
package enum OverriddenKey: LintRule {
  package static let rule = Rule(
    "overridden-key", .note,
    """
    Another value replaces this one at once, so it says nothing: a 'set' writes one property twice, \
    or 'bounds' and 'center' stand beside a 'frame'.
    """,
    bad: "- type: UIView\n  frame: [0, 0, 10, 10]\n  bounds: [0, 0, 20, 20]\n  center: [5, 5]",
    good: "- type: UIView\n  bounds: [0, 0, 20, 20]\n  center: [5, 5]")

  package static func check(_ context: LintContext, into findings: inout [Diagnostic]) {
    checkFrames(context, &findings)
    func check(_ list: ActionList) {
      list.walk { action in
        guard case .set(let assignments) = action.body, assignments.count > 1 else { return }
        checkAssignments(assignments, context.scene, &findings)
      }
    }
    for listener in context.scene.listeners { check(listener.actions) }
    for handler in context.scene.handlers { check(handler.actions) }
  }

  /// A frame whose size `bounds` replaces and whose place `center` does.
  ///
  /// One that a style or template gives to several views is told where it counts for none of them.
  private static func checkFrames(_ context: LintContext, _ findings: inout [Diagnostic]) {
    var idle: [SourceSpan: SourceSpan] = [:]
    var order: [SourceSpan] = []
    forEachFrame(context) { frame, bounds, hasCenter in
      guard let bounds, hasCenter, idle[frame] == nil else { return }
      idle[frame] = bounds
      order.append(frame)
    }
    guard !order.isEmpty else { return }
    forEachFrame(context) { frame, bounds, hasCenter in
      if bounds == nil || !hasCenter { idle[frame] = nil }
    }
    for frame in order {
      guard let bounds = idle[frame] else { continue }
      findings.append(
        Diagnostic(
          rule, "'bounds' and 'center' replace the frame, which says nothing", at: frame,
          notes: [.init("'bounds' is here", at: bounds)]))
    }
  }

  /// Every frame that the scene gives, with the `bounds` beside it and whether there is a `center`.
  private static func forEachFrame(
    _ context: LintContext, _ visit: (SourceSpan, SourceSpan?, Bool) -> Void
  ) {
    for (index, object) in context.scene.objects.enumerated() where !object.settings.isEmpty {
      let table = context.tables[object.classIndex]
      var frame: SourceSpan?
      var bounds: SourceSpan?
      var hasCenter = false
      for setting in context.scene.settings[object.settings] {
        let property = Int(setting.property)
        if property == table.frame { frame = setting.keySpan }
        if property == table.bounds, !reads(setting.source, index, context.scene) {
          bounds = setting.keySpan
        }
        if property == table.center {
          hasCenter = !reads(setting.source, index, context.scene)
        }
      }
      if let frame { visit(frame, bounds, hasCenter) }
    }
  }

  /// Whether a value is computed from the object that it is given to.
  private static func reads(_ source: ValueSource, _ object: Int, _ scene: Scene) -> Bool {
    let slot = VariableSlot.object(ObjectID(object)).code
    var reads = false
    source.walk { id in
      let expression = scene.expressions[Int(id.index)].expression
      if expression.reads.contains(where: { $0.variable == slot }) { reads = true }
    }
    return reads
  }

  /// What one `set` writes: an object's property or a place in the state.
  private enum Place: Hashable {
    case property(ObjectID, Int)
    case local(Int, Int)
    case named(Int, String)
    case state(Int)

    init?(_ target: Assignment.Target) {
      switch target {
      case .state(let index): self = .state(index)
      case .property(.object(let object), let property): self = .property(object, property)
      case .property(.local(let slot), let property): self = .local(slot, property)
      case .named(.local(let slot), let name): self = .named(slot, name)
      case .named(.object, _), .named(.expression, _), .named(.frontView, _),
        .property(.expression, _), .property(.frontView, _):
        return nil
      case .component(let inner, _): self.init(inner)
      }
    }
  }

  private static func checkAssignments(
    _ assignments: [Assignment], _ scene: Scene, _ findings: inout [Diagnostic]
  ) {
    var last: [Place: Int] = [:]
    for (index, assignment) in assignments.enumerated() {
      // An expression may read what was written before it.
      if !isFixed(assignment.source, scene) { last = [:] }
      guard let place = Place(assignment.target) else { continue }
      if let earlier = last[place], !assignment.target.isPart {
        findings.append(
          Diagnostic(
            rule, "the same 'set' writes this again, so the value says nothing",
            at: assignments[earlier].span,
            notes: [.init("it is written again here", at: assignment.span)]))
      }
      last[place] = index
    }
  }

  private static func isFixed(_ source: ValueSource, _ scene: Scene) -> Bool {
    var isFixed = true
    source.walk { if !scene.expressions[Int($0.index)].expression.isConstant { isFixed = false } }
    return isFixed
  }
}

extension Assignment.Target {
  /// Whether only a part of a geometric value is written.
  fileprivate var isPart: Bool {
    if case .component = self { return true }
    return false
  }
}
