// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions

/// What a scene says of a view to those who do not see it: UIAccessibility's properties.
///
/// A value that is not set is null; what UIKit then takes from the view itself (a label's text, a
/// button's title) is not repeated here. Source: UIAccessibility's documentation (UIKit).
package struct AccessibilityTraits: Equatable, Sendable {
  package var isAccessibilityElement: Bool?
  package var accessibilityLabel: String?
  package var accessibilityHint: String?
  package var accessibilityValue: String?
  package var accessibilityTraits: Options<Trait>?
  package var accessibilityIdentifier: String?
  package var accessibilityElementsHidden = false
  package var accessibilityViewIsModal = false
  package var shouldGroupAccessibilityChildren = false
  package var accessibilityElements: [Element]?

  package init() {}

  package enum Trait: String, PropertyEnum {
    case none, button, link, image, selected, playsSound, keyboardKey, staticText, summaryElement
    case notEnabled, updatesFrequently, searchField, startsMediaSession, adjustable
    case allowsDirectInteraction, causesPageTurn, header, tabBar
    package static let typeName = "UIAccessibilityTraits"
    package static let prefixes = ["UIAccessibilityTrait"]
  }

  /// A view in the order of `accessibilityElements`.
  package struct Element: PropertyValue {
    package var object: ObjectID
    package static var kind: ValueKind { .reference("UIView") }

    package init?(_ value: Value) {
      guard case .object(let object) = value else { return nil }
      self.object = object
    }

    package var value: Value { .object(object) }
  }

  package static let schema = Schema<Self> {
    PropertySpec(
      "isAccessibilityElement", \.isAccessibilityElement,
      "Whether it is read out as one thing; null leaves it to the class.")
    PropertySpec("accessibilityLabel", \.accessibilityLabel, "What it is called.")
    PropertySpec("accessibilityHint", \.accessibilityHint, "What using it does.")
    PropertySpec("accessibilityValue", \.accessibilityValue, "What it is set to.")
    PropertySpec(
      "accessibilityTraits", \.accessibilityTraits,
      "How it behaves; null leaves it to the class.")
    PropertySpec(
      "accessibilityIdentifier", \.accessibilityIdentifier, "A name for tests, never spoken.")
    PropertySpec(
      "accessibilityElementsHidden", \.accessibilityElementsHidden,
      "Whether what is inside is passed over.")
    PropertySpec(
      "accessibilityViewIsModal", \.accessibilityViewIsModal,
      "Whether its siblings are passed over.")
    PropertySpec(
      "shouldGroupAccessibilityChildren", \.shouldGroupAccessibilityChildren,
      "Whether what is inside is read before what stands beside it.")
    PropertySpec(
      "accessibilityElements", \.accessibilityElements,
      "The views inside, in the order they are read.")
  }
}
