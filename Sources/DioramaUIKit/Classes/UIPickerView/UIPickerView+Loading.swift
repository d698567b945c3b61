// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Where a picker is in asking for its data; each component is asked about from its width to its
/// last title.
struct DataLoading: Equatable {
  /// What it wants to know next.
  var step: Step?
  /// The only component that is asked about; nil for all.
  var part: Int?

  enum Step: Equatable {
    case count
    case width(Int)
    case height(Int)
    case rows(Int)
    case attributedTitle(Int, Int)
    case title(Int, Int)
  }
}

// MARK: - Data

extension UIPickerView {
  /// More than anybody turns through; what asks for more is held to it.
  private static let mostRows = 100_000.0
  private static let mostComponents = 100.0
  /// Points of a width or height.
  private static let longest = 10_000.0

  package mutating func beginLoading(_ part: Int?) {
    if let part {
      run.loading = DataLoading(step: .width(part), part: part)
    } else {
      run.loading = DataLoading(step: .count)
    }
  }

  package mutating func nextQuestion() -> DataQuestion? {
    guard let step = run.loading.step else {
      finishLoading()
      return nil
    }
    func place(_ component: Int, _ row: Int? = nil) -> [(String, Value)] {
      let last = [("component", Value.int(Int64(component)))]
      return row.map { [("row", Value.int(Int64($0)))] + last } ?? last
    }
    return switch step {
    case .count: DataQuestion("numberOfComponents")
    case .width(let component): DataQuestion("widthForComponent", place(component))
    case .height(let component): DataQuestion("rowHeightForComponent", place(component))
    case .rows(let component): DataQuestion("numberOfRows", place(component))
    case .attributedTitle(let component, let row):
      DataQuestion("attributedTitleForRow", place(component, row))
    case .title(let component, let row): DataQuestion("titleForRow", place(component, row))
    }
  }

  package mutating func take(_ answer: Value?) {
    guard let step = run.loading.step else { return }
    let number = answer?.number
    switch step {
    case .count:
      let count = Int((number ?? 0).clamped(to: 0...Self.mostComponents))
      run.data = Array(repeating: ComponentData(), count: count)
      run.loading.step = count > 0 ? .width(0) : nil
    case .width(let component):
      run.data[component].width = number.map { $0.clamped(to: 0...Self.longest) }
      run.loading.step = .height(component)
    case .height(let component):
      let height = (number ?? 0).clamped(to: 0...Self.longest)
      run.data[component].rowHeight = height > 0 ? height : Metrics.rowHeight
      run.loading.step = .rows(component)
    case .rows(let component):
      let rows = Int((number ?? 0).clamped(to: 0...Self.mostRows))
      run.data[component].titles = Array(repeating: nil, count: rows)
      run.loading.step = self.step(to: 0, of: component)
    case .attributedTitle(let component, let row):
      // Null falls back to the plain title (UIKit facts 2.14).
      guard let title = Self.text(answer) else {
        run.loading.step = .title(component, row)
        return
      }
      run.data[component].titles[row] = title
      run.loading.step = self.step(to: row + 1, of: component)
    case .title(let component, let row):
      run.data[component].titles[row] = Self.text(answer)
      run.loading.step = self.step(to: row + 1, of: component)
    }
  }

  private func step(to row: Int, of component: Int) -> DataLoading.Step? {
    if row < run.data[component].rows { return .attributedTitle(component, row) }
    let next = component + 1
    return run.loading.part == nil && next < run.data.count ? .width(next) : nil
  }

  private static func text(_ answer: Value?) -> String? {
    guard let answer, answer != .null else { return nil }
    return String(answer)
  }

  /// The wheels take what was answered, and keep their rows as far as there are such.
  private mutating func finishLoading() {
    let wheels = run.data.map { Wheel(rows: $0.rows, rowHeight: $0.rowHeight) }
    run.bank.set(wheels, only: run.loading.part)
    run.silent = []
    run.isLoaded = true
    turnToSelected()
  }
}
