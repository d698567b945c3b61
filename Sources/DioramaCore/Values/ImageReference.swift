// SPDX-License-Identifier: MIT

/// An image as a property holds it: its name, and how it stretches and is tinted.
package struct ImageReference: Hashable, Sendable {
  package var name: String
  /// Nil where the scene's `images` entry decides.
  package var capInsets: EdgeInsets?
  package var resizingMode: ResizingMode?
  package var renderingMode: RenderingMode

  package init(
    _ name: String, capInsets: EdgeInsets? = nil, resizingMode: ResizingMode? = nil,
    renderingMode: RenderingMode = .automatic
  ) {
    self.name = name
    self.capInsets = capInsets
    self.resizingMode = resizingMode
    self.renderingMode = renderingMode
  }

  /// How the middle of an image with cap insets fills more room.
  package enum ResizingMode: String, CaseIterable, Sendable { case tile, stretch }

  /// Whether an image keeps its colors or becomes a mask for the tint color.
  package enum RenderingMode: String, CaseIterable, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }
}
