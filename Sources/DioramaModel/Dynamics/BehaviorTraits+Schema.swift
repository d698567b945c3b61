// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions

extension BehaviorTraits {
  /// What every behavior has.
  package static let schema = Schema<Self> {
    PropertySpec(
      "childBehaviors", owned: \.children, "UIDynamicBehavior",
      "Behaviors that come and go with it.")
    PropertySpec(
      readOnly: "dynamicAnimator", .optional(.reference("UIDynamicAnimator")),
      "The animator that it is in.", read: { $0.run.animator?.value ?? .null })
    MethodSpec(
      "addChildBehavior", [.init("behavior", .reference("UIDynamicBehavior"))],
      "Puts another behavior into it."
    ) { (_: inout Self, arguments, effects) in
      if case .object(let behavior)? = arguments.first { effects.dynamics(.addChild(behavior)) }
    }
    MethodSpec(
      "removeChildBehavior", [.init("behavior", .reference("UIDynamicBehavior"))],
      "Takes a behavior out of it."
    ) { (_: inout Self, arguments, effects) in
      if case .object(let behavior)? = arguments.first { effects.dynamics(.removeChild(behavior)) }
    }
  }

  /// What behaviors of any number of items have.
  package static let itemsSchema = Schema<Self> {
    PropertySpec(
      "items", \.listed, "What it acts on: views and groups.", aliases: ["item"])
    MethodSpec(
      "addItem", [.init("item", .reference(DynamicItems.name))], "Acts on one more item."
    ) { (traits: inout Self, arguments, _) in
      if case .object(let item)? = arguments.first, !traits.items.contains(item) {
        traits.items.append(item)
      }
    }
    MethodSpec(
      "removeItem", [.init("item", .reference(DynamicItems.name))],
      "Does not act on an item any more."
    ) { (traits: inout Self, arguments, _) in
      if case .object(let item)? = arguments.first { traits.items.removeAll { $0 == item } }
    }
  }

  /// What behaviors of one item have.
  package static let itemSchema = Schema<Self> {
    PropertySpec("item", \.single, "What it acts on: a view or a group.", aliases: ["items"])
      .referring(to: .optional(.reference(DynamicItems.name))).fixed
      .required("it is made for one item")
  }

  private var listed: DynamicItems.List {
    get { DynamicItems.List(items: items) }
    set { items = newValue.items.once }
  }

  private var children: [ObjectID] {
    get { childBehaviors }
    set { childBehaviors = newValue.once }
  }

  private var single: ObjectID? {
    get { items.first }
    set { items = newValue.map { [$0] } ?? [] }
  }

  /// What every behavior runs.
  package static let callbacks = [
    Callback("action", [], "Runs at every step of its animator.", isKept: true)
  ]
}

extension DynamicItems {
  /// Items as properties hold them; one alone stands for a list of one.
  package struct List: PropertyValue {
    package var items: [ObjectID]

    package init(items: [ObjectID]) { self.items = items }

    package static var kind: ValueKind { .list(.reference(DynamicItems.name)) }

    package init?(_ value: Value) {
      if case .object(let item) = value {
        items = [item]
      } else if let items = [ObjectID](value) {
        self.items = items
      } else {
        return nil
      }
    }

    package var value: Value { .list(items.map(\.value)) }
  }
}

extension AnimatorTraits {
  private var listed: [ObjectID] {
    get { behaviors }
    set { behaviors = newValue.once }
  }

  package static let schema = Schema<Self> {
    PropertySpec(
      "referenceView", owned: \.referenceView, "UIView",
      "The view whose coordinates hold, and inside which its items stand."
    ).fixed
    PropertySpec(
      "start", \.start,
      "When it begins: once its view's controller has appeared, or by `start` or a behavior that code adds."
    ).fixed
    PropertySpec(
      "behaviors", owned: \.listed, "UIDynamicBehavior", "What it does, in order, each once.")
    PropertySpec(
      readOnly: "isRunning", .bool, "Whether it moves anything just now.", isAlwaysTold: true,
      read: { .bool($0.run.isRunning) }
    ).named("running")
    PropertySpec(
      readOnly: "elapsedTime", .double, "How long it has been running, in seconds.",
      read: { .double($0.run.elapsed.seconds) }
    ).reported
    MethodSpec(
      "addBehavior", [.init("behavior", .reference("UIDynamicBehavior"))],
      "Begins to do what a behavior says."
    ) { (_: inout Self, arguments, effects) in
      if case .object(let behavior)? = arguments.first { effects.dynamics(.add(behavior)) }
    }
    MethodSpec(
      "removeBehavior", [.init("behavior", .reference("UIDynamicBehavior"))],
      "Does not do what a behavior says any more."
    ) { (_: inout Self, arguments, effects) in
      if case .object(let behavior)? = arguments.first { effects.dynamics(.remove(behavior)) }
    }
    MethodSpec("removeAllBehaviors", [], "Does nothing any more.") { (_: inout Self, _, effects) in
      effects.dynamics(.removeAll)
    }
    for name in ["updateItem", "updateItemUsingCurrentState"] {
      MethodSpec(
        name,
        [
          .init(
            name == "updateItem" ? "usingCurrentState" : "item", .reference(DynamicItems.name))
        ],
        "Takes an item as code has placed and turned it."
      ) { (_: inout Self, arguments, effects) in
        if case .object(let item)? = arguments.first { effects.dynamics(.update(item: item)) }
      }
    }
    MethodSpec("start", [], "Begins to run, where it waits to be told.") {
      (_: inout Self, _, effects) in
      effects.dynamics(.start)
    }
  }
}
