// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// What views still get of touches that recognizers follow.
///
/// A touch whose end is held back lives on under a key below 0, so that its finger may come down
/// again.
extension Simulation {
  /// Whether a recognizer that may still recognize something holds a touch back.
  func waits(_ touch: Finger, _ delays: (GestureTraits) -> Bool) -> Bool {
    touch.recognizers.contains { object in
      gestures[object]?.state == .possible && gesture(object).map { delays($0.traits) } == true
    }
  }

  /// Views lose the touches of a recognizer that recognized something.
  func takeTouches(of run: RunningGesture) throws(RunError) {
    guard let cancels = gesture(run.object)?.traits.cancelsTouchesInView else { return }
    for number in run.touches {
      guard let key = fingers.first(where: { $0.value.number == number })?.key else { continue }
      try takePan(key, from: run.object, givesContent: !cancels)
      guard cancels, let touch = fingers[key], touch.number == number else { continue }
      fingers[key]?.isTaken = true
      fingers[key]?.isHeld = false
      if let control = touch.control, trackers[control] == key { try cancelTracking(control) }
      if key < 0, let ended = fingers.removeValue(forKey: key) {
        try finishTouch(ended, isTap: false)
      }
    }
  }

  /// Views that wait to pan give up the touch, but those that the recognizer's delegate lets go on.
  private func takePan(
    _ key: Int, from object: ObjectID, givesContent: Bool
  ) throws(RunError) {
    guard let touch = fingers[key], let pan = touch.pan else { return }
    if case .panning = pan.stage { return }
    var kept: [ObjectID] = []
    var lost: [ObjectID] = []
    for panner in pan.chain {
      if try isSimultaneous(object, with: panner) {
        kept.append(panner)
      } else {
        lost.append(panner)
      }
    }
    guard fingers[key]?.number == touch.number, !lost.isEmpty else { return }
    if kept.isEmpty {
      if givesContent { try giveContent(key) }
      fingers[key]?.pan = nil
    } else {
      fingers[key]?.pan?.chain = kept
    }
    for panner in lost {
      try self.pan(panner, .lifted(panTouch(panner, touch.place), isTap: false))
    }
  }

  /// Whether a view may begin to pan; recognizers inside it hear of the movement first.
  ///
  /// Where it may, the others that follow the finger have failed, but those whose delegates let both
  /// go on.
  func mayPan(_ panner: ObjectID, _ finger: Int) throws(RunError) -> Bool {
    guard let touch = fingers[finger], !touch.recognizers.isEmpty else { return true }
    try moveGestures(finger, inside: panner)
    guard fingers[finger]?.number == touch.number, fingers[finger]?.pan != nil else { return false }
    for object in touch.recognizers {
      guard let run = gestures[object], run.state != .failed, run.state != .cancelled,
        try !isSimultaneous(object, with: panner)
      else { continue }
      guard run.state == .possible else { return false }
      try end(object, as: .failed)
    }
    return fingers[finger]?.pan != nil
  }

  /// The end of a touch is held back while a recognizer may still recognize something in it.
  func holdEnd(_ finger: Int) -> Bool {
    // A scroll view that was only stopped goes on at once.
    guard let touch = fingers[finger], !touch.isTaken, !isPanning(touch),
      touch.pan?.isCaught != true,
      waits(touch, { $0.delaysTouchesEnded || touch.isHeld && $0.delaysTouchesBegan })
    else { return false }
    let key = -touch.number
    fingers[finger] = nil
    fingers[key] = touch
    if let control = touch.control, trackers[control] == finger { trackers[control] = key }
    return true
  }

  private func isPanning(_ touch: Finger) -> Bool {
    if case .panning = touch.pan?.stage { true } else { false }
  }

  /// Views get what was held back for recognizers that have failed since.
  func releaseTouches() throws(RunError) {
    guard fingers.contains(where: { $0.key < 0 || $0.value.isHeld }) else { return }
    for key in fingers.keys.sorted(by: { (fingers[$0]?.number ?? 0) < (fingers[$1]?.number ?? 0) })
    {
      if let touch = fingers[key], touch.isHeld, !waits(touch, { $0.delaysTouchesBegan }) {
        try beginHeld(key)
      }
      if key < 0, let touch = fingers[key],
        !waits(touch, { $0.delaysTouchesEnded || touch.isHeld && $0.delaysTouchesBegan })
      {
        try endTouch(key)
      }
    }
  }

  /// A view hears of a touch that was kept from it, as if it began now.
  private func beginHeld(_ key: Int) throws(RunError) {
    fingers[key]?.isHeld = false
    guard let touch = fingers[key] else { return }
    if let pan = touch.pan {
      if now - pan.began >= Self.contentDelay { try giveContent(key) }
    } else if let control = follower(of: touch.view), canFollow(control) {
      fingers[key]?.control = control
      try beginTracking(control, key, touch.start, tapCount: touch.tapCount)
    }
  }
}
