// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import DioramaPhysics

/// Views and groups as bodies: taken in where they stand, and put where their bodies have come to.
extension Simulation {
  /// Takes an item in as it stands.
  func makeItem(_ object: ObjectID, in run: AnimatorRun) throws(RunError) -> WorldItem {
    let views = try views(of: object, in: run)
    var frames: [(center: Point, angle: Double)] = []
    for view in views { frames.append(place(of: view, in: run.referenceView)) }
    var center = frames[0].center
    var angle = frames[0].angle
    if views.count > 1 || views[0] != object {
      // A group turns about the middle of its views.
      angle = 0
      let count = Double(views.count)
      center = Point(
        frames.reduce(0) { $0 + $1.center.x } / count,
        frames.reduce(0) { $0 + $1.center.y } / count)
    }
    var parts: [WorldItem.Part] = []
    for (view, frame) in zip(views, frames) {
      parts.append(
        WorldItem.Part(
          view: view, offset: Offset(frame.center.x - center.x, frame.center.y - center.y),
          angle: angle, transform: graph.transform[view.offset]))
    }
    let shape = try shape(of: object, views, frames, about: center)
    let body = run.world.addBody(shape, at: center, angle: angle)
    return WorldItem(
      object: object, body: body, shape: shape, parts: parts, center: center, angle: angle)
  }

  /// The views that an item stands for.
  ///
  /// Source of the exceptions: UIKit facts 6.1; recorded fact D28, with the words of the same assertion
  /// in material-components-ios #8541 and ZLSwipeableView #4.
  private func views(of object: ObjectID, in run: AnimatorRun) throws(RunError) -> [ObjectID] {
    var views = [object]
    if let group = graph.values[object.offset] as? any DynamicItemGroupClass { views = group.items }
    guard !views.isEmpty else {
      throw invalid("'\(graph.ids[object.offset])' is a group without items")
    }
    for view in views {
      let name = "'\(graph.ids[view.offset])'"
      guard graph.flags[view.offset].contains(.isView), view != run.referenceView,
        graph.isInside(view, run.referenceView)
      else {
        throw invalid(
          "\(name) should be a descendant of '\(graph.ids[run.referenceView.offset])', the reference view of '\(graph.ids[run.animator.offset])'"
        )
      }
      let size = graph.bounds[view.offset].size
      guard size.width > 0, size.height > 0 else {
        let text = "{\(DecimalText.report(size.width)), \(DecimalText.report(size.height))}"
        throw RunError(
          UIKitException(
            "NSInternalInconsistencyException", "Invalid size \(text) for item \(name) in Dynamics"),
          at: nil)
      }
    }
    return views
  }

  private func invalid(_ reason: String) -> RunError {
    RunError(UIKitException("NSInvalidArgumentException", reason), at: nil)
  }

  /// Where a view stands in the reference view's coordinates.
  private func place(of view: ObjectID, in reference: ObjectID) -> (center: Point, angle: Double) {
    let middle = graph.center[view.offset]
    let parent = graph.parent(of: view)
    guard parent == reference else {
      let transform = graph.transform(from: view, to: reference) ?? .identity
      return (
        graph.convert(middle, from: parent, to: reference),
        ExactMath.angle(transform.b, transform.a)
      )
    }
    let transform = graph.transform[view.offset]
    guard !transform.isIdentity else { return (middle, 0) }
    return (middle, ExactMath.angle(transform.b, transform.a))
  }

  private func shape(
    of object: ObjectID, _ views: [ObjectID], _ frames: [(center: Point, angle: Double)],
    about center: Point
  ) throws(RunError) -> Shape {
    do throws(ShapeProblem) {
      if views == [object] { return try outline(of: object) }
      var pieces: [Shape] = []
      for (view, frame) in zip(views, frames) {
        let offset = Offset(frame.center.x - center.x, frame.center.y - center.y)
        pieces.append(try outline(of: view).placed(at: offset, angle: frame.angle))
      }
      return try .group(pieces)
    } catch {
      throw invalid("'\(graph.ids[object.offset])' has no shape to collide with: \(error.reason)")
    }
  }

  private func outline(of view: ObjectID) throws(ShapeProblem) -> Shape {
    let size = graph.bounds[view.offset].size
    guard let traits = graph.dynamicItems[view] else { return try .rectangle(size) }
    switch traits.collisionBoundsType {
    case .rectangle: return try .rectangle(size)
    case .ellipse: return try .ellipse(size)
    case .path:
      guard let path = traits.collisionBoundingPath else { return try .rectangle(size) }
      return try .path(path.points)
    }
  }

  /// What the engine's rounding turns an item that hits something squarely, in radians; nobody sees it.
  private static let leastTurn = 0.0005

  /// An angle without whole turns, and square where it is so to the eye.
  private static func squared(_ angle: Double) -> Double {
    let quarter = Double.pi / 2
    let quarters = (angle / quarter).rounded()
    guard abs(angle - quarters * quarter) < leastTurn else { return angle }
    return quarters.truncatingRemainder(dividingBy: 4) * quarter
  }

  /// Puts the views of an item where its body has come to.
  func show(_ item: inout WorldItem, at state: BodyState, in run: AnimatorRun) {
    guard state.center != item.center || state.angle != item.angle else { return }
    for part in item.parts {
      let turned = Self.squared(state.angle - part.angle)
      var place = state.center
      if part.offset != .zero {
        let (sine, cosine) = ExactMath.sineAndCosine(turned)
        place.x += part.offset.dx * cosine - part.offset.dy * sine
        place.y += part.offset.dx * sine + part.offset.dy * cosine
      }
      if let parent = graph.parent(of: part.view), parent != run.referenceView {
        place = graph.convert(place, from: run.referenceView, to: parent)
      }
      graph.center[part.view.offset] = place
      if state.angle != item.angle {
        graph.transform[part.view.offset] =
          turned == 0 ? part.transform : part.transform.then(.rotation(turned))
      }
      noteGeometry(of: part.view)
    }
    item.center = state.center
    item.angle = state.angle
  }
}

extension ShapeProblem {
  fileprivate var reason: String {
    switch self {
    case .notFinite: "its path is not finite"
    case .empty: "it encloses nothing"
    case .tooLarge: "it is too large"
    case .notConvex: "its path is not convex"
    }
  }
}
