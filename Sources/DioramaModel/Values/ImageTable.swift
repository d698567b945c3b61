// SPDX-License-Identifier: MIT
import DioramaCore

/// The images of a scene for one device: how large each is in points.
package struct ImageTable: Equatable, Sendable {
  private var entries: [String: ImageEntry] = [:]

  package init() {}

  package subscript(name: String) -> ImageEntry? {
    get { entries[name] }
    set { entries[name] = newValue }
  }

  /// The size of an image, or nil where there is none of its name.
  package func size(of image: ImageReference?) -> Size? {
    image.flatMap { entries[$0.name]?.size }
  }
}

/// One image as found.
package struct ImageEntry: Equatable, Sendable {
  /// In points: pixels by the scale of the file.
  package var size: Size
  package var capInsets: EdgeInsets
  /// The color of a synthetic image; nil for a file.
  package var color: Color?
  /// Pixels a point of the file that was found; nil for a synthetic image, which fits every screen.
  package var fileScale: Double?
  /// The path of the file that was found; nil for a synthetic image.
  package var file: String?

  package init(
    size: Size, capInsets: EdgeInsets = .zero, color: Color? = nil, fileScale: Double? = nil,
    file: String? = nil
  ) {
    self.fileScale = fileScale
    self.file = file
    self.size = size
    self.capInsets = capInsets
    self.color = color
  }
}

/// How a scene declares an image; the file is looked up by device and scale.
package struct ImageDeclaration: Equatable, Sendable {
  package var name: String
  package var source: Source
  package var capInsets: EdgeInsets
  package var span: SourceSpan
  /// Where it gets its name.
  package var nameSpan: SourceSpan

  package init(
    name: String, source: Source, capInsets: EdgeInsets, span: SourceSpan, nameSpan: SourceSpan
  ) {
    self.nameSpan = nameSpan
    self.name = name
    self.source = source
    self.capInsets = capInsets
    self.span = span
  }

  package enum Source: Equatable, Sendable {
    /// A path relative to the scene's folder, without scale and device modifiers.
    case file(String)
    case synthetic(Size, Color)
  }
}
