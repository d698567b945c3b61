// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel
import DioramaReport

/// What the properties of a new object of a class hold in each era.
struct EraDefaults {
  /// By era, from the first supported one.
  private let graphs: [Graph]
  private let object: ObjectID

  init(of info: ClassInfo) {
    let catalog = Catalog([info.type])
    var object = ObjectID(0)
    graphs = Device.supportedEras.map { era in
      var graph = Graph(catalog: catalog, context: MeasureContext(os: era, scale: 2))
      object = graph.add(classIndex: 0, id: "")
      return graph
    }
    self.object = object
  }

  /// Eras in a row with one default.
  struct Run: Equatable {
    var eras: ClosedRange<Int>
    /// As a scene would give it.
    var text: String
  }

  func runs(of property: Int) -> [Run] {
    var runs: [Run] = []
    for (era, graph) in zip(Device.supportedEras, graphs) {
      let text = InputForm.text(graph.defaultValue(property, of: object))
      if let last = runs.last, last.text == text {
        runs[runs.count - 1].eras = last.eras.lowerBound...era
      } else {
        runs.append(Run(eras: era...era, text: text))
      }
    }
    return runs
  }

  /// The default of one era as JSON.
  func json(of property: Int, era: Int) -> JSON? {
    guard Device.supportedEras.contains(era) else { return nil }
    let graph = graphs[era - Device.supportedEras.lowerBound]
    return ValueJSON(graph: graph).json(graph.defaultValue(property, of: object))
  }

  /// The default of one era, and where it is another: `left; natural from iOS 9 on`.
  func text(of property: Int, era: Int) -> String {
    let runs = runs(of: property)
    let main = runs.first { $0.eras.contains(era) } ?? runs.first
    let others = runs.filter { $0 != main }.map { "\($0.text) \(Self.name($0.eras))" }
    return ([main?.text ?? ""] + others).joined(separator: "; ")
  }

  private static func name(_ eras: ClosedRange<Int>) -> String {
    if eras.upperBound == Device.supportedEras.upperBound {
      return "from iOS \(eras.lowerBound) on"
    }
    if eras.lowerBound == Device.supportedEras.lowerBound {
      return "up to iOS \(eras.upperBound)"
    }
    if eras.count == 1 { return "on iOS \(eras.lowerBound)" }
    return "from iOS \(eras.lowerBound) to \(eras.upperBound)"
  }
}

/// Values as a scene gives them, in YAML's flow style.
enum InputForm {
  static func text(_ value: Value) -> String {
    switch value {
    case .null: "null"
    case .string(let text): text.isEmpty ? "\"\"" : text
    case .list(let items): "[" + items.map { text($0) }.joined(separator: ", ") + "]"
    case .map(let map):
      map.isEmpty
        ? "none"
        : "{ "
          + map.entries.map { "\(text($0.key)): \(text($0.value))" }.joined(separator: ", ") + " }"
    case .point(let value): numbers(value.x, value.y)
    case .size(let value): numbers(value.width, value.height)
    case .rect(let value): numbers(value.minX, value.minY, value.width, value.height)
    case .insets(let value): numbers(value.top, value.left, value.bottom, value.right)
    case .offset(let value): numbers(value.dx, value.dy)
    case .color(let value):
      Color.named.first { $0.color == value }?.name ?? value.hex
    default: value.templateText
    }
  }

  private static func numbers(_ values: Double...) -> String {
    "[" + values.map { DecimalText.shortest($0) }.joined(separator: ", ") + "]"
  }
}
