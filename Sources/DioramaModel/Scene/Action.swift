// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions

/// Actions in the order they run, with the number of local values they need.
package struct ActionList: Sendable {
  package var actions: [Action]

  package init(_ actions: [Action] = []) { self.actions = actions }

  package var isEmpty: Bool { actions.isEmpty }
}

/// One action and where it stands.
package struct Action: Sendable {
  package var body: ActionBody
  package var span: SourceSpan
  /// The word that says what it does.
  package var keySpan: SourceSpan
  /// What stands behind that word.
  package var valueSpan: SourceSpan

  package init(_ body: ActionBody, span: SourceSpan) {
    self.init(body, span: span, keySpan: span, valueSpan: span)
  }

  package init(
    _ body: ActionBody, span: SourceSpan, keySpan: SourceSpan, valueSpan: SourceSpan
  ) {
    self.body = body
    self.span = span
    self.keySpan = keySpan
    self.valueSpan = valueSpan
  }
}

/// What an action does; local values are numbered slots of the running list.
package indirect enum ActionBody: Sendable {
  case log(ValueSource)
  case set([Assignment])
  case call([MethodCall])
  case run(handler: Int, arguments: [(slot: Int, source: ValueSource)])
  case bind([(slot: Int, source: ValueSource)])
  case branch(ExpressionID, then: ActionList, otherwise: ActionList)
  case answer(ValueSource)
  case after(delay: ValueSource, id: String?, ActionList)
  case every(interval: ValueSource, id: String?, ActionList)
  case cancel(String)
  case animate(Animation)
  case post(name: String, userInfo: ValueSource?)
  case observe(Observation)
  case stopObserving(String)
  case add(ViewAddition)
  case remove(ObjectSource)
  case bringToFront(ObjectSource)
  case sendToBack(ObjectSource)
  case editing(EditingAction, ObjectSource)
  case screen(ScreenAction)
  case dynamics(DynamicsAction)
}

/// Who takes what is typed, by hand.
package enum EditingAction: Sendable {
  /// Makes a view the first responder.
  case focus
  /// Gives it up, where the view has it.
  case resign
  /// Gives it up, where the view or anything inside has it.
  case end
}

/// Actions that wait for notifications of a name.
package struct Observation: Sendable {
  package var name: String
  package var nameSpan: SourceSpan
  package var id: String?
  package var actions: ActionList
  /// Where they find what the notification carries.
  package var userInfoSlot: Int

  package init(
    name: String, nameSpan: SourceSpan, id: String?, actions: ActionList, userInfoSlot: Int
  ) {
    self.name = name
    self.nameSpan = nameSpan
    self.id = id
    self.actions = actions
    self.userInfoSlot = userInfoSlot
  }
}

/// A view put into another one: one there is, or one made anew each time.
package struct ViewAddition: Sendable {
  package var view: ObjectSource
  /// Nil is the controller's view.
  package var parent: ObjectSource
  package var place: Place
  /// Whether the action itself describes the view.
  package var isNew: Bool

  package init(view: ObjectSource, parent: ObjectSource, place: Place, isNew: Bool) {
    self.isNew = isNew
    self.view = view
    self.parent = parent
    self.place = place
  }

  package enum Place: Sendable {
    case front
    case index(ValueSource)
    case above(ObjectSource)
    case below(ObjectSource)
  }
}

/// A property or state variable and the value to write to it.
package struct Assignment: Sendable {
  package var target: Target
  package var source: ValueSource
  /// The target's place.
  package var span: SourceSpan
  package var valueSpan: SourceSpan

  package init(
    target: Target, source: ValueSource, span: SourceSpan, valueSpan: SourceSpan
  ) {
    self.target = target
    self.source = source
    self.span = span
    self.valueSpan = valueSpan
  }

  /// From the target to the end of the value.
  package var entrySpan: SourceSpan {
    SourceSpan(
      file: span.file, start: Int(span.start), end: Int(max(span.end, valueSpan.end)))
  }

  package enum Target: Sendable {
    case state(Int)
    /// The object is a slot of an expression variable, so that `sender.value` works.
    case property(object: ObjectSource, property: Int)
    /// The class is known only at run time.
    case named(object: ObjectSource, name: String)
    /// One number of a geometric property: `frame.origin.x`, `center.y`.
    indirect case component(Target, path: [String])
  }
}

/// An object named in an action.
package enum ObjectSource: Sendable {
  case object(ObjectID)
  case local(slot: Int)
  /// Whatever object an expression gives.
  case expression(ExpressionID)
  /// The view of the front-most controller.
  case frontView
}

/// A method and its arguments in the order of its parameters.
package struct MethodCall: Sendable {
  package var object: ObjectSource
  package var method: String
  package var arguments: [ValueSource]
  package var span: SourceSpan

  package init(
    object: ObjectSource, method: String, arguments: [ValueSource], span: SourceSpan
  ) {
    self.object = object
    self.method = method
    self.arguments = arguments
    self.span = span
  }
}

/// A named action list that takes parameters.
package struct Handler: Sendable {
  package var name: String
  package var parameters: [String]
  /// Where each parameter is named.
  package var parameterSpans: [SourceSpan] = []
  package var actions: ActionList
  package var span: SourceSpan

  package init(name: String, parameters: [String], actions: ActionList, span: SourceSpan) {
    self.name = name
    self.parameters = parameters
    self.actions = actions
    self.span = span
  }
}

/// Actions that wait for an event of an object.
package struct Listener: Sendable {
  package var object: ObjectID
  package var trigger: Trigger
  package var actions: ActionList
  package var span: SourceSpan
  /// How many local values of the list around its view come before the event's own.
  package var captured = 0

  package init(object: ObjectID, trigger: Trigger, actions: ActionList, span: SourceSpan) {
    self.object = object
    self.trigger = trigger
    self.actions = actions
    self.span = span
  }

  package enum Trigger: Equatable, Sendable {
    case control(ControlEvents)
    case lifecycle(String)
    case delegate(String)
    case notification(String)
    /// One of the object's own lists, by its key.
    case callback(String)
  }
}

/// The actions that the language has now, in the order the reference lists them.
package enum ActionName: String, CaseIterable, Sendable {
  case log, set, call, run
  case bind = "let"
  case branch = "if"
  case answer = "return"
  case after, every, cancel, animate
  case post, observe, stopObserving
  case add, remove, bringToFront, sendToBack
  case focus, resign, endEditing
  case show, showFrom, present, dismiss, presentPopover
  case push, pop, popToRoot, popTo, selectTab
  case addBehavior, removeBehavior, removeAllBehaviors

  /// What it does where it brings or takes a screen.
  package var screenVerb: ScreenAction.Verb? { ScreenAction.Verb(rawValue: rawValue) }

  package var summary: String {
    switch self {
    case .log: "Writes one line to the scene's console."
    case .set: "Writes properties or state, in order."
    case .call: "Calls a method of a class, with arguments by UIKit's Swift labels."
    case .run: "Runs a handler."
    case .bind: "Gives names to values for the rest of the list."
    case .branch: "Runs `then` where the condition holds, else `else`."
    case .answer: "Ends the list, with the delegate's answer where there is one."
    case .after: "Runs actions once, later on the virtual clock."
    case .every: "Runs actions again and again until `cancel`."
    case .cancel: "Stops a timer by its id."
    case .animate: "Animates what its actions change, as UIView.animate does."
    case .post: "Posts a notification to whoever observes its name."
    case .observe: "Runs actions at each notification of a name, until `stopObserving`."
    case .stopObserving: "Ends an observation by its id."
    case .add: "Puts a view into another one: an object by its id, or a new one each time."
    case .remove: "Takes a view out of its superview."
    case .bringToFront: "Brings a view before its siblings."
    case .sendToBack: "Sends a view behind its siblings."
    case .focus: "Makes a view the first responder, if its delegate lets it."
    case .resign: "Ends editing of a view that is the first responder, if its delegate lets it."
    case .endEditing: "Ends editing in a view and inside it."
    case .show: "Shows an alert or an action sheet."
    case .showFrom: "Shows an action sheet from a view or a bar button."
    case .present: "Presents a controller over what is on the screen."
    case .dismiss: "Takes away an alert, a sheet, a popover, or a controller that was presented."
    case .presentPopover: "Shows a popover beside a view or a bar button."
    case .push: "Puts a controller on top of a navigation controller's stack."
    case .pop: "Goes back one controller in a navigation controller."
    case .popToRoot: "Goes back to the first controller of a navigation controller."
    case .popTo: "Goes back to a controller of a navigation controller."
    case .selectTab: "Shows another controller of a tab bar controller."
    case .addBehavior:
      "Puts a behavior into an animator: an object by its id, or a new one each time."
    case .removeBehavior: "Takes a behavior out of its animator."
    case .removeAllBehaviors: "Takes all behaviors out of an animator."
    }
  }

  package var example: String {
    switch self {
    case .log: "log: \"value is ${sender.value}\""
    case .set: "set: { volume.value: 10, state.count: \"${state.count + 1}\" }"
    case .call: "call: { volume.setValue: { value: 80, animated: true } }"
    case .run: "run: { announce: { line: hi } }"
    case .bind: "let: { half: \"${volume.value / 2}\" }"
    case .branch: "if: ${volume.value > 50}\nthen: [ { log: loud } ]"
    case .answer: "return: false"
    case .after: "after: { delay: 1s, do: [ { log: later } ] }"
    case .every: "every: { interval: 0.5s, id: blink, do: [ { log: tick } ] }"
    case .cancel: "cancel: blink"
    case .animate: "animate: { duration: 0.3, options: [curveEaseOut], set: { box.alpha: 0 } }"
    case .post: "post: { name: PriceChanged, userInfo: { price: 3 } }"
    case .observe:
      "observe: { name: PriceChanged, id: prices, do: [ { log: \"${userInfo.price}\" } ] }"
    case .stopObserving: "stopObserving: prices"
    case .add: "add: { view: { type: UILabel, text: New }, to: view, at: 0 }"
    case .remove: "remove: box"
    case .bringToFront: "bringToFront: box"
    case .sendToBack: "sendToBack: box"
    case .focus: "focus: email"
    case .resign: "resign: email"
    case .endEditing: "endEditing: view"
    case .show: "show: alert"
    case .showFrom: "showFrom: { sheet: choices, from: play }"
    case .present: "present: { controller: login, animated: true, completion: [ { log: shown } ] }"
    case .dismiss: "dismiss: login"
    case .presentPopover:
      "presentPopover: { popover: menu, from: play, permittedArrowDirections: any }"
    case .push: "push: { controller: detail, onto: nav, animated: true }"
    case .pop: "pop: nav"
    case .popToRoot: "popToRoot: nav"
    case .popTo: "popTo: detail"
    case .selectTab: "selectTab: { tabs: 1 }"
    case .addBehavior:
      "addBehavior: { animator: animator, behavior: { type: UIGravityBehavior, items: [box] } }"
    case .removeBehavior: "removeBehavior: gravity"
    case .removeAllBehaviors: "removeAllBehaviors: animator"
    }
  }
}
