// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// What lint says of one kind of name that a scene declares and nothing uses; a file in
/// `UnusedRules/` each.
///
/// These are judged last, because the scripts of a run use names of their scenes.
package protocol UnusedRule: Sendable {
  static var rule: Rule { get }
  static var kinds: [DeclaredName.Kind] { get }
  static func message(_ name: DeclaredName) -> String
}

/// What the rules say of unused names, in the order of the file.
package func judge(
  _ names: [DeclaredName], by rules: [any UnusedRule.Type]
) -> [Diagnostic] {
  names.compactMap { name in
    rules.first { $0.kinds.contains(name.kind) }.map { rule in
      Diagnostic(rule.rule, rule.message(name), at: name.span)
    }
  }
}

/// The names that a scene's own file declares and that neither it nor a script that plays it uses.
///
/// - Parameters:
///   - declared: What reading knows to be unused: templates, styles, parameters, classes.
///   - scripts: Those of the run that play the scene.
///   - asksForIDs: Whether ids are wanted too; they are many, and mostly there for scripts.
package func unusedNames(
  in scene: Scene, declared: [DeclaredName], scripts: [Script], asksForIDs: Bool
) -> [DeclaredName] {
  let handlers = scene.handlers.filter { $0.span.file == scene.file }
  let images = scene.images.filter { $0.nameSpan.file == scene.file }
  guard !handlers.isEmpty || !images.isEmpty || !scene.state.isEmpty || asksForIDs else {
    return declared
  }
  let uses = NameUses(scene, scripts, wantsTexts: !images.isEmpty || asksForIDs)
  var names: [DeclaredName] = []
  var idle: Set<String> = []
  for (index, handler) in scene.handlers.enumerated()
  where handler.span.file == scene.file && !uses.handlers.contains(index) {
    idle.insert(handler.name)
    names.append(DeclaredName(.handler, handler.name, at: handler.span))
  }
  // The parameters of a handler that never runs are no news.
  names += declared.filter { name in
    name.kind != .handlerParameter || !idle.contains(name.owner ?? "")
  }
  for (index, variable) in scene.state.enumerated() where !uses.readsState(index) {
    names.append(DeclaredName(.state, variable.name, at: variable.span))
  }
  for image in images where !uses.mayName(image: image.name) {
    names.append(DeclaredName(.image, image.name, at: image.nameSpan))
  }
  if asksForIDs { names += unusedIDs(in: scene, uses) }
  return names.sorted { ($0.span.start, $0.name) < ($1.span.start, $1.name) }
}

/// Ids that nothing names; the copies of one place are one, used where any of them is.
private func unusedIDs(in scene: Scene, _ uses: NameUses) -> [DeclaredName] {
  var places: [SourceSpan: (name: String, isUsed: Bool)] = [:]
  for (index, object) in scene.objects.enumerated()
  where object.hasOwnID && object.span.file == scene.file {
    let isUsed = uses.objects.contains(ObjectID(index)) || uses.texts.contains(object.id)
    places[object.span, default: (object.id, false)].isUsed =
      isUsed || places[object.span]?.isUsed == true
  }
  return places.filter { !$0.value.isUsed }.map { DeclaredName(.id, $0.value.name, at: $0.key) }
}
