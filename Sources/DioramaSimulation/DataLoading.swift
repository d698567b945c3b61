// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Content that views ask their data sources and delegates for.
///
/// Answers are asked for at load and at reload and kept in between; the questions are no events.
extension Simulation {
  /// Loads what of these objects has data.
  func loadData(of objects: Range<Int>) throws(RunError) {
    for offset in objects {
      let habits = habits(of: ObjectID(offset))
      if habits.contains(.loadsData) { try loadData(of: ObjectID(offset), nil) }
      if habits.contains(.tiles) { graph.noteTiles(of: ObjectID(offset)) }
    }
  }

  /// Steps of the expressions' budget for each question.
  private static let questionCost = 8

  func loadData(of object: ObjectID, _ part: Int?) throws(RunError) {
    // An answer may ask for a reload itself; what is being asked is asked once.
    guard var value = graph.values[object.offset] as? any DataClass, !loading.contains(object)
    else { return }
    loading.insert(object)
    defer { loading.remove(object) }
    let bound = bindings.isEmpty ? [] : bindings.properties(boundOn: object)
    let before = bound.map { graph.value($0, of: object) }
    // What was answered as a list for a whole component is asked once.
    var lists: [String: [Value]] = [:]
    value.beginLoading(part)
    while let question = value.nextQuestion() {
      // Rows are many, and each is no action of its own.
      expressionBudget -= Self.questionCost
      guard expressionBudget > 0 else {
        throw RunError(
          "'\(graph.ids[object.offset])' asks for more data than one run may",
          at: scene.objects[description(of: object).offset].span)
      }
      value.take(try answer(question, of: object, &lists))
    }
    graph.store(value, of: object)
    bindings.noteObject(object)
    try noteChanges(bound, before, of: object)
  }

  /// The short form answers for one component; else whoever answers for all.
  private func answer(
    _ question: DataQuestion, of object: ObjectID, _ lists: inout [String: [Value]]
  ) throws(RunError) -> Value? {
    let arguments = question.arguments.map { Effect.Argument($0.0, $0.1) }
    if let component = arguments.first(where: { $0.name == "component" })?.value.number {
      let method = ComponentsForm.method(question.method, Int(component))
      let row = arguments.first { $0.name == "row" }?.value.number.map { Int($0) } ?? 0
      if let list = lists[method] { return list.indices.contains(row) ? list[row] : nil }
      let titles = ComponentsForm.method("titleForRow", Int(component))
      // A list of titles says by itself how many rows there are.
      if question.method == "numberOfRows", !hasDelegate(method, of: object),
        hasDelegate(titles, of: object)
      {
        guard case .list(let items)? = try answer(titles, [], of: object, isRecorded: false) else {
          return nil
        }
        lists[titles] = items
        return .int(Int64(items.count))
      }
      if hasDelegate(method, of: object) {
        let answer = try answer(method, arguments, of: object, isRecorded: false)
        guard case .list(let items)? = answer else { return answer }
        lists[method] = items
        return items.indices.contains(row) ? items[row] : nil
      }
    }
    return try answer(question.method, arguments, of: object, isRecorded: false)
  }
}
