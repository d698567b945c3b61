// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel
import DioramaText

/// What laying out and measuring texts may cost a run: time follows their length.
extension Simulation {
  /// Shorter texts count as any other action does.
  private static let shortText = 256

  /// Counts a text that is laid out; a run that does nothing else is ended here.
  func spendText(_ length: Int, at span: SourceSpan? = nil) throws(RunError) {
    guard countText(length) else { throw RunError(tooMuchText, at: span) }
  }

  /// Counts the text of a view that a question measures.
  func spendMeasuring(_ object: ObjectID) throws(EvaluationError) {
    guard countText(textLength(of: object)) else { throw EvaluationError(tooMuchText) }
  }

  private func countText(_ length: Int) -> Bool {
    guard length > Self.shortText else { return true }
    measuredText += length
    return measuredText <= limits.measuredText
  }

  private var tooMuchText: String {
    "the run lays out more than \(limits.measuredText) characters of long texts, the most that one run may"
  }

  /// Without making a text of what an editor holds.
  func textLength(of object: ObjectID) -> Int {
    if let view = graph.values[object.offset] as? any TextInputClass {
      return view.input.editor.length
    }
    return graph.shownText(of: object)?.utf8.count ?? 0
  }
}
