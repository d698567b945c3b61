// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel
import DioramaText

/// Changes of a text by the user: asked for, made, told.
///
/// Source of the order: UIKit facts 3.3 and 3.4; requirements.
extension Simulation {
  /// What came of a change that the user asked for.
  enum EditOutcome: Equatable {
    case changed
    /// There was nothing to change: a backspace at the start.
    case nothing
    /// The delegate said no.
    case vetoed
    /// The input takes no text now: it is not enabled or not editable.
    case refused
  }

  @discardableResult
  func edit(_ request: EditRequest, in object: ObjectID) throws(RunError) -> EditOutcome {
    try spend()
    guard read(object, { $0.acceptsInput }) == true else { return .refused }
    switch request {
    case .insert(let text, let kind):
      let selection = read(object, { $0.input.editor.selection }) ?? TextRange(0)
      return try replace(
        selection, with: kind == .typed ? text : manners(of: object).fitting(text),
        as: kind == .typed ? .typing : .whole, in: object)
    case .backspace:
      guard let range = read(object, { $0.input.editor.rangeForBackspace() }) ?? nil else {
        return .nothing
      }
      return try replace(range, with: "", as: .whole, in: object)
    case .clear:
      guard try allows("shouldClear", object) else { return .vetoed }
      try make(in: object) { $0.replace(TextRange(0, $0.length), with: "", as: .whole) }
      return .changed
    case .undo, .redo:
      var isMade = false
      try make(in: object) { editor in
        let edit = request == .undo ? editor.undo() : editor.redo()
        isMade = edit != nil
        return edit
      }
      return isMade ? .changed : .nothing
    }
  }

  /// What an input says; nothing holds on to its text, which else would be copied when it changes.
  @inline(never)
  private func read<Answer>(
    _ object: ObjectID, _ answer: (any TextInputClass) -> Answer
  ) -> Answer? {
    (graph.values[object.offset] as? any TextInputClass).map(answer)
  }

  /// Asks for and makes the change of one range.
  private func replace(
    _ range: TextRange, with text: String, as kind: EditKind, in object: ObjectID
  ) throws(RunError) -> EditOutcome {
    let manners = manners(of: object)
    if let question = manners.mayChange, hasDelegate(question, of: object) {
      let arguments = [
        Effect.Argument("range", range.value), Effect.Argument("replacement", .string(text)),
        Effect.Argument("text", .string(self.text(of: object))),
      ]
      guard try allows(question, object, with: arguments) else { return .vetoed }
    }
    // The delegate is asked with the place of the caret, whatever is replaced (UIKit facts 3.3).
    guard let isAll = read(object, { $0.input.replacesAll }) else { return .nothing }
    try make(in: object) { editor in
      editor.replace(isAll ? TextRange(0, editor.length) : range, with: text, as: kind)
    }
    return .changed
  }

  /// Changes the text and tells of it.
  private func make(
    in object: ObjectID, _ change: (inout TextEditor) -> TextEdit?
  ) throws(RunError) {
    let bound = bindings.isEmpty ? [] : bindings.properties(boundOn: object)
    let before = bound.map { graph.value($0, of: object) }
    let isChanged = graph.editInput(object) { view in
      guard let edit = change(&view.input.editor) else { return false }
      view.input.replacesAll = false
      view.textChanged(edit)
      return true
    }
    guard isChanged == true else { return }
    try spendText(read(object, { $0.relaidLength }) ?? 0)
    graph.arrange(object)
    if !bindings.isEmpty {
      bindings.noteObject(object)
      try noteChanges(bound, before, of: object)
      try settleBindings()
    }
    for signal in manners(of: object).changed { try perform(signal, of: object) }
    try tellHost(of: object)
    try showCaret(of: object)
  }

  /// Moves the selection, as a finger does.
  func select(_ range: TextRange, in object: ObjectID) throws(RunError) {
    graph.editInput(object) { view in
      view.input.editor.selection = range
      view.input.replacesAll = false
    }
    bindings.noteObject(object)
    try settleBindings()
    for signal in manners(of: object).selectionChanged { try perform(signal, of: object) }
    try showCaret(of: object)
  }

  /// Scrolls what is typed into view, where the input scrolls.
  func showCaret(of object: ObjectID) throws(RunError) {
    guard habits(of: object).contains(.scrolls) else { return }
    graph.showCaret(of: object)
    try tellScrolled()
  }

  /// The return key: a question, a message or a character, as the class has it.
  func pressReturn(in object: ObjectID) throws(RunError) -> EditOutcome {
    switch manners(of: object).returnKey {
    case .inserts: return try edit(.insert("\n", as: .typed), in: object)
    case .tells(let method):
      _ = try answer(method, [], of: object)
      return .changed
    case .asks:
      guard try allows("shouldReturn", object) else { return .vetoed }
      try send(.editingDidEndOnExit, from: object)
      // It gives up the keyboard only where somebody listens to the event (UIKit facts 3.3).
      if listens(to: .editingDidEndOnExit, object) { try resignFirstResponder(object) }
      return .changed
    }
  }

  /// Why there is no return key to press now, or nil.
  func obstacleToReturn(in object: ObjectID) -> String? {
    guard let input = (graph.values[object.offset] as? any TextInputClass)?.input else {
      return nil
    }
    if !keyboard.isHardware, !input.traits.keyboardType.hasReturnKey {
      return "its keyboard is a \(input.traits.keyboardType.rawValue)"
    }
    if input.traits.enablesReturnKeyAutomatically, input.editor.isEmpty {
      return "the key is off while there is no text (enablesReturnKeyAutomatically)"
    }
    return nil
  }

  private func listens(to event: ControlEvents, _ object: ObjectID) -> Bool {
    listeners(of: object).contains { index in
      if case .control(let mask) = scene.listeners[index].trigger {
        return !mask.isDisjoint(with: event)
      }
      return false
    }
  }
}
