// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// Targets that lead from an id to a view or a part of it: `volume.thumb`, `settings.tableView.row[0][1]`.
extension Reader {
  /// The part that a text names, and whose it is: the longest id, or way to an object, before it.
  func partOwner(
    of text: String
  ) -> (id: String, part: PartReference, info: ClassInfo)? {
    for (owner, rest) in Self.splits(of: text) {
      guard let info = classInfo(ofTarget: owner) else { continue }
      guard let open = rest.firstIndex(of: "["), rest.last == "]" else {
        return (owner, PartReference(rest), info)
      }
      let index = rest[rest.index(after: open)...].dropLast()
      return (owner, PartReference(String(rest[..<open]), index: String(index)), info)
    }
    return nil
  }

  /// The class of what an id, or properties that lead from one to an object, mean.
  func classInfo(ofTarget text: String) -> ClassInfo? {
    if let object = object(named: text) { return info(of: object) }
    // The nearest id before it; then the properties, one after another.
    guard let start = Self.splits(of: text).first(where: { object(named: $0.owner) != nil }),
      let object = object(named: start.owner)
    else { return nil }
    var current = info(of: object)
    for (index, name) in start.rest.split(separator: ".", omittingEmptySubsequences: false)
      .enumerated()
    {
      guard let property = current.property(named: String(name)),
        case .reference(let className) = current.properties[property].facts.kind.unwrapped,
        var found = catalog.info(named: className)
      else { return nil }
      // What the file says of a controller's view is nearer than what all controllers have.
      if index == 0, let view = scene.controllerViews[object],
        catalog.isKind(info(of: view).name, of: className)
      {
        found = info(of: view)
      }
      current = found
    }
    return current
  }

  private func info(of object: ObjectID) -> ClassInfo {
    catalog.classes[scene.objects[object.offset].classIndex]
  }

  /// `table.row[0][2]`, which is the id of a row that has none of its own.
  func isRow(_ text: String) -> Bool {
    guard let (_, part, info) = partOwner(of: text), part.name == "row" else { return false }
    return info.tableType != nil
  }

  /// A text before and after each of its dots, the last first; those in brackets belong to a title.
  static func splits(of text: String) -> [(owner: String, rest: String)] {
    var depth = 0
    var found: [(owner: String, rest: String)] = []
    for index in text.indices {
      switch text[index] {
      case "[": depth += 1
      case "]": depth = max(0, depth - 1)
      case "." where depth == 0:
        found.append((String(text[..<index]), String(text[text.index(after: index)...])))
      default: break
      }
      // No way is longer.
      if found.count == 16 { break }
    }
    return found.reversed()
  }
}
