// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

extension Reader {
  /// `images`: files with cap insets, or synthetic images of one color.
  ///
  /// - Parameter folder: Where the paths of the file in hand begin, seen from the scene's folder.
  mutating func readImages(_ node: NodeID, folder: String) {
    for entry in mapping(node, "a mapping of names to images") {
      var file: String?
      var fileSpan: SourceSpan?
      var isWrong = false
      var size: Size?
      var color = Color(white: 0)
      var insets = EdgeInsets.zero
      let name = ImageNames.base(tree.string(of: entry.key))
      for part in mapping(entry.value, "an image: a mapping with 'file' or 'size'") {
        switch tree.string(of: part.key) {
        case "file":
          file = readPath(part.value)
          fileSpan = tree.span(of: part.value)
          isWrong = file == nil
        case "size":
          if case .literal(.size(let value))? = readValue(part.value, .size) { size = value }
        case "color": color = self.color(part.value) ?? color
        case "capInsets":
          if case .literal(.insets(let value))? = readValue(part.value, .insets) { insets = value }
        case let key:
          reportUnknown(
            .unknownKey, "an image has no '\(key)'", key,
            among: KeySet.imageFile.names, at: part.key)
        }
      }
      let nameSpan = tree.span(of: entry.key)
      let span = fileSpan ?? nameSpan
      if isWrong || tree.kind(of: entry.value) != .mapping { continue }
      if let size {
        guard size.width > 0, size.height > 0, size.width <= 10_000, size.height <= 10_000 else {
          report(.wrongType, "an image is more than 0 and at most 10000 points", at: entry.value)
          continue
        }
        scene.images.append(
          ImageDeclaration(
            name: name, source: .synthetic(size, color), capInsets: insets, span: span,
            nameSpan: nameSpan))
      } else {
        // Without a file of its own it is looked up by its name.
        scene.images.append(
          ImageDeclaration(
            name: name, source: .file(file.map { folder + $0 } ?? name), capInsets: insets,
            span: span, nameSpan: nameSpan))
      }
    }
  }

  /// A path inside the project, with `/` between folders.
  mutating func readPath(_ node: NodeID) -> String? {
    guard let path = plainText(node, "a path") else { return nil }
    guard Self.isRelativePath(path) else {
      report(.pathOutsideRoot, "'\(path)' is no path inside the scene's folder", at: node)
      return nil
    }
    return path
  }

  /// Whether a text can name a file of a folder; whether it stays there is for who opens it.
  static func isRelativePath(_ path: String) -> Bool {
    !path.hasPrefix("/") && !path.contains("\0") && !path.isEmpty
  }
}
