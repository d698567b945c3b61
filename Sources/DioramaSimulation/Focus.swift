// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel
import DioramaText

/// Who is the first responder, and the questions and messages when that changes.
///
/// Source of the order: UIKit facts 3.3 and 3.4; requirements.
extension Simulation {
  /// A delegate's no.
  struct Veto {
    var object: ObjectID
    var method: String
    /// Where its answer stands.
    var span: SourceSpan
  }

  /// Whether the delegate, or in its absence UIKit, says yes.
  func allows(
    _ method: String, _ object: ObjectID, with arguments: [Effect.Argument] = []
  ) throws(RunError) -> Bool {
    guard try answer(method, arguments, of: object) == .bool(false) else { return true }
    for index in listeners(of: object) where scene.listeners[index].trigger == .delegate(method) {
      vetoes += 1
      lastVeto = Veto(object: object, method: method, span: scene.listeners[index].span)
    }
    return false
  }

  /// Makes an input the first responder, if its delegate and that of the one before allow it.
  ///
  /// A view that takes no text, or is in no window, never is.
  @discardableResult
  func becomeFirstResponder(_ object: ObjectID) throws(RunError) -> Bool {
    if firstResponder == object { return true }
    guard canBecomeFirstResponder(object) else { return false }
    guard try allows("shouldBeginEditing", object) else { return false }
    let old = firstResponder
    if let old {
      guard try resign(old, force: false, next: object) else { return false }
    }
    // Scene code ran meanwhile: it may have moved the focus or taken the view away.
    guard firstResponder == nil, canBecomeFirstResponder(object) else { return false }
    firstResponder = object
    graph.editInput(object) { view in
      view.input.isFirstResponder = true
      view.input.beginReplacing()
    }
    noteFocus(object)
    try settleBindings()
    if let input = (graph.values[object.offset] as? any TextInputClass)?.input,
      input.clearsOnBeginEditing, !input.editor.isEmpty
    {
      try edit(.clear, in: object)
    }
    for signal in manners(of: object).begin {
      guard firstResponder == object else { return true }
      if case .keyboard = signal {
        try keyboardFollows(object, replacing: old)
      } else {
        try perform(signal, of: object)
      }
    }
    return true
  }

  /// Ends editing of an input that is the first responder, if its delegate allows it.
  @discardableResult
  func resignFirstResponder(_ object: ObjectID) throws(RunError) -> Bool {
    guard firstResponder == object else { return true }
    return try resign(object, force: false, next: nil)
  }

  /// Ends editing in a view and inside it; with force whatever the delegate answers.
  @discardableResult
  func endEditing(in view: ObjectID, force: Bool) throws(RunError) -> Bool {
    guard let object = firstResponder, graph.isInside(object, view) else { return true }
    return try resign(object, force: force, next: nil)
  }

  /// What leaves the window stops editing whatever its delegate says (UIKit facts 3.3).
  func endEditing(removing view: ObjectID) throws(RunError) {
    guard firstResponder != nil else { return }
    try endEditing(in: view, force: true)
  }

  /// Nobody outside of the window takes what is typed, whatever its delegate does about it.
  func dropLostResponder() throws(RunError) {
    guard let object = firstResponder, graph.root(of: object) != Scene.window else { return }
    firstResponder = nil
    graph.editInput(object) { $0.input.isFirstResponder = false }
    noteFocus(object)
    try settleBindings()
    try hideKeyboard()
  }

  private func resign(
    _ object: ObjectID, force: Bool, next: ObjectID?
  ) throws(RunError) -> Bool {
    let mayEnd = try allows("shouldEndEditing", object)
    guard mayEnd || force else { return false }
    guard firstResponder == object else { return true }
    firstResponder = nil
    graph.editInput(object) { view in
      view.input.isFirstResponder = false
      view.input.replacesAll = false
    }
    noteFocus(object)
    try settleBindings()
    for signal in manners(of: object).end {
      if case .keyboard = signal {
        if next == nil, firstResponder == nil { try hideKeyboard() }
      } else {
        try perform(signal, of: object)
      }
    }
    return true
  }

  private func canBecomeFirstResponder(_ object: ObjectID) -> Bool {
    guard let view = graph.values[object.offset] as? any TextInputClass else { return false }
    return view.acceptsInput && graph.root(of: object) == Scene.window
  }

  func manners(of object: ObjectID) -> EditingManners {
    guard let type = info(of: object).type as? any TextInputClass.Type else {
      return EditingManners(begin: [], end: [], mayChange: nil, changed: [], returnKey: .inserts)
    }
    return type.manners
  }

  private func noteFocus(_ object: ObjectID) {
    graph.arrange(object)
    bindings.note(.firstResponder)
    bindings.noteObject(object)
  }

  /// Tells or posts one thing that a class says of its editing.
  func perform(_ signal: EditingManners.Signal, of object: ObjectID) throws(RunError) {
    switch signal {
    case .tell(let method): _ = try answer(method, [], of: object)
    case .tellText(let method, let argument):
      guard hasDelegate(method, of: object) else { return }
      _ = try answer(method, [Effect.Argument(argument, .string(text(of: object)))], of: object)
    case .send(let events): try send(events, from: object)
    case .post(let name): try post(name, .map(ValueMap()), at: nil)
    case .keyboard: break
    }
  }

  func text(of object: ObjectID) -> String {
    (graph.values[object.offset] as? any TextInputClass)?.input.text ?? ""
  }
}

extension Graph {
  /// Changes the value of an input in place, so that its text is not copied.
  package mutating func editInput<Result>(
    _ object: ObjectID, _ body: (inout any TextInputClass) -> Result
  ) -> Result? {
    guard var view = values[object.offset] as? any TextInputClass else { return nil }
    // The graph lets go of its value, so that this one is the only owner of the text.
    values[object.offset] = prototypes[Int(classes[object.offset])]
    let result = body(&view)
    values[object.offset] = view
    return result
  }
}
