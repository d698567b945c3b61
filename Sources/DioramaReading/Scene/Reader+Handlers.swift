// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// A handler whose name is known and whose actions are still to be read.
struct HandlerDraft {
  var index: Int
  var part: SourcePart
}

extension Reader {
  /// The names of handlers first, so that they may run each other.
  mutating func nameHandlers(_ node: NodeID) -> [HandlerDraft] {
    var drafts: [HandlerDraft] = []
    for entry in mapping(node, "a mapping of names to handlers") {
      let name = tree.string(of: entry.key)
      guard Identifier.isValid(name) else {
        report(.invalidID, "'\(name)' cannot name a handler", at: entry.key)
        continue
      }
      var parameters: [(name: String, span: SourceSpan)] = []
      var body: NodeID?
      if tree.kind(of: entry.value) == .mapping {
        for part in tree.entries(of: entry.value) {
          switch tree.string(of: part.key) {
          case "parameters": parameters = readParameters(part.value)
          case "do": body = part.value
          case let key:
            reportUnknown(
              .unknownKey, "a handler has no '\(key)'", key, among: KeySet.handler.names,
              at: part.key)
          }
        }
        if body == nil { report(.missingKey, "a handler needs 'do'", at: entry.key) }
      } else {
        body = entry.value
      }
      // A file's own handler stands before one of the same name that it includes.
      handlerIndexes[name] = scene.handlers.count
      if let body {
        drafts.append(
          HandlerDraft(
            index: scene.handlers.count, part: SourcePart(node: body, place: place)))
      }
      var handler = Handler(
        name: name, parameters: parameters.map(\.name), actions: ActionList(),
        span: tree.span(of: entry.key))
      handler.parameterSpans = parameters.map(\.span)
      scene.handlers.append(handler)
    }
    return drafts
  }

  mutating func readHandler(_ draft: HandlerDraft) {
    // The sender of the event that runs it, then its parameters.
    locals = [Local(name: "sender", type: .dyn)]
    for parameter in scene.handlers[draft.index].parameters {
      locals.append(Local(name: parameter, type: .dyn, isDeclared: true))
    }
    readingHandler = scene.handlers[draft.index].name
    scene.handlers[draft.index].actions = readActions(draft.part.node)
    readingHandler = nil
    locals = []
  }

  private mutating func readParameters(_ node: NodeID) -> [(name: String, span: SourceSpan)] {
    guard tree.kind(of: node) == .sequence else {
      wrongType("a list of names", node)
      return []
    }
    var names: [(name: String, span: SourceSpan)] = []
    for item in tree.items(of: node) {
      guard let name = plainText(item, "a name") else { continue }
      guard Identifier.isValid(name), !names.contains(where: { $0.name == name })
      else {
        report(.invalidID, "'\(name)' cannot name a parameter here", at: item)
        continue
      }
      noteShadowing(name, item)
      names.append((name, tree.span(of: item)))
    }
    return names
  }
}
