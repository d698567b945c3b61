// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// The names and values of `--set` and `--bindings`, in the order of the command line.
struct EvalNames {
  private(set) var all: [(name: String, value: Value)] = []

  init(_ options: Options) throws(UsageError) {
    for item in options.all("--set") {
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { throw UsageError("'--set' takes NAME=JSON, not '\(item)'") }
      all.append((String(parts[0]), try Self.json(String(parts[1]), "--set")))
    }
    for item in options.all("--bindings") {
      guard case .map(let map) = try Self.json(item, "--bindings") else {
        throw UsageError("'--bindings' takes a JSON object of typed values")
      }
      for entry in map.entries {
        guard case .string(let name) = entry.key else { continue }
        do throws(Value.TypedFormError) {
          all.append((name, try Value(typedJSON: entry.value)))
        } catch {
          throw UsageError("'--bindings' of '\(name)': \(error.message)")
        }
      }
    }
    for (name, _) in all where !Self.isPath(name) {
      throw UsageError("'\(name)' is not a name; letters, digits and '_' make one, as in 'count'")
    }
  }

  private static func json(_ text: String, _ option: String) throws(UsageError) -> Value {
    do throws(ExpressionIssue) {
      return try JSONReader.read(text)
    } catch {
      throw UsageError("'\(option)' is no JSON: \(error.message)")
    }
  }

  /// Whether it is one name, or several with dots between them.
  private static func isPath(_ text: String) -> Bool {
    text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { name in
      guard let first = name.utf8.first, first < 0x30 || first > 0x39 else { return false }
      return name.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: true
        default: false
        }
      }
    }
  }

  /// What `--set state.NAME=…` gives variables of the scene's state, by their index.
  func stateValues(of scene: Scene) throws(UsageError) -> [Int: Value] {
    var values: [Int: Value] = [:]
    for (path, value) in all {
      guard path.hasPrefix("state.") else { continue }
      let name = String(path.dropFirst(6))
      guard let index = scene.state.firstIndex(where: { $0.name == name }) else {
        let near = Names.nearest(to: name, among: scene.state.map(\.name))
        throw UsageError(
          "the scene's state has no '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
      }
      let type = scene.state[index].type
      guard let fitting = value.fitting(type) else {
        throw UsageError("'state.\(name)' is \(type), not \(value.typedJSON())")
      }
      values[index] = fitting
    }
    return values
  }

  /// The names that are none of the scene's state, as text that declares them before an expression.
  func declarations() throws(UsageError) -> (before: String, after: String) {
    var (before, after) = ("", "")
    for (name, value) in all where !name.hasPrefix("state.") {
      guard !name.contains(".") else {
        throw UsageError("with a scene '--set' takes a name or 'state.NAME', not '\(name)'")
      }
      guard let literal = value.sceneLiteral else {
        throw UsageError("'\(name)' cannot be \(value.typedJSON()) with a scene")
      }
      before += "cel.bind(\(name), dyn(\(literal)), "
      after += ")"
    }
    // On a line of its own: the expression may end in a comment.
    return (before, after.isEmpty ? "" : "\n" + after)
  }
}

extension Value {
  /// The value as one of `type`, whole numbers made doubles where it wants those; nil if it is none.
  fileprivate func fitting(_ type: ExpressionType) -> Value? {
    switch (type, self) {
    case (.dyn, _), (.null, _): return self
    case (.double, _): return number.map { .double($0) }
    case (.list(let element), .list(let values)):
      let fitting = values.compactMap { $0.fitting(element) }
      return fitting.count == values.count ? .list(fitting) : nil
    case (.map(_, let content), .map(let map)):
      var result = ValueMap()
      for entry in map.entries {
        guard let value = entry.value.fitting(content) else { return nil }
        result[entry.key] = value
      }
      return .map(result)
    case (.enumeration(_, let cases), .string(let name)): return cases.contains(name) ? self : nil
    case (.bool, .bool), (.int, .int), (.uint, .uint), (.string, .string), (.bytes, .bytes),
      (.type, .type), (.timestamp, .timestamp), (.duration, .duration), (.optional, .optional),
      (.point, .point), (.size, .size), (.rect, .rect), (.insets, .insets), (.offset, .offset):
      return self
    default: return nil
    }
  }

  /// An expression of a scene that gives the value; nil where there is none.
  fileprivate var sceneLiteral: String? {
    switch self {
    case .double(let number) where !number.isFinite:
      return "double(\"\(number > 0 ? "Inf" : number < 0 ? "-Inf" : "NaN")\")"
    case .list(let values):
      let items = values.compactMap(\.sceneLiteral)
      return items.count == values.count ? "[" + items.joined(separator: ", ") + "]" : nil
    case .map(let map):
      var pairs: [String] = []
      for entry in map.entries {
        guard let value = entry.value.sceneLiteral else { return nil }
        pairs.append(entry.key.literalText + ": " + value)
      }
      return "{" + pairs.joined(separator: ", ") + "}"
    case .optional(let value?): return value.sceneLiteral.map { "optional.of(" + $0 + ")" }
    case .point(let point): return "point(\(point.x), \(point.y))"
    case .size(let size): return "size(\(size.width), \(size.height))"
    case .rect(let rect): return "rect(\(rect.minX), \(rect.minY), \(rect.width), \(rect.height))"
    case .insets(let insets):
      return "insets(\(insets.top), \(insets.left), \(insets.bottom), \(insets.right))"
    case .offset, .transform, .color, .font, .image, .object: return nil
    default: return literalText
    }
  }
}

/// Variables given on the command line, for plain CEL.
struct BoundNames: ExpressionScope, ExpressionHost {
  private let names: [(name: String, value: Value)]

  init(_ names: [(name: String, value: Value)]) { self.names = names }

  func variable(_ name: String) -> ExpressionVariable? {
    names.lastIndex { $0.name == name }.map { ExpressionVariable(slot: Int32($0), type: .dyn) }
  }

  func field(_ name: String, of className: String) -> ExpressionField? { nil }
  func function(_ name: String) -> [ExpressionFunction] { [] }
  var variableNames: [String] { names.map(\.name) }
  func fieldNames(of className: String) -> [String] { [] }
  var functionNames: [String] { [] }

  func value(ofVariable slot: Int32) throws(EvaluationError) -> Value { names[Int(slot)].value }

  func value(ofField slot: Int32, of object: ObjectID) throws(EvaluationError) -> Value { .null }

  func value(
    ofFieldNamed name: String, of object: ObjectID
  ) throws(EvaluationError) -> Value { .null }

  func call(function slot: Int32, arguments: [Value]) throws(EvaluationError) -> Value { .null }
}
