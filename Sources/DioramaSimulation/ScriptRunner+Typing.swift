// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel
import DioramaText

/// What a script does with the keyboard and the device.
extension ScriptRunner {
  mutating func play(
    _ input: DeviceInput, _ step: ScriptStep
  ) throws(RunError) -> [StepFailure] {
    switch input {
    case .rotate(let orientation):
      try simulation.rotate(to: orientation)
      return []
    case .attachKeyboard(let isHardware):
      try simulation.setHardwareKeyboard(isHardware)
      return []
    case .background:
      try simulation.enterBackground()
      return []
    case .foreground:
      try simulation.enterForeground()
      return []
    case .memoryWarning:
      try simulation.warnOfMemory()
      return []
    case .clear(let target): return try clear(target, step)
    case .dismissKeyboard:
      guard let object = simulation.firstResponder else {
        return [StepFailure("no keyboard is up: nothing is being edited", at: step.span)]
      }
      try simulation.resignFirstResponder(object)
      return []
    case .type, .paste, .backspace, .press, .select: break
    }
    guard let object = simulation.firstResponder else { return [noFirstResponder(step)] }
    switch input {
    case .type(let source):
      let text = simulation.text(try simulation.evaluate(source, Frame(), at: step.span))
      return try type(text, into: object, step)
    case .paste(let source):
      let text = simulation.text(try simulation.evaluate(source, Frame(), at: step.span))
      return lost(try simulation.edit(.insert(text, as: .pasted), in: object), in: object, step)
    case .backspace(let count):
      for _ in 0..<count {
        guard simulation.firstResponder == object else { break }
        let failures = lost(try simulation.edit(.backspace, in: object), in: object, step)
        if !failures.isEmpty { return failures }
      }
    case .press(let key): return try press(key, in: object, step)
    case .select(let source):
      let value = try simulation.evaluate(source, Frame(), at: step.span)
      return try select(value, in: object, step)
    case .clear, .dismissKeyboard, .attachKeyboard, .rotate, .background, .foreground,
      .memoryWarning:
      break
    }
    return []
  }

  /// Characters go to whoever is the first responder when they come; where nobody is, they are lost
  /// and the step fails.
  private mutating func type(
    _ text: String, into object: ObjectID, _ step: ScriptStep
  ) throws(RunError) -> [StepFailure] {
    for character in TextEditor.graphemes(of: text) {
      guard let responder = simulation.firstResponder else { return [noFirstResponder(step)] }
      if character == "\n" || character == "\r\n" || character == "\r" {
        _ = try simulation.pressReturn(in: responder)
      } else {
        let outcome = try simulation.edit(.insert(String(character), as: .typed), in: responder)
        if outcome == .refused { return lost(outcome, in: responder, step) }
      }
    }
    return []
  }

  private mutating func press(
    _ key: DeviceInput.Key, in object: ObjectID, _ step: ScriptStep
  ) throws(RunError) -> [StepFailure] {
    let name = simulation.graph.ids[object.offset]
    switch key {
    case .return:
      if let reason = simulation.obstacleToReturn(in: object) {
        return [StepFailure("'\(name)' has no return key to press: \(reason)", at: step.span)]
      }
      return lost(try simulation.pressReturn(in: object), in: object, step)
    case .delete: return lost(try simulation.edit(.backspace, in: object), in: object, step)
    case .space:
      return lost(try simulation.edit(.insert(" ", as: .typed), in: object), in: object, step)
    case .tab:
      return lost(try simulation.edit(.insert("\t", as: .typed), in: object), in: object, step)
    case .undo, .redo:
      let outcome = try simulation.edit(key == .undo ? .undo : .redo, in: object)
      if outcome == .nothing {
        return [StepFailure("'\(name)' has nothing to \(key.rawValue)", at: step.span)]
      }
    }
    return []
  }

  private func select(
    _ value: Value, in object: ObjectID, _ step: ScriptStep
  ) throws(RunError) -> [StepFailure] {
    guard let range = TextRange(value) else {
      return [
        StepFailure("'\(value.templateText)' is no range of a text", at: step.span)
      ]
    }
    let length =
      (simulation.graph.values[object.offset] as? any TextInputClass)?.input.editor.length ?? 0
    guard range.end <= length else {
      return [
        StepFailure(
          "the range {\(range.location), \(range.length)} is outside of the text of '\(simulation.graph.ids[object.offset])'",
          at: step.span, notes: ["it has \(length) UTF-16 units"])
      ]
    }
    try simulation.select(range, in: object)
    return []
  }

  /// By the clear button where it shows, else by deleting all there is.
  private mutating func clear(
    _ target: TargetReference, _ step: ScriptStep
  ) throws(RunError) -> [StepFailure] {
    let found: FoundTarget
    switch resolve(target) {
    case .failure(let failure): return [failure]
    case .success(let target): found = target
    }
    let object = found.object
    let graph = simulation.graph
    guard let view = graph.values[object.offset] as? any TextInputClass else {
      return [
        StepFailure(
          "'\(target.text)' is a \(graph.className(of: object)), which takes no text",
          at: target.span)
      ]
    }
    let button = PartReference("clearButton")
    if view.part(button, bounds: graph.bounds[object.offset], in: graph.context) != nil {
      var part = target
      part.selector = .part(graph.ids[object.offset], button)
      part.text = "\(graph.ids[object.offset]).clearButton"
      return try play(Gesture(target: part, motion: .taps(count: 1, interval: .zero)), step)
    }
    guard simulation.firstResponder == object else {
      return [
        StepFailure(
          "'\(target.text)' shows no clear button and is not being edited", at: target.span,
          notes: ["tap it first, or give it a clearButtonMode"])
      ]
    }
    guard !view.input.editor.isEmpty else { return [] }
    try simulation.select(TextRange(0, view.input.editor.length), in: object)
    return lost(try simulation.edit(.backspace, in: object), in: object, step)
  }

  private func noFirstResponder(_ step: ScriptStep) -> StepFailure {
    let graph = simulation.graph
    let inputs = graph.values.indices.filter { index in
      simulation.info(of: ObjectID(index)).isTextInput && simulation.isVisible(ObjectID(index))
    }
    var failure = StepFailure(
      "nothing is being edited: no view is the first responder", at: step.span,
      notes: inputs.prefix(3).map { "tap '\(graph.ids[$0])' first, or use 'focus'" })
    failure.cause = simulation.lastVeto.map {
      Diagnostic.Note("\(text(of: $0)) said no", at: $0.span)
    }
    return failure
  }

  /// What a delegate refuses is no failure of a step, but the report says so.
  mutating func noteVeto() {
    if let veto = simulation.lastVeto { output = "refused by \(text(of: veto))" }
  }

  /// A key that comes to an input which takes none is lost.
  private func lost(
    _ outcome: Simulation.EditOutcome, in object: ObjectID, _ step: ScriptStep
  ) -> [StepFailure] {
    guard outcome == .refused else { return [] }
    return [
      StepFailure(
        "'\(simulation.graph.ids[object.offset])' is the first responder, but takes no text: it is not enabled or not editable",
        at: step.span)
    ]
  }

  private func text(of veto: Simulation.Veto) -> String {
    "\(simulation.graph.ids[veto.object.offset]).\(veto.method)"
  }
}
