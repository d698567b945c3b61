// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions

extension Graph {
  /// What UIKit answers for an accessibility property that nobody set: from the view itself.
  ///
  /// Controls and views that show text are elements, labelled by what they show. Source: UIAccessibility's
  /// documentation of the standard controls; recalled.
  package func accessibilityValue(_ property: Int, of object: ObjectID) -> Value {
    switch info(of: object).properties[property].facts.name {
    case "accessibilityLabel": return shownText(of: object).map { .string($0) } ?? .null
    case "isAccessibilityElement":
      let info = info(of: object)
      return .bool(info.isControl && info.name != "UIControl" || shownText(of: object) != nil)
    default: return .null
    }
  }

  /// The text that a view shows: a label's, or the title a button has now.
  package func shownText(of object: ObjectID) -> String? {
    for name in ["text", "currentTitle"] {
      if let index = info(of: object).property(named: name),
        case .string(let text) = value(index, of: object)
      {
        return text
      }
    }
    return nil
  }
}
