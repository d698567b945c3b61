// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import Testing

/// Recorded facts L1 to L4 and L6: what autoresizing masks do. Source: OpenUIKit AutoresizingTests,
/// golden of real UIKit; UIKit facts 4.3.
@Suite struct AutoresizingFacts {
  /// Start and length on both axes after the parent grew by `growth`; each axis has the same mask.
  private static func resized(
    _ start: Double, _ length: Double, in total: Double, by growth: Double, _ mask: [Part]
  ) -> [Double] {
    var views = Views()
    let parent = views.add(Rect(0, 0, total, total))
    let child = views.add(Rect(start, start, length, length), in: parent)
    views.graph.traits[child.offset].autoresizingMask.cases = Set(mask.flatMap(\.cases))
    views.graph.setBoundsSize(Size(total + growth, total + growth), of: parent)
    let frame = views.graph.frame(of: child)
    #expect(frame.minX == frame.minY && frame.width == frame.height)
    return [frame.minX, frame.width]
  }

  private enum Part {
    case leading, size, trailing

    var cases: [ViewTraits.Autoresizing] {
      switch self {
      case .leading: [.flexibleLeftMargin, .flexibleTopMargin]
      case .size: [.flexibleWidth, .flexibleHeight]
      case .trailing: [.flexibleRightMargin, .flexibleBottomMargin]
      }
    }
  }

  @Test func `L1: all flexible parts share in proportion to their lengths`() {
    #expect(Self.resized(10, 40, in: 100, by: 60, [.leading, .size, .trailing]) == [16, 64])
  }

  @Test func `L2: one flexible part takes everything`() {
    #expect(Self.resized(10, 40, in: 100, by: 60, [.size]) == [10, 100])
  }

  @Test func `L3: two flexible margins`() {
    #expect(Self.resized(30, 60, in: 100, by: 80, [.leading, .trailing]) == [90, 60])
  }

  @Test func `L4: flexible parts of no length share equally`() {
    #expect(Self.resized(0, 50, in: 50, by: 30, [.leading, .trailing]) == [15, 50])
  }

  @Test func `L6: no mask, or a superview that does not autoresize, moves nothing`() {
    #expect(Self.resized(10, 40, in: 100, by: 60, []) == [10, 40])
    var views = Views()
    let parent = views.add(Rect(0, 0, 100, 100))
    let child = views.add(Rect(10, 10, 40, 40), in: parent)
    views.graph.traits[child.offset].autoresizingMask.cases = [.flexibleWidth]
    views.graph.traits[parent.offset].autoresizesSubviews = false
    views.graph.setBoundsSize(Size(200, 200), of: parent)
    #expect(views.graph.frame(of: child) == Rect(10, 10, 40, 40))
  }

  @Test func `L6: only a new size counts, not a new origin`() {
    var views = Views()
    let parent = views.add(Rect(0, 0, 100, 100))
    let child = views.add(Rect(10, 10, 40, 40), in: parent)
    views.graph.traits[child.offset].autoresizingMask.cases = [.flexibleWidth, .flexibleTopMargin]
    views.graph.setBounds(Rect(50, 60, 100, 100), of: parent)
    views.graph.setFrame(Rect(5, 5, 100, 100), of: parent)
    #expect(views.graph.frame(of: child) == Rect(10, 10, 40, 40))
  }

  @Test func `a size never falls below zero`() {
    #expect(Self.resized(10, 40, in: 100, by: -60, [.size]) == [10, 0])
  }
}
