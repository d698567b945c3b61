// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import Testing

/// Where things of a table are, compared with adding up from the top.
@Suite struct TableLayoutTests {
  private struct Model {
    var layout = TableLayout(top: 10)
    var all: [TableLayout.Placed] = []
  }

  private static func made(_ random: inout SplitMix64) -> Model {
    var model = Model()
    var top = 10.0
    for section in 0..<Int(random.next() % 5) {
      let header = Double(random.next() % 3) * 11
      let footer = Double(random.next() % 3) * 7
      let count = Int(random.next() % 12)
      let isAlike = random.next() % 2 == 0
      let heights = (0..<count).map { _ in isAlike ? 20 : Double(random.next() % 4) * 9 }
      func add(_ item: TableItem, _ height: Double) {
        model.all.append(TableLayout.Placed(item: item, top: top, height: height))
        top += height
      }
      add(.header(section: section), header)
      for (row, height) in heights.enumerated() { add(.row(ItemPath(section, row)), height) }
      add(.footer(section: section), footer)
      var end = 0.0
      let ends = heights.map { height in
        end += height
        return end
      }
      model.layout.add(
        header: (header, true),
        rows: isAlike ? .alike(count: count, height: 20) : .varied(ends: ends),
        footer: (footer, true))
    }
    return model
  }

  @Test(arguments: UInt64(0)..<200)
  func `what is in view is what a search through everything finds`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let model = Self.made(&random)
    #expect(
      model.all.allSatisfy { placed in
        model.layout.span(of: placed.item).map {
          $0.top == placed.top && $0.height == placed.height
        }
          == true
      })
    for _ in 0..<20 {
      let top = Double(random.next() % 400) - 50
      let window = TableLayout.Window(top: top, bottom: top + Double(random.next() % 120))
      let wanted = model.all.filter {
        $0.height > 0 && $0.top + $0.height > window.top && $0.top < window.bottom
          && window.bottom > window.top
      }
      #expect(model.layout.items(in: window) == wanted)
    }
  }

  @Test(arguments: UInt64(0)..<50)
  func `pinned headers stay inside their section`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let layout = Self.made(&random).layout
    for top in stride(from: -20.0, to: 300, by: 13) {
      let window = TableLayout.Window(top: top, bottom: top + 60, pins: top...(top + 60))
      for placed in layout.items(in: window) {
        guard case .header(let index) = placed.item else { continue }
        let section = layout.sections[index]
        #expect(placed.top >= section.top)
        #expect(placed.top == section.top || placed.top + placed.height <= section.rowsBottom)
      }
    }
  }

  @Test func `ten million rows cost nothing until they are looked at`() {
    var layout = TableLayout()
    layout.add(
      header: (22, true), rows: .alike(count: 10_000_000, height: 44), footer: (0, false))
    let items = layout.items(in: TableLayout.Window(top: 300_000_000, bottom: 300_000_100))
    let rows = items.compactMap { $0.item.row?.row }
    #expect(rows == [6_818_181, 6_818_182, 6_818_183])
    #expect(layout.end == 440_000_022)
  }
}
