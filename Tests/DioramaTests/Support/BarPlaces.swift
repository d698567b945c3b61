// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

extension Play {
  /// What a bar shows at the end, each as `part {{x, y}, {width, height}} text`.
  func places(in id: String) -> [String] {
    guard let graph = records.first?.graph,
      let bar = graph.ids.firstIndex(of: id).map({ ObjectID($0) }),
      let value = graph.values[bar.offset] as? any ItemShowingClass
    else { return [outcome] }
    return value.places(bounds: graph.bounds[bar.offset], in: graph.context).map { place in
      let index = place.part.index.map { "[\($0)]" } ?? ""
      let text = place.text.map { " \($0)" } ?? ""
      return "\(place.part.name)\(index) \(Value.rect(place.area).templateText)\(text)"
    }
  }
}
