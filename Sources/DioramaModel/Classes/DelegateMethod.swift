// SPDX-License-Identifier: MIT

/// A method that a class calls on its delegate.
package struct DelegateMethod: Sendable {
  /// As scenes name it: `shouldReturn`.
  package var name: String
  /// UIKit's full selectors, which scenes may write instead.
  package var selectors: [String]
  package var arguments: [MethodFacts.Parameter]
  /// Nil for one that only tells.
  package var answer: ValueKind?
  package var summary: String
  package var role = Role.delegate

  /// Who answers: the delegate, or the data source.
  package enum Role: Sendable { case delegate, dataSource }

  package init(
    _ name: String, _ selectors: [String], _ arguments: [MethodFacts.Parameter],
    answers answer: ValueKind? = nil, _ summary: String
  ) {
    self.name = name
    self.selectors = selectors
    self.arguments = arguments
    self.answer = answer
    self.summary = summary
  }

  /// A question to the data source.
  package init(
    dataSource name: String, _ selectors: [String], _ arguments: [MethodFacts.Parameter],
    answers answer: ValueKind, _ summary: String
  ) {
    self.init(name, selectors, arguments, answers: answer, summary)
    role = .dataSource
  }

  /// A selector of one argument may stand without its colon, which YAML takes for its own, and with
  /// Swift's `(_:)`.
  package func answers(to text: String) -> Bool {
    if text == name || selectors.contains(text) { return true }
    let bare = text.hasSuffix("(_:)") ? String(text.dropLast(4)) : text
    return selectors.contains(bare + ":")
  }
}

/// A class that has a delegate.
package protocol DelegatingClass: ObjectClass {
  /// What it asks and tells its delegate, in UIKit's order.
  static var delegateMethods: [DelegateMethod] { get }
}
