// SPDX-License-Identifier: MIT
import DioramaCore

extension Expression {
  /// The texts that the expression writes out: names of images and ids may be among them.
  ///
  /// Found anew at each call.
  package var texts: [String] {
    program.codes.flatMap { code -> [String] in
      guard case .constant(let value) = code else { return [] }
      return value.texts
    }
  }
}

extension Value {
  /// The value where it is a text, and the texts in it where it is a list or mapping.
  package var texts: [String] {
    switch self {
    case .string(let text): [text]
    case .image(let image): [image.name]
    case .list(let items): items.flatMap(\.texts)
    case .map(let map): map.entries.flatMap { $0.key.texts + $0.value.texts }
    default: []
    }
  }
}
