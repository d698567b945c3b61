// SPDX-License-Identifier: MIT
import DioramaCore

/// Wheels side by side that fingers turn one at a time, as pickers have them.
package struct WheelBank: Equatable, Sendable {
  package var wheels: [Wheel] = []
  private var run = Run()

  private struct Run: Equatable {
    /// The wheel that the finger came down on.
    var touched: Int?
    /// Whether the finger stopped it.
    var wasCaught = false
  }

  package init() {}

  /// Has these wheels from now on, or one other of them; fingers on what was there let go of it.
  package mutating func set(_ new: [Wheel], only index: Int? = nil) {
    if let index, wheels.count == new.count {
      wheels[index] = new[index]
      if run.touched == index { run = Run() }
    } else {
      wheels = new
      run = Run()
    }
  }

  package var isMoving: Bool { wheels.contains { $0.isMoving } }

  /// Follows a finger.
  ///
  /// - Parameter columns: Where each wheel is across, in the coordinates of the touch.
  package mutating func handle(
    _ event: PanEvent, columns: [ClosedRange<Double>], effects: inout Effects
  ) {
    if case .touched(let touch) = event { return begin(at: touch.location.x, columns, &effects) }
    guard let index = run.touched, wheels.indices.contains(index) else { return }
    switch event {
    case .touched: break
    case .began(let touch, _):
      run.wasCaught = false
      wheels[index].begin(length: touch.bounds.height)
    case .moved(let touch):
      wheels[index].follow(touch.translation.y, length: touch.bounds.height)
    case .ended(_, let velocity): release(index, velocity.y, &effects)
    case .cancelled: release(index, 0, &effects)
    case .lifted(let touch, let isTap):
      run.touched = nil
      if run.wasCaught {
        release(index, 0, &effects)
      } else if isTap,
        let row = wheels[index].row(
          at: touch.location.y - touch.bounds.minY, length: touch.bounds.height),
        row != wheels[index].row
      {
        turn(index, to: row, &effects)
      }
    }
  }

  private mutating func begin(
    at x: Double, _ columns: [ClosedRange<Double>], _ effects: inout Effects
  ) {
    run.touched = columns.firstIndex { $0.contains(x) }
    run.wasCaught = false
    guard let index = run.touched, wheels.indices.contains(index), wheels[index].isMoving else {
      return
    }
    wheels[index].stop()
    run.wasCaught = true
    effects.unschedule(Self.point(index))
  }

  private mutating func release(_ index: Int, _ velocity: Double, _ effects: inout Effects) {
    run = Run()
    wheels[index].release(velocity: velocity)
    effects.schedule(Self.point(index), after: ScrollPhysics.frame)
  }

  /// Turns a wheel to a row; it comes to rest as if a finger had.
  package mutating func turn(_ index: Int, to row: Int, _ effects: inout Effects) {
    wheels[index].turn(to: row)
    effects.schedule(Self.point(index), after: ScrollPhysics.frame)
  }

  /// Goes on with what a wheel waits for.
  ///
  /// - Returns: The wheel that has come to rest by this.
  package mutating func resume(_ point: String, effects: inout Effects) -> Int? {
    guard let index = wheels.indices.first(where: { Self.point($0) == point }),
      wheels[index].isMoving
    else { return nil }
    if wheels[index].showFrame() { return index }
    effects.schedule(point, after: ScrollPhysics.frame)
    return nil
  }

  private static func point(_ index: Int) -> String { "wheel \(index)" }
}

/// A view of wheels, which scripts turn by row.
package protocol WheelClass: PanningClass {
  var bank: WheelBank { get }
  /// Where each wheel is across, in own coordinates.
  func columns(bounds: Rect) -> [ClosedRange<Double>]
  /// What a row shows; nil where there is no such row.
  func title(ofRow row: Int, inComponent component: Int) -> String?
}

/// Wheels follow a finger up and down, and have nothing inside that waits for a touch.
extension WheelClass {
  package var isMoving: Bool { bank.isMoving }
  package var contentTouches: ContentTouches { ContentTouches(delays: false, canCancel: true) }

  package func reach(
    of touch: PanTouch, along axis: PanAxis, towards direction: Double
  ) -> PanReach {
    let columns = columns(bounds: touch.bounds)
    return axis == .y && columns.contains { $0.contains(touch.location.x) } ? .moves : .none
  }
}
