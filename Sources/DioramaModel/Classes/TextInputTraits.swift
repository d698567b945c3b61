// SPDX-License-Identifier: MIT
import DioramaCore

/// What an input says of the keyboard it wants: UITextInputTraits.
///
/// Source of the defaults: UIKit facts 2.11 (documented, UITextInputTraits.h). What a keyboard then
/// corrects or completes is not simulated: a script types what it says.
package struct TextInputTraits: Equatable, Sendable {
  package var autocapitalizationType = Autocapitalization.sentences
  package var autocorrectionType = Choice.default
  package var spellCheckingType = Choice.default
  package var keyboardType = KeyboardType.default
  package var keyboardAppearance = KeyboardAppearance.default
  package var returnKeyType = ReturnKeyType.default
  package var enablesReturnKeyAutomatically = false
  package var isSecureTextEntry = false
  package var textContentType: String?
  /// Takes the place of the keys.
  package var inputView: ObjectID?
  /// Stands above the keys.
  package var inputAccessoryView: ObjectID?

  package init() {}

  package enum Autocapitalization: String, PropertyEnum {
    case none, words, sentences, allCharacters
    package static let typeName = "UITextAutocapitalizationType"
    package static let prefixes: [String] = []
  }

  package enum Choice: String, PropertyEnum {
    case `default`, no, yes
    package static let typeName = "UITextAutocorrectionType"
    package static let prefixes = ["UITextSpellCheckingType"]
  }

  package enum KeyboardType: String, PropertyEnum {
    case `default`, asciiCapable, numbersAndPunctuation
    case url = "URL"
    case numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch,
      asciiCapableNumberPad
    package static let typeName = "UIKeyboardType"
    package static let prefixes: [String] = []

    /// Whether its keyboard has a return key; source: the keyboards of iOS 7, recalled.
    package var hasReturnKey: Bool {
      ![.numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad].contains(self)
    }
  }

  package enum KeyboardAppearance: String, PropertyEnum {
    case `default`, dark, light
    package static let typeName = "UIKeyboardAppearance"
    package static let prefixes: [String] = []
  }

  package enum ReturnKeyType: String, PropertyEnum {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
    case `continue`
    package static let typeName = "UIReturnKeyType"
    package static let prefixes = ["UIReturnKey"]
  }

  package static let schema = Schema<Self> {
    PropertySpec(
      "autocapitalizationType", \.autocapitalizationType, "Which letters the keyboard capitalizes.")
    PropertySpec("autocorrectionType", \.autocorrectionType, "Whether the keyboard corrects.")
    PropertySpec("spellCheckingType", \.spellCheckingType, "Whether spelling is checked.")
    PropertySpec("keyboardType", \.keyboardType, "Which keyboard it wants.")
    PropertySpec("keyboardAppearance", \.keyboardAppearance, "How the keyboard looks.")
    PropertySpec("returnKeyType", \.returnKeyType, "What the return key is called.")
    PropertySpec(
      "enablesReturnKeyAutomatically", \.enablesReturnKeyAutomatically,
      "Whether the return key is off while there is no text.")
    PropertySpec(
      "isSecureTextEntry", \.isSecureTextEntry, "Whether the text is hidden behind dots.",
      aliases: ["secureTextEntry"])
    PropertySpec(
      "textContentType", \.textContentType, "What the text means, for completion.", introduced: 10)
    PropertySpec("inputView", \.inputView, "A view in the place of the keys, as high as its frame.")
    PropertySpec(
      "inputAccessoryView", \.inputAccessoryView, "A view above the keys, as high as its frame.")
  }
}
