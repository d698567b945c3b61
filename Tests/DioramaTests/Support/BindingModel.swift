// SPDX-License-Identifier: MIT
import DioramaCore

/// What a program of bindings means, plainly: everything is evaluated again after everything.
struct BindingModel {
  let program: BindingProgram
  private(set) var values: [Datum] = []
  private var isLive: [Bool] = []
  /// Values that were evaluated since the scene was loaded.
  private(set) var evaluations = 0
  /// One-way bindings that a write ended.
  private(set) var ended = 0

  init(_ program: BindingProgram) {
    self.program = program
    for (index, slot) in program.slots.enumerated() {
      values.append(.bool(false))
      switch slot.source {
      case .plain(let datum): values[index] = fitted(datum, index)
      case .once(let formula): values[index] = fitted(formula.value(values), index)
      case .oneWay, .template, .twoWay: values[index] = fitted(value(of: index), index)
      }
      switch slot.source {
      case .plain, .once: isLive.append(false)
      case .oneWay, .template, .twoWay: isLive.append(true)
      }
    }
  }

  /// Does a step; `seen` is what the control shows after it, where a finger slid it.
  mutating func perform(_ step: BindingProgram.Step, seen: Datum?) {
    switch step {
    case .set(let writes):
      let given = values
      for (slot, formula) in writes { assign(slot, formula.value(given)) }
      settle()
    case .call(let slot, let datum):
      change(slot, fitted(datum, slot))
      settle()
    case .tap(let slot):
      // The finger comes, and goes.
      settle()
      change(slot, values[slot] == .bool(true) ? .bool(false) : .bool(true))
      settle()
    case .slide(let slot, _):
      settle()
      if let seen { change(slot, seen) }
      settle()
      settle()
    }
  }

  private mutating func settle() {
    for index in program.slots.indices where isLive[index] {
      evaluations += 1
      values[index] = fitted(value(of: index), index)
    }
  }

  private func value(of index: Int) -> Datum {
    switch program.slots[index].source {
    case .plain(let datum): datum
    case .once(let formula), .oneWay(let formula): formula.value(values)
    case .template(let formulas): .text(formulas.map { "<" + $0.value(values).shown }.joined())
    case .twoWay(let other): values[other]
    }
  }

  /// A slider keeps a number of 32 bits in its range.
  private func fitted(_ datum: Datum, _ index: Int) -> Datum {
    guard program.slots[index].path.hasSuffix(".value"), case .double(let number) = datum else {
      return datum
    }
    return .double(Double(min(max(Float(number), 0), Float(BindingProgram.most))))
  }

  /// An explicit write: it ends a one-way binding, and goes on to what is kept equal.
  private mutating func assign(_ index: Int, _ datum: Datum) {
    end(index)
    values[index] = fitted(datum, index)
    writeBack(index)
  }

  /// A change by the user or a method, which is none where the value stays.
  private mutating func change(_ index: Int, _ datum: Datum) {
    guard values[index] != datum else { return }
    assign(index, datum)
  }

  private mutating func end(_ index: Int) {
    switch program.slots[index].source {
    case .oneWay, .template:
      if isLive[index] { ended += 1 }
      isLive[index] = false
    case .plain, .once, .twoWay: break
    }
  }

  private mutating func writeBack(_ index: Int) {
    guard case .twoWay(let other) = program.slots[index].source else { return }
    var datum = values[index]
    if program.slots[index].path.hasSuffix(".value"), case .double(let number) = datum {
      // A state value takes the number as it is shown.
      datum = .double(Double("\(Float(number))") ?? number)
    }
    assign(other, datum)
  }
}
