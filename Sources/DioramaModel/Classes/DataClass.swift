// SPDX-License-Identifier: MIT
import DioramaExpressions

/// A view whose content comes from a data source and a delegate that it asks when it is loaded, and
/// again when it is told to reload; what they answer in between does not show.
package protocol DataClass: DelegatingClass, ViewClass {
  /// Begins to ask once more.
  ///
  /// - Parameter part: One part of the data, as a component; nil for all.
  mutating func beginLoading(_ part: Int?)
  /// What it wants to know next; nil once it knows all.
  mutating func nextQuestion() -> DataQuestion?
  /// Hears the answer to the latest question; nil where nobody answers.
  mutating func take(_ answer: Value?)
}

/// One question to a data source or delegate.
package struct DataQuestion: Sendable {
  package var method: String
  package var arguments: [(String, Value)]

  package init(_ method: String, _ arguments: [(String, Value)] = []) {
    self.method = method
    self.arguments = arguments
  }
}

/// A view of components of rows, which scenes may also give as lists of titles.
package protocol ComponentsClass: DataClass {}

/// The short form `components: […]` of a scene.
package enum ComponentsForm {
  /// The name under which it answers a question for one component: `titleForRow[0]`, with a list of
  /// all rows where it is one.
  package static func method(_ name: String, _ component: Int) -> String {
    "\(name)[\(component)]"
  }
}
