// SPDX-License-Identifier: MIT
import DioramaCore

/// One thing that is drawn, in the coordinates of the groups around it.
package enum DisplayItem: Equatable, Sendable {
  /// Opens a group, which `end` closes: what is between is moved, cut and faded as one.
  case begin(Group)
  case end
  /// By the nonzero winding rule.
  case fill(Path, Paint)
  case stroke(Path, Stroke)
  /// Of a shape that covers what falls below it.
  case shadow(Path, Shadow)
  case picture(Picture)
  case text(GlyphRun)
}

/// What is between `begin` and `end`.
package struct Group: Equatable, Sendable {
  package var transform = AffineTransform.identity
  /// In the group's own coordinates, after the transform; nil cuts nothing.
  package var clip: Path?
  /// 0...1, of all that is inside as one.
  package var opacity = 1.0
  /// The id of the view that it draws, for pictures with names.
  package var name: String?

  package init(
    transform: AffineTransform = .identity, clip: Path? = nil, opacity: Double = 1,
    name: String? = nil
  ) {
    self.transform = transform
    self.clip = clip
    self.opacity = opacity
    self.name = name
  }
}

/// What fills a shape.
package enum Paint: Equatable, Sendable {
  case color(Color)
  /// Between two points, in order of their places 0...1; beyond them the end colors go on.
  case gradient([Stop], from: Point, to: Point)

  package struct Stop: Equatable, Sendable {
    package var place: Double
    package var color: Color

    package init(_ place: Double, _ color: Color) {
      self.place = place
      self.color = color
    }
  }
}

/// A line of one color along a shape; half of its width is on either side.
package struct Stroke: Equatable, Sendable {
  package var color: Color
  /// In points.
  package var width: Double
  package var hasRoundEnds: Bool
  /// Lengths of line and gap by turns, in points; empty for an unbroken line.
  package var dashes: [Double]

  package init(_ color: Color, width: Double, hasRoundEnds: Bool = false, dashes: [Double] = []) {
    self.color = color
    self.width = width
    self.hasRoundEnds = hasRoundEnds
    self.dashes = dashes
  }
}

/// A blurred copy of a shape, drawn outside of it only, as CALayer's shadow.
package struct Shadow: Equatable, Sendable {
  /// With its opacity.
  package var color: Color
  /// In points.
  package var offset: Offset
  /// CALayer's shadowRadius: the standard deviation of the blur, in points.
  package var radius: Double

  package init(_ color: Color, offset: Offset, radius: Double) {
    self.color = color
    self.offset = offset
    self.radius = radius
  }
}

/// A part of an image file, drawn over a rect.
package struct Picture: Equatable, Sendable {
  /// Index into `DisplayList.images`.
  package var image: Int
  /// The part that is drawn, in points of the image.
  package var source: Rect
  /// Where it is drawn, in points.
  package var target: Rect
  /// Its opaque parts in this color alone, as a template; nil as it is.
  package var template: Color?

  package init(image: Int, source: Rect, target: Rect, template: Color? = nil) {
    self.image = image
    self.source = source
    self.target = target
    self.template = template
  }
}

/// Characters in one font and color on one baseline, each at its own place.
package struct GlyphRun: Equatable, Sendable {
  package var face: Face
  package var color: Color
  /// The y of the baseline, in points.
  package var baseline: Double
  package var text: String
  /// The left edge of each scalar of `text`, in points.
  package var places: [Double]
  /// The right edge of the last.
  package var end: Double
  package var isRightToLeft = false

  package init(
    _ text: String, face: Face, color: Color, baseline: Double, places: [Double], end: Double
  ) {
    self.text = text
    self.face = face
    self.color = color
    self.baseline = baseline
    self.places = places
    self.end = end
  }

  /// Which glyphs.
  package struct Face: Hashable, Sendable {
    /// The family whose metrics placed the glyphs.
    package var family: Family
    /// The name a scene gave it, where it named one.
    package var name: String?
    package var weight: Font.Weight
    package var isItalic: Bool
    /// In points.
    package var size: Double

    package init(
      _ family: Family, name: String? = nil, weight: Font.Weight = .regular,
      isItalic: Bool = false, size: Double
    ) {
      self.family = family
      self.name = name
      self.weight = weight
      self.isItalic = isItalic
      self.size = size
    }
  }

  package enum Family: UInt8, Hashable, Sendable, CaseIterable {
    case helveticaNeue, sanFrancisco
  }
}
