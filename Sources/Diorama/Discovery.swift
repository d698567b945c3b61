// SPDX-License-Identifier: MIT

/// The scenes and scripts that paths name.
public enum Discovery {
  public enum Kind: Equatable { case scene, script, project, other }

  /// What a file is by its name.
  public static func kind(of path: String) -> Kind {
    if path.hasSuffix(".scene.yaml") { return .scene }
    if path.hasSuffix(".replay.yaml") { return .script }
    if Files.name(of: path) == Workspace.projectName { return .project }
    return .other
  }

  /// Files as given, and those of folders by name, each once, folders in the order of their bytes.
  ///
  /// - Returns: The files, and the paths at which there is nothing.
  public static func files(_ paths: [String]) -> (files: [String], missing: [String]) {
    var files: [String] = []
    var missing: [String] = []
    var seen: Set<String> = []
    for path in paths {
      switch path == "-" ? .file : Files.kind(of: path) {
      // A pipe is read where it is named, never where it is found.
      case .file, .pipe: if seen.insert(path).inserted { files.append(path) }
      case .folder:
        var visited: Set<String> = []
        walk(path, depth: 0, &files, &seen, &visited)
      case .missing: missing.append(path)
      }
    }
    return (files, missing)
  }

  /// Whether a folder below one that is named is searched for scenes and scripts.
  static func isSearched(_ name: String) -> Bool {
    !name.hasPrefix(".") && name != "__snapshots__" && !name.contains(".")
  }

  /// A folder and all below it whose names are wanted.
  static func folders(below folder: String, where isWanted: (String) -> Bool) -> [String] {
    var found: [String] = []
    var visited: Set<String> = []
    var open = [(path: folder == "." ? "" : folder, depth: 0)]
    while let next = open.popLast() {
      guard next.depth < 40, visited.insert(Files.real(next.path) ?? next.path).inserted else {
        continue
      }
      found.append(next.path)
      for name in Files.names(in: next.path).reversed() where isWanted(name) {
        let path = Files.join(next.path, name)
        if Files.kind(of: path) == .folder { open.append((path, next.depth + 1)) }
      }
    }
    return found
  }

  private static func walk(
    _ folder: String, depth: Int, _ files: inout [String], _ seen: inout Set<String>,
    _ visited: inout Set<String>
  ) {
    // Links may lead back to a folder that was already walked.
    guard depth < 40, visited.insert(Files.real(folder) ?? folder).inserted else { return }
    for entry in Files.entries(in: folder) {
      let name = entry.name
      let path = folder == "." ? name : Files.join(folder, name)
      if kind(of: name) != .other {
        if (entry.kind ?? Files.kind(of: path)) == .file, seen.insert(path).inserted {
          files.append(path)
        }
      } else if isSearched(name), (entry.kind ?? Files.kind(of: path)) == .folder {
        walk(path, depth: depth + 1, &files, &seen, &visited)
      }
    }
  }
}
