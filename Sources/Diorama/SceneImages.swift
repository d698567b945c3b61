// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import DioramaReading

/// The image files of a scene: in its own folder and in `images` beside it.
package struct SceneImages {
  private let folder: String
  /// The project's folder, which no path leaves.
  private let root: String
  /// Names of the files in the two folders, with their paths; later folders do not hide earlier ones.
  private var files: [String: String] = [:]
  private var isListed = false

  init(folder: String, root: String) {
    self.folder = folder
    self.root = root
  }

  private mutating func list() {
    guard !isListed else { return }
    isListed = true
    for place in [folder, Files.join(folder, "images")] {
      for name in Files.names(in: place) where files[name] == nil {
        files[name] = Files.join(place, name)
      }
    }
  }

  /// Checks what the scene declares and names; the answer is every name that exists.
  mutating func check(_ scene: Scene, into findings: inout [Diagnostic]) -> Set<String> {
    if scene.images.isEmpty, scene.imageUses.isEmpty { return [] }
    list()
    var known: Set<String> = []
    for image in scene.images {
      guard case .file(let path) = image.source else {
        known.insert(image.name)
        continue
      }
      known.insert(image.name)
      if let finding = fileFinding(image, path) { findings.append(finding) }
    }
    for use in scene.imageUses where !known.contains(use.name) {
      let found = ImageLookup.all(use.name).contains { files[$0.file] != nil }
      if found { known.insert(use.name) }
    }
    // Names that the folders have, for suggestions and other scenes' uses.
    for file in files.keys where file.hasSuffix(".png") {
      known.insert(Self.plainName(file))
    }
    return known
  }

  private static func plainName(_ file: String) -> String {
    var name = file.dropLast(4)
    for mark in ["~ipad", "~iphone", "@2x", "@3x"] where name.hasSuffix(mark) {
      name = name.dropLast(mark.count)
    }
    return String(name)
  }

  private func fileFinding(_ image: ImageDeclaration, _ path: String) -> Diagnostic? {
    guard isConfined(path) else {
      return Diagnostic(
        ReadingRule.pathOutsideRoot.rule, "'\(path)' leaves the project's folder", at: image.span)
    }
    let candidates = ImageLookup.all(path).compactMap { found($0.file) }
    guard let first = candidates.first else {
      return Diagnostic(
        ReadingRule.missingFile.rule, "there is no file for the image '\(image.name)': \(path)",
        at: image.span)
    }
    guard Self.pixels(first) != nil else {
      return Diagnostic(
        ReadingRule.unreadableImage.rule, "'\(first)' is no PNG or JPEG that can be measured",
        at: image.span)
    }
    return nil
  }

  /// Whether the image file's real place is inside the project's folder.
  private func isConfined(_ path: String) -> Bool {
    ImageLookup.all(path).allSatisfy { isInside(Files.join(folder, $0.file)) }
  }

  /// What is not there cannot lead out where its folder does not.
  private func isInside(_ path: String) -> Bool {
    guard let root = Files.real(root) else { return true }
    let parent = Files.parent(of: path)
    guard let real = Files.real(path) ?? Files.real(parent.isEmpty ? "." : parent) else {
      return !path.split(separator: "/").contains("..")
    }
    return real == root || real.hasPrefix(root + "/") || root == "/"
  }

  /// The path of a candidate: relative to the scene's folder, or found by its name alone.
  private func found(_ file: String) -> String? {
    let path = Files.join(folder, file)
    if file.contains("/") {
      return Files.kind(of: path) == .file && isInside(path) ? path : nil
    }
    guard let place = files[file], isInside(place) else { return nil }
    return place
  }

  private static func pixels(_ path: String) -> (width: Int, height: Int)? {
    guard Files.kind(of: path) == .file else { return nil }
    // A header is in the first pieces of a file; a JPEG's may come after a preview.
    guard let bytes = try? Files.read(path, limit: 64 << 20) else { return nil }
    return ImageHeader.size(bytes)
  }

  /// The sizes in points of every image the scene declares or names, on one device.
  package mutating func table(_ scene: Scene, device: Device) -> ImageTable {
    var table = ImageTable()
    if scene.images.isEmpty, scene.imageUses.isEmpty { return table }
    list()
    for image in scene.images {
      switch image.source {
      case .synthetic(let size, let color):
        table[image.name] = ImageEntry(size: size, capInsets: image.capInsets, color: color)
      case .file(let path):
        table[image.name] = entry(path, device, capInsets: image.capInsets)
      }
    }
    for use in scene.imageUses where table[use.name] == nil {
      table[use.name] = entry(use.name, device, capInsets: .zero)
    }
    return table
  }

  private func entry(_ name: String, _ device: Device, capInsets: EdgeInsets) -> ImageEntry? {
    for candidate in ImageLookup.candidates(name, scale: device.scale, idiom: device.idiom) {
      guard let path = found(candidate.file), let pixels = Self.pixels(path) else { continue }
      return ImageEntry(
        size: Size(
          Double(pixels.width) / candidate.scale, Double(pixels.height) / candidate.scale),
        capInsets: capInsets, fileScale: candidate.scale, file: path)
    }
    return nil
  }
}
