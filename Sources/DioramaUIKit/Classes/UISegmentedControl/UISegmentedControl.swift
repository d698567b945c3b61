// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// A row of choices of which one can stay selected.
package struct UISegmentedControl: ControlClass, GestureKeepingClass, Equatable {
  package var control = ControlTraits()
  package var segments: [Segment] = [] {
    didSet { if selectedSegmentIndex >= segments.count { selectedSegmentIndex = -1 } }
  }
  /// -1 while nothing is selected.
  package var selectedSegmentIndex = -1 {
    didSet { if isMomentary, !run.isReporting { selectedSegmentIndex = -1 } }
  }
  package var isMomentary = false {
    didSet { if isMomentary { selectedSegmentIndex = -1 } }
  }
  package var apportionsSegmentWidthsByContent = false
  package var segmentedControlStyle = Style.plain
  var run = Run()

  /// What a running scene adds to what the file says.
  struct Run: Equatable {
    /// The segment under the finger.
    var pressed: Int?
    /// While the actions of a momentary choice run, the index tells which it was.
    var isReporting = false
  }

  package init() {}

  package enum Style: String, PropertyEnum {
    case plain, bordered, bar, bezeled
    package static let typeName = "UISegmentedControlStyle"
    package static let prefixes: [String] = []
  }
}

// MARK: - Declaration

extension UISegmentedControl {
  package static let name = "UISegmentedControl"
  package static let summary = "Lets one of several choices be tapped."
  package static let superclassName: String? = "UIControl"

  /// Source of the defaults and of what raises: UIKit facts 2.7, recorded facts S7 and S8.
  package static let schema = Schema<Self> {
    viewMethods()
    inherit(\.control, ControlTraits.schema)
    PropertySpec(
      "segments", \.segments, "The choices: texts, or images as `{ image: name }`.",
      aliases: ["items"])
    PropertySpec(
      "selectedSegmentIndex", \.selectedSegmentIndex,
      "The selected segment from 0, or -1; not kept while momentary.", phase: .afterRange,
      heldBy: ["segments"], changedBy: .user,
      raises: { control, index in control.outOfRange(index, allowsNone: true) },
      source: .documented("UISegmentedControl; UIKit facts 2.7"))
    PropertySpec(
      "isMomentary", \.isMomentary, "Whether a choice springs back at once.",
      aliases: ["momentary"])
    PropertySpec(
      "apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent,
      "Whether wider titles get wider segments.")
    PropertySpec(
      "segmentedControlStyle", \.segmentedControlStyle, "The old choice of looks.",
      noEffectFrom: 7, source: .documented("UISegmentedControl.h"))
    PropertySpec(
      readOnly: "numberOfSegments", .int, "How many segments there are.",
      read: { .int(Int64($0.segments.count)) })
    accessors()
    editing()
  }

  package static let examples = [
    Example("Four texts", "segments: [iPhone, iPad, iPod, iMac]"),
    Example("One image", "segments: [A, { title: B, isEnabled: false }]\nselectedSegmentIndex: 0"),
  ]

  package static let ownEvents: ControlEvents = [.valueChanged]
  package static let isInteractiveByDefault = true
  package static let parts = [
    PartDescription("segment", .yes, "A segment by number from 0, or by title.")
  ]

  package static func viewTraits(os: Int) -> ViewTraits { ViewTraits() }

  /// What UIKit raises for an index with no segment; nil where there is one.
  package func outOfRange(_ index: Int, allowsNone: Bool = false) -> UIKitException? {
    if segments.indices.contains(index) || allowsNone && index == -1 { return nil }
    return UIKitException(
      "NSRangeException", "segment index \(index) is outside 0..<\(segments.count)")
  }

  private static func index(_ arguments: [Value], at position: Int) -> Int {
    arguments.indices.contains(position) ? Int(arguments[position]) ?? -1 : -1
  }

  private static func accessors() -> [SchemaPart<Self>] {
    let at = MethodFacts.Parameter("forSegmentAt", .int).counting("segment")
    func question(
      _ name: String, _ kind: ValueKind, _ summary: String,
      _ read: @escaping @Sendable (Segment) -> Value
    ) -> SchemaPart<Self> {
      .method(
        MethodSpec(asking: name, [at], answers: kind, summary) {
          (control: Self, arguments) throws(UIKitException) in
          let index = Self.index(arguments, at: 0)
          if let exception = control.outOfRange(index) { throw exception }
          return read(control.segments[index])
        })
    }
    return [
      question("titleForSegment", .optional(.text), "The text of a segment, null for an image.") {
        $0.title.value
      },
      question("imageForSegment", .optional(.image), "The image of a segment, null for a text.") {
        $0.image.value
      },
      question("isEnabledForSegment", .bool, "Whether a segment takes taps.") {
        .bool($0.isEnabled)
      },
      question("widthForSegment", .double, "The width set for a segment, 0 where shared.") {
        .double($0.width)
      },
    ]
  }

  private static func editing() -> [SchemaPart<Self>] {
    let at = MethodFacts.Parameter("forSegmentAt", .int).counting("segment")
    func writer(
      _ name: String, _ label: String, _ kind: ValueKind, _ summary: String,
      _ write: @escaping @Sendable (inout Segment, Value) -> Void
    ) -> SchemaPart<Self> {
      .method(
        MethodSpec(name, [.init(label, kind), at], summary) {
          (control: inout Self, arguments, _) throws(UIKitException) in
          let index = Self.index(arguments, at: 1)
          if let exception = control.outOfRange(index) { throw exception }
          write(&control.segments[index], arguments[0])
        })
    }
    return [
      writer("setTitle", "title", .optional(.text), "Gives a segment a text; its image goes.") {
        $0.title = String?($1) ?? nil
        $0.image = nil
      },
      writer("setImage", "image", .optional(.image), "Gives a segment an image; its text goes.") {
        $0.image = ImageReference?($1) ?? nil
        $0.title = nil
      },
      writer("setEnabled", "enabled", .bool, "Lets a segment take taps, or not.") {
        $0.isEnabled = $1 == .bool(true)
      },
      writer("setWidth", "width", .double, "Fixes the width of a segment; 0 shares the rest.") {
        $0.width = $1.number ?? 0
      },
      .method(
        MethodSpec(
          "insertSegment",
          [
            .init("withTitle", .text), .init("at", .int),
            .init("animated", .bool, default: .bool(false)),
          ], "Adds a segment; an index past the end is pinned to it (recorded fact S8)."
        ) { (control: inout Self, arguments, _) in
          guard let title = arguments.first.flatMap({ String($0) }) else { return }
          let place = min(max(0, Self.index(arguments, at: 1)), control.segments.count)
          if control.selectedSegmentIndex >= place { control.selectedSegmentIndex += 1 }
          control.segments.insert(Segment(title: title), at: place)
        }),
      .method(
        MethodSpec(
          "removeSegment",
          [.init("at", .int), .init("animated", .bool, default: .bool(false))],
          "Removes a segment; an index past the end is pinned to the last."
        ) { (control: inout Self, arguments, _) in
          guard !control.segments.isEmpty else { return }
          let place = min(max(0, Self.index(arguments, at: 0)), control.segments.count - 1)
          let selected = control.selectedSegmentIndex
          control.segments.remove(at: place)
          control.selectedSegmentIndex =
            selected == place ? -1 : selected > place ? selected - 1 : selected
        }),
      .method(
        MethodSpec("removeAllSegments", [], "Leaves no segment.") {
          (control: inout Self, _, _) in control.segments = []
        }),
    ]
  }
}

extension UISegmentedControl {
  package func keeps(
    _ claim: GestureClaim, at place: Point, bounds: Rect, in context: borrowing MeasureContext
  ) -> Bool { control.isEnabled && claim.isSingleTap }
}

extension UISegmentedControl: CountingClass {
  package static let countChangers: Set<String> = [
    "insertSegment", "removeSegment", "removeAllSegments",
  ]

  package func count(of part: String) -> Int? { part == "segment" ? segments.count : nil }
}
