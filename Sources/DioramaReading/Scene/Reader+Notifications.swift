// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Notifications by hand: `post`, `observe`.
extension Reader {
  /// `post: { name:, userInfo: {…} }` or `post: name`.
  mutating func readPost(_ node: NodeID) -> ActionBody? {
    guard tree.kind(of: node) == .mapping else {
      return staticText(node, "the name of a notification").map {
        .post(name: NotificationName.plain($0), userInfo: nil)
      }
    }
    var name: String?
    var userInfo: ValueSource?
    for entry in mapping(node, "a notification") {
      switch tree.string(of: entry.key) {
      case "name": name = staticText(entry.value, "the name of a notification")
      case "userInfo":
        guard tree.kind(of: entry.value) == .mapping || hasExpression(entry.value) else {
          wrongType("a mapping of names to values", entry.value)
          continue
        }
        userInfo = readAny(entry.value)
      case let key:
        reportUnknown(
          .unknownKey, "'post' takes no '\(key)'", key, among: KeySet.post.names, at: entry.key)
      }
    }
    guard let name else {
      if tree.value(of: node, "name") == nil {
        report(.missingKey, "'post' needs the 'name' of a notification", at: node)
      }
      return nil
    }
    return .post(name: NotificationName.plain(name), userInfo: userInfo)
  }

  /// `observe: { name:, id:, do: […] }`.
  mutating func readObservation(_ node: NodeID) -> ActionBody? {
    var name: String?
    var nameSpan = tree.span(of: node)
    var id: String?
    var actions: ActionList?
    for entry in mapping(node, "a mapping with 'name' and 'do'") {
      switch tree.string(of: entry.key) {
      case "name":
        name = staticText(entry.value, "the name of a notification")
        nameSpan = tree.span(of: entry.value)
      case "id": id = plainText(entry.value, "an id")
      case "do":
        locals.append(Local(name: "userInfo", type: .dyn))
        actions = readActions(entry.value)
        locals.removeLast()
      case let key:
        reportUnknown(
          .unknownKey, "'observe' takes no '\(key)'", key, among: KeySet.observation.names,
          at: entry.key)
      }
    }
    guard let name, let actions else {
      if tree.kind(of: node) == .mapping,
        tree.value(of: node, "name") == nil || tree.value(of: node, "do") == nil
      {
        report(.missingKey, "'observe' needs 'name' and 'do'", at: node)
      }
      return nil
    }
    return .observe(
      Observation(
        name: NotificationName.plain(name), nameSpan: nameSpan, id: id, actions: actions,
        userInfoSlot: locals.count))
  }
}
