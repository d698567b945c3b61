// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// A message over everything, with buttons and perhaps fields, that waits for an answer.
package struct UIAlertView: DeprecatedClass, IndexedAlert, Equatable {
  package var title: String?
  package var message: String?
  package var cancelButtonTitle: String?
  package var otherButtonTitles: [String] = []
  package var alertViewStyle = Style.default
  var run = AlertRun()

  package init() {}

  package enum Style: String, PropertyEnum {
    case `default`, secureTextInput, plainTextInput, loginAndPasswordInput
    package static let typeName = "UIAlertViewStyle"
    package static let prefixes: [String] = []

    var fieldCount: Int {
      switch self {
      case .default: 0
      case .secureTextInput, .plainTextInput: 1
      case .loginAndPasswordInput: 2
      }
    }
  }
}

// MARK: - Declaration

extension UIAlertView {
  package static let name = "UIAlertView"
  package static let deprecation = Deprecation(
    since: 9, use: "UIAlertController", source: .documented("UIAlertView.h"))
  package static let summary = "A message over everything that waits for one of its buttons."
  package static let superclassName: String? = "UIView"

  /// Source of the defaults and indexes: UIKit facts 2.16; recorded fact V4.
  package static let schema = Schema<Self> {
    viewMethods()
    PropertySpec("title", \.title, "The bold line at the top.")
    PropertySpec("message", \.message, "The text below it.")
    PropertySpec(
      "cancelButtonTitle", \.cancelButtonTitle, "The button that only takes it away, index 0.")
    PropertySpec(
      "otherButtonTitles", \.otherButtonTitles, "The other buttons, in the order of their indexes.")
    PropertySpec(
      "alertViewStyle", \.alertViewStyle, "Which fields it has.", aliases: ["style"])
    PropertySpec(
      "textFields", owned: \.textFields, "UITextField",
      "The fields that its style shows, which a scene may describe.", aliases: ["textField"])
    PropertySpec(
      readOnly: "firstOtherButtonIndex", .int,
      "The first of the other buttons; -1 where there is none.",
      read: { .int(Int64($0.firstOtherButtonIndex)) })
    indexedSchema()
    MethodSpec("show", [], "Brings it over the screen.") { (_: inout Self, _, effects) in
      effects.show(from: nil)
    }
    MethodSpec(
      asking: "textField", [.init("at", .int)], answers: .reference("UITextField"),
      "A field by its number from 0; raises where there is none."
    ) { (alert: Self, arguments) throws(UIKitException) in
      let index = arguments.first.flatMap { Int($0) } ?? -1
      guard alert.textFields.indices.contains(index) else {
        throw UIKitException(
          "NSInvalidArgumentException",
          "text field index \(index) is outside 0..<\(alert.textFields.count)")
      }
      return .object(alert.textFields[index])
    }
  }

  package static let examples = [
    Example(
      "Three buttons",
      "id: add\nmessage: Add…\ncancelButtonTitle: Cancel\notherButtonTitles: [Photo, Audio]"),
    Example(
      "A question",
      "id: ask\ntitle: Your name\nalertViewStyle: plainTextInput\ncancelButtonTitle: Cancel\notherButtonTitles: [OK]"
    ),
  ]
  package static let isInteractiveByDefault = true
  package static let parts = AlertPanel.parts
  package static let delegateMethods =
    indexedMethods("alertView", "AlertView") + [
      DelegateMethod(
        "shouldEnableFirstOtherButton", ["alertViewShouldEnableFirstOtherButton:"], [],
        answers: .bool,
        "Whether the first of the other buttons takes taps; asked when a field's text changes.")
    ]

  package static func viewTraits(os: Int) -> ViewTraits { ViewTraits() }
}

// MARK: - Buttons and fields

extension UIAlertView: OwningClass {
  package static let ownedObjects = [
    OwnedObject("textFields", "UITextField", count: 2, given: "alertViewStyle")
  ]

  /// The fields that the style shows.
  package var textFields: [ObjectID] {
    get { Array(run.fields.prefix(alertViewStyle.fieldCount)) }
    set { run.fields = newValue }
  }

  var titles: [String] { (cancelButtonTitle.map { [$0] } ?? []) + otherButtonTitles }

  package var cancelButtonIndex: Int {
    get { run.cancelIndex ?? (cancelButtonTitle == nil ? -1 : 0) }
    set { run.cancelIndex = newValue }
  }

  package var firstOtherButtonIndex: Int {
    otherButtonTitles.isEmpty ? -1 : cancelButtonTitle == nil ? 0 : 1
  }

  var panel: AlertPanel {
    var panel = AlertPanel()
    panel.title = title
    panel.message = message
    panel.fields = textFields
    panel.buttons = panelButtons(
      { $0 == cancelButtonIndex ? .cancel : .default },
      isEnabled: { $0 != firstOtherButtonIndex || run.isFirstOtherEnabled })
    return panel
  }
}

// MARK: - Arranging

extension UIAlertView: ArrangingClass, InputHostClass {
  package func arrangement(
    bounds: Rect, sizeOf size: (ObjectID) -> Size, in context: borrowing MeasureContext
  ) -> [Arranged] {
    run.fields.isEmpty ? [] : panel.arrangement(of: run.fields, bounds, in: context)
  }

  /// Fields look as the style says, unless the scene says otherwise.
  mutating func prepare(_ request: ShowRequest, effects: inout Effects) {
    switch alertViewStyle {
    case .default, .plainTextInput: break
    case .secureTextInput:
      if let field = textFields.first {
        effects.setUsual("isSecureTextEntry", of: field, to: .bool(true))
      }
    case .loginAndPasswordInput:
      guard textFields.count == 2 else { return }
      effects.setUsual("placeholder", of: textFields[0], to: .string("Login"))
      effects.setUsual("placeholder", of: textFields[1], to: .string("Password"))
      effects.setUsual("isSecureTextEntry", of: textFields[1], to: .bool(true))
    }
  }

  mutating func arrive(effects: inout Effects) {
    askForFirstOther(effects: &effects)
    if let field = textFields.first { effects.focus(field) }
  }

  package mutating func inputChanged(effects: inout Effects) {
    askForFirstOther(effects: &effects)
  }

  private func askForFirstOther(effects: inout Effects) {
    guard firstOtherButtonIndex >= 0 else { return }
    effects.ask("shouldEnableFirstOtherButton", defaultAnswer: true)
  }
}

// MARK: - Numbers

extension UIAlertView: MeasuredClass {
  package static var numbers: [NamedNumber] {
    [
      NamedNumber(
        "width", number: AlertMetrics.alertWidth, "points",
        .oneObservation("recorded fact C10; iOS 6 recalled")),
      NamedNumber(
        "height of a button", number: { AlertMetrics.rowHeight(.alert, os: $0) }, "points",
        .recalled("UIKit facts 2.16")),
      NamedNumber("coming", seconds: ScreenTimes.layerIn),
      NamedNumber("going", seconds: ScreenTimes.layerOut),
    ]
  }
}
