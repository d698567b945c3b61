// SPDX-License-Identifier: MIT
import DioramaCore

/// All that is drawn of a screen, from the back to the front: what every kind of picture is made of.
///
/// Knows nothing of views, files or the machine. Its groups are balanced.
package struct DisplayList: Equatable, Sendable {
  /// In points, from a corner at (0, 0).
  package var size: Size
  /// Pixels a point.
  package var scale: Double
  package var items: ContiguousArray<DisplayItem> = []
  package var images: [Image] = []

  package init(size: Size, scale: Double) {
    self.size = size
    self.scale = scale
  }

  /// An image that is drawn, with what its file holds.
  package struct Image: Equatable, Sendable {
    /// Of the file, as the project knows it.
    package var name: String
    /// A whole PNG or JPEG file; empty until it is read, or where it cannot be.
    package var bytes: [UInt8] = []
    /// In points.
    package var size: Size

    package init(name: String, size: Size) {
      self.name = name
      self.size = size
    }
  }

  /// The index of an image, which is added where it is new.
  package mutating func index(of image: Image) -> Int {
    if let known = images.firstIndex(where: { $0.name == image.name && $0.size == image.size }) {
      if images[known].bytes.isEmpty { images[known].bytes = image.bytes }
      return known
    }
    images.append(image)
    return images.count - 1
  }
}
