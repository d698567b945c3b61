// SPDX-License-Identifier: MIT
import DioramaCore

/// What scripts are made of beside their steps.
extension KeySet {
  package static let script = KeySet(
    "a script",
    [
      Key("diorama", .numberOf([1]), "The version of the language.", isRequired: true),
      Key("scene", .text, "The scene that it plays on, relative to this file.", isRequired: true),
      Key("name", .text, "What it shows."),
      Key("devices", .list(anyDevice), "It runs once on each; the scene's own unless told."),
      Key("variations", .keys(variations), "It runs once for each combination."),
      Key("steps", .steps, "What is done and expected.", isRequired: true),
    ])

  private static let anyDevice = Form.either([
    .word(Device.profiles.map(\.name)), .keys(.device),
  ])

  package static let variations = KeySet(
    "variations",
    [
      Key("locales", .list(.pattern(localePattern)), "Locales."),
      Key("contentSizes", .list(.literal(.enumeration(contentSize))), "Text sizes."),
      Key("os", .list(.whole(Device.supportedEras)), "Major iOS versions."),
      Key("orientations", .list(.literal(.enumeration(orientation))), "Orientations."),
    ])

  /// The keys that any step may have beside its own.
  package static let step = KeySet(
    "a step",
    [
      Key("name", .text, "What the step is called in reports."),
      Key("failing", .text, "Why it is known to fail; its success is then a failure."),
      Key("raises", .text, "The exception that UIKit raises for it."),
      Key("soft", .literal(.bool), "Whether the script goes on after it failed."),
      Key("devices", .oneOrMore(anyDevice), "The devices on which it runs."),
    ])

  /// A target by what it looks like.
  package static let selector = KeySet(
    "a target",
    [
      Key("text", .text, "What it says."),
      Key("label", .text, "Its accessibility label."),
      Key("type", .text, "Its class."),
      Key("index", .whole(0...Int.max), "Which of that class, from 0."),
      Key("point", .literal(.point), "A point of the screen."),
      Key("within", .text, "The view in which it is looked for."),
    ], needs: [["text", "label", "type", "point"]], rivals: [["text", "label", "type", "point"]])

  /// What an expectation may say instead of a value.
  package static let comparison = KeySet(
    "a comparison",
    [
      Key("near", .oneOrMore(.value(.double)), "About this number or these, with `within`."),
      Key("within", .number(0...Double.greatestFiniteMagnitude), "How far from it at most."),
      Key("matches", .text, "A regular expression (RE2, unanchored)."),
      Key("above", .value(.double), "More than this."),
      Key("below", .value(.double), "Less than this."),
      Key("contains", .any, "A part of the text, or an item of the list."),
    ])

  package static let lines = KeySet(
    "lines", [Key("contains", .oneOrMore(line), "Lines among others.", isRequired: true)])

  package static let line = Form.either([.value(.text), .keys(.linePattern)])

  package static let linePattern = KeySet(
    "a line", [Key("matches", .text, "A regular expression (RE2, unanchored).", isRequired: true)])

  package static let events = KeySet(
    "events",
    [
      Key("of", .oneOrMore(.text), "The objects whose events count."),
      Key("kinds", .oneOrMore(.word(EventKind.allCases.map(\.rawValue))), "The kinds that count."),
      Key("equals", eventList, "All of them, in order."),
      Key("contains", eventList, "Some of them, in order."),
    ], needs: [["equals", "contains"]])

  package static let eventList = Form.either([.null, .list(event)])

  package static let event = Form.either([.pattern(#"\."#), .keys(.eventPattern)])

  /// Its other keys are arguments of the event.
  package static let eventPattern = KeySet(
    "an event",
    [
      Key("source", .text, "The id of the object."),
      Key("event", .text, "What the event is called."),
    ], others: .named)

  /// Its other keys are properties.
  package static let treePattern = KeySet(
    "a view",
    [
      Key("match", .word(["contains", "equals"]), "Whether there may be more than is said."),
      Key("id", .text, "Its id."),
      Key("type", .text, "Its class."),
      Key("properties", .named(.any), "Properties, as reports write them."),
      Key("layer", .named(.any), "Properties of its layer."),
      Key("subviews", .list(.tree), "Its subviews, each as this one."),
    ], others: .properties)

  /// The outputs that a snapshot may have.
  package static let snapshotFormats = SnapshotKind.allCases.map(\.rawValue)
}

extension StepArgument.Kind {
  package var form: Form {
    switch self {
    case .target, .targetOf, .targetOfOne: .target
    case .place: .either([.place, .literal(.bool)])
    case .offset: .literal(.offset)
    case .seconds: .literal(.seconds)
    case .count: .whole(1...100_000)
    case .text: .text
    case .choice(let words): .word(words)
    case .value: .any
    case .condition: .expression
    case .steps: .steps
    case .expectations: .expectations
    case .lines: .either([.null, .oneOrMore(KeySet.line), .keys(.lines)])
    case .events: .either([KeySet.eventList, .keys(.events)])
    case .eventFilter: .any
    case .formats: .oneOrMore(.word(KeySet.snapshotFormats))
    case .number: .number(-Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude)
    case .tree: .tree
    case .script: .text
    case .range: .value(.range)
    }
  }
}
