// SPDX-License-Identifier: MIT
import DioramaModel

/// UIBarStyle.
package enum BarStyle: String, PropertyEnum {
  case `default`, black, blackOpaque, blackTranslucent
  package static let typeName = "UIBarStyle"
  package static let prefixes: [String] = []
}
