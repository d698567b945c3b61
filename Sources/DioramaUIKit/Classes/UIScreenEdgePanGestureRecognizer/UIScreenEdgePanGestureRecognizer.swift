// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Recognizes a finger that drags from an edge of the screen.
package struct UIScreenEdgePanGestureRecognizer: PanGestureClass, Equatable {
  package var traits = GestureTraits()
  package var edges = Options<ControllerTraits.RectEdge>()
  private var run = PanMotion()

  package init() {}
}

// MARK: - Declaration

extension UIScreenEdgePanGestureRecognizer {
  package static let name = "UIScreenEdgePanGestureRecognizer"
  package static let summary = "Recognizes a finger that drags from an edge of the screen."
  package static let superclassName: String? = "UIPanGestureRecognizer"

  package static let schema = Schema<Self> {
    inherit(\.traits, GestureTraits.schema)
    PropertySpec("edges", \.edges, "The edges of the screen that it begins at.")
    panProperties()
  }

  package static let examples = [
    Example("From the left", "edges: left\naction: [ { log: \"${sender.translation.x}\" } ]")
  ]
  package static let delegateMethods = GestureCalls.delegateMethods
  package static let callbacks = GestureCalls.callbacks
  package static let callbackKind = GestureCalls.kind

  /// How far from the edge a finger may come down, in points (UIKit facts 3.8: 13 to 20).
  private static let margin = 20.0
}

// MARK: - Events

extension UIScreenEdgePanGestureRecognizer {
  package var motion: PanMotion {
    get { run }
    set { run = newValue }
  }

  package var claim: GestureClaim { .pan(touches: 1) }

  package mutating func handle(_ event: GestureEvent, _ input: GestureInput) -> GestureReply {
    if case .touched = event, input.touches.count == 1,
      edge(at: input.middle(), of: input.screen) == nil
    {
      return .ignoring
    }
    let edge = edge(at: run.start, of: input.screen)
    return follow(event, input, minimum: 1) { motion, _ in
      guard let edge else { return .waits }
      let inward = edge.inward(motion.way)
      let length = motion.start.distance(to: motion.place)
      if inward >= PanMotion.distance, inward >= length / 2.0.squareRoot() {
        return .begins(after: inward)
      }
      return length >= PanMotion.distance && inward < length / 2.0.squareRoot() ? .fails : .waits
    }
  }

  /// The edge that a finger came down at.
  private func edge(at place: Point, of screen: Rect) -> ControllerTraits.RectEdge? {
    ControllerTraits.RectEdge.allCases.first { edge in
      guard edges.cases.contains(edge) else { return false }
      return switch edge {
      case .top: place.y - screen.minY <= Self.margin
      case .left: place.x - screen.minX <= Self.margin
      case .bottom: screen.maxY - place.y <= Self.margin
      case .right: screen.maxX - place.x <= Self.margin
      }
    }
  }

  package mutating func reset() {
    traits.reset()
    run = PanMotion()
  }
}

extension ControllerTraits.RectEdge {
  /// How far a way leads from the edge into the screen.
  fileprivate func inward(_ way: Point) -> Double {
    switch self {
    case .top: way.y
    case .left: way.x
    case .bottom: -way.y
    case .right: -way.x
    }
  }
}
