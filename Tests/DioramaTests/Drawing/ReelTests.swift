// SPDX-License-Identifier: MIT
import Diorama
import DioramaCore
import DioramaDrawing
import Testing

/// Display lists on their way to the rasteriser, and what it answers.
@Suite struct ReelTests {
  /// A reel with an item of every kind.
  private static var reel: Reel {
    var list = DisplayList(size: Size(40, 30), scale: 2)
    let image = list.index(of: DisplayList.Image(name: "Dot", size: Size(4, 4)))
    list.images[image].bytes = [1, 2, 3]
    let red = Color(bytes: 255, 0, 0)
    list.items = [
      .begin(Group(transform: .rotation(0.5), clip: Path(oval: Rect(0, 0, 9, 9)), opacity: 0.5)),
      .fill(Path(Rect(1, 2, 3, 4), radius: 1), .color(red)),
      .fill(
        Path(Rect(0, 0, 9, 9)),
        .gradient([.init(0, red), .init(1, Color(white: 0))], from: .zero, to: Point(9, 0))),
      .stroke(
        Path(polyline: [.zero, Point(5, 5)]),
        Stroke(red, width: 1, hasRoundEnds: true, dashes: [1, 2])),
      .shadow(Path(Rect(0, 0, 9, 9)), Shadow(red, offset: Offset(0, 1), radius: 2)),
      .end,
      .picture(
        Picture(
          image: image, source: Rect(0, 0, 4, 4), target: Rect(5, 5, 4, 4), template: red)),
      .text(
        GlyphRun(
          "Aé漢", face: .init(.helveticaNeue, name: "Georgia", weight: .bold, size: 12),
          color: red, baseline: 20, places: [0, 8, 16], end: 28)),
    ]
    return Reel([
      Reel.Frame(list, duration: VirtualTime(seconds: 0.5)),
      Reel.Frame(DisplayList(size: Size(40, 30), scale: 2)),
    ])
  }

  @Test func `what is packed is what is read`() throws {
    #expect(try Reel(unpacking: Self.reel.packed) == Self.reel)
  }

  @Test func `a stream that is cut off, or changed, is told or read, and nothing more`() {
    let bytes = Self.reel.packed
    for end in 0..<bytes.count {
      #expect(throws: ReelDamage.self) { _ = try Reel(unpacking: Array(bytes[..<end])) }
    }
    var random = SplitMix64(seed: 7)
    var read = 0
    for _ in 0..<20_000 {
      var changed = bytes
      for _ in 0...random.below(3) {
        changed[random.below(bytes.count)] = UInt8(random.below(256))
      }
      if (try? Reel(unpacking: changed)) != nil { read += 1 }
    }
    #expect(read > 0 && read < 20_000)
  }

  /// Width and height of a PNG, from its header.
  private static func size(_ png: [UInt8]) -> [Int] {
    guard png.count > 24, png[0..<4] == [0x89, 0x50, 0x4E, 0x47] else { return [] }
    return [16, 20].map { start in png[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  @Test func `the rasteriser draws pixels of the screen's scale, the same each time`() throws {
    let rasteriser = try Rasteriser()
    let first = try rasteriser.draw(Self.reel, as: .apng)
    #expect(Self.size(first.bytes) == [80, 60])
    #expect(try rasteriser.draw(Self.reel, as: .apng) == first)
    let still = try rasteriser.draw(Reel(Self.reel.frames[0].list), as: .png)
    #expect(Self.size(still.bytes) == [80, 60])
    // The image of the reel is none, which is no reason to draw nothing.
    #expect(!still.notes.isEmpty)
  }

  @Test func `images that lie about themselves are noted, and take no memory`() throws {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    func header(_ width: UInt32, _ height: UInt32) -> [UInt8] {
      let words = [width, height].flatMap { word in
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
      }
      return signature + [0, 0, 0, 13] + Array("IHDR".utf8) + words + [8, 6, 0, 0, 0, 0, 0, 0, 0]
    }
    let lies: [[UInt8]] = [
      header(100_000, 100_000), header(30_000, 30_000), header(0, 5), signature,
      signature + [0xFF, 0xFF, 0xFF, 0xFF] + Array("IHDR".utf8), [0xFF, 0xD8, 0xFF],
    ]
    for bytes in lies {
      var list = DisplayList(size: Size(10, 10), scale: 1)
      let image = list.index(of: DisplayList.Image(name: "Lie", size: Size(4, 4)))
      list.images[image].bytes = bytes
      list.items = [
        .picture(Picture(image: image, source: Rect(0, 0, 4, 4), target: Rect(0, 0, 4, 4)))
      ]
      let drawn = try Rasteriser().draw(Reel(list), as: .png)
      #expect(Self.size(drawn.bytes) == [10, 10])
      #expect(drawn.notes.count == 1, "\(bytes.prefix(24))")
    }
  }
}
