// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

// MARK: - Measuring

extension UIPickerView: HeldHeightClass {
  package func intrinsicSize(in context: borrowing MeasureContext) -> IntrinsicSize {
    IntrinsicSize(Metrics.size)
  }

  package func sizeThatFits(_ size: Size, in context: borrowing MeasureContext) -> Size {
    Metrics.size
  }

  package func fixedSize(in context: borrowing MeasureContext) -> Size? { nil }
  package func initialSize(in context: borrowing MeasureContext) -> Size? { Metrics.size }

  package func heldHeight(_ height: Double, in context: borrowing MeasureContext) -> Double {
    Metrics.height(height, os: context.os)
  }

  /// A visible row in its place on the wheel.
  package func part(
    _ part: PartReference, bounds: Rect, in context: borrowing MeasureContext
  ) -> Rect? {
    guard part.name == "row", let (component, row) = place(part.index),
      let seen = run.bank.wheels[component].seen(row, length: bounds.height)
    else { return nil }
    let column = columns(bounds: bounds)[component]
    return Rect(
      column.lowerBound, bounds.minY + seen.top, column.upperBound - column.lowerBound,
      seen.height)
  }

  /// `0][3` of `row[0][3]`, the row by number or title; of a single component also the row alone.
  private func place(_ index: String?) -> (component: Int, row: Int)? {
    guard let index else { return nil }
    let split = index.split(separator: "][", maxSplits: 1).map(String.init)
    guard let component = split.count == 2 ? Int(split[0]) : 0,
      run.bank.wheels.indices.contains(component), let wanted = split.last
    else { return nil }
    let row = Int(wanted) ?? run.data[component].titles.firstIndex(of: wanted)
    return row.map { (component, $0) }
  }

  /// Equal shares of the width, or as wide as the delegate says, the whole centred.
  ///
  /// Source: UIKit facts 2.14 (recalled).
  package func columns(bounds: Rect) -> [ClosedRange<Double>] {
    let fixed = run.data.compactMap(\.width).reduce(0, +)
    let free = run.data.count { $0.width == nil }
    let share = free > 0 ? max(0, bounds.width - fixed) / Double(free) : 0
    let whole = fixed + share * Double(free)
    var x = bounds.minX + (bounds.width - whole) / 2
    return run.data.map { component in
      let start = x
      x += component.width ?? share
      return start...x
    }
  }

  package var bank: WheelBank { run.bank }

  func hasRow(_ row: Int, inComponent component: Int) -> Bool {
    run.data.indices.contains(component) && (0..<run.data[component].rows).contains(row)
  }

  package func title(ofRow row: Int, inComponent component: Int) -> String? {
    guard run.data.indices.contains(component),
      run.data[component].titles.indices.contains(row)
    else { return nil }
    return run.data[component].titles[row]
  }
}

// MARK: - Events

extension UIPickerView {
  package mutating func handle(_ event: PanEvent, effects: inout Effects) {
    var columns: [ClosedRange<Double>] = []
    if case .touched(let touch) = event { columns = self.columns(bounds: touch.bounds) }
    run.bank.handle(event, columns: columns, effects: &effects)
    // What the user has touched is told of, whoever turned it before.
    if case .began = event { run.silent = [] }
  }

  package mutating func resume(_ point: String, answer: Bool, effects: inout Effects) {
    guard let component = run.bank.resume(point, effects: &effects) else { return }
    let row = run.bank.wheels[component].row
    guard row >= 0 else { return }
    selectedRows[component] = row
    guard run.silent.remove(component) == nil else { return }
    effects.tell(
      "didSelectRow", [("row", .int(Int64(row))), ("component", .int(Int64(component)))])
  }

  /// The chosen row; -1 in an empty component.
  func chosen(_ component: Int) -> Int {
    selectedRows.indices.contains(component) ? selectedRows[component] : -1
  }

  mutating func select(
    _ row: Int, in component: Int, isAnimated: Bool, _ effects: inout Effects
  ) {
    let rows = run.data[component].rows
    guard rows > 0 else { return }
    let held = min(max(row, 0), rows - 1)
    if isAnimated, held != run.bank.wheels[component].row {
      run.silent.insert(component)
      run.bank.turn(component, to: held, &effects)
    } else {
      run.bank.wheels[component].select(held)
    }
    selectedRows[component] = held
  }

  /// A component that there is, or UIKit's exception.
  func component(_ value: Value?) throws(UIKitException) -> Int {
    guard let index = value.flatMap({ Int($0) }), run.data.indices.contains(index) else {
      throw UIKitException(
        "NSInvalidArgumentException",
        "component \(value?.templateText ?? "") is not one of the \(run.data.count) there are")
    }
    return index
  }

  /// Wheels at rest show rows that were written; before the data is there the rows wait for it.
  mutating func turnToSelected() {
    guard run.isLoaded else { return }
    var rows = selectedRows
    rows.removeLast(max(0, rows.count - run.data.count))
    for (component, data) in run.data.enumerated() {
      if component >= rows.count { rows.append(0) }
      rows[component] = data.rows == 0 ? -1 : min(max(rows[component], 0), data.rows - 1)
      let wheel = run.bank.wheels[component]
      if !wheel.isMoving, !wheel.isTurned, wheel.row != rows[component] {
        run.bank.wheels[component].select(rows[component])
      }
    }
    if rows != selectedRows { selectedRows = rows }
  }
}
