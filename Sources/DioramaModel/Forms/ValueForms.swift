// SPDX-License-Identifier: MIT
import DioramaCore

/// Values that have keys of their own.
extension KeySet {
  package static let color = KeySet(
    "a color",
    colorSets.joined().map { Key($0, .value(.double), "0...1.") } + [
      Key("alpha", .value(.double), "0...1; 1 where it is left out.")
    ], needs: [["white", "red", "hue"]])

  /// The components that make a color together, beside `alpha`.
  package static let colorSets = [
    ["white"], ["red", "green", "blue"], ["hue", "saturation", "brightness"],
  ]

  package static let font = KeySet(
    "a font",
    [
      Key("system", .value(.double), "The system font, of this size."),
      Key("weight", .literal(.enumeration(fontWeight)), "How heavy; regular unless told."),
      Key("italic", .literal(.bool), "Whether it is italic."),
      Key("name", .text, "The name of a face, with `size` beside it."),
      Key("size", .value(.double), "In points."),
      Key("style", .literal(.enumeration(textStyle)), "A text style of Dynamic Type, alone."),
    ], needs: [["system", "name", "style"]])

  package static let fontWeight = EnumDescription(
    name: "UIFont.Weight", cases: Font.Weight.allCases.map(\.name), prefixes: ["UIFontWeight"])

  package static let textStyle = EnumDescription(
    name: "UIFont.TextStyle", cases: TextStyle.allCases.map(\.rawValue),
    prefixes: ["UIFontTextStyle"])

  package static let image = KeySet(
    "an image",
    [
      Key("name", .text, "What it is called."),
      Key("image", .text, "The same as `name`."),
      Key("capInsets", .literal(.insets), "The edges that are not stretched."),
      Key("resizingMode", .literal(.enumeration(resizingMode)), "How the middle grows."),
      Key(
        "renderingMode", .literal(.enumeration(renderingMode)), "Whether it takes the tint color."),
    ], needs: [["name", "image"]])

  package static let resizingMode = EnumDescription(
    name: "UIImageResizingMode", cases: ["tile", "stretch"], prefixes: ["UIImageResizingMode"])

  package static let renderingMode = EnumDescription(
    name: "UIImageRenderingMode",
    cases: ImageReference.RenderingMode.allCases.map(\.rawValue),
    prefixes: ["UIImageRenderingMode"])

  /// One step of a transform.
  package static let transformStep = KeySet(
    "a transform",
    [
      Key("rotate", .oneOrMore(.value(.double)), "Radians, clockwise."),
      Key("scale", .oneOrMore(.value(.double)), "A factor, or one each for x and y."),
      Key("translate", .list(.value(.double)), "Points, [x, y]."),
    ], needs: [["rotate", "scale", "translate"]], rivals: [["rotate", "scale", "translate"]])

  package static let range = KeySet(
    "a range",
    [
      Key("location", .value(.int), "Where it begins, in UTF-16 units.", isRequired: true),
      Key("length", .value(.int), "How long it is, in UTF-16 units.", isRequired: true),
    ])

  package static let segment = KeySet(
    "a segment",
    [
      Key("title", .value(.text), "What it says."),
      Key("image", .value(.image), "What it shows."),
      Key("isEnabled", .value(.bool), "Whether it can be tapped."),
      Key("enabled", .value(.bool), "The older spelling of `isEnabled`."),
      Key("width", .value(.double), "In points; 0 is as wide as the others."),
    ], rivals: [["title", "image"]])

  package static let localized = KeySet(
    "localized text",
    [Key("localized", .name, "The key of a text in the scene's strings.", isRequired: true)])

  /// The names of the numbers of a geometric value, in the order of its list.
  package static func components(_ kind: ValueKind) -> [String]? {
    switch kind {
    case .point: ["x", "y"]
    case .size: ["width", "height"]
    case .rect: ["x", "y", "width", "height"]
    case .insets: ["top", "left", "bottom", "right"]
    default: nil
    }
  }

  /// The names of the numbers of an offset, any of these pairs.
  package static let offsetComponents = [
    ["dx", "dy"], ["horizontal", "vertical"], ["width", "height"],
  ]
}
