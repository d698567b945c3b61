// SPDX-License-Identifier: MIT

/// A declared name that some other part of the scene uses.
package enum UsedName: Hashable, Sendable {
  case template(String)
  case parameter(template: String, String)
  case style(String)
  case delegate(String)
  case customClass(String)
}
