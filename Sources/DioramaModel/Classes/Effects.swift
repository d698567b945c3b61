// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaText

/// What a hook asks the simulation to do once the hook has returned, in order.
///
/// A hook never runs scene code while it holds its value; the simulation stores the value, performs
/// the effect (which may write or remove the same object) and only then goes on.
package struct Effects: Sendable {
  package private(set) var list: [Effect] = []
  package private(set) var declinesTracking = false

  package init() {}

  /// Sends a control event to whoever listens.
  package mutating func send(_ events: ControlEvents) { list.append(.send(events)) }

  /// Goes on in `resume` with this name once every effect before it has been performed.
  package mutating func continueAt(_ point: String) { list.append(.continueAt(point)) }

  /// Asks the delegate; the class hears the answer in `resume`, `defaultAnswer` where nobody answers.
  package mutating func ask(
    _ question: String, _ arguments: [(String, Value)] = [], defaultAnswer: Bool
  ) {
    list.append(
      .ask(
        question, arguments.map { Effect.Argument($0.0, $0.1) },
        defaultAnswer: defaultAnswer))
  }

  /// Tells the delegate, whose answer does not count.
  package mutating func tell(_ message: String, _ arguments: [(String, Value)] = []) {
    list.append(.tell(message, arguments.map { Effect.Argument($0.0, $0.1) }))
  }

  /// As `tell`; goes on in `resume` with the name `otherwise` where the delegate has no such method.
  package mutating func tell(_ message: String, otherwise point: String) {
    list.append(.tellOr(message, otherwise: point))
  }

  /// Runs one of the object's own lists of actions, which is an event; see `CallingClass`.
  package mutating func call(_ callback: String, _ arguments: [(String, Value)] = []) {
    list.append(.call(callback, arguments.map { Effect.Argument($0.0, $0.1) }))
  }

  /// Runs a list of actions of another object: a bar the `action` of its item.
  package mutating func call(_ callback: String, of object: ObjectID) {
    list.append(.callOther(object, callback))
  }

  /// Lets the stack whose bar this is go back, as the user does.
  package mutating func goBack() { list.append(.goBack) }

  /// Lets the tabs whose bar this is show another of their controllers, as the user does.
  package mutating func selectItem(_ index: Int) { list.append(.selectItem(index)) }

  /// Makes the object the first responder, as a tap into a field does.
  package mutating func becomeFirstResponder() { list.append(.becomeFirstResponder) }

  /// Stops being the first responder.
  package mutating func resignFirstResponder() { list.append(.resignFirstResponder) }

  /// Ends editing in the view and inside it; with `force` whatever the delegate answers.
  package mutating func endEditing(force: Bool) { list.append(.endEditing(force: force)) }

  /// Asks for and makes a change of the text, as the user does.
  package mutating func edit(_ request: EditRequest) { list.append(.edit(request)) }

  /// Asks the delegate for a value; the class hears it in `hear`.
  package mutating func consult(_ question: String, _ arguments: [(String, Value)] = []) {
    list.append(.consult(question, arguments.map { Effect.Argument($0.0, $0.1) }))
  }

  /// Tells a row of a table, by the name of what it may do then.
  package mutating func tellRow(_ message: String, _ row: ItemPath) {
    list.append(.tellRow(message, row))
  }

  /// Asks data source and delegate again, for one part of the data or for all.
  package mutating func reloadData(_ part: Int?) { list.append(.reloadData(part)) }

  /// Moves the selection of the first responder's text, as the user does; nothing for others.
  package mutating func select(_ range: TextRange) { list.append(.select(range)) }

  /// Shows the property moving from `start` to what it is now.
  package mutating func animate(_ property: String, from start: Value, duration: VirtualTime) {
    list.append(.animate(property, from: start, duration: duration))
  }

  /// Goes on in `resume` with this name once `delay` has passed on the virtual clock.
  ///
  /// What already waits under the name is given up.
  package mutating func schedule(_ point: String, after delay: VirtualTime) {
    list.append(.schedule(point, after: delay))
  }

  /// Gives up what waits under this name.
  package mutating func unschedule(_ point: String) { list.append(.unschedule(point)) }

  /// Shows the property going through `values`, each for an equal share of `period`, `count` times;
  /// 0 is without end. The property itself keeps its value.
  package mutating func cycle(
    _ property: String, through values: [Value], period: VirtualTime, count: Int
  ) {
    list.append(.cycle(property, through: values, period: period, count: count))
  }

  /// Shows the property as it is again.
  package mutating func endCycle(_ property: String) { list.append(.endCycle(property)) }

  /// Hides or shows the view.
  package mutating func setHidden(_ isHidden: Bool) { list.append(.setHidden(isHidden)) }

  /// Lets a container place its bars and the view of its child again.
  package mutating func layOutContainer(isAnimated: Bool) {
    list.append(.layOutContainer(isAnimated: isAnimated))
  }

  /// Takes another controller as a child.
  package mutating func adopt(_ child: ObjectID) { list.append(.adopt(child)) }

  /// Leaves the controller that it is a child of.
  package mutating func leaveParent() { list.append(.leaveParent) }

  /// Makes a controller's view.
  package mutating func loadView() { list.append(.loadView) }

  /// Shows the popover that the object is.
  package mutating func showPopover(_ request: ShowRequest) { list.append(.showPopover(request)) }

  /// Takes the popover away, and goes on in `resume` with a name when it is gone.
  package mutating func hidePopover(isAnimated: Bool, then point: String?) {
    list.append(.hidePopover(isAnimated: isAnimated, then: point))
  }

  /// Puts the popover where it belongs for what it is now.
  package mutating func placePopover() { list.append(.placePopover) }

  /// Comes as a layer over the screen, in the place that its class says; see `LayerClass`.
  package mutating func showLayer(_ request: ShowRequest) { list.append(.showLayer(request)) }

  /// Shows the object's layer going, as it came; it is there until `removeLayer`.
  package mutating func hideLayer(lasting duration: VirtualTime) {
    list.append(.hideLayer(lasting: duration))
  }

  /// Takes the object's layer out of the window.
  package mutating func removeLayer() { list.append(.removeLayer) }

  /// The screen changes and takes no touches meanwhile; then goes on in `resume`.
  ///
  /// - Parameter what: In words, for those who wait for it.
  package mutating func change(_ what: String, lasting duration: VirtualTime, then point: String) {
    list.append(.change(what, lasting: duration, then: point))
  }

  /// Ends what the object has under way by `change` at once.
  package mutating func finishChange() { list.append(.finishChange) }

  /// Asks for the object to be shown, as the action `show` does, or `showFrom` another one.
  package mutating func show(from source: ObjectID?) { list.append(.show(from: source)) }

  /// Makes an input that the object holds the first responder.
  package mutating func focus(_ input: ObjectID) { list.append(.focus(input)) }

  /// Gives a property of an object that it holds a value, where it has the usual one.
  package mutating func setUsual(_ property: String, of object: ObjectID, to value: Value) {
    list.append(.setUsual(property, of: object, to: value))
  }

  /// The action of an alert controller that its view offers at an index is chosen; nil is the one
  /// that cancels.
  package mutating func choose(_ index: Int?) { list.append(.choose(index)) }

  package mutating func removeFromSuperview() { list.append(.removeFromSuperview) }

  /// Attaches a gesture recognizer to the view, or takes it off.
  package mutating func attach(_ recognizer: ObjectID) { list.append(.attach(recognizer)) }

  package mutating func detach(_ recognizer: ObjectID) { list.append(.detach(recognizer)) }

  /// Asks an animator or behavior of the object for something.
  package mutating func dynamics(_ request: DynamicsRequest) { list.append(.dynamics(request)) }

  package mutating func sizeToFit() { list.append(.sizeToFit) }

  /// Ends what is animated of the view, as it is now in the model.
  package mutating func removeAnimations() { list.append(.removeAnimations) }

  package mutating func bringToFront() { list.append(.reorder(.front)) }

  package mutating func sendToBack() { list.append(.reorder(.back)) }

  /// Only in answer to `began`: the touch is not followed and sends no events.
  package mutating func declineTracking() { declinesTracking = true }
}

/// One thing a hook asks for.
package enum Effect: Sendable {
  case send(ControlEvents)
  case ask(String, [Argument], defaultAnswer: Bool)
  case tell(String, [Argument])
  case tellOr(String, otherwise: String)
  case call(String, [Argument])
  case callOther(ObjectID, String)
  case goBack
  case selectItem(Int)
  case becomeFirstResponder
  case resignFirstResponder
  case endEditing(force: Bool)
  case edit(EditRequest)
  case select(TextRange)
  case consult(String, [Argument])
  case tellRow(String, ItemPath)
  case reloadData(Int?)
  case continueAt(String)
  case animate(String, from: Value, duration: VirtualTime)
  case schedule(String, after: VirtualTime)
  case unschedule(String)
  case cycle(String, through: [Value], period: VirtualTime, count: Int)
  case endCycle(String)
  case removeAnimations
  case setHidden(Bool)
  case showLayer(ShowRequest)
  case hideLayer(lasting: VirtualTime)
  case removeLayer
  case change(String, lasting: VirtualTime, then: String)
  case finishChange
  case show(from: ObjectID?)
  case focus(ObjectID)
  case setUsual(String, of: ObjectID, to: Value)
  case choose(Int?)
  case removeFromSuperview
  case loadView
  case adopt(ObjectID)
  case leaveParent
  case layOutContainer(isAnimated: Bool)
  case showPopover(ShowRequest)
  case hidePopover(isAnimated: Bool, then: String?)
  case placePopover
  case attach(ObjectID)
  case detach(ObjectID)
  case dynamics(DynamicsRequest)
  case sizeToFit
  case reorder(Place)

  package struct Argument: Sendable {
    package var name: String
    package var value: Value

    package init(_ name: String, _ value: Value) {
      self.name = name
      self.value = value
    }
  }

  package enum Place: Sendable { case front, back }
}
