// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import DioramaUIKit
import Testing

/// Where popovers stand, for any source, size, sides and margins.
@Suite struct PopoverPlacementTests {
  private static func request(
    _ source: Rect, _ directions: [ArrowDirections.Direction], isFromBar: Bool = false,
    screen: Size = Size(768, 1024)
  ) -> ShowRequest {
    var request = ShowRequest(
      idiom: .pad, screen: Rect(origin: .zero, size: screen),
      context: MeasureContext(os: 7, scale: 2))
    request.source = source
    request.directions.options = Options(Set(directions))
    request.isFromBar = isFromBar
    return request
  }

  private static func place(
    _ size: Size?, _ request: ShowRequest, margins: EdgeInsets = EdgeInsets(30, 10, 10, 10)
  ) -> PopoverPlace {
    var popover = UIPopoverController()
    popover.popover.popoverLayoutMargins = margins
    return popover.place(size, request)
  }

  @Test(arguments: UInt64(0)..<300)
  func `it is inside the margins, beside its source where it fits, and whole there`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    func number(_ range: ClosedRange<Double>) -> Double {
      Double.random(in: range, using: &random).rounded()
    }
    let source = Rect(
      number(0...760), number(0...1000), number(0...300), number(0...300))
    let all: [ArrowDirections.Direction] = [.up, .down, .left, .right]
    let permitted = all.filter { _ in Bool.random(using: &random) }
    let size = Size(number(0...900), number(0...1200))
    let margins = EdgeInsets(number(0...60), number(0...60), number(0...60), number(0...60))
    let isFromBar = Bool.random(using: &random)
    let request = Self.request(source, permitted, isFromBar: isFromBar)
    let place = Self.place(size, request, margins: margins)
    let area = request.screen.inset(by: margins)

    #expect(place.frame.minX >= area.minX && place.frame.maxX <= area.maxX)
    #expect(place.frame.minY >= area.minY && place.frame.maxY <= area.maxY)
    #expect(place.content.width <= size.width && place.content.height <= size.height)
    #expect(place.content.minX >= 0 && place.content.maxX <= place.frame.width)
    #expect(place.content.minY >= 0 && place.content.maxY <= place.frame.height)

    let sides = isFromBar ? permitted.filter { $0 == .up || $0 == .down } : permitted
    let allowed = isFromBar && sides.isEmpty ? [.up, .down] : sides
    #expect(place.arrow == .unknown || allowed.contains(place.arrow))
    let fitting = allowed.filter { Self.fits(size, on: $0, of: source, in: area) }
    if let first = fitting.first {
      #expect(place.arrow == first)
      #expect(place.content.size == size)
    }
    switch place.arrow {
    case .up: #expect(place.frame.minY >= source.maxY)
    case .down: #expect(place.frame.maxY <= source.minY)
    case .left: #expect(place.frame.minX >= source.maxX)
    case .right: #expect(place.frame.maxX <= source.minX)
    case .unknown, .any: break
    }
  }

  /// By the gap that a side leaves.
  private static func fits(
    _ size: Size, on side: ArrowDirections.Direction, of source: Rect, in area: Rect
  ) -> Bool {
    switch side {
    case .up, .down:
      let gap =
        side == .up
        ? area.maxY - max(source.maxY, area.minY) : min(source.minY, area.maxY) - area.minY
      return size.width <= area.width && size.height + 13 <= gap
    case .left, .right:
      let gap =
        side == .left
        ? area.maxX - max(source.maxX, area.minX) : min(source.minX, area.maxX) - area.minX
      return size.height <= area.height && size.width + 13 <= gap
    case .any, .unknown: return false
    }
  }

  @Test(arguments: [
    Rect(-500, -500, 10, 10), Rect(5000, 5000, 10, 10), Rect(0, 0, 768, 1024),
    Rect(.nan, 0, 1, 1), Rect(0, 0, .infinity, 1), Rect(1e300, -1e300, 1, 1),
  ])
  func `a source off the screen, as large as it or of no number keeps it on the screen`(
    source: Rect
  ) {
    for size in [Size(200, 125), Size(1e300, .infinity), Size(-5, .nan), nil] {
      let place = Self.place(size, Self.request(source, [.any]))
      #expect(place.frame.isFinite && place.content.isFinite)
      #expect(place.frame.minX >= 10 && place.frame.maxX <= 758)
      #expect(place.frame.minY >= 30 && place.frame.maxY <= 1014)
    }
  }

  @Test func `margins that leave nothing do no harm`() {
    for margin in [1e9, .infinity, .nan, -1e9] {
      let margins = EdgeInsets(margin, margin, margin, margin)
      let place = Self.place(
        Size(200, 125), Self.request(Rect(100, 100, 10, 10), [.any]), margins: margins)
      #expect(place.frame.isFinite && place.frame.width >= 0 && place.frame.height >= 0)
    }
  }

  @Test func `without a permitted side it stands over its source`() {
    let place = Self.place(Size(100, 50), Self.request(Rect(300, 400, 20, 20), []))
    #expect(place.arrow == .unknown)
    #expect(place.frame == Rect(260, 385, 100, 50))
  }
}
