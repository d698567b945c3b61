// SPDX-License-Identifier: MIT
import DioramaCore

extension Reel {
  /// All frames and the files of their images as bytes that `init(unpacking:)` reads.
  ///
  /// The bytes depend on the reel only. An image that several frames draw is in them once.
  package var packed: [UInt8] {
    var writer = ReelWriter()
    writer.write(self)
    return writer.bytes
  }

  /// What the bytes begin with; the last is the version of what follows.
  static let mark: [UInt8] = [0x44, 0x49, 0x4F, 0x52, 0x45, 0x45, 0x4C, 1]
}

/// Puts the parts of a reel one behind another: counts in groups of seven bits, numbers as their bits,
/// lowest byte first.
struct ReelWriter {
  private(set) var bytes: [UInt8] = []
  private var images: [DisplayList.Image] = []

  mutating func write(_ reel: Reel) {
    bytes = Reel.mark
    // The places in the common table of each frame's images.
    var places: [[Int]] = []
    for frame in reel.frames { places.append(frame.list.images.map { place(of: $0) }) }
    write(count: images.count)
    for image in images {
      write(image.name)
      write(image.size.width)
      write(image.size.height)
      write(count: image.bytes.count)
      bytes += image.bytes
    }
    write(count: reel.frames.count)
    for (frame, places) in zip(reel.frames, places) {
      write(bits: UInt64(bitPattern: frame.duration.microseconds))
      write(frame.list, places)
    }
  }

  private mutating func place(of image: DisplayList.Image) -> Int {
    if let known = images.firstIndex(of: image) { return known }
    images.append(image)
    return images.count - 1
  }

  private mutating func write(_ list: DisplayList, _ places: [Int]) {
    write(list.size.width)
    write(list.size.height)
    write(list.scale)
    write(count: places.count)
    for place in places { write(count: place) }
    write(count: list.items.count)
    for item in list.items { write(item) }
  }

  private mutating func write(_ item: DisplayItem) {
    switch item {
    case .begin(let group):
      write(kind: .begin)
      write(group)
    case .end:
      write(kind: .end)
    case .fill(let path, .color(let color)):
      write(kind: .fillColor)
      write(path)
      write(color)
    case .fill(let path, .gradient(let stops, let start, let end)):
      write(kind: .fillGradient)
      write(path)
      write(count: stops.count)
      for stop in stops {
        write(stop.place)
        write(stop.color)
      }
      write(start)
      write(end)
    case .stroke(let path, let stroke):
      write(kind: .stroke)
      write(path)
      write(stroke)
    case .shadow(let path, let shadow):
      write(kind: .shadow)
      write(path)
      write(shadow.color)
      write(shadow.offset.dx)
      write(shadow.offset.dy)
      write(shadow.radius)
    case .picture(let picture):
      write(kind: .picture)
      write(picture)
    case .text(let run):
      write(kind: .text)
      write(run)
    }
  }

  private mutating func write(_ group: Group) {
    let transform = group.transform
    let isMoved = !transform.isIdentity
    write(flags: isMoved, group.clip != nil, group.name != nil)
    if isMoved {
      for number in [
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
      ] {
        write(number)
      }
    }
    if let clip = group.clip { write(clip) }
    if let name = group.name { write(name) }
    write(group.opacity)
  }

  private mutating func write(_ stroke: Stroke) {
    write(stroke.color)
    write(stroke.width)
    write(flags: stroke.hasRoundEnds)
    write(count: stroke.dashes.count)
    for dash in stroke.dashes { write(dash) }
  }

  private mutating func write(_ picture: Picture) {
    write(bits: UInt64(bitPattern: Int64(picture.image)))
    write(picture.source)
    write(picture.target)
    write(flags: picture.template != nil)
    if let template = picture.template { write(template) }
  }

  private mutating func write(_ run: GlyphRun) {
    bytes.append(run.face.family.rawValue)
    write(flags: run.face.name != nil, run.face.isItalic, run.isRightToLeft)
    if let name = run.face.name { write(name) }
    write(count: run.face.weight.rawValue)
    write(run.face.size)
    write(run.color)
    write(run.baseline)
    write(run.text)
    write(count: run.places.count)
    for place in run.places { write(place) }
    write(run.end)
  }
}

// MARK: - Parts

extension ReelWriter {
  private mutating func write(kind: ItemKind) { bytes.append(kind.rawValue) }

  private mutating func write(count: Int) {
    var rest = UInt64(max(0, count))
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  private mutating func write(bits: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: bits >> shift))
    }
  }

  private mutating func write(_ number: Double) { write(bits: number.bitPattern) }

  private mutating func write(_ color: Color) {
    for part in [color.red, color.green, color.blue, color.alpha] {
      for shift in stride(from: UInt32(0), to: 32, by: 8) {
        bytes.append(UInt8(truncatingIfNeeded: part.bitPattern >> shift))
      }
    }
  }

  private mutating func write(flags: Bool...) {
    bytes.append(
      flags.enumerated().reduce(0) { $0 | ($1.element ? 1 << UInt8($1.offset) : 0) })
  }

  private mutating func write(_ text: String) {
    write(count: text.utf8.count)
    bytes += text.utf8
  }

  private mutating func write(_ point: Point) {
    write(point.x)
    write(point.y)
  }

  private mutating func write(_ rect: Rect) {
    write(rect.origin)
    write(rect.size.width)
    write(rect.size.height)
  }

  private mutating func write(_ path: Path) {
    write(count: path.elements.count)
    for element in path.elements {
      switch element {
      case .move(let point):
        bytes.append(PathPart.move.rawValue)
        write(point)
      case .line(let point):
        bytes.append(PathPart.line.rawValue)
        write(point)
      case .curve(let first, let second, let end):
        bytes.append(PathPart.curve.rawValue)
        write(first)
        write(second)
        write(end)
      case .close:
        bytes.append(PathPart.close.rawValue)
      }
    }
  }
}

/// What the bytes of an item begin with.
enum ItemKind: UInt8 {
  case begin = 1
  case end, fillColor, fillGradient, stroke, shadow, picture, text
}

/// What the bytes of a path's element begin with.
enum PathPart: UInt8 {
  case move = 1
  case line, curve, close
}
