// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Why a run cannot go on.
package struct RunError: Error, Sendable {
  package var message: String
  /// The exception that UIKit would have raised, by its name.
  package var exception: String?
  package var span: SourceSpan?
  /// The rule that it is a case of, where lint has one.
  package var rule: String?
  /// How it came to this, the cause first.
  package var notes: [String]

  package init(
    _ message: String, exception: String? = nil, at span: SourceSpan? = nil, notes: [String] = []
  ) {
    self.message = message
    self.exception = exception
    self.span = span
    self.notes = notes
  }

  /// How many steps of the way to an exception are told.
  private static let mostNotes = 12

  /// An exception as it leaves a list of actions that ran for `origin`: its notes tell the way.
  func passed(through origin: String) -> RunError {
    let note = "in \(origin)"
    guard exception != nil, !origin.isEmpty, notes.last != note, notes.count < Self.mostNotes else {
      return self
    }
    var passed = self
    passed.notes.append(note)
    return passed
  }

  init(_ exception: UIKitException, at span: SourceSpan?) {
    self.init(
      "\(exception.name): \(exception.reason)", exception: exception.name, at: span)
  }
}

/// How much one run may do.
package struct RunLimits: Equatable, Sendable {
  /// Actions, events and timer calls together.
  package var steps: Int
  /// Handlers, events and completions inside each other.
  package var depth: Int
  package var virtualTime: VirtualTime
  /// Cost of all expressions together.
  package var expressionCost: Int
  /// Bytes of the log.
  package var logSize: Int
  /// Objects, with those that actions make.
  package var objects: Int
  /// Bytes of one text.
  package var textSize: Int
  /// Characters that are laid out or measured, of longer texts, all together.
  package var measuredText: Int
  /// Bodies and contacts that animators look at, in all substeps together: what a heap of a thousand
  /// items takes to come to rest, and a third as much again.
  package var physicsWork: Int

  package init(
    steps: Int = 100_000, depth: Int = 60, virtualTime: VirtualTime = VirtualTime(seconds: 86_400),
    expressionCost: Int = 5_000_000, logSize: Int = 8 << 20, objects: Int = 200_000,
    textSize: Int = 1 << 20, measuredText: Int = 1_500_000,
    physicsWork: Int = 24_000_000
  ) {
    self.physicsWork = physicsWork
    self.measuredText = measuredText
    self.textSize = textSize
    self.objects = objects
    self.steps = steps
    self.depth = depth
    self.virtualTime = virtualTime
    self.expressionCost = expressionCost
    self.logSize = logSize
  }

  package static let standard = RunLimits()
}
