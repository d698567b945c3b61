// SPDX-License-Identifier: MIT
import DioramaReading

extension SnapshotStore {
  /// Folders of recorded outputs beside scripts that are no longer there.
  package static func orphans(beside scripts: [String]) -> [String] {
    var found: [String] = []
    for place in Set(scripts.map { Files.parent(of: $0) }).sorted() {
      found += orphans(in: Files.join(place, "__snapshots__"), scriptsIn: place)
    }
    return found
  }

  private static func orphans(in home: String, scriptsIn place: String) -> [String] {
    Files.names(in: home).filter { name in
      let folder = Files.join(home, name)
      return Files.kind(of: folder) == .folder && !Files.isLink(folder)
        && Files.kind(of: Files.join(place, "\(name).replay.yaml")) == .missing
    }.map { Files.join(home, $0) }
  }
}

extension Workspace {
  /// Folders of recorded outputs of scripts that are gone: beside scripts, below folders that were
  /// named, and where a project keeps all of its outputs in a folder of its own.
  package mutating func orphanedSnapshots(_ operands: [String], scripts: [String]) -> [String] {
    var found: [String] = []
    let beside = scripts.filter { project(for: $0).snapshots == nil }
    found += SnapshotStore.orphans(beside: beside)
    for folder in operands where Files.kind(of: folder) == .folder {
      for place in Discovery.folders(below: folder, where: Discovery.isSearched)
      where project(for: Files.join(place, "x")).snapshots == nil {
        found += SnapshotStore.orphans(beside: [Files.join(place, "x")])
      }
      found += mirrored(under: folder)
    }
    var seen: Set<String> = []
    return found.filter { seen.insert($0).inserted }
  }

  /// Orphans in the folder in which the project around `folder` keeps its outputs.
  private mutating func mirrored(under folder: String) -> [String] {
    let probe = Files.join(folder, "x")
    guard let name = project(for: probe).snapshots else { return [] }
    let root = projectRoot(of: probe)
    let mirror = Files.join(root, name)
    let own = Files.real(folder) ?? folder
    let place = own == root ? "" : String(own.dropFirst(root.count + 1))
    return Discovery.folders(below: Files.join(mirror, place), where: { !$0.hasPrefix(".") }).filter
    {
      path in
      guard path.hasPrefix(mirror + "/"), !Files.isLink(path) else { return false }
      let script = Files.join(root, String(path.dropFirst(mirror.count + 1)) + ".replay.yaml")
      return Files.kind(of: script) == .missing
        && Files.names(in: path).contains { SnapshotStore.kind(of: $0) != nil && $0.contains("@") }
    }
  }
}
