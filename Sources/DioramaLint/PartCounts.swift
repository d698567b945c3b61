// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// How many parts objects have, where nothing changes that while the scene runs.
struct PartCounts {
  private let scene: Scene
  private let catalog: Catalog
  private let os: Int
  /// Objects whose properties or parts are written or added to.
  private var changed: Set<ObjectID> = []
  private var changesAnything = false

  /// - Parameter lists: Every list of actions that may run.
  init(_ scene: Scene, _ catalog: Catalog, lists: [ActionList]) {
    self.scene = scene
    self.catalog = catalog
    os = scene.era(on: scene.device)
    for list in lists {
      list.walk { action in
        switch action.body {
        case .set(let assignments):
          for assignment in assignments {
            switch assignment.target.object {
            case .object(let object)?: changed.insert(object)
            case nil: break
            default: changesAnything = true
            }
          }
        case .call(let calls): for call in calls { note(call) }
        default: break
        }
      }
    }
  }

  private mutating func note(_ call: MethodCall) {
    switch call.object {
    case .object(let object):
      let info = catalog.classes[scene.objects[object.offset].classIndex]
      guard let type = info.type.asCounting,
        type.countChangers.contains(call.method)
      else { return }
      changed.insert(object)
    case .local, .expression:
      let changers = catalog.types.compactMap { $0.asCounting }
      if changers.contains(where: { $0.countChangers.contains(call.method) }) {
        changesAnything = true
      }
    case .frontView: break
    }
  }

  /// Whether a text that looks like a number is what one of the parts says.
  func isTitle(_ text: String, in object: ObjectID) -> Bool {
    scene.settings(of: object.offset).contains { setting in
      var found = false
      setting.source.walkLiterals { value in
        switch value {
        case .string(text): found = true
        case .list(let items): if items.contains(.string(text)) { found = true }
        default: break
        }
      }
      return found
    }
  }

  /// How many rows a component of a picker or a section of a table has, as far as the file lists them.
  func rows(_ group: Int, of object: ObjectID) -> Int? {
    guard !changesAnything, scene.objects.indices.contains(object.offset) else { return nil }
    if let outline = scene.tables[object] {
      guard outline.sections.indices.contains(group) else {
        return outline.sections.isEmpty ? nil : 0
      }
      guard case .described(let rows) = outline.sections[group].rows else { return nil }
      return rows.count { scene.objects[$0.offset].presence != .absent }
    }
    return answer("titleForRow", group, of: object) ?? answer("numberOfRows", group, of: object)
  }

  /// What the short form of a picker's data says of one component.
  private func answer(_ method: String, _ component: Int, of object: ObjectID) -> Int? {
    let trigger = Listener.Trigger.delegate(ComponentsForm.method(method, component))
    let listener = scene.listeners.first { $0.object == object && $0.trigger == trigger }
    guard case .answer(let source)? = listener?.actions.actions.first?.body else { return nil }
    switch source {
    case .literal(.list(let items)): return items.count
    case .composite(.list(let items)): return items.count
    case .literal(.int(let count)): return Int(exactly: count)
    default: return nil
    }
  }

  /// Nil where that is not known before the scene runs.
  func count(of part: String, in object: ObjectID) -> Int? {
    guard !changesAnything, !changed.contains(object),
      scene.objects.indices.contains(object.offset),
      !scene.objects[object.offset].steps.contains(.isPartlyRead)
    else { return nil }
    let info = catalog.classes[scene.objects[object.offset].classIndex]
    guard info.type.asCounting != nil else { return nil }
    var made: any ObjectClass = info.type.make(os: os)
    for setting in scene.settings(of: object.offset) {
      guard case .own(let slot) = info.properties[Int(setting.property)].storage else { continue }
      switch setting.source {
      case .literal(let value), .once(.literal(let value)): _ = try? made.set(slot, to: value)
      case .composite(.list(let items)):
        // How many there are is known, whatever each is.
        _ = try? made.set(slot, to: .list(items.map { _ in .string("") }))
      case .expression, .template, .composite, .once, .twoWay:
        if info.properties[Int(setting.property)].facts.counts == nil { return nil }
      }
    }
    return (made as? any CountingClass)?.count(of: part)
  }
}
