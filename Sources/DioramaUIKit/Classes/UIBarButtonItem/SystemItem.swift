// SPDX-License-Identifier: MIT
import DioramaExpressions
import DioramaModel

extension UIBarButtonItem {
  /// Ready-made items, in UIKit's own order (UIKit facts 2.18, documented); close came with iOS 13.
  package enum SystemItem: String, PropertyEnum {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo, pageCurl, close
    package static let typeName = "UIBarButtonSystemItem"
    package static let prefixes: [String] = []

    /// Its text; nil for a glyph or a space.
    var title: String? {
      switch self {
      case .done, .cancel, .edit, .save, .undo, .redo: label
      default: nil
      }
    }

    var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }

    /// What a reader of the screen says; recalled.
    var label: String {
      switch self {
      case .action: "Share"
      case .trash: "Delete"
      case .fastForward: "Fast Forward"
      case .pageCurl: "Page Curl"
      default: rawValue.prefix(1).uppercased() + rawValue.dropFirst()
      }
    }
  }

  package enum Style: String, PropertyEnum {
    case plain, bordered, done
    package static let typeName = "UIBarButtonItemStyle"
    package static let prefixes: [String] = []
  }
}
