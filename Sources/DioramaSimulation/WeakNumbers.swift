// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// What a value rests on that may be wrong: defaults and natural sizes that are recalled or chosen.
extension Simulation {
  /// A note for each such number that an expression reads and the scene did not give, each once.
  func notesOnWeakNumbers(in id: ExpressionID) -> [String] {
    guard scene.expressions.indices.contains(Int(id.index)) else { return [] }
    var notes: [String] = []
    for read in scene.expressions[Int(id.index)].expression.reads {
      guard case .object(let described)? = VariableSlot(code: read.variable),
        scene.objects.indices.contains(described.offset), let slot = read.fields.first?.slot,
        ObjectField(code: slot) == nil
      else { continue }
      for note in self.notes(onProperty: Int(slot), of: described) where !notes.contains(note) {
        notes.append(note)
      }
    }
    return notes
  }

  private func notes(onProperty index: Int, of described: ObjectID) -> [String] {
    let object = actual(described, Frame())
    guard graph.ids.indices.contains(object.offset) else { return [] }
    let info = graph.info(of: object)
    guard info.properties.indices.contains(index) else { return [] }
    let facts = info.properties[index].facts
    let given = scene.settings(of: described.offset).map { Int($0.property) }
    if given.contains(index) { return [] }
    let name = "\(self.name(of: object)).\(facts.name)"
    if let source = facts.source, source.confidence.isWeak,
      graph.value(index, of: object) == graph.defaultValue(index, of: object)
    {
      return ["'\(name)' has \(info.name)'s default, which is \(source.description)"]
    }
    guard ["frame", "bounds", "intrinsicContentSize"].contains(facts.name) else { return [] }
    // A size that the scene gives rests on nothing else.
    let sizes = ["frame", "bounds"].compactMap(info.property(named:))
    if sizes.contains(where: given.contains) { return [] }
    let measured = (info.type as? any MeasuredClass.Type)?.numbers ?? []
    return measured.filter { $0.isSize && $0.source.confidence.isWeak }.map {
      "the \($0.name) of \(info.name) is \($0.source.description)"
    }
  }
}
