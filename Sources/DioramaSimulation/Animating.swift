// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// One property on its way; the model already has the end value.
struct RunningAnimation {
  var object: ObjectID
  var property: String
  var from: Value
  var to: Value
  var start: VirtualTime
  var duration: VirtualTime
  var curve: AnimationCurve
  /// The block it belongs to; nil for what a control animates itself.
  var group: Int?
  /// Views animated by a block take no touches meanwhile.
  var blocksTouches: Bool

  var end: VirtualTime { start + duration }
}

/// One `animate` action while any of its properties is under way.
struct AnimationGroup {
  var id: Int
  var start: VirtualTime
  var duration: VirtualTime
  var curve: AnimationCurve
  var completion: ActionList
  var finishedSlot: Int
  var frame: Frame
  var running = 0
  var wasInterrupted = false
}

extension Simulation {
  /// Runs the actions of an `animate` and shows what they change moving.
  func run(
    _ animation: Animation, _ frame: Frame, _ span: SourceSpan
  ) throws(RunError) {
    let duration = try seconds(animation.duration, frame, span)
    let delay = try seconds(animation.delay, frame, span)
    let curve: AnimationCurve
    if let spring = animation.spring {
      curve = .spring(spring)
    } else {
      curve = .timing(try self.curve(animation.curve, frame, span))
    }
    let outer = animationGroup
    nextGroup += 1
    let id = nextGroup
    animationGroup = AnimationGroup(
      id: id, start: now + delay, duration: duration, curve: curve,
      completion: animation.completion, finishedSlot: animation.finishedSlot, frame: frame)
    defer { animationGroup = outer }
    var inner = frame
    _ = try runList(animation.actions, &inner)
    guard var group = animationGroup else { return }
    // Zero length changes at once; nothing changed completes at once, still later than this list.
    let end = group.running > 0 ? group.start + duration : now
    group.frame = frame
    animationGroups[id] = group
    agenda.add(.animationEnd(group: id), due: end)
  }

  /// A curve by its name, or by UIViewAnimationCurve's number, as `userInfo.animationCurve` gives it.
  private func curve(
    _ source: ValueSource, _ frame: Frame, _ span: SourceSpan
  ) throws(RunError) -> Animation.Curve {
    let value = try evaluate(source, frame, at: span)
    switch value {
    case .string(let name):
      if let curve = Animation.Curve(rawValue: name) { return curve }
    case .int(let number):
      if let curve = Animation.Curve(number: number) { return curve }
    default: break
    }
    throw RunError("'\(value.templateText)' is no animation curve", at: span)
  }

  /// A property written inside a block: replaces one under way on the same property.
  func animate(_ property: String, of object: ObjectID, from: Value, to: Value) {
    guard var group = animationGroup, from != to else { return }
    interrupt(property, of: object)
    animations.append(
      RunningAnimation(
        object: object, property: property, from: from, to: to, start: group.start,
        duration: group.duration, curve: group.curve, group: group.id, blocksTouches: true))
    group.running += 1
    animationGroup = group
  }

  /// What a control moves by itself: a slider's thumb.
  func startAnimation(
    _ property: String, of object: ObjectID, from: Value, to: Value, duration: VirtualTime,
    curve: AnimationCurve = .timing(.linear)
  ) {
    interrupt(property, of: object)
    nextGroup += 1
    animations.append(
      RunningAnimation(
        object: object, property: property, from: from, to: to, start: now, duration: duration,
        curve: curve, group: nextGroup, blocksTouches: false))
    agenda.add(.animationEnd(group: nextGroup), due: now + duration)
  }

  /// Source: recorded fact A7: the first completes with false, and then the second with true.
  private func interrupt(_ property: String, of object: ObjectID) {
    for animation in animations
    where animation.object == object && animation.property == property {
      guard let id = animation.group, var group = animationGroups[id] else { continue }
      group.wasInterrupted = true
      group.running -= 1
      animationGroups[id] = group
      // Nothing of the block moves any more, so it completes now and not at its planned end.
      if group.running == 0 { agenda.add(.animationEnd(group: id), due: now) }
    }
    animations.removeAll { $0.object == object && $0.property == property }
  }

  func endAnimation(group id: Int, finished: Bool) throws(RunError) {
    animations.removeAll { $0.group == id }
    guard let group = animationGroups.removeValue(forKey: id), !group.completion.isEmpty else {
      return
    }
    var frame = group.frame
    frame.set(group.finishedSlot, .bool(finished && !group.wasInterrupted))
    _ = try runList(group.completion, &frame)
  }

  /// What is in flight now, in the order it was begun.
  package var inFlight: [InFlight] {
    animations.filter { $0.end > now }.map {
      InFlight(object: $0.object, property: $0.property, shown: shown($0))
    } + cycling
  }

  /// A property as it is shown now: in flight, else the model's.
  func presented(_ name: String, of object: ObjectID) throws(EvaluationError) -> Value {
    let info = graph.info(of: object)
    guard let index = info.property(named: name) else {
      throw EvaluationError("'\(name)' is not a property of \(info.name)")
    }
    let canonical = info.properties[index].facts.name
    if let animation = animations.last(where: {
      $0.object == object && $0.property == canonical && $0.end > now
    }) {
      return shown(animation)
    }
    if let value = cycled(canonical, of: object) { return value }
    // A frame moves with its center, and the other way round.
    for animation in animations where animation.object == object && animation.end > now {
      switch (canonical, animation.property, shown(animation)) {
      case ("center", "frame", .rect(let frame)): return .point(frame.center)
      case ("frame", "center", .point(let center)):
        let frame = graph.frame(of: object)
        return .rect(
          Rect(
            center.x - frame.width / 2, center.y - frame.height / 2, frame.width, frame.height))
      default: continue
      }
    }
    return graph.value(index, of: object)
  }

  private func shown(_ animation: RunningAnimation) -> Value {
    guard now > animation.start else { return animation.from }
    let length = animation.duration.seconds
    let past = (now - animation.start).seconds
    let share = length > 0 ? animation.curve.value(at: past / length, duration: length) : 1
    return animation.from.mixed(with: animation.to, share) ?? animation.to
  }
}

extension Value {
  /// The value `share` of the way to `end`; nil where there is nothing in between.
  func mixed(with end: Value, _ share: Double) -> Value? {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    switch (self, end) {
    case (.float(let a), .float(let b)): return .float(Float(mix(Double(a), Double(b))))
    case (.point(let a), .point(let b)): return .point(Point(mix(a.x, b.x), mix(a.y, b.y)))
    case (.size(let a), .size(let b)):
      return .size(Size(mix(a.width, b.width), mix(a.height, b.height)))
    case (.rect(let a), .rect(let b)):
      return .rect(
        Rect(
          mix(a.minX, b.minX), mix(a.minY, b.minY), mix(a.width, b.width),
          mix(a.height, b.height)))
    case (.transform(let a), .transform(let b)):
      return .transform(
        AffineTransform(
          mix(a.a, b.a), mix(a.b, b.b), mix(a.c, b.c), mix(a.d, b.d), mix(a.tx, b.tx),
          mix(a.ty, b.ty)))
    case (.color(let a), .color(let b)):
      return .color(
        Color(
          red: mix(Double(a.red), Double(b.red)), green: mix(Double(a.green), Double(b.green)),
          blue: mix(Double(a.blue), Double(b.blue)), alpha: mix(Double(a.alpha), Double(b.alpha))))
    default:
      guard let a = number, let b = end.number else { return nil }
      return .double(mix(a, b))
    }
  }
}
