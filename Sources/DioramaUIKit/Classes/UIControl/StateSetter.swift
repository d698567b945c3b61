// SPDX-License-Identifier: MIT
import DioramaExpressions
import DioramaModel

/// `setTitle(_:for:)` and its like: a method that gives one state of a per-state property a value.
///
/// - Parameter label: UIKit's name of the first parameter.
func stateSetter<Class, Element: PropertyValue>(
  _ name: String, _ label: String, _ path: any WritableKeyPath<Class, PerState<Element>> & Sendable,
  _ summary: String
) -> MethodSpec<Class> {
  MethodSpec(
    name,
    [
      .init(label, .optional(Element.kind)),
      .init("for", .text, default: .string("normal")),
    ], summary
  ) { (control: inout Class, arguments, _) in
    guard arguments.count == 2, case .string(let text) = arguments[1],
      let state = ControlState(named: text)
    else { return }
    control[keyPath: path][state] = Element?(arguments[0]) ?? nil
  }
}
