// SPDX-License-Identifier: MIT
import DioramaCore

extension ActionName {
  /// What stands behind the action's name.
  package var form: Form {
    switch self {
    case .log: .value(.text)
    case .set: .paths(.any)
    case .call: .either([.pattern(#"\."#), .paths(.any)])
    case .run: .either([.text, .named(.named(.any))])
    case .bind: .named(.any)
    case .branch: .expression
    case .answer: .any
    case .after: .keys(.after)
    case .every: .keys(.every)
    case .cancel, .stopObserving: .text
    case .animate: .keys(.animation)
    case .post: .either([.name, .keys(.post)])
    case .observe: .keys(.observation)
    case .add: .keys(.addition)
    case .remove, .bringToFront, .sendToBack, .focus, .resign, .endEditing, .removeBehavior,
      .removeAllBehaviors:
      .reference
    case .show, .showFrom, .present, .dismiss, .presentPopover, .push, .pop, .popToRoot, .popTo:
      screenVerb.map { .either([.reference, .keys($0.keySet)]) } ?? .any
    case .selectTab: .named(.value(.int))
    case .addBehavior: .keys(.behaviorAddition)
    }
  }

  /// The keys beside the action's own.
  package var besides: KeySet? {
    self == .branch ? .branch : nil
  }
}

extension KeySet {
  package static let branch = KeySet(
    "a branch",
    [
      Key("then", .actions, "What runs where the condition holds.", isRequired: true),
      Key("else", .actions, "What runs where it does not."),
    ])

  package static let after = timer("a delay", "delay", "How long to wait.")
  package static let every = timer(
    "a repetition", "interval", "How long from one time to the next.")

  private static func timer(_ name: String, _ length: String, _ summary: String) -> KeySet {
    KeySet(
      name,
      [
        Key(length, .value(.seconds), summary, isRequired: true),
        Key("id", .text, "The name that `cancel` stops it by."),
        Key("do", .actions, "What runs.", isRequired: true),
      ])
  }

  package static let post = KeySet(
    "a notification",
    [
      Key("name", .name, "What it is called.", isRequired: true),
      Key("userInfo", .either([.named(.any), .expression]), "What it carries."),
    ])

  package static let observation = KeySet(
    "an observation",
    [
      Key("name", .name, "The notification that is waited for.", isRequired: true),
      Key("id", .text, "The name that `stopObserving` ends it by."),
      Key("do", .actions, "What runs each time.", isRequired: true),
    ])

  package static let addition = KeySet(
    "an addition",
    [
      Key(
        "view", .either([.reference, .object(.init("UIView"))]),
        "The view: its id, or a description of a new one.", isRequired: true),
      Key("to", .reference, "The view that it goes into; the controller's unless told."),
      Key("at", .value(.int), "Its place among the subviews, from 0."),
      Key("above", .reference, "The sibling right behind it."),
      Key("below", .reference, "The sibling right before it."),
    ], rivals: [["at", "above", "below"]])

  package static let behaviorAddition = KeySet(
    "an addition of a behavior",
    [
      Key("animator", .reference, "The animator.", isRequired: true),
      Key(
        "behavior", .either([.reference, .object(.init("UIDynamicBehavior"))]),
        "The behavior: its id, or a description of a new one.", isRequired: true),
    ])

  package static let animation = KeySet(
    "an animation",
    [
      Key("duration", .value(.seconds), "How long it takes."),
      Key("delay", .value(.seconds), "How long before it begins."),
      Key(
        "curve", .either([.value(.enumeration(Animation.Curve.description))]),
        "How it gathers speed and loses it."),
      Key("spring", .keys(spring), "How it swings in instead."),
      Key(
        "options", .oneOrMore(.literal(.enumeration(Animation.Option.description))),
        "UIView's animation options."),
      Key("repeatCount", .value(.double), "How often, with the option `repeat`."),
      Key("enabled", .value(.bool), "Whether it animates, or changes at once."),
      Key("do", .actions, "What changes, as actions."),
      Key("set", .paths(.any), "What changes, as `set` writes it."),
      Key("keyframes", .list(.keys(keyframe)), "What changes when, part by part."),
      Key(
        "calculationMode", .literal(.enumeration(Animation.CalculationMode.description)),
        "How values between keyframes are found."),
      Key("transition", .keys(transition), "A view that turns over, curls or dissolves."),
      Key("completion", .actions, "What runs at the end; `finished` is in scope."),
    ], needs: [["do", "set", "keyframes", "transition"]], rivals: [["do", "set"]])

  package static let spring = KeySet(
    "a spring",
    [
      Key("damping", .number(-1e308...1e308), "The damping ratio, above 0 and at most 1."),
      Key("velocity", .number(-1e308...1e308), "The speed at first, in whole ways a second."),
    ])

  package static let keyframe = KeySet(
    "a keyframe",
    [
      Key("start", .value(.double), "When it begins, as a share of the whole.", isRequired: true),
      Key("duration", .value(.double), "How long, as a share of the whole.", isRequired: true),
      Key("set", .paths(.any), "What changes, as `set` writes it."),
      Key("do", .actions, "What changes, as actions."),
    ], needs: [["set", "do"]], rivals: [["set", "do"]])

  package static let transition = KeySet(
    "a transition",
    [
      Key("view", .reference, "The view inside which something changes."),
      Key("from", .reference, "The view that goes."),
      Key("to", .reference, "The view that comes in its place."),
      Key(
        "style", .literal(.enumeration(Animation.TransitionStyle.description)), "How it looks."),
    ], needs: [["view", "from"]], rivals: [["view", "from"], ["view", "to"]])
}

extension ScreenAction.Verb {
  /// The keys that may name what it is about, the usual one first.
  package var subjects: [String] {
    switch self {
    case .show: ["alert", "sheet"]
    case .showFrom: ["sheet", "alert"]
    case .present, .push, .popTo: ["controller"]
    case .dismiss: ["controller", "object", "popover", "alert", "sheet"]
    case .presentPopover: ["popover"]
    case .pop, .popToRoot: ["navigationController", "controller", "nav"]
    case .selectTab: []
    }
  }

  /// The keys beside the subject.
  package var keys: [String] {
    switch self {
    case .show: ["animated"]
    case .showFrom: ["from", "rect", "animated"]
    case .present:
      [
        "from", "animated", "style", "transition", "completion", "rect",
        "permittedArrowDirections",
      ]
    case .dismiss: ["animated", "completion"]
    case .presentPopover: ["from", "rect", "permittedArrowDirections", "animated"]
    case .push: ["onto", "animated", "completion"]
    case .pop, .popToRoot, .popTo: ["animated", "completion"]
    case .selectTab: []
    }
  }

  package var keySet: KeySet {
    KeySet(
      "a screen change, \(rawValue)",
      subjects.map { KeySet.Key($0, .reference, "What it is about.") }
        + keys.compactMap { Self.key($0) }, needs: [subjects], rivals: [subjects])
  }

  private static func key(_ name: String) -> KeySet.Key? {
    switch name {
    case "animated": .init(name, .value(.bool), "Whether it moves in; true unless told.")
    case "from": .init(name, .reference, "Where from: a view, a controller or a bar button.")
    case "onto": .init(name, .reference, "The navigation controller.")
    case "rect": .init(name, .value(.rect), "The part of `from` that it points to.")
    case "style":
      .init(name, .value(ControllerTraits.PresentationStyle.kind), "The presentation style.")
    case "transition":
      .init(name, .value(ControllerTraits.TransitionStyle.kind), "The transition style.")
    case "permittedArrowDirections":
      .init(name, .value(ArrowDirections.kind), "Where its arrow may point.")
    case "completion": .init(name, .actions, "What runs when it is done.")
    default: nil
    }
  }
}
