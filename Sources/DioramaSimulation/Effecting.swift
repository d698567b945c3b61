// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Performing what hooks asked for, once their value is stored again.
extension Simulation {
  func perform(
    _ effects: Effects, of object: ObjectID, at span: SourceSpan?
  ) throws(RunError) {
    for effect in effects.list {
      switch effect {
      case .send(let events): try send(events, from: object)
      case .ask(let question, let arguments, let defaultAnswer):
        let answer = try answer(question, arguments, of: object) ?? .bool(defaultAnswer)
        try resume(question, answer == .bool(true), object)
      case .tell(let message, let arguments):
        _ = try answer(message, arguments, of: object)
      case .consult(let question, let arguments):
        try hear(question, try answer(question, arguments, of: object), object)
      case .tellRow(let message, let row): try tellRow(message, row, of: object)
      case .reloadData(let part):
        if habits(of: object).contains(.tiles) {
          reload(object)
        } else {
          try loadData(of: object, part)
        }
        try settleBindings()
      case .call(let callback, let arguments): try call(callback, arguments, of: object)
      case .callOther(let other, let callback): try call(callback, [], of: other)
      case .goBack: try goBack(byBar: object)
      case .selectItem(let index): try selectItem(index, byBar: object)
      case .loadView: try loadView(of: object)
      case .adopt(let child): try adopt(child, by: object, at: span)
      case .leaveParent:
        leaveParent(object)
        try settleBindings()
      case .layOutContainer:
        try layOut(object)
        try settleBindings()
      case .showPopover(let request): try showPopover(object, request)
      case .hidePopover(let isAnimated, let point):
        try hidePopover(object, animated: isAnimated) { (simulation) throws(RunError) in
          if let point { try simulation.resume(point, true, object) }
        }
      case .placePopover:
        try followPopover(object)
        try settleBindings()
      case .becomeFirstResponder: try becomeFirstResponder(object)
      case .resignFirstResponder: try resignFirstResponder(object)
      case .endEditing(let force): try endEditing(in: object, force: force)
      case .edit(let request): try edit(request, in: object)
      case .select(let range): if firstResponder == object { try select(range, in: object) }
      case .continueAt(let point): try resume(point, true, object)
      case .animate(let property, let start, let duration):
        if let index = info(of: object).property(named: property) {
          startAnimation(
            property, of: object, from: start, to: graph.value(index, of: object),
            Movement(duration.seconds, curve: .linear, blocksTouches: false))
        }
      case .schedule(let point, let delay): schedule(point, of: object, after: delay)
      case .unschedule(let point): waits[Wait(object: object, point: point)] = nil
      case .cycle(let property, let values, let period, let count):
        endCycle(property, of: object)
        cycles.append(
          RunningCycle(
            object: object, property: property, values: values, start: now, period: period,
            count: count))
      case .endCycle(let property): endCycle(property, of: object)
      case .setHidden(let isHidden):
        graph.setHidden(isHidden, of: object)
        if let property = info(of: object).property(named: "isHidden") {
          bindings.noteWrite(property, of: object, in: self)
        }
        try settleBindings()
      case .showLayer, .hideLayer, .removeLayer, .change, .finishChange, .show, .focus,
        .setUsual, .choose, .tellOr:
        try performShowing(effect, of: object, at: span)
      case .removeFromSuperview: try remove(object)
      case .removeAnimations: endAnimations(of: object)
      case .attach(let recognizer):
        graph.attachRecognizer(recognizer, to: object)
        try noteRecognizers(of: object)
      case .detach(let recognizer):
        guard graph.recognizers[object]?.contains(recognizer) == true else { continue }
        graph.detachRecognizer(recognizer)
        try noteRecognizers(of: object)
      case .dynamics(let request): try perform(request, of: object, at: span)
      case .sizeToFit:
        try spendText(textLength(of: object), at: span)
        graph.sizeToFit(object)
        noteGeometry(of: object)
        try settleBindings()
      case .reorder(let place):
        guard let parent = graph.parent(of: object) else { continue }
        if place == .front {
          graph.append(object, to: parent)
        } else {
          graph.insert(object, into: parent, at: 0)
        }
        bindings.noteTree(of: parent)
        try settleBindings()
      }
    }
  }

  func resume(_ point: String, _ answer: Bool, _ object: ObjectID) throws(RunError) {
    try spend()
    try goOn(object) { value, effects in
      guard var resuming = value as? any ResumingClass else { return }
      resuming.resume(point, answer: answer, effects: &effects)
      value = resuming
    }
  }

  private func hear(_ question: String, _ answer: Value?, _ object: ObjectID) throws(RunError) {
    try goOn(object) { value, effects in
      guard var asking = value as? any ConsultingClass else { return }
      asking.hear(question, answer: answer, effects: &effects)
      value = asking
    }
  }

  /// As `goOn`, of a hook that may raise as UIKit does.
  func goOnRaising(
    _ object: ObjectID, at span: SourceSpan?,
    _ hook: (inout any ObjectClass, inout Effects) throws(UIKitException) -> Void
  ) throws(RunError) {
    var raised: UIKitException?
    try goOn(object) { value, effects in
      do throws(UIKitException) { try hook(&value, &effects) } catch { raised = error }
    }
    if let raised { throw RunError(raised, at: span) }
  }

  /// Lets a hook change an object's value and does what it asks for.
  ///
  /// What goes on changing is what the user began, so it ends bindings as the user's changes do.
  func goOn(
    _ object: ObjectID, _ hook: (inout any ObjectClass, inout Effects) -> Void
  ) throws(RunError) {
    let bound = bindings.isEmpty ? [] : bindings.properties(boundOn: object)
    let before = bound.map { graph.value($0, of: object) }
    graph.lookAtZoomed(object)
    var value = graph.values[object.offset]
    var more = Effects()
    hook(&value, &more)
    graph.store(value, of: object)
    bindings.noteObject(object)
    try noteChanges(bound, before, of: object)
    try followLayer(of: object)
    try settleBindings()
    try tellScrolled()
    try noteRenewed()
    try followDynamics()
    try perform(more, of: object, at: nil)
  }

  /// What the scene's delegate answers; nil where nobody listens, or the listener answers nothing.
  ///
  /// - Parameter isRecorded: Whether the call is an event; questions for data are none.
  func answer(
    _ method: String, _ arguments: [Effect.Argument], of object: ObjectID, isRecorded: Bool = true
  ) throws(RunError) -> Value? {
    for index in listeners(of: object) {
      let listener = scene.listeners[index]
      guard listener.trigger == .delegate(method) else { continue }
      if isRecorded {
        try spend()
        record(
          method, of: object, kind: .delegate,
          arguments: arguments.map { EventRecord.Argument(name: $0.name, value: $0.value) })
      }
      // A plain answer is no action: of those that ask for data there are many.
      if !isRecorded, listener.actions.actions.count == 1,
        case .answer(let source) = listener.actions.actions[0].body
      {
        let frame = frame(
          for: listener, of: object, [.object(object)] + arguments.map(\.value), origin: "")
        return try evaluate(source, frame, at: listener.actions.actions[0].span)
      }
      var frame = frame(
        for: listener, of: object, [.object(object)] + arguments.map(\.value),
        origin: "\(graph.ids[object.offset]).\(method)")
      if case .answered(let value) = try runList(listener.actions, &frame) { return value }
      return nil
    }
    return nil
  }

  /// Runs one of an object's own lists of actions.
  func call(
    _ callback: String, _ arguments: [Effect.Argument], of object: ObjectID
  ) throws(RunError) {
    try spend()
    let kind = (type(of: graph.values[object.offset]) as? any CallingClass.Type)?.callbackKind
    record(
      callback, of: object, kind: kind ?? .control,
      arguments: arguments.map { EventRecord.Argument(name: $0.name, value: $0.value) })
    try runCallback(callback, arguments, of: object)
  }

  /// As `call`, of what is an event already.
  func runCallback(
    _ callback: String, _ arguments: [Effect.Argument], of object: ObjectID
  ) throws(RunError) {
    for index in listeners(of: object) {
      let listener = scene.listeners[index]
      guard listener.trigger == .callback(callback) else { continue }
      var frame = frame(
        for: listener, of: object, [.object(object)] + arguments.map(\.value),
        origin: "\(graph.ids[object.offset]).\(callback)")
      _ = try runList(listener.actions, &frame)
    }
  }

  /// Whether the scene's delegate has a method; what only it would hear need not be made.
  func hasDelegate(_ method: String, of object: ObjectID) -> Bool {
    listeners(of: object).contains { scene.listeners[$0].trigger == .delegate(method) }
  }

  /// Takes a view out of the tree; touches on it or inside it are cancelled.
  func remove(_ object: ObjectID) throws(RunError) {
    let lost = trackers.filter { graph.isInside($0.key, object) }
      .sorted { $0.key.index < $1.key.index }
    try endEditing(removing: object)
    if hasPanners { try cancelPans(in: object) }
    forgetLayer(object)
    let parent = graph.parent(of: object)
    endAnimations(in: object)
    graph.detach(object)
    if let parent { bindings.noteTree(of: parent) }
    for tracker in lost { try cancelTracking(tracker.key) }
    try dropLostResponder()
    try checkGestures()
    noteGeometry(of: object)
    try settleBindings()
  }

  /// Another recognizer follows the touches on a view, or one does no longer.
  private func noteRecognizers(of object: ObjectID) throws(RunError) {
    if let property = info(of: object).property(named: "gestureRecognizers") {
      bindings.noteWrite(property, of: object, in: self)
    }
    try settleBindings()
    try checkGestures()
  }

  func noteGeometry(of object: ObjectID) {
    guard !bindings.isEmpty else { return }
    if let frame = info(of: object).property(named: "frame") {
      bindings.noteWrite(frame, of: object, in: self)
    }
  }

  /// Sends control events to whoever listens, in the order of the file.
  func send(_ events: ControlEvents, from object: ObjectID) throws(RunError) {
    try spend()
    // Each bit is an event of its own; a scene may send several at once.
    if events.rawValue.nonzeroBitCount != 1 {
      for known in ControlEvents.named
      where known.events.rawValue.nonzeroBitCount == 1 && events.contains(known.events) {
        try sendOne(known.events, known.name, from: object)
      }
      return
    }
    try sendOne(events, events.name, from: object)
    if os >= 9, events == info(of: object).primaryEvent {
      try sendOne(.primaryActionTriggered, "primaryActionTriggered", from: object)
    }
  }

  private func sendOne(
    _ event: ControlEvents, _ name: String, from object: ObjectID
  ) throws(RunError) {
    record(name, of: object, kind: .control)
    let described = description(of: object)
    let range = Int(listenerStart[described.offset])..<Int(listenerStart[described.offset + 1])
    for place in range {
      let index = Int(listenerOrder[place])
      guard case .control(let mask) = scene.listeners[index].trigger, !mask.isDisjoint(with: event)
      else { continue }
      var frame = frame(
        for: scene.listeners[index], of: object, [.object(object), .string(name)],
        origin: "\(graph.ids[object.offset]).\(name)")
      _ = try runList(scene.listeners[index].actions, &frame)
    }
  }
}

extension ClassInfo {
  /// The event that `primaryActionTriggered` accompanies from iOS 9 on; source: UIControl.h.
  fileprivate var primaryEvent: ControlEvents? {
    guard let control = controlType, name != "UIControl" else { return nil }
    if isTextInput { return .editingDidEndOnExit }
    return control.ownEvents.contains(.valueChanged) ? .valueChanged : .touchUpInside
  }
}
