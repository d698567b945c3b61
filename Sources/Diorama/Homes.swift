// SPDX-License-Identifier: MIT
import DioramaReading

/// What the disk says of a folder: asked once for all the files in it.
struct Home {
  /// The folder with every link followed, or as it was given where it is not there.
  var folder: String
  /// The nearest folder above with a project file, or the folder itself.
  var root: String
  /// Where the project file of the root is or would be, with every link followed.
  var project: String

  init(of folder: String) {
    let own = Files.real(folder) ?? folder
    self.folder = own
    root = own
    var above = own
    while true {
      if Files.kind(of: Files.join(above, Workspace.projectName)) == .file {
        root = above
        break
      }
      let next = Files.parent(of: above)
      if next == above || next.isEmpty { break }
      above = next
    }
    let file = Files.join(root, Workspace.projectName)
    project = Files.real(file) ?? file
  }
}

extension Workspace {
  mutating func home(of path: String) -> Home {
    let folder = Files.parent(of: path)
    if let known = homes[folder] { return known }
    let made = Home(of: folder)
    homes[folder] = made
    return made
  }

  /// The nearest folder above with a project file, else the file's own.
  mutating func projectRoot(of path: String) -> String { home(of: path).root }

  /// One name for the paths of one file.
  mutating func key(_ path: String) -> String {
    if Files.isLink(path) { return Files.real(path) ?? path }
    let folder = home(of: path).folder
    return folder + (folder == "/" ? "" : "/") + Files.name(of: path)
  }
}
