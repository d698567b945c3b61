// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaReading

/// Which scenes and scripts may lint otherwise than at a commit.
package struct AffectedFiles {
  private let limits = ReadingLimits.standard
  private var changed: Set<String> = []
  /// Folders that a changed picture or table of strings is in, directly or deeper.
  private var assetFolders: Set<String> = []
  /// The files that one names, by its absolute path.
  private var named: [String: [String]] = [:]

  /// The paths of files that have changed since a commit, or use one that has: a script its scene, a
  /// scene what it includes, pictures and strings below its folder, and all their project file.
  package static func among(
    _ paths: [String], since revision: String
  ) throws(Files.Failure) -> [String] {
    var changes = GitChanges(since: revision)
    for folder in Set(paths.map { Files.parent(of: $0) }).sorted() {
      try changes.add(repositoryOf: folder)
    }
    var affected = AffectedFiles()
    affected.changed = changes.files
    for path in changes.files where isAsset(path) {
      var folder = Files.parent(of: path)
      while !folder.isEmpty, affected.assetFolders.insert(folder).inserted, folder != "/" {
        folder = Files.parent(of: folder)
      }
    }
    return paths.filter { affected.contains($0) }
  }

  private static func isAsset(_ path: String) -> Bool {
    [".png", ".jpg", ".jpeg", ".strings"].contains { path.lowercased().hasSuffix($0) }
  }

  private mutating func contains(_ path: String) -> Bool {
    var open = [Self.absolute(path)]
    var seen = Set(open)
    while let next = open.popLast() {
      if changed.contains(next) || hasChangedProject(next)
        || assetFolders.contains(Files.parent(of: next))
      {
        return true
      }
      for name in names(in: next) where seen.insert(name).inserted { open.append(name) }
    }
    return false
  }

  /// What has a changed project file above, or one that is gone.
  private func hasChangedProject(_ path: String) -> Bool {
    var folder = Files.parent(of: path)
    while !folder.isEmpty {
      if changed.contains(Files.join(folder, Workspace.projectName)) { return true }
      if folder == "/" { break }
      folder = Files.parent(of: folder)
    }
    return false
  }

  private mutating func names(in path: String) -> [String] {
    if let known = named[path] { return known }
    var names: [String] = []
    if let bytes = try? Files.read(path, limit: limits.fileSize), let text = try? SourceText(bytes)
    {
      let (tree, _) = TreeBuilder.build(text, file: FileID(0), limits: limits)
      names = (tree.includes + tree.includedScripts).map(\.path)
      if let root = tree.root, let scene = tree.value(of: root, "scene") {
        names.append(tree.string(of: scene))
      }
    }
    let folder = Files.parent(of: path)
    let found = names.filter { !$0.isEmpty }.map { Self.absolute(Files.join(folder, $0)) }
    named[path] = found
    return found
  }

  /// A name that is the same for all paths of a file; of one that is gone its folder's counts.
  private static func absolute(_ path: String) -> String {
    if let real = Files.real(path) { return real }
    guard let folder = Files.real(Files.parent(of: path)) else { return path }
    return Files.join(folder, Files.name(of: path))
  }
}
