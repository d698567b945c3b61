// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// A step at the number of a part that the object does not have.
package enum IndexOutOfRangeInScript: ScriptRule {
  package static let rule = IndexOutOfRange.rule

  package static func check(_ context: ScriptContext, into findings: inout [Diagnostic]) {
    var search = Search(context)
    context.script.walk { step in
      // A step that is known to fail may be about just that.
      guard step.failing == nil, step.raises == nil else { return }
      search.visit(step)
    }
    findings += search.findings
  }

  private struct Search {
    let context: ScriptContext
    var findings: [Diagnostic] = []
    private lazy var counts = PartCounts(
      context.scene, context.catalog,
      lists: context.performed + context.scene.listeners.map(\.actions)
        + context.scene.handlers.map(\.actions))
    private lazy var objects = Dictionary(
      context.scene.objects.enumerated().filter { $1.presence != .absent }.map {
        ($1.id, ObjectID($0))
      }, uniquingKeysWith: { first, _ in first })

    init(_ context: ScriptContext) { self.context = context }

    mutating func visit(_ step: ScriptStep) {
      for target in step.request.targets {
        guard case .part(let id, let part) = target.selector, let text = part.index else {
          continue
        }
        if part.name == "row" {
          checkRow(text, id, target.span)
        } else if let number = Int64(text), let object = objects[id],
          !counts.isTitle(text, in: object)
        {
          check(number, part.name, object, target.span)
        }
      }
      switch step.request {
      case .selectSegment(let target, .literal(.int(let number))):
        guard case .id(let id) = target.selector, let object = objects[id] else { return }
        check(number, "segment", object, step.span)
      case .selectRow(let target, .literal(.int(let component)), .literal(.int(let row))):
        guard case .id(let id) = target.selector else { return }
        checkRow(row, of: component, id, step.span)
      case .perform(let list):
        let counts = counts
        IndexOutOfRange.check(list, context.scene, context.catalog, { counts }, &findings)
      default: break
      }
    }

    /// `row[0][3]`.
    private mutating func checkRow(_ text: String, _ id: String, _ span: SourceSpan) {
      let numbers = text.split(separator: "][", omittingEmptySubsequences: false).map { Int64($0) }
      guard numbers.count == 2, let group = numbers[0], let row = numbers[1] else { return }
      checkRow(row, of: group, id, span)
    }

    private mutating func checkRow(
      _ row: Int64, of group: Int64, _ id: String, _ span: SourceSpan
    ) {
      guard let object = objects[id], let group = Int(exactly: group), group >= 0,
        let count = counts.rows(group, of: object)
      else { return }
      findings += IndexOutOfRange.finding(
        row, "row", count, id, span, allowsNone: false)
    }

    private mutating func check(
      _ number: Int64, _ part: String, _ object: ObjectID, _ span: SourceSpan
    ) {
      guard let count = counts.count(of: part, in: object) else { return }
      let id = context.scene.objects[object.offset].id
      findings += IndexOutOfRange.finding(number, part, count, id, span, allowsNone: false)
    }
  }
}
