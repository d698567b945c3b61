// SPDX-License-Identifier: MIT
import DioramaCore
import Testing

/// Resizable images part by part. Source: UIKit facts 5.5.
@Suite struct NinePartTests {
  private static func lines(_ nine: NinePart) -> [String] {
    nine.parts.map { part in
      func text(_ rect: Rect) -> String {
        [rect.minX, rect.minY, rect.width, rect.height].map { DecimalText.report($0) }
          .joined(separator: " ")
      }
      return "\(text(part.source)) -> \(text(part.target)) \(part.fill)"
    }
  }

  @Test func `corners keep their size, edges grow along one axis, the middle along both`() {
    let nine = NinePart(
      image: Size(10, 12), capInsets: EdgeInsets(1, 2, 3, 4), target: Rect(100, 200, 50, 40))
    #expect(
      Self.lines(nine) == [
        "0 0 2 1 -> 100 200 2 1 keep", "2 0 4 1 -> 102 200 44 1 tile",
        "6 0 4 1 -> 146 200 4 1 keep", "0 1 2 8 -> 100 201 2 36 tile",
        "2 1 4 8 -> 102 201 44 36 tile", "6 1 4 8 -> 146 201 4 36 tile",
        "0 9 2 3 -> 100 237 2 3 keep", "2 9 4 3 -> 102 237 44 3 tile",
        "6 9 4 3 -> 146 237 4 3 keep",
      ])
  }

  /// The seeds' slider: the minimum track, 11 x 9 with a left cap of 4, grows in columns 4 to 10; the
  /// maximum track with a right cap of 3 in columns 0 to 7.
  @Test func `the tracks of the seeds' slider`() {
    let left = NinePart(
      image: Size(11, 9), capInsets: EdgeInsets(0, 4, 0, 0), target: Rect(0, 0, 60, 9))
    #expect(left.parts[3].target == Rect(0, 0, 4, 9))
    #expect(left.parts[4].source == Rect(4, 0, 7, 9))
    #expect(left.parts[4].target == Rect(4, 0, 56, 9))
    #expect(left.parts[5].target.width == 0)
    let right = NinePart(
      image: Size(11, 9), capInsets: EdgeInsets(0, 0, 0, 3), target: Rect(0, 0, 60, 9))
    #expect(right.parts[4].source == Rect(0, 0, 8, 9))
    #expect(right.parts[5].target == Rect(57, 0, 3, 9))
  }

  @Test func `an image that is not resizable stretches whole`() {
    let nine = NinePart(image: Size(10, 12), capInsets: nil, target: Rect(0, 0, 50, 40))
    #expect(Self.lines(nine) == ["0 0 10 12 -> 0 0 50 40 stretch"])
  }

  @Test func `with insets of zero the whole image is tiled`() {
    let nine = NinePart(image: Size(10, 12), capInsets: .zero, target: Rect(0, 0, 50, 40))
    #expect(nine.parts[4].source == Rect(0, 0, 10, 12))
    #expect(nine.parts[4].target == Rect(0, 0, 50, 40))
    #expect(nine.parts[4].fill == .tile)
    #expect(nine.parts[4].tileCount == (5, 4))
  }

  @Test func `a middle of one pixel is stretched`() {
    let caps = EdgeInsets(5, 5, 5, 5)
    let one = NinePart(image: Size(11, 11), capInsets: caps, target: Rect(0, 0, 50, 40))
    #expect(one.parts.map(\.fill).filter { $0 == .tile } == [])
    let half = NinePart(
      image: Size(10.5, 10.5), capInsets: caps, target: Rect(0, 0, 50, 40), scale: 2)
    #expect(half.parts[4].fill == .stretch)
    let two = NinePart(image: Size(11, 11), capInsets: caps, target: Rect(0, 0, 50, 40), scale: 2)
    #expect(two.parts[4].fill == .tile)
  }

  @Test func `with stretch nothing is tiled`() {
    let nine = NinePart(
      image: Size(10, 12), capInsets: EdgeInsets(1, 2, 3, 4), target: Rect(0, 0, 50, 40),
      mode: .stretch)
    #expect(nine.parts.map(\.fill).filter { $0 == .tile } == [])
    #expect(nine.parts[4].tileCount == (1, 1))
  }

  @Test func `an area smaller than both caps squeezes them in proportion`() {
    let nine = NinePart(
      image: Size(10, 10), capInsets: EdgeInsets(3, 2, 3, 6), target: Rect(0, 0, 4, 3))
    #expect(nine.parts[0].target == Rect(0, 0, 1, 1.5))
    #expect(nine.parts[8].target == Rect(1, 1.5, 3, 1.5))
    #expect(nine.parts[4].target.size == .zero)
  }

  @Test func `tiles go from left to right and down, the last ones cut`() throws {
    let nine = NinePart(
      image: Size(10, 10), capInsets: EdgeInsets(2, 2, 2, 2), target: Rect(0, 0, 20, 17))
    let middle = nine.parts[4]
    #expect(middle.tileCount == (3, 3))
    #expect(middle.tile(column: 0, row: 0) == Rect(2, 2, 6, 6))
    #expect(middle.tile(column: 1, row: 0) == Rect(8, 2, 6, 6))
    #expect(middle.tile(column: 2, row: 2) == Rect(14, 14, 4, 1))
    let top = nine.parts[1]
    #expect(top.tileCount == (3, 1))
  }

  /// The parts cover image and area without gap or overlap.
  @Test(arguments: UInt64(0)..<200)
  func `nothing is lost`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    func length(_ most: UInt64) -> Double { Double(random.next() % (most * 4)) / 4 }
    let image = Size(length(50) + 1, length(50) + 1)
    let target = Rect(length(9), length(9), length(100), length(100))
    let insets = EdgeInsets(length(30), length(30), length(30), length(30))
    let nine = NinePart(image: image, capInsets: insets, target: target)
    func area(_ rects: [Rect]) -> Double { rects.reduce(0) { $0 + $1.width * $1.height } }
    let all = nine.parts.flatMap { [$0.source, $0.target] }
    #expect(all.allSatisfy { $0.width >= -1e-9 && $0.height >= -1e-9 })
    #expect(abs(area(nine.parts.map(\.source)) - image.width * image.height) < 1e-6)
    #expect(abs(area(nine.parts.map(\.target)) - target.width * target.height) < 1e-6)
    for part in nine.parts where part.fill == .tile {
      let count = part.tileCount
      let tiles = (0..<count.rows).flatMap { row in
        (0..<count.columns).map { part.tile(column: $0, row: row) }
      }
      if part.source.width > 0, part.source.height > 0 {
        #expect(abs(area(tiles) - part.target.width * part.target.height) < 1e-6)
      }
    }
  }
}
