// SPDX-License-Identifier: MIT
import DioramaCore

extension Reel {
  /// Reads what `packed` wrote.
  ///
  /// Any bytes may be given; those that are no reel are a `ReelDamage`. The memory taken is at most
  /// proportional to the bytes; numbers are as they are, finite or not.
  package init(unpacking bytes: [UInt8]) throws(ReelDamage) {
    var reader = ReelReader(bytes)
    self = try reader.reel()
  }
}

/// Bytes that are no reel: what is wrong, and after how many of them.
package struct ReelDamage: Error, Equatable {
  package var reason: String
  package var place: Int
}

/// What a reel may hold at most.
enum ReelLimits {
  static let frames = 100_000
  static let images = 65_536
  /// Of all frames.
  static let items = 2_000_000
  /// Of all frames.
  static let elements = 8_000_000
  /// Groups in groups.
  static let depth = 1000
}

struct ReelReader {
  private let bytes: [UInt8]
  private var place = 0
  private var itemsLeft = ReelLimits.items
  private var elementsLeft = ReelLimits.elements

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func reel() throws(ReelDamage) -> Reel {
    guard bytes.starts(with: Reel.mark) else {
      throw damage(
        bytes.starts(with: Reel.mark.dropLast())
          ? "it is of another version" : "it does not begin as a reel does")
    }
    place = Reel.mark.count
    let images = try images()
    let count = try count(most: ReelLimits.frames)
    var reel = Reel()
    for _ in 0..<count {
      let duration = VirtualTime(microseconds: Int64(bitPattern: try bits()))
      reel.frames.append(Reel.Frame(try list(images), duration: duration))
    }
    guard place == bytes.count else { throw damage("something follows its end") }
    return reel
  }

  private mutating func images() throws(ReelDamage) -> [DisplayList.Image] {
    var images: [DisplayList.Image] = []
    for _ in 0..<(try count(most: ReelLimits.images)) {
      var image = DisplayList.Image(name: try text(), size: Size(try number(), try number()))
      let length = try count()
      image.bytes = Array(bytes[place..<place + length])
      place += length
      images.append(image)
    }
    return images
  }

  private mutating func list(_ images: [DisplayList.Image]) throws(ReelDamage) -> DisplayList {
    var list = DisplayList(size: Size(try number(), try number()), scale: try number())
    for _ in 0..<(try count(most: ReelLimits.images)) {
      let index = try uncheckedCount()
      guard index < images.count else { throw damage("there is no image \(index)") }
      list.images.append(images[index])
    }
    var depth = 0
    let count = try count(most: itemsLeft)
    itemsLeft -= count
    for _ in 0..<count {
      let item = try item()
      switch item {
      case .begin: depth += 1
      case .end: depth -= 1
      case .fill, .stroke, .shadow, .picture, .text: break
      }
      guard depth >= 0 else { throw damage("a group ends that has not begun") }
      guard depth <= ReelLimits.depth else { throw damage("groups lie too deep") }
      list.items.append(item)
    }
    guard depth == 0 else { throw damage("a group does not end") }
    return list
  }

  private mutating func item() throws(ReelDamage) -> DisplayItem {
    guard let kind = ItemKind(rawValue: try byte()) else {
      throw damage("there is no such item")
    }
    switch kind {
    case .begin:
      return .begin(try group())
    case .end:
      return .end
    case .fillColor:
      return .fill(try path(), .color(try color()))
    case .fillGradient:
      let path = try path()
      var stops: [Paint.Stop] = []
      for _ in 0..<(try count()) { stops.append(Paint.Stop(try number(), try color())) }
      return .fill(path, .gradient(stops, from: try point(), to: try point()))
    case .stroke:
      let path = try path()
      var stroke = Stroke(try color(), width: try number())
      stroke.hasRoundEnds = try flags(1)[0]
      for _ in 0..<(try count()) { stroke.dashes.append(try number()) }
      return .stroke(path, stroke)
    case .shadow:
      return .shadow(
        try path(),
        Shadow(try color(), offset: Offset(try number(), try number()), radius: try number()))
    case .picture:
      let index = Int(truncatingIfNeeded: Int64(bitPattern: try bits()))
      var picture = Picture(image: index, source: try rect(), target: try rect())
      if try flags(1)[0] { picture.template = try color() }
      return .picture(picture)
    case .text:
      return .text(try run())
    }
  }

  private mutating func group() throws(ReelDamage) -> Group {
    var group = Group()
    let has = try flags(3)
    if has[0] {
      group.transform = AffineTransform(
        try number(), try number(), try number(), try number(), try number(), try number())
    }
    if has[1] { group.clip = try path() }
    if has[2] { group.name = try text() }
    group.opacity = try number()
    return group
  }

  private mutating func run() throws(ReelDamage) -> GlyphRun {
    guard let family = GlyphRun.Family(rawValue: try byte()) else {
      throw damage("there is no such family of fonts")
    }
    let has = try flags(3)
    let name = has[0] ? try text() : nil
    guard let weight = Font.Weight(rawValue: try uncheckedCount()) else {
      throw damage("there is no such weight of fonts")
    }
    let face = GlyphRun.Face(
      family, name: name, weight: weight, isItalic: has[1], size: try number())
    let color = try color()
    let baseline = try number()
    let text = try text()
    var places: [Double] = []
    for _ in 0..<(try count()) { places.append(try number()) }
    var run = GlyphRun(
      text, face: face, color: color, baseline: baseline, places: places, end: try number())
    run.isRightToLeft = has[2]
    return run
  }
}

// MARK: - Parts

extension ReelReader {
  private func damage(_ reason: String) -> ReelDamage { ReelDamage(reason: reason, place: place) }

  private mutating func byte() throws(ReelDamage) -> UInt8 {
    guard place < bytes.count else { throw damage("it ends too soon") }
    defer { place += 1 }
    return bytes[place]
  }

  private mutating func uncheckedCount() throws(ReelDamage) -> Int {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 56, by: 7) {
      let byte = try byte()
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return Int(value) }
    }
    throw damage("a count is too large")
  }

  /// A count of things of which each takes a byte at least.
  private mutating func count(most: Int = .max) throws(ReelDamage) -> Int {
    let count = try uncheckedCount()
    guard count <= bytes.count - place else { throw damage("it ends too soon") }
    guard count <= most else { throw damage("it holds too much") }
    return count
  }

  private mutating func bits() throws(ReelDamage) -> UInt64 {
    guard bytes.count - place >= 8 else { throw damage("it ends too soon") }
    var value: UInt64 = 0
    for index in 0..<8 { value |= UInt64(bytes[place + index]) << UInt64(8 * index) }
    place += 8
    return value
  }

  private mutating func number() throws(ReelDamage) -> Double {
    Double(bitPattern: try bits())
  }

  private mutating func color() throws(ReelDamage) -> Color {
    func part(_ bits: UInt64) -> Float { Float(bitPattern: UInt32(truncatingIfNeeded: bits)) }
    let (first, second) = (try bits(), try bits())
    var color = Color(white: 0)
    color.red = part(first)
    color.green = part(first >> 32)
    color.blue = part(second)
    color.alpha = part(second >> 32)
    return color
  }

  private mutating func flags(_ count: Int) throws(ReelDamage) -> [Bool] {
    let byte = try byte()
    guard byte >> UInt8(count) == 0 else { throw damage("there is no such choice") }
    return (0..<count).map { byte >> UInt8($0) & 1 == 1 }
  }

  private mutating func text() throws(ReelDamage) -> String {
    let length = try count()
    defer { place += length }
    guard let text = String(validating: bytes[place..<place + length], as: UTF8.self) else {
      throw damage("a text is no UTF-8")
    }
    return text
  }

  private mutating func point() throws(ReelDamage) -> Point { Point(try number(), try number()) }

  private mutating func rect() throws(ReelDamage) -> Rect {
    Rect(try number(), try number(), try number(), try number())
  }

  private mutating func path() throws(ReelDamage) -> Path {
    let count = try count(most: elementsLeft)
    elementsLeft -= count
    var elements: [Path.Element] = []
    for _ in 0..<count {
      guard let part = PathPart(rawValue: try byte()) else {
        throw damage("there is no such part of a path")
      }
      switch part {
      case .move: elements.append(.move(try point()))
      case .line: elements.append(.line(try point()))
      case .curve: elements.append(.curve(try point(), try point(), try point()))
      case .close: elements.append(.close)
      }
    }
    return Path(elements: elements)
  }
}
