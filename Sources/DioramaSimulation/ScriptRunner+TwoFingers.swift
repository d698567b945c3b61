// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// Gestures of two fingers about a middle.
extension ScriptRunner {
  /// Fingers begin at most this far from the middle; our choice.
  static let reach = 50.0

  /// How far from the middle of a target fingers begin, so that both touch it.
  func reach(_ target: FoundTarget) -> Double {
    min(Self.reach, 0.4 * min(target.area.width, target.area.height))
  }

  func moveTwo(
    _ motion: Gesture.Motion, about middle: Point, reach: Double, _ step: ScriptStep
  ) throws(RunError) -> [StepFailure] {
    guard !simulation.isDown(2) else {
      return [StepFailure("finger 2 is down already: lift it first", at: step.span)]
    }
    let duration: VirtualTime
    /// The right finger's way from the middle after a share of the time.
    let way: (Double) -> Offset
    switch motion {
    case .pinch(let scale, let length):
      duration = length
      // The fingers end within reach as well where they draw apart.
      let start = scale > 1 ? reach / scale : reach
      way = { share in Offset(start * (1 + (scale - 1) * share), 0) }
    case .twist(let radians, let length):
      duration = length
      way = { share in
        let turn = ExactMath.sineAndCosine(radians * share)
        return Offset(reach * turn.cosine, reach * turn.sine)
      }
    case .taps, .press, .move: return []
    }
    func place(_ finger: Int, _ share: Double) -> Point {
      let offset = way(share)
      let side: Double = finger == 1 ? -1 : 1
      return Point(middle.x + side * offset.dx, middle.y + side * offset.dy)
    }
    for finger in [1, 2] { try simulation.touchDown(finger, at: place(finger, 0)) }
    let began = simulation.now
    let moves = max(1, Int((duration.seconds * Self.moveRate).rounded()))
    for index in 1...moves {
      try simulation.spend()
      let share = Double(index) / Double(moves)
      try simulation.advance(to: began + VirtualTime(seconds: duration.seconds * share))
      try simulation.touchMove(together: [1, 2].map { ($0, place($0, share)) })
    }
    for finger in [1, 2] { try simulation.touchUp(finger) }
    return []
  }
}
