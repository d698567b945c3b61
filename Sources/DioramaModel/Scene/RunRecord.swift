// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaDrawing
import DioramaExpressions

/// One event as it happened.
package struct EventRecord: Sendable {
  package var time: VirtualTime
  /// The id of the object that it happened to.
  package var source: String
  package var event: String
  package var kind: EventKind
  package var arguments: [Argument]

  package init(
    time: VirtualTime, source: String, event: String, kind: EventKind, arguments: [Argument] = []
  ) {
    self.time = time
    self.source = source
    self.event = event
    self.kind = kind
    self.arguments = arguments
  }

  package struct Argument: Sendable {
    package var name: String
    package var value: Value

    package init(name: String, value: Value) {
      self.name = name
      self.value = value
    }
  }
}

/// How a step ended.
package struct StepRecord: Sendable {
  package var index: Int
  package var span: SourceSpan
  package var keyword: String
  package var name: String?
  package var time: VirtualTime
  package var failures: [StepFailure]
  /// What a `print` step shows.
  package var output: String?

  package init(
    index: Int, span: SourceSpan, keyword: String, name: String?, time: VirtualTime,
    failures: [StepFailure]
  ) {
    self.index = index
    self.span = span
    self.keyword = keyword
    self.name = name
    self.time = time
    self.failures = failures
  }
}

/// What went wrong in a step.
package struct StepFailure: Error, Sendable {
  package var message: String
  package var span: SourceSpan?
  package var expected: String?
  package var actual: String?
  /// What would help: near misses, where the event came from.
  package var notes: [String]
  /// What else led to it, with its place in the scene.
  package var cause: Diagnostic.Note?

  package init(
    _ message: String, at span: SourceSpan? = nil, expected: String? = nil, actual: String? = nil,
    notes: [String] = []
  ) {
    self.message = message
    self.span = span
    self.expected = expected
    self.actual = actual
    self.notes = notes
  }
}

/// What a `snapshot` step took: the state in words, and pictures where it asks for them.
package struct SnapshotRecord: Sendable {
  package var name: String
  /// In words, whether or not the step asks for that.
  package var text: String
  package var span: SourceSpan
  /// What the step asks for, each once, in the order of the cases.
  package var kinds: [SnapshotKind]
  /// What pictures are made of, where the step asks for one.
  package var list: DisplayList?
  /// The bytes of pictures, where somebody has made them.
  package var pictures: [SnapshotKind: [UInt8]] = [:]

  package init(name: String, text: String, span: SourceSpan, kinds: [SnapshotKind] = [.text]) {
    self.name = name
    self.text = text
    self.span = span
    self.kinds = kinds
  }

  /// What there is of a kind; nil for a picture that nothing has made.
  package func bytes(_ kind: SnapshotKind) -> [UInt8]? {
    switch kind {
    case .text: Array(text.utf8)
    case .svg, .png: pictures[kind]
    }
  }
}

/// A property on its way to the value it already has in the model.
package struct InFlight: Sendable {
  package var object: ObjectID
  package var property: String
  package var shown: Value

  package init(object: ObjectID, property: String, shown: Value) {
    self.object = object
    self.property = property
    self.shown = shown
  }
}

/// Everything a report may tell about one run, at its end.
package struct RunRecord: Sendable {
  package var sceneName: String
  package var scriptName: String?
  package var device: Device
  package var os: Int
  package var orientation: Orientation
  package var locale: String
  package var contentSize = ContentSizeCategory.large
  /// What tells its outputs from those of the script's other variations; empty where nothing does.
  package var variation = ""
  package var time: VirtualTime
  package var graph: Graph
  package var window: ObjectID
  /// Objects beside the view tree, in declared order.
  package var objects: [ObjectID]
  package var inFlight: [InFlight]
  package var state: [(name: String, value: Value)]
  package var log: [String]
  package var events: [EventRecord]
  package var steps: [StepRecord]
  package var snapshots: [SnapshotRecord]

  package init(
    sceneName: String, scriptName: String?, device: Device, os: Int, orientation: Orientation,
    locale: String, time: VirtualTime, graph: Graph, window: ObjectID
  ) {
    self.sceneName = sceneName
    self.scriptName = scriptName
    self.device = device
    self.os = os
    self.orientation = orientation
    self.locale = locale
    self.time = time
    self.graph = graph
    self.window = window
    objects = []
    inFlight = []
    state = []
    log = []
    events = []
    steps = []
    snapshots = []
  }

  package var passed: Bool { steps.allSatisfy { $0.failures.isEmpty } }
}
