// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import DioramaSimulation

extension Interactions {
  /// The next step, as text; what it names need not be there.
  mutating func next(_ simulation: Simulation) -> String {
    while true {
      let made: String?
      switch random.below(100) {
      case 0..<42: made = touches(simulation)
      case 42..<52: made = typing()
      case 52..<58: made = control(simulation)
      case 58..<64: made = device()
      case 64..<78: made = time()
      case 78..<91: made = screenAction(simulation)
      case 91..<95: made = codeAction()
      default: made = rawTouch(simulation)
      }
      if let made { return made }
    }
  }

  private mutating func touches(_ simulation: Simulation) -> String? {
    let target = target(simulation)
    let now = random.below(3) == 0 ? ", now: true" : ""
    switch random.below(22) {
    case 0..<10: return "tap: { target: \(target)\(now) }"
    case 10: return "doubleTap: { target: \(target)\(now) }"
    case 11:
      return "longPress: { target: \(target), duration: \(pick(["0.2", "0.6", "1.5"]) ?? "1") }"
    case 12..<14:
      let direction = pick(["left", "right", "up", "down"]) ?? "up"
      return "swipe: { target: \(target), direction: \(direction) }"
    case 14: return "drag: { target: \(target), to: \(screenPoint(simulation)) }"
    case 15..<17:
      let by = "[\(number(-200, 200)), \(number(-300, 300))]"
      let end = pick(["", ", hold: 0.2", ", velocity: [900, -1500]", ", duration: 0.05"]) ?? ""
      return "drag: { target: \(target), by: \(by)\(end) }"
    case 17:
      // From the left edge, as one goes back.
      return "drag: { target: { point: [1, \(number(60, 400))] }, by: [\(number(5, 300)), 2] }"
    case 18:
      return "pinch: { target: \(target), scale: \(pick(["0.3", "0.9", "1.5", "4"]) ?? "2") }"
    case 19: return "twist: { target: \(target), radians: \(pick(["-1", "0.3", "3"]) ?? "1") }"
    case 20: return "scroll: { target: \(target), by: [0, \(number(-400, 400))] }"
    default: return "scroll: { target: \(target), to: [0, \(number(0, 900))] }"
    }
  }

  private mutating func rawTouch(_ simulation: Simulation) -> String {
    let finger = random.below(3) + 1
    switch random.below(5) {
    case 0, 1: return "touch: { down: \(screenPoint(simulation)), finger: \(finger) }"
    case 2: return "touch: { move: \(screenPoint(simulation)), finger: \(finger) }"
    case 3: return "touch: { up: true, finger: \(finger) }"
    default: return "touch: { cancel: true, finger: \(finger) }"
    }
  }

  private mutating func typing() -> String? {
    switch random.below(10) {
    case 0..<2: return text().map { "tap: \($0)" }
    case 2..<5:
      return "type: \(pick(["a", "Anna", "12", "\"x y. z\"", "ann@example.com", "\"é👍\""]) ?? "b")"
    case 5: return "backspace: \(random.below(4) + 1)"
    case 6:
      return "press: \(pick(["return", "return", "tab", "delete", "undo", "redo"]) ?? "space")"
    case 7: return "paste: \(pick(["pasted", "\"two\\nlines\"", "3.14"]) ?? "x")"
    case 8: return "selectText: { location: \(random.below(4)), length: \(random.below(4)) }"
    default: return random.below(2) == 0 ? "dismissKeyboard" : text().map { "clear: \($0)" }
    }
  }

  private mutating func control(_ simulation: Simulation) -> String {
    let target = target(simulation)
    switch random.below(5) {
    case 0:
      return "slide: { target: \(target), to: \(pick(["0", "0.4", "1", "50", "200"]) ?? "1") }"
    case 1: return "select: { target: \(target), segment: \(random.below(4)) }"
    case 2:
      return
        "select: { target: \(target), component: \(random.below(3)), row: \(random.below(12)) }"
    case 3: return "pick: { target: \(target), date: 2014-02-28T10:10:10Z }"
    default: return "pick: { target: \(target), duration: \(pick(["2m", "1h30m", "45s"]) ?? "1m") }"
    }
  }

  private mutating func device() -> String {
    switch random.below(10) {
    case 0..<4:
      let way = pick(["portrait", "landscapeLeft", "landscapeRight", "portraitUpsideDown"])
      return "rotate: \(way ?? "portrait")"
    case 4: return "keyboard: \(random.below(2) == 0 ? "hardware" : "software")"
    case 5: return "shake"
    case 6: return "memoryWarning"
    case 7: return "background"
    default: return "foreground"
    }
  }

  private mutating func time() -> String {
    switch random.below(6) {
    case 0..<4: return "wait: \(pick(["0.02", "0.1", "0.2", "0.36", "0.5", "1", "3"]) ?? "1")"
    default: return "settle: { within: 10s }"
    }
  }
}
