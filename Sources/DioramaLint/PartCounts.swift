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
      guard let type = info.type as? any CountingClass.Type,
        type.countChangers.contains(call.method)
      else { return }
      changed.insert(object)
    case .local, .expression:
      let changers = catalog.classes.compactMap { $0.type as? any CountingClass.Type }
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

  /// Nil where that is not known before the scene runs.
  func count(of part: String, in object: ObjectID) -> Int? {
    guard !changesAnything, !changed.contains(object),
      scene.objects.indices.contains(object.offset),
      !scene.objects[object.offset].steps.contains(.isPartlyRead)
    else { return nil }
    let info = catalog.classes[scene.objects[object.offset].classIndex]
    guard info.type is any CountingClass.Type else { return nil }
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
