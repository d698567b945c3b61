// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// The keys of the system's keyboard for what an input asks for, as they look first.
///
/// No script touches one: the rows only serve for pictures. English keys; all of it is recalled.
struct KeyRows {
  var rows: [[Key]] = []
  /// Whether the keys fill everything, with lines between them.
  var isPad = false

  struct Key: Equatable {
    var label: String
    /// Small letters below a digit.
    var letters: String?
    /// In widths of a letter's key.
    var width = 1.0
    var kind = Kind.character
  }

  enum Kind { case character, shift, delete, space, command, action, globe, gap }

  init(_ look: KeyboardLook, isCapital: Bool) {
    switch look.traits.keyboardType {
    case .numberPad, .asciiCapableNumberPad: setPad(left: nil)
    case .decimalPad: setPad(left: ".")
    case .phonePad: setPad(left: "+*#")
    case .numbersAndPunctuation:
      rows = [
        Self.characters("1234567890"), Self.characters("-/:;()$&@\""),
        [Key(label: "#+=", width: 1.5, kind: .command), Self.gap(0.5)]
          + ".,?!'".map { Key(label: String($0), width: 1.2) }
          + [Self.gap(0.5), Key(label: "", width: 1.5, kind: .delete)],
        Self.lastRow(look, first: "ABC"),
      ]
    default:
      func letters(_ text: String) -> [Key] {
        Self.characters(isCapital ? text : text.lowercased())
      }
      rows = [
        letters("QWERTYUIOP"), letters("ASDFGHJKL"),
        [Key(label: "", width: 1.3, kind: .shift), Self.gap(0.2)] + letters("ZXCVBNM")
          + [Self.gap(0.2), Key(label: "", width: 1.3, kind: .delete)],
        Self.lastRow(look, first: "123"),
      ]
    }
  }

  private mutating func setPad(left: String?) {
    isPad = true
    let letters = ["", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]
    rows = (0..<3).map { row in
      (0..<3).map { column in
        let index = row * 3 + column
        return Key(label: "\(index + 1)", letters: letters[index])
      }
    }
    rows.append([
      Key(label: left ?? "", kind: .command), Key(label: "0"), Key(label: "", kind: .delete),
    ])
  }

  private static func characters(_ text: String) -> [Key] {
    text.map { Key(label: String($0)) }
  }

  private static func gap(_ width: Double) -> Key { Key(label: "", width: width, kind: .gap) }

  private static func lastRow(_ look: KeyboardLook, first: String) -> [Key] {
    let action = Key(label: title(look.traits.returnKeyType), width: 2.4, kind: .action)
    let middle: [Key] =
      switch look.traits.keyboardType {
      case .url:
        [
          Key(label: ".", width: 1.7), Key(label: "/", width: 1.7), Key(label: ".com", width: 1.6),
        ]
      case .emailAddress:
        [
          Key(label: "space", width: 3, kind: .space), Key(label: "@"), Key(label: "."),
        ]
      case .twitter:
        [Key(label: "space", width: 3, kind: .space), Key(label: "@"), Key(label: "#")]
      case .webSearch: [Key(label: "space", width: 4, kind: .space), Key(label: ".")]
      default: [Key(label: "space", width: 5, kind: .space)]
      }
    return [
      Key(label: first, width: 1.3, kind: .command), Key(label: "", width: 1.3, kind: .globe),
    ] + middle + [action]
  }

  /// What the return key says.
  private static func title(_ type: TextInputTraits.ReturnKeyType) -> String {
    switch type {
    case .default: "return"
    case .emergencyCall: "Emergency Call"
    case .google, .yahoo, .search: "Search"
    default: type.rawValue.prefix(1).uppercased() + type.rawValue.dropFirst()
    }
  }
}
