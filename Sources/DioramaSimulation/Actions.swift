// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// How an action list ended.
enum Flow {
  case finished
  /// A `return` ended it, with the answer.
  case answered(Value)
}

extension Simulation {
  /// Runs actions in order; bindings settle after each that wrote something.
  func runList(_ list: ActionList, _ frame: inout Frame) throws(RunError) -> Flow {
    guard !list.isEmpty else { return .finished }
    guard depth < limits.depth else {
      throw RunError(
        "actions run each other more than \(limits.depth) levels deep", at: list.actions[0].span)
    }
    depth += 1
    defer { depth -= 1 }
    for action in list.actions {
      try spend(at: action.span)
      do throws(RunError) {
        if case .answered(let value) = try run(action, &frame) { return .answered(value) }
      } catch {
        throw error.passed(through: frame.origin)
      }
    }
    return .finished
  }

  private func run(_ action: Action, _ frame: inout Frame) throws(RunError) -> Flow {
    switch action.body {
    case .log(let source):
      try write(line: text(try evaluate(source, frame, at: action.span)), at: action.span)
    case .set(let assignments):
      for assignment in assignments {
        let value = try evaluate(assignment.source, frame, at: assignment.span)
        try assign(assignment.target, value, frame, at: assignment.span)
      }
      try settleBindings()
    case .call(let calls):
      for call in calls { try perform(call, frame) }
    case .run(let handler, let arguments): try runHandler(handler, arguments, frame, action.span)
    case .bind(let names):
      for name in names {
        frame.set(name.slot, try evaluate(name.source, frame, at: action.span))
      }
    case .branch(let condition, let then, let otherwise):
      let isTrue = try evaluate(condition, frame) == .bool(true)
      return try runList(isTrue ? then : otherwise, &frame)
    case .answer(let source): return .answered(try evaluate(source, frame, at: action.span))
    case .after(let delay, let id, let list):
      let length = try seconds(delay, frame, action.span)
      agenda.add(.actions(list, frame), due: now + length, id: id)
    case .every(let interval, let id, let list):
      try startTimer(try seconds(interval, frame, action.span), id, list, frame, action.span)
    case .cancel(let id): _ = agenda.remove(id: id)
    case .animate(let animation): try run(animation, frame, action.span)
    case .post(let name, let source):
      let userInfo = try source.map { (source) throws(RunError) in
        try evaluate(source, frame, at: action.span)
      }
      try post(name, userInfo ?? .map(ValueMap()), at: action.span)
    case .observe(let observation): observe(observation, frame)
    case .stopObserving(let id): stopObserving(id)
    case .add(let addition): try add(addition, frame, at: action.span)
    case .remove(let view): try remove(view, frame, at: action.span)
    case .bringToFront(let view): try reorder(view, .front, frame, at: action.span)
    case .sendToBack(let view): try reorder(view, .back, frame, at: action.span)
    case .editing(let editing, let view):
      let object = try self.object(view, frame, at: action.span)
      switch editing {
      case .focus: try becomeFirstResponder(object)
      case .resign: try resignFirstResponder(object)
      case .end: try endEditing(in: object, force: false)
      }
    case .screen(let screen): try perform(screen, frame, at: action.span)
    case .dynamics(let dynamics): try perform(dynamics, frame, at: action.span)
    }
    return .finished
  }

  /// One line of the console.
  func write(line: String, at span: SourceSpan?) throws(RunError) {
    try count(output: line, at: span)
    log.append(line)
  }

  /// Counts what a run says, in its log and beside its steps.
  func count(output: String, at span: SourceSpan?) throws(RunError) {
    logSize += output.utf8.count + 1
    guard logSize <= limits.logSize else {
      throw RunError("the log is longer than \(limits.logSize) bytes", at: span)
    }
  }

  private func startTimer(
    _ interval: VirtualTime, _ id: String?, _ list: ActionList, _ frame: Frame, _ span: SourceSpan
  ) throws(RunError) {
    guard interval > .zero else {
      throw RunError("a timer's interval is above 0", at: span)
    }
    let name = id ?? "timer"
    if id != nil { _ = agenda.remove(id: name) }
    agenda.add(
      .repeating(id: name, interval: interval, list, frame), due: now + interval, id: name)
  }

  func seconds(
    _ source: ValueSource, _ frame: Frame, _ span: SourceSpan
  ) throws(RunError) -> VirtualTime {
    guard let number = try evaluate(source, frame, at: span).number, number.isFinite, number >= 0
    else { throw RunError("a length of time is a number of seconds from 0", at: span) }
    return VirtualTime(seconds: number)
  }

  private func runHandler(
    _ index: Int, _ arguments: [(slot: Int, source: ValueSource)], _ frame: Frame,
    _ span: SourceSpan
  ) throws(RunError) {
    let handler = scene.handlers[index]
    // A handler hears the sender of the event that runs it.
    var inner = Frame([frame.locals.first ?? .null], origin: "the handler '\(handler.name)'")
    inner.instance = frame.instance
    for argument in arguments {
      inner.set(argument.slot, try evaluate(argument.source, frame, at: span))
    }
    _ = try runList(handler.actions, &inner)
  }

  private func perform(_ call: MethodCall, _ frame: Frame) throws(RunError) {
    let object = try self.object(call.object, frame, at: call.span)
    try checkIdiom(of: object, at: call.span)
    let info = info(of: object)
    guard let index = info.methods.firstIndex(where: { $0.name == call.method && $0.answer == nil })
    else { throw RunError("'\(call.method)' is not a method of \(info.name)", at: call.span) }
    var arguments: [Value] = []
    for source in call.arguments {
      arguments.append(try evaluate(source, frame, at: call.span))
    }
    let bound = bindings.isEmpty ? [] : bindings.properties(boundOn: object)
    let before = bound.map { graph.value($0, of: object) }
    graph.lookAtZoomed(object)
    var effects = Effects()
    do throws(UIKitException) {
      try graph.values[object.offset].perform(index, arguments, effects: &effects)
    } catch {
      throw RunError(error, at: call.span)
    }
    if habits(of: object).contains(.scrolls) {
      graph.followScrolling(object)
      graph.noteTiles(of: object)
    }
    if habits(of: object).contains(.isOfDynamics) { graph.stir(object) }
    graph.noteChange(of: object)
    bindings.noteObject(object)
    try noteChanges(bound, before, of: object)
    try followLayer(of: object)
    try settleBindings()
    try tellScrolled()
    try noteRenewed()
    try followDynamics()
    try perform(effects, of: object, at: call.span)
  }

  /// Moves the clock to `limit` and runs what falls due on the way, in due order.
  ///
  /// Work added for the present moment while it runs is run in the same call.
  package func advance(to limit: VirtualTime) throws(RunError) {
    guard limit <= limits.virtualTime else {
      throw RunError(
        "virtual time is limited to \(DecimalText.report(limits.virtualTime.seconds)) s")
    }
    while let entry = agenda.next(until: limit) {
      if tracker != nil { lookAtItems(before: entry.due) }
      if viewing != nil { showMoments(before: entry.due) }
      now = max(now, entry.due)
      try spend()
      try run(entry.work)
    }
    if tracker != nil { lookAtItems(before: limit) }
    if viewing != nil { showMoments(before: limit) }
    now = max(now, limit)
  }

  func run(_ work: Work) throws(RunError) {
    switch work {
    case .actions(let list, var frame): _ = try runList(list, &frame)
    case .repeating(let id, let interval, let list, let frame):
      agenda.add(.repeating(id: id, interval: interval, list, frame), due: now + interval, id: id)
      var inner = frame
      _ = try runList(list, &inner)
    case .animationEnd(let group): try endAnimation(group: group)
    case .resumption(let wait, let turn): try resume(wait, turn: turn)
    case .keyboardArrival(let turn): try finishKeyboard(turn: turn)
    case .transitionEnd(let number): try endTransition(number)
    case .contentTouch(let finger, let turn): try endWaiting(finger, turn: turn)
    case .gestureWait(let object, let turn): try endGestureWait(object, turn: turn)
    case .pinch(let finger, let turn): try lookAtPinch(finger, turn: turn)
    case .dynamicStep(let animator, let turn): try step(animator, turn: turn)
    }
  }

  /// What still moves or waits, for `settle`; empty when the scene rests.
  package var unsettled: [String] {
    var names = movingNames
    for entry in agenda.entries.sorted(by: { ($0.due, $0.arrival) < ($1.due, $1.arrival) }) {
      switch entry.work {
      case .actions:
        names.append(
          "actions wait until \(DecimalText.report(entry.due.seconds)) s"
            + (entry.id.map { " ('\($0)')" } ?? ""))
      case .repeating(let id, let interval, _, _):
        names.append("the timer '\(id)' runs every \(DecimalText.report(interval.seconds)) s")
      case .animationEnd, .pinch: break
      case .keyboardArrival(let turn) where turn == keyboard.turn:
        names.append("the keyboard is on its way")
      case .keyboardArrival: break
      case .transitionEnd(let number):
        if let transition = screens.transitions.first(where: { $0.number == number }) {
          names.append("\(transition.what) is under way")
        }
      case .contentTouch(let finger, let turn):
        if isWaiting(finger, turn: turn) { names.append("finger \(finger) may begin to drag") }
      case .gestureWait(let object, let turn):
        if gestures[object]?.wait == turn {
          names.append("'\(graph.ids[object.offset])' may still recognize a gesture")
        }
      case .resumption(let wait, let turn) where waits[wait] == turn:
        let time = DecimalText.report(entry.due.seconds)
        names.append("'\(graph.ids[wait.object.offset])' goes on at \(time) s (\(wait.point))")
      case .resumption: break
      case .dynamicStep(let animator, let turn):
        if dynamics[animator]?.turn == turn { names += movingItems(of: animator) }
      }
    }
    return names
  }

  package var nextDue: VirtualTime? { agenda.nextDue }
}
