// SPDX-License-Identifier: MIT
import DioramaCore

/// What stands at the top of files, and what they declare for others to use.
extension KeySet {
  package static let scene = KeySet(
    "a scene",
    [
      version, name,
      Key(
        "device", .either([.word(Device.profiles.map(\.name)), .keys(device)]), "What it runs on."),
      Key(
        "os", .whole(Device.supportedEras), "The major iOS version whose metrics and manners hold."),
      Key("orientation", .literal(.enumeration(orientation)), "How the interface stands."),
      Key("locale", .pattern(localePattern), "The locale, such as en_US."),
      Key("timeZone", .text, "The time zone, such as UTC or Europe/Paris."),
      Key("now", .literal(.date), "What the virtual wall clock shows at t = 0."),
      Key("tintColor", .value(.optional(.color)), "The window's tint color."),
      Key(
        "contentSizeCategory", .literal(.enumeration(contentSize)), "The text size of Dynamic Type."
      ),
      Key("layoutDirection", .literal(.enumeration(layoutDirection)), "Which way lines run."),
      Key(
        "strings", .either([.named(.named(.literal(.text))), .text]),
        "Texts by language and key, or the name of a .strings table."),
      Key(
        "state", .named(.either([.any, .keys(stateValue)])),
        "Named values that handlers and bindings share."),
      Key(
        "computed", .named(.expression), "Named expressions, which are read by their bare names."),
      Key("include", .oneOrMore(.text), "Files with templates, styles, images and handlers."),
      Key(
        "classes", .named(.keys(customClass)),
        "Stand-ins for classes of one's own."),
    ] + declarations + [
      Key(
        "delegates", .named(.delegate),
        "Delegates that several objects share, by name."),
      Key("objects", .list(.object(.init(nil, .free))), "Objects beside the first view tree."),
      Key(
        "root", .object(.init("UIViewController")),
        "The window's root view controller."),
      Key(
        "view", .object(.init("UIView", standard: "UIView")),
        "The view of a plain root view controller."),
    ], rivals: [["root", "view"]])

  /// A file that scenes include.
  package static let included = KeySet(
    "a file that is included",
    [version, name, Key("include", .oneOrMore(.text), "Further files.")] + declarations)

  package static let project = KeySet(
    "a project file",
    [
      version,
      Key("rules", .levels, "Levels of rules."),
      Key(
        "device", .either([.word(Device.profiles.map(\.name)), .keys(device)]),
        "The device of scenes that name none."),
      Key("snapshots", .text, "The folder of recorded outputs, relative to this file."),
      Key("limits", .limits, "Limits below the product's own."),
    ])

  private static let version = Key(
    "diorama", .numberOf([1]), "The version of the language.", isRequired: true)
  private static let name = Key("name", .text, "What it is called.")

  private static let declarations = [
    Key("images", .named(.keys(imageFile)), "Images that need more than their file."),
    Key(
      "appearance", .appearance, "Properties of all objects of a class, by class."),
    Key("styles", .named(.look), "Properties that objects take by the style's name."),
    Key("templates", .named(.keys(template)), "Parts of view trees that are used several times."),
    Key("handlers", .named(.either([.actions, .keys(handler)])), "Actions by name."),
  ]

  /// A device by its measures.
  package static let device = KeySet(
    "a device",
    [
      Key("size", .literal(.size), "The screen in portrait, in points.", isRequired: true),
      Key("scale", .numberOf([1, 2, 3]), "Pixels for each point."),
      Key("idiom", .literal(.enumeration(idiom)), "Phone or pad."),
      Key("safeArea", .literal(.insets), "The margins of the safe area in portrait."),
      Key("name", .text, "What it is called in reports."),
    ])

  package static let idiom = EnumDescription(
    name: "UIUserInterfaceIdiom", cases: Device.Idiom.allCases.map(\.rawValue),
    prefixes: ["UIUserInterfaceIdiom"])

  package static let orientation = EnumDescription(
    name: "UIInterfaceOrientation", cases: Orientation.allCases.map(\.rawValue),
    prefixes: ["UIInterfaceOrientation"])

  package static let contentSize = EnumDescription(
    name: "UIContentSizeCategory", cases: ContentSizeCategory.allCases.map(\.rawValue),
    prefixes: ["UIContentSizeCategory"])

  package static let layoutDirection = EnumDescription(
    name: "UIUserInterfaceLayoutDirection", cases: LayoutDirection.allCases.map(\.rawValue),
    prefixes: ["UIUserInterfaceLayoutDirection"])

  package static let localePattern = "^[A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8}){0,3}$"

  /// A value of the state whose type is given.
  package static let stateValue = KeySet(
    "a value with a type",
    [
      Key("type", .word(stateKinds.map(\.name)), "The type of the value.", isRequired: true),
      Key("value", .any, "What it is at first.", isRequired: true),
    ], others: .named)

  package static let stateKinds: [(name: String, kind: ValueKind)] = [
    ("bool", .bool), ("int", .int), ("double", .double), ("number", .double), ("string", .text),
    ("color", .color), ("point", .point), ("size", .size), ("rect", .rect), ("font", .font),
    ("image", .image), ("insets", .insets), ("list", .list(.text)),
    ("date", .date), ("timestamp", .date),
  ]

  /// A class of one's own; its other keys are properties.
  package static let customClass = KeySet(
    "a class", [Key("is", .name, "The class that it stands on.", isRequired: true)],
    others: .properties)

  package static let imageFile = KeySet(
    "an image of the scene",
    [
      Key("file", .text, "Where it is, relative to this file."),
      Key("size", .literal(.size), "Of an image without a file, in points."),
      Key("color", .literal(.color), "Of an image without a file."),
      Key("capInsets", .literal(.insets), "The edges that are not stretched."),
    ])

  package static let template = KeySet(
    "a template",
    [
      Key(
        "parameters",
        .named(.either([.word(parameterTypes), .keys(parameter)])),
        "What each use gives, by name."),
      Key("view", .object(.init(nil, .template)), "What it stands for.", isRequired: true),
    ])

  package static let parameter = KeySet(
    "a parameter",
    [
      Key("type", .word(parameterTypes), "What it takes.", isRequired: true),
      Key("default", .any, "What it is where a use does not give it."),
    ])

  /// The types of parameters with their aliases.
  package static var parameterTypes: [String] {
    ParameterType.allCases.map(\.rawValue) + ParameterType.aliases.keys.sorted()
  }

  package static let handler = KeySet(
    "a handler",
    [
      Key("parameters", .list(.text), "The names of what `run` gives."),
      Key("do", .actions, "What it does.", isRequired: true),
    ])

  /// Copies of a view, one for each item.
  package static let loop = KeySet(
    "a loop",
    [
      Key("each", .any, "The items, or how many copies there are.", isRequired: true),
      Key("as", .text, "The name of the item in each copy."),
      Key("view", .any, "What is copied.", isRequired: true),
      Key("when", .either([.literal(.bool), .expression]), "Whether a copy is there."),
    ])

  package static let section = KeySet(
    "a section",
    [
      Key(
        "header", .either([.null, .object(.init("UITableViewHeaderFooterView", .row))]),
        "What stands above it."),
      Key(
        "footer", .either([.null, .object(.init("UITableViewHeaderFooterView", .row))]),
        "What stands below it."),
      Key(
        "rows", .either([.null, .expression, .list(.object(.init("UITableViewCell", .row)))]),
        "Its rows, each described."),
      Key("count", .value(.int), "How often `row` is there."),
      Key("row", .object(.init("UITableViewCell", .row)), "The row that is repeated."),
      Key("when", .either([.literal(.bool), .expression]), "Whether the section is there."),
    ], rivals: [["rows", "count"], ["rows", "row"]])

  /// A wheel of a picker in the short form.
  package static let component = KeySet(
    "a component",
    [
      Key("rows", .value(.int), "How many rows it has.", isRequired: true),
      Key("title", .value(.optional(.text)), "What each row says."),
    ])
}

/// What a template's parameter takes.
package enum ParameterType: String, CaseIterable, Sendable {
  case string, number, bool, color, font, image, reference, actions, view, list

  /// Other names of some.
  package static let aliases = [
    "boolean": "bool", "double": "number", "int": "number", "text": "string",
  ]

  /// The kind of a plain value; nil for parts of the file and references.
  package var kind: ValueKind? {
    switch self {
    case .string: .text
    case .number: .double
    case .bool: .bool
    case .color: .color
    case .font: .font
    case .image: .image
    case .reference, .actions, .view, .list: nil
    }
  }
}
