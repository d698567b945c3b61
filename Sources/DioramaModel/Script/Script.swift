// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions

/// A script of interactions, read and checked against its scene.
package struct Script: Sendable {
  package var file: FileID
  package var name: String?
  /// What it runs with, once for each, in order; one that names nothing where the script does not.
  package var variations: [Variation]
  package var named: NamedVariations
  package var steps: [ScriptStep]
  /// The scene it plays on, with the script's own expressions appended.
  package var scene: Scene

  package init(
    file: FileID, name: String?, variations: [Variation], named: NamedVariations,
    steps: [ScriptStep], scene: Scene
  ) {
    self.file = file
    self.name = name
    self.variations = variations
    self.named = named
    self.steps = steps
    self.scene = scene
  }
}

/// What a script's `variations` vary, and so what the names of its snapshots tell.
package struct NamedVariations: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  package static let os = Self(rawValue: 1)
  package static let locales = Self(rawValue: 2)
  package static let contentSizes = Self(rawValue: 4)
  package static let orientations = Self(rawValue: 8)
}

/// One step as written.
package struct ScriptStep: Sendable {
  /// `tap`, `expect`, …
  package var keyword: String
  package var name: String?
  /// Why the step is known to fail; its success is then a failure.
  package var failing: String?
  /// The exception that UIKit must raise in it.
  package var raises: String?
  /// Whether the script goes on where it fails.
  package var isSoft = false
  /// The devices it runs on; nil for all.
  package var devices: [String]?
  package var request: StepRequest
  package var span: SourceSpan

  package init(keyword: String, request: StepRequest, span: SourceSpan) {
    self.keyword = keyword
    self.request = request
    self.span = span
  }
}

/// What the runner does for a step: device input, time, questions, or control flow.
package indirect enum StepRequest: Sendable {
  case gesture(Gesture)
  case touch(TouchPhase, Place?, finger: Int)
  case slide(TargetReference, to: ValueSource, duration: VirtualTime)
  case selectSegment(TargetReference, segment: ValueSource)
  case selectRow(TargetReference, component: ValueSource, row: ValueSource)
  case pick(TargetReference, PickGoal)
  case scroll(TargetReference?, ScrollGoal)
  case wait(VirtualTime)
  case settle(within: VirtualTime)
  case expect([Expectation])
  case expectLines([LinePattern], match: MatchMode)
  case expectEvents([EventPattern], match: MatchMode, filter: EventFilter)
  case expectAbsent(TargetReference)
  case snapshot(name: String, of: TargetReference?, as: [SnapshotKind])
  case loop(times: ValueSource, [ScriptStep])
  case branch(ExpressionID, then: [ScriptStep], otherwise: [ScriptStep])
  case show(ValueSource)
  case perform(ActionList)
  case expectTree(TreePattern, match: MatchMode)
  case shake
  case input(DeviceInput)
  /// Steps of another file.
  case sequence([ScriptStep])
}

/// What a date picker is turned to.
package enum PickGoal: Sendable {
  /// A timestamp, or the text of a date.
  case date(ValueSource)
  case duration(VirtualTime)
}

/// Where the content of a scroll view is dragged.
package enum ScrollGoal: Sendable {
  /// Of the contentOffset, at most to the end.
  case by(Offset)
  /// A contentOffset.
  case to(Point)
  /// Something that has to come into view.
  case until(TargetReference)
}

/// What a part of the state tree must look like; nil parts match anything.
package struct TreePattern: Sendable {
  package var id: String?
  package var className: String?
  package var properties: [Property]
  package var subviews: [TreePattern]?
  package var span: SourceSpan

  package init(span: SourceSpan) {
    properties = []
    self.span = span
  }

  package struct Property: Sendable {
    package var name: String
    package var test: Expectation.Test
    package var span: SourceSpan

    package init(name: String, test: Expectation.Test, span: SourceSpan) {
      self.name = name
      self.test = test
      self.span = span
    }
  }
}

/// What a person does with the keyboard, or with the whole device.
package enum DeviceInput: Sendable {
  /// One character after the other.
  case type(ValueSource)
  /// All at once.
  case paste(ValueSource)
  case backspace(Int)
  case press(Key)
  case select(ValueSource)
  case clear(TargetReference)
  case dismissKeyboard
  case attachKeyboard(hardware: Bool)
  case rotate(Orientation)
  case background
  case foreground
  case memoryWarning

  /// A key with a meaning of its own.
  package enum Key: String, CaseIterable, Sendable { case `return`, delete, space, tab, undo, redo }
}

/// A gesture of one finger on a target.
package struct Gesture: Sendable {
  package var target: TargetReference
  package var motion: Motion
  /// The reason for which it must not get through, by its name.
  package var blocked: String?
  package var patience: Patience

  package init(
    target: TargetReference, motion: Motion, blocked: String? = nil,
    patience: Patience = .waits
  ) {
    self.target = target
    self.motion = motion
    self.blocked = blocked
    self.patience = patience
  }

  /// Whether it first waits for an animation that blocks its target.
  package enum Patience: Sendable { case waits, now }

  package enum Motion: Sendable {
    case taps(count: Int, interval: VirtualTime)
    case press(VirtualTime)
    case move(Path, duration: VirtualTime, end: Lift)
    /// Two fingers whose distance becomes `scale` times what it was.
    case pinch(scale: Double, duration: VirtualTime)
    /// Two fingers that turn about their middle; positive is clockwise.
    case twist(radians: Double, duration: VirtualTime)
  }

  /// How the finger is after its way, before it is lifted.
  package enum Lift: Sendable {
    /// As fast as it came.
    case moving
    /// Still for a while.
    case held(VirtualTime)
    /// Thrown with a velocity, in points a second.
    case thrown(Offset)
  }

  package enum Path: Sendable {
    case to(Place)
    case by(Offset)
  }
}

/// A phase of one finger.
package enum TouchPhase: String, CaseIterable, Sendable { case down, move, up, cancel }

/// A place on the screen: a point, or the activation point of a target.
package enum Place: Sendable {
  case point(Point)
  case target(TargetReference)
}

/// How a script names a view or a part of one.
package struct TargetReference: Sendable {
  package var selector: Selector
  /// Which of those with the text, label or type, from 0; without one there must be one only.
  package var index: Int?
  package var within: String?
  package var span: SourceSpan
  /// The text of the target, for messages.
  package var text: String

  package init(
    _ selector: Selector, index: Int? = nil, within: String? = nil, span: SourceSpan, text: String
  ) {
    self.selector = selector
    self.index = index
    self.within = within
    self.span = span
    self.text = text
  }

  package enum Selector: Equatable, Sendable {
    case id(String)
    case part(String, PartReference)
    case text(String)
    case label(String)
    case type(String)
    case point(Point)
  }
}

/// One line of an `expect` step.
package struct Expectation: Sendable {
  package var expression: ExpressionID
  /// The expression as written.
  package var text: String
  package var test: Test
  package var span: SourceSpan
  /// Where the expression is nothing but a property: which, so that all its states can be compared.
  package var property: (object: ObjectID, index: Int)?
  /// The older copy that the expression asks, of what is made anew: `detail[1]`.
  package var copy: String?

  package init(
    expression: ExpressionID, text: String, test: Test, span: SourceSpan,
    property: (object: ObjectID, index: Int)?
  ) {
    self.expression = expression
    self.text = text
    self.test = test
    self.span = span
    self.property = property
  }

  package enum Test: Sendable {
    case isTrue
    case equals(ValueSource)
    /// All states of a per-state property.
    case equalsStates(ValueSource)
    /// A number, or the numbers of a geometric value in order.
    case near([ValueSource], within: Double)
    case above(ValueSource)
    case below(ValueSource)
    case matches(String)
    case contains(ValueSource)
  }
}

/// How expected lines or events are compared with what happened.
package enum MatchMode: Sendable { case exactly, contains }

/// One expected line of the log.
package enum LinePattern: Sendable {
  case text(ValueSource)
  case matches(String)
}

/// One expected event; nil parts match anything.
package struct EventPattern: Sendable {
  package var source: String?
  package var event: String?
  package var arguments: [(name: String, value: ValueSource)]

  package init(
    source: String?, event: String?, arguments: [(name: String, value: ValueSource)] = []
  ) {
    self.source = source
    self.event = event
    self.arguments = arguments
  }
}

/// Which events an `expectEvents` step looks at; nil is all.
package struct EventFilter: Sendable {
  package var sources: [String]?
  package var kinds: [EventKind]?

  package init(sources: [String]? = nil, kinds: [EventKind]? = nil) {
    self.sources = sources
    self.kinds = kinds
  }
}

/// The kinds of recorded events.
package enum EventKind: String, CaseIterable, Sendable {
  case control, delegate, lifecycle, notification, gesture, dynamics
}

/// Why a touch does not get through to what it was aimed at.
package enum TouchBlock: String, CaseIterable, Sendable {
  case hidden, alpha, interaction, disabled, clipped, outside, covered, removed, missing
}
