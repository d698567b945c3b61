// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Actions that bring screens, alerts and popovers, and take them away.
extension Reader {
  /// `push: detail`, or `push: { controller: detail, onto: nav, animated: false }`.
  mutating func readScreen(_ verb: ScreenAction.Verb, _ node: NodeID) -> ScreenAction? {
    if verb == .selectTab { return readTabSelection(node) }
    guard tree.kind(of: node) == .mapping else {
      return readScreenObject(verb, node).map { ScreenAction(verb, $0) }
    }
    guard let first = tree.entries(of: node).first(where: { verb.subjects.contains(key($0)) })
    else {
      report(
        .missingKey, "'\(verb.rawValue)' needs the '\(verb.subjects[0])' it is about", at: node)
      return nil
    }
    guard let object = readScreenObject(verb, first.value) else { return nil }
    var action = ScreenAction(verb, object)
    for entry in mapping(node, "a mapping with '\(verb.subjects[0])'") where entry.key != first.key
    {
      read(entry, into: &action)
    }
    return action
  }

  private func key(_ entry: SourceTree.Entry) -> String { tree.string(of: entry.key) }

  private mutating func read(_ entry: SourceTree.Entry, into action: inout ScreenAction) {
    let name = key(entry)
    guard action.verb.keys.contains(name) else {
      return reportUnknown(
        .unknownKey, "'\(action.verb.rawValue)' takes no '\(name)'", name,
        among: action.verb.subjects.prefix(1) + action.verb.keys, at: entry.key)
    }
    switch name {
    case "animated": action.animated = readValue(entry.value, .bool) ?? action.animated
    case "from", "onto":
      action.other = readObjectReference(
        entry.value, name == "onto" ? "navigation controller" : "view, controller or bar button"
      ) { _ in true }
    case "rect": action.rect = readValue(entry.value, .rect)
    case "style":
      action.style = readValue(entry.value, ControllerTraits.PresentationStyle.kind)
    case "transition":
      action.transition = readValue(entry.value, ControllerTraits.TransitionStyle.kind)
    case "permittedArrowDirections":
      action.directions = readValue(entry.value, ArrowDirections.kind)
    case "completion": action.completion = readActions(entry.value)
    default: break
    }
  }

  private mutating func readScreenObject(
    _ verb: ScreenAction.Verb, _ node: NodeID
  ) -> ObjectSource? {
    readObjectReference(node, verb.what) { info in
      switch verb {
      case .show, .showFrom, .presentPopover, .dismiss: info.isPresentable
      case .present, .push, .popTo: info.isController
      case .pop, .popToRoot: info.isController
      case .selectTab: info.type is any SwitchingClass.Type
      }
    }
  }

  /// `selectTab: { tabs: 1 }`; the second may be a controller.
  private mutating func readTabSelection(_ node: NodeID) -> ScreenAction? {
    let entries = mapping(node, "a tab bar controller with the number of a tab: '{ tabs: 1 }'")
    guard entries.count == 1, let entry = entries.first else {
      if entries.count > 1 {
        report(.wrongType, "'selectTab' names one tab bar controller", at: entries[1].key)
      }
      return nil
    }
    guard let object = readScreenObject(.selectTab, entry.key) else { return nil }
    var action = ScreenAction(.selectTab, object)
    action.index = readValue(entry.value, .int)
    return action.index == nil ? nil : action
  }
}

extension ScreenAction.Verb {
  fileprivate var what: String {
    switch self {
    case .show: "alert or action sheet"
    case .showFrom: "action sheet"
    case .present, .push, .popTo: "controller"
    case .dismiss: "alert, popover or controller"
    case .presentPopover: "popover"
    case .pop, .popToRoot: "navigation controller"
    case .selectTab: "tab bar controller"
    }
  }
}
