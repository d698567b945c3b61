// SPDX-License-Identifier: MIT
import DioramaDrawing

/// The image files that pictures show, each read once.
package struct PictureImages {
  private var files: [String: [UInt8]] = [:]
  /// The largest image file that is put into a picture.
  private static let mostBytes = 16 << 20

  package init() {}

  /// Puts what the files hold into a list; one that cannot be read stays empty.
  ///
  /// Scenes name only files inside of their project: what leads out is found when they are read.
  package mutating func fill(_ list: inout DisplayList) {
    for index in list.images.indices {
      let path = list.images[index].name
      if files[path] == nil {
        files[path] = (try? Files.read(path, limit: Self.mostBytes)) ?? []
      }
      list.images[index].bytes = files[path] ?? []
    }
  }
}
