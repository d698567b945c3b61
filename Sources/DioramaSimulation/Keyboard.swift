// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// The software keyboard: whether it is up, and what is still on its way.
struct KeyboardState {
  /// Whether a hardware keyboard is attached, so that none comes up.
  var isHardware = false
  /// Shown or coming.
  var isUp = false
  /// Where it is, or is going, in screen coordinates.
  var frame = Rect.zero
  /// The latest movement; an earlier one that is still under way ends unheard.
  var turn = 0
  /// What is posted when the movement ends.
  var ending: [String] = []
  var userInfo = Value.null
}

/// What brings the keyboard up and down, and the notifications of it.
///
/// Source of names, order and durations: UIKit facts 3.7 and 3.9.
extension Simulation {
  static let keyboardDuration = 0.25
  /// UIViewAnimationCurve's value outside of the public ones (UIKit facts 3.7).
  static let keyboardCurve: Int64 = 7

  /// Brings the keyboard up for an input, or leaves it where it is.
  func keyboardFollows(_ object: ObjectID, replacing old: ObjectID?) throws(RunError) {
    let frame = keyboardFrame(for: object)
    let attachments = graph.keyboardAttachments(of: object)
    if keyboard.isUp {
      let isSame = frame == keyboard.frame
      if frame.height <= 0 { return try hideKeyboard() }
      // Up to iOS 10 every change of first responder shows it anew (UIKit facts 3.3).
      let isShown = os <= 10 && !keyboard.isHardware
      guard !isSame || isShown else { return try layKeyboard(attachments, frame) }
      try move(
        to: frame, will: (isSame ? [] : [.willChangeFrame]) + (isShown ? [.willShow] : []),
        did: (isSame ? [] : [.didChangeFrame]) + (isShown ? [.didShow] : []),
        attachments: attachments)
      return
    }
    guard frame.height > 0 else { return }
    keyboard.isUp = true
    if !isKeyboardInWindow { keyboard.frame = Rect(0, screen.height, frame.width, frame.height) }
    // With a hardware keyboard only what stands above the keys comes (UIKit facts 3.7).
    let isWhole = !keyboard.isHardware
    try move(
      to: frame, will: [.willChangeFrame] + (isWhole ? [.willShow] : []),
      did: [.didChangeFrame] + (isWhole ? [.didShow] : []), attachments: attachments)
  }

  func hideKeyboard() throws(RunError) {
    guard keyboard.isUp else { return }
    keyboard.isUp = false
    var below = keyboard.frame
    below.origin.y = screen.height
    let isWhole = !keyboard.isHardware
    try move(
      to: below, will: [.willChangeFrame] + (isWhole ? [.willHide] : []),
      did: [.didChangeFrame] + (isWhole ? [.didHide] : []), attachments: nil)
  }

  /// Posts what will happen, moves the keyboard, and posts what did happen once it is there.
  ///
  /// - Parameter attachments: What it is made of; nil keeps what there is.
  func move(
    to frame: Rect, will: [NotificationName.Keyboard], did: [NotificationName.Keyboard],
    attachments: KeyboardAttachments?, duration: Double = keyboardDuration
  ) throws(RunError) {
    let start = keyboard.frame
    keyboard.turn += 1
    let turn = keyboard.turn
    keyboard.frame = frame
    keyboard.userInfo = userInfo(from: start, to: frame, duration)
    keyboard.ending = did.map(\.name)
    for notification in will {
      try post(notification.name, keyboard.userInfo, at: nil)
      // Whoever heard it may have sent the keyboard elsewhere.
      guard keyboard.turn == turn else { return }
    }
    if let object = scene.keyboard {
      if !isKeyboardInWindow { graph.setFrame(start, of: object) }
      graph.append(object, to: Scene.window)
      if let attachments { try layKeyboard(attachments, frame) }
      guard keyboard.turn == turn else { return }
      let before = graph.frame(of: object)
      graph.setFrame(frame, of: object)
      bindings.noteTree(of: Scene.window)
      noteGeometry(of: object)
      try placePopovers()
      if before != frame {
        startAnimation(
          "frame", of: object, from: .rect(before), to: .rect(frame),
          Movement(duration, curve: .keyboard, blocksTouches: false))
      }
      layOutLayers(Movement(duration, curve: .keyboard, blocksTouches: false))
      try settleBindings()
    }
    agenda.add(.keyboardArrival(turn: turn), due: now + VirtualTime(seconds: duration))
  }

  /// The keyboard has come to where it was going.
  func finishKeyboard(turn: Int) throws(RunError) {
    guard keyboard.turn == turn else { return }
    if !keyboard.isUp, let object = scene.keyboard {
      graph.detach(object)
      endStrayAnimations()
      bindings.noteTree(of: Scene.window)
      try settleBindings()
      try dropLostResponder()
    }
    let userInfo = keyboard.userInfo
    for name in keyboard.ending {
      guard keyboard.turn == turn else { return }
      try post(name, userInfo, at: nil)
    }
  }

  /// A keyboard is attached to the device, or taken from it.
  func setHardwareKeyboard(_ isHardware: Bool) throws(RunError) {
    guard keyboard.isHardware != isHardware else { return }
    if isHardware { try hideKeyboard() }
    keyboard.isHardware = isHardware
    bindings.note(.traits)
    try settleBindings()
    if let object = firstResponder { try keyboardFollows(object, replacing: nil) }
  }

  private var isKeyboardInWindow: Bool {
    scene.keyboard.map { graph.parent(of: $0) != nil } ?? false
  }

  /// Puts the views that belong to an input above or in the place of the keys.
  private func layKeyboard(_ attachments: KeyboardAttachments, _ frame: Rect) throws(RunError) {
    guard let object = scene.keyboard else { return }
    // What holds the field cannot stand in its keyboard.
    let mayStand = { (view: ObjectID) in
      self.firstResponder.map { !self.graph.isInside($0, view) } ?? true
        && !self.graph.isInside(object, view)
    }
    for child in graph.children(of: object) where !attachments.views.contains(child) {
      graph.detach(child)
    }
    endStrayAnimations()
    var y = 0.0
    if let accessory = attachments.accessory, mayStand(accessory) {
      let height = graph.bounds[accessory.offset].height
      graph.append(accessory, to: object)
      graph.setFrame(Rect(0, 0, frame.width, height), of: accessory)
      y = height
    }
    if let keys = attachments.keys, !keyboard.isHardware, mayStand(keys) {
      let height = graph.bounds[keys.offset].height
      graph.append(keys, to: object)
      graph.setFrame(Rect(0, y, frame.width, height), of: keys)
    }
    // A field that stood in what another one brought left with that.
    try dropLostResponder()
  }

  /// The whole keyboard of an input, in screen coordinates; of no height where none comes.
  func keyboardFrame(for object: ObjectID) -> Rect {
    let attachments = graph.keyboardAttachments(of: object)
    var height = 0.0
    if !keyboard.isHardware {
      height =
        attachments.keys.map { graph.bounds[$0.offset].height }
        ?? device.keyboardHeight(in: scene.orientation, os: os)
    }
    if let accessory = attachments.accessory {
      height += graph.bounds[accessory.offset].height
    }
    return Rect(0, screen.height - height, screen.width, height)
  }

  private func userInfo(from start: Rect, to end: Rect, _ duration: Double) -> Value {
    var entries: [(Value, Value)] = [
      (.string("frameBegin"), .rect(start)), (.string("frameEnd"), .rect(end)),
      (.string("animationDuration"), .double(duration)),
      (.string("animationCurve"), .int(os >= 7 ? Self.keyboardCurve : 0)),
    ]
    if os >= 9 { entries.append((.string("isLocal"), .bool(true))) }
    return .map(ValueMap(entries))
  }
}

/// The views that an input brings with its keyboard.
struct KeyboardAttachments {
  /// Stands above the keys.
  var accessory: ObjectID?
  /// Stands in their place.
  var keys: ObjectID?

  var views: [ObjectID] { [accessory, keys].compactMap { $0 } }
}

extension Graph {
  func keyboardAttachments(of object: ObjectID) -> KeyboardAttachments {
    guard let view = values[object.offset] as? any TextInputClass else {
      return KeyboardAttachments()
    }
    return KeyboardAttachments(
      accessory: view.input.traits.inputAccessoryView, keys: view.input.traits.inputView)
  }
}
