// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions

/// What moves by itself, frame by frame, and what code begins.
extension ScrollTraits {
  mutating func move(_ course: PlaneMotion, _ kind: Motion.Kind, _ effects: inout Effects) {
    run.motion = Motion(course: course, kind: kind)
    effects.schedule(Self.frame, after: ScrollPhysics.frame)
  }

  mutating func showFrame(_ effects: inout Effects) {
    guard var motion = run.motion else { return }
    motion.frames += 1
    let time = Double(motion.frames) * ScrollPhysics.frame.seconds
    if let zoom = motion.zoom {
      show(zoom, at: time)
    } else {
      contentOffset = motion.course.position(at: time)
    }
    guard time >= motion.course.duration, time >= motion.zoom?.duration ?? 0 else {
      run.motion = motion
      effects.schedule(Self.frame, after: ScrollPhysics.frame)
      return
    }
    run.motion = nil
    // The content may have become smaller on the way.
    if motion.kind == .decelerating, contentOffset != resting(contentOffset) {
      return move(returning(), .decelerating, &effects)
    }
    if motion.kind == .decelerating { run.throwEnd = contentOffset }
    tellEnd(of: motion.kind, &effects)
  }

  /// A finger holds what moved.
  mutating func stop(_ effects: inout Effects) {
    guard let motion = run.motion, motion.zoom == nil else { return }
    run.motion = nil
    run.wasCaught = true
    effects.unschedule(Self.frame)
    tellEnd(of: motion.kind, &effects)
  }

  /// Shows the end of what is under way at once.
  mutating func finishMotion(_ effects: inout Effects) {
    guard let motion = run.motion else { return }
    run.motion = nil
    effects.unschedule(Self.frame)
    if let zoom = motion.zoom {
      show(zoom, at: zoom.duration)
    } else {
      contentOffset = motion.course.end
    }
    tellEnd(of: motion.kind, &effects)
  }

  private func tellEnd(of kind: Motion.Kind, _ effects: inout Effects) {
    switch kind {
    case .decelerating: effects.tell("didEndDecelerating")
    case .animated: effects.tell("didEndScrollingAnimation")
    case .toTop: effects.tell("didScrollToTop")
    case .zooming, .zoomBouncing:
      effects.tell("didEndZooming", zoomArguments(isOver: true))
    }
  }

  /// Whether a tap on the status bar would move it.
  package var canGoUp: Bool {
    run.drag == nil && run.pinch == nil && contentOffset.y > range(.y).lowerBound
  }

  /// A tap on the status bar: the delegate may say no.
  package mutating func wishForTop(_ effects: inout Effects) {
    guard canGoUp else { return }
    effects.ask(Self.topQuestion, defaultAnswer: true)
  }

  mutating func goToTop(_ effects: inout Effects) {
    let top = Point(contentOffset.x, range(.y).lowerBound)
    guard run.drag == nil, run.pinch == nil, top != contentOffset else { return }
    go(to: top, isAnimated: true, &effects)
    run.motion?.kind = .toTop
  }

  /// Scrolls as code asks; the offset is not held to the range.
  package mutating func go(to offset: Point, isAnimated: Bool, _ effects: inout Effects) {
    if run.motion?.zoom != nil { finishMotion(&effects) }
    run.motion = nil
    effects.unschedule(Self.frame)
    guard offset.isFinite else { return }
    guard isAnimated, offset != contentOffset else {
      contentOffset = offset
      return
    }
    let time = ScrollPhysics.animationTime
    move(
      PlaneMotion(
        ScrollMotion(easedFrom: contentOffset.x, to: offset.x, duration: time),
        ScrollMotion(easedFrom: contentOffset.y, to: offset.y, duration: time)), .animated,
      &effects)
  }

  /// The offset nearest to the present one at which a rect of the content is seen.
  package func offset(showing rect: Rect) -> Point {
    var offset = contentOffset
    for axis in PanAxis.allCases {
      let first = offset[axis] + inset.leading(axis)
      let last = offset[axis] + run.size[axis] - inset.trailing(axis)
      let start = rect.origin[axis]
      let end = start + rect.size[axis]
      if start < first {
        offset[axis] = start - inset.leading(axis)
      } else if end > last {
        offset[axis] = end - run.size[axis] + inset.trailing(axis)
      }
      if offset[axis] != contentOffset[axis] {
        offset[axis] = offset[axis].clamped(to: range(axis))
      }
    }
    return offset
  }
}
