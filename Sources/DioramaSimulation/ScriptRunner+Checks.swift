// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// What `expect` compares.
extension ScriptRunner {
  /// Every expectation of a step; all that fail are told.
  func check(_ expectations: [Expectation]) throws(RunError) -> [StepFailure] {
    var failures: [StepFailure] = []
    for expectation in expectations {
      if let failure = try check(expectation) { failures.append(failure) }
    }
    return failures
  }

  private func check(_ expectation: Expectation) throws(RunError) -> StepFailure? {
    var frame = Frame()
    if let copy = expectation.copy {
      guard let index = simulation.graph.ids.firstIndex(of: copy) else {
        return StepFailure("there is no '\(copy)' now", at: expectation.span)
      }
      frame.instance = simulation.instance(of: ObjectID(index))
    }
    let actual = try simulation.evaluate(expectation.expression, frame)
    let whole = expectation.property.map {
      simulation.graph.value($0.index, of: simulation.actual($0.object, frame))
    }
    var failure = try check(
      expectation.test, Frame(), actual: actual, whole: whole, text: expectation.text,
      at: expectation.span)
    failure?.notes += simulation.notesOnWeakNumbers(in: expectation.expression)
    return failure
  }

  /// Whether a value meets a test; `whole` has all states where the value is that of one.
  func check(
    _ test: Expectation.Test, _ frame: Frame, actual: Value, whole: Value?, text: String,
    at span: SourceSpan
  ) throws(RunError) -> StepFailure? {
    func failure(_ expected: String, _ shown: Value? = nil) -> StepFailure {
      StepFailure(
        "'\(text)' is not as expected", at: span, expected: expected,
        actual: print(shown ?? actual))
    }
    switch test {
    case .isTrue:
      guard actual != .bool(true) else { return nil }
      return StepFailure(
        "the condition does not hold", at: span, expected: "true", actual: print(actual))
    case .equals(let source):
      let wanted = simulation.actual(try simulation.evaluate(source, frame, at: span), frame)
      if equal(actual, wanted) { return nil }
      var failed = failure(print(wanted))
      if case .string(let a) = actual, case .string(let b) = wanted {
        failed.notes += LookAlike.notes(found: a, expected: b)
      }
      return failed
    case .equalsStates(let source):
      let wanted = try simulation.evaluate(source, frame, at: span)
      guard let whole else { return failure(print(wanted)) }
      return Self.equal(whole, wanted) ? nil : failure(print(wanted), whole)
    case .near(let sources, let within):
      var wanted: [Double] = []
      for source in sources {
        let value = try simulation.evaluate(source, frame, at: span)
        wanted.append(value.number ?? .nan)
      }
      let numbers = actual.components
      if numbers.count == wanted.count, zip(numbers, wanted).allSatisfy({ abs($0 - $1) <= within })
      {
        return nil
      }
      let shown = wanted.map(DecimalText.shortest).joined(separator: ", ")
      return failure(
        "\(wanted.count == 1 ? shown : "[\(shown)]"), give or take \(DecimalText.shortest(within))")
    case .above(let source):
      let wanted = try simulation.evaluate(source, frame, at: span)
      if let number = actual.number, let limit = wanted.number, number > limit { return nil }
      return failure("above \(print(wanted))")
    case .below(let source):
      let wanted = try simulation.evaluate(source, frame, at: span)
      if let number = actual.number, let limit = wanted.number, number < limit { return nil }
      return failure("below \(print(wanted))")
    case .matches(let pattern):
      return try matches(pattern, actual, span) ? nil : failure("text matching '\(pattern)'")
    case .contains(let source):
      let wanted = simulation.actual(try simulation.evaluate(source, frame, at: span), frame)
      return contains(actual, wanted) ? nil : failure("something that contains \(print(wanted))")
    }
  }

  private func matches(
    _ pattern: String, _ actual: Value, _ span: SourceSpan
  ) throws(RunError) -> Bool {
    do throws(RegularExpressionError) {
      return try RegularExpression(pattern).matches(simulation.text(actual))
    } catch {
      throw RunError(
        "'\(pattern)' is no regular expression: \(error.message)", at: span)
    }
  }

  private func contains(_ actual: Value, _ wanted: Value) -> Bool {
    switch actual {
    case .string(let text): text.contains(simulation.text(wanted))
    case .list(let items): items.contains { equal($0, wanted) }
    case .map(let map): map[wanted] != nil
    default: false
    }
  }

  /// As `Self.equal`; an object equals its id.
  func equal(_ actual: Value, _ wanted: Value) -> Bool {
    switch (actual, wanted) {
    case (.object(let object), .string(let id)):
      return simulation.name(of: object) == id
        || id == "view" && object == simulation.frontView
    case (.timestamp(let time), .string(let text)):
      return Timestamp(text, in: simulation.scene.zone) == time
    case (.list(let a), .list(let b)):
      return a.count == b.count && zip(a, b).allSatisfy { equal($0, $1) }
    default: return Self.equal(actual, wanted)
    }
  }

  /// Equality with what a scene writes: floats as 32-bit, numbers to the last bits of arithmetic.
  static func equal(_ actual: Value, _ wanted: Value) -> Bool {
    switch (actual, wanted) {
    case (.float(let a), _):
      guard let b = wanted.number else { return false }
      return a == Float(b)
    case (.color(let a), _): return Color(wanted).map { $0.hex == a.hex } ?? false
    case (.image(let a), .image(let b)):
      return a.name == b.name && (b.capInsets == nil || a.capInsets == b.capInsets)
        && (b.resizingMode == nil || a.resizingMode == b.resizingMode)
    case (.image(let a), .string(let name)): return a.name == name
    case (.font(let a), _): return Font(wanted) == a
    case (.timestamp(let a), .string(let text)): return Timestamp(text) == a
    case (.point, .list(let b)), (.size, .list(let b)), (.rect, .list(let b)),
      (.insets, .list(let b)), (.offset, .list(let b)), (.transform, .list(let b)):
      let numbers = b.compactMap(\.number)
      return numbers.count == b.count && near(actual.components, numbers)
    case (.point(let a), .point(let b)): return near([a.x, a.y], [b.x, b.y])
    case (.size(let a), .size(let b)): return near([a.width, a.height], [b.width, b.height])
    case (.rect(let a), .rect(let b)):
      return near(
        [a.minX, a.minY, a.width, a.height], [b.minX, b.minY, b.width, b.height])
    case (.transform(let a), .transform(let b)):
      return near([a.a, a.b, a.c, a.d, a.tx, a.ty], [b.a, b.b, b.c, b.d, b.tx, b.ty])
    case (.list(let a), .list(let b)):
      return a.count == b.count && zip(a, b).allSatisfy { equal($0, $1) }
    case (.map(let a), .map(let b)):
      return a.count == b.count
        && a.entries.allSatisfy { entry in b[entry.key].map { equal(entry.value, $0) } ?? false }
    case (.double(let a), _):
      guard let b = wanted.number else { return false }
      return near([a], [b])
    default: return actual == wanted
    }
  }

  /// Equal but for the noise of sums and products of doubles.
  private static func near(_ a: [Double], _ b: [Double]) -> Bool {
    a.count == b.count
      && zip(a, b).allSatisfy { x, y in abs(x - y) <= 1e-9 * max(1, abs(x), abs(y)) }
  }

  func print(_ value: Value) -> String {
    switch value {
    case .string(let text): "'\(text)'"
    case .null: "null"
    case .object(let object): "'\(shownName(object))'"
    case .list(let items) where items.contains(where: \.isObject):
      "[\(items.map(shown).joined(separator: ", "))]"
    default: value.templateText
    }
  }

  /// As in a template, objects by their ids.
  func shown(_ value: Value) -> String {
    if case .object(let object) = value { return shownName(object) }
    return simulation.text(value)
  }

  /// The id of an object; of what is made anew and was not made yet that of its description.
  private func shownName(_ object: ObjectID) -> String {
    let name = simulation.name(of: object)
    guard name.isEmpty, simulation.scene.objects.indices.contains(object.offset) else {
      return name
    }
    return simulation.scene.objects[object.offset].id
  }
}

extension Value {
  fileprivate var isObject: Bool {
    if case .object = self { return true }
    return false
  }

  /// The numbers of a number or of a geometric value, in the order scenes write them.
  fileprivate var components: [Double] {
    switch self {
    case .point(let p): [p.x, p.y]
    case .size(let s): [s.width, s.height]
    case .rect(let r): [r.minX, r.minY, r.width, r.height]
    case .insets(let i): [i.top, i.left, i.bottom, i.right]
    case .offset(let o): [o.dx, o.dy]
    case .transform(let t): [t.a, t.b, t.c, t.d, t.tx, t.ty]
    default: number.map { [$0] } ?? []
    }
  }
}
