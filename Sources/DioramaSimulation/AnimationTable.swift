// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// One property on its way; the model already has the end value.
struct RunningAnimation {
  var path: AnimatedPath
  var timing: AnimationTiming
  /// The block it belongs to.
  var group: Int
  /// The property that a report tells it as: a frame moves center and bounds.
  var told: String
  /// Views animated by a block take no touches meanwhile.
  var blocksTouches: Bool
  /// The transition that a view shows, instead of a property.
  var style: Animation.TransitionStyle?
  /// Its place among all that were begun; given by the table.
  var order = 0
}

/// What is animated of one property of one object: one way where a new one replaces the old, several
/// where they add up.
struct AnimationTrack {
  /// In the order they were begun.
  private var ways: [RunningAnimation] = []
  /// How many of them have not ended; the others are dropped now and then.
  private(set) var running = 0

  /// Those that still move, the latest last.
  func moving(at now: VirtualTime) -> [RunningAnimation] {
    ways.filter { !$0.timing.isOver(at: now) }
  }

  func blocksTouches(at now: VirtualTime) -> Bool {
    ways.last { $0.blocksTouches && !$0.timing.isOver(at: now) } != nil
  }

  /// Whether one of them still moves and comes to an end.
  func isComing(at now: VirtualTime) -> Bool {
    ways.last { $0.timing.end.map { $0 > now } ?? false } != nil
  }

  /// The latest way, where it is one of the group.
  func latest(of group: Int) -> RunningAnimation? {
    ways.last.flatMap { $0.group == group ? $0 : nil }
  }

  mutating func append(_ way: RunningAnimation, at now: VirtualTime) {
    if ways.count > 2 * running + 16 { ways.removeAll { $0.timing.isOver(at: now) } }
    ways.append(way)
    running += 1
  }

  mutating func replaceLatest(with way: RunningAnimation) { ways[ways.count - 1] = way }

  /// A way has ended; what is over by itself is not looked at any more and may stay a while.
  mutating func end(_ order: Int, at now: VirtualTime) {
    var low = 0
    var high = ways.count
    while low < high {
      let middle = (low + high) / 2
      if ways[middle].order < order { low = middle + 1 } else { high = middle }
    }
    guard low < ways.count, ways[low].order == order else { return }
    running -= 1
    if !ways[low].timing.isOver(at: now) { ways.remove(at: low) }
  }

  /// What is shown; nil where nothing is on its way.
  ///
  /// - Parameter addsUp: Whether what is left of each way is added to the model's value (recorded
  ///   fact A4); else the latest way alone counts.
  func shown(over model: Value, addsUp: Bool, at now: VirtualTime) -> Value? {
    guard let latest = ways.last(where: { !$0.timing.isOver(at: now) }) else { return nil }
    guard addsUp, var sum = model.lanes(near: latest.path.end) else {
      return latest.path.value(at: latest.timing.progress(at: now))
    }
    let moving = moving(at: now)
    if moving.count == 1, sum == latest.path.end {
      return latest.path.value(at: latest.timing.progress(at: now))
    }
    for way in moving {
      sum += way.path.lanes(at: way.timing.progress(at: now)) - way.path.end
    }
    return model.with(sum)
  }
}

/// Everything that moves, by object and property: presentation values beside the model.
struct AnimationTable {
  private var tracks: [ObjectID: [(property: String, track: AnimationTrack)]] = [:]
  private var orders = 0

  var isEmpty: Bool { tracks.isEmpty }
  var objects: some Collection<ObjectID> { tracks.keys }

  func track(_ property: String, of object: ObjectID) -> AnimationTrack? {
    tracks[object]?.first { $0.property == property }?.track
  }

  /// Whether anything moves that comes to an end.
  func isComing(at now: VirtualTime) -> Bool {
    tracks.values.contains { $0.contains { $0.track.isComing(at: now) } }
  }

  func isAnimated(_ object: ObjectID) -> Bool { tracks[object] != nil }

  func blocksTouches(_ object: ObjectID, at now: VirtualTime) -> Bool {
    tracks[object]?.contains { $0.track.blocksTouches(at: now) } ?? false
  }

  /// The ways of an object that still move, in the order of its properties' first.
  func moving(_ object: ObjectID, at now: VirtualTime) -> [(
    property: String, way: RunningAnimation
  )] {
    (tracks[object] ?? []).flatMap { entry in
      entry.track.moving(at: now).map { (property: entry.property, way: $0) }
    }
  }

  /// Adds a way and answers where to find it again.
  mutating func add(
    _ way: RunningAnimation, _ property: String, of object: ObjectID, at now: VirtualTime
  ) -> AnimationPlace {
    orders += 1
    var way = way
    way.order = orders
    update(property, of: object) { $0.append(way, at: now) }
    return AnimationPlace(object: object, property: property, order: orders)
  }

  mutating func replaceLatest(
    _ property: String, of object: ObjectID, with way: RunningAnimation
  ) {
    update(property, of: object) { $0.replaceLatest(with: way) }
  }

  mutating func end(_ place: AnimationPlace, at now: VirtualTime) {
    guard track(place.property, of: place.object) != nil else { return }
    update(place.property, of: place.object) { $0.end(place.order, at: now) }
  }

  /// An object is as it is, whatever was on its way.
  mutating func drop(_ object: ObjectID) {
    if !tracks.isEmpty { tracks[object] = nil }
  }

  private mutating func update(
    _ property: String, of object: ObjectID, _ body: (inout AnimationTrack) -> Void
  ) {
    var entries = tracks.removeValue(forKey: object) ?? []
    let index = entries.firstIndex { $0.property == property } ?? entries.count
    if index == entries.count { entries.append((property, AnimationTrack())) }
    body(&entries[index].track)
    if entries[index].track.running == 0 { entries.remove(at: index) }
    if !entries.isEmpty { tracks[object] = entries }
  }
}

/// Where a way is found in the table.
struct AnimationPlace {
  var object: ObjectID
  var property: String
  var order: Int
}
