// SPDX-License-Identifier: MIT
import DioramaCore

/// A name that a scene's own file declares, for itself and for the scripts that play it.
package struct DeclaredName: Hashable, Sendable {
  package var kind: Kind
  package var name: String
  package var span: SourceSpan
  /// The handler or template that a parameter belongs to.
  package var owner: String?

  package init(_ kind: Kind, _ name: String, at span: SourceSpan, of owner: String? = nil) {
    self.kind = kind
    self.name = name
    self.span = span
    self.owner = owner
  }

  package enum Kind: Sendable {
    case template, style, templateParameter, handlerParameter, handler, image, state, customClass
    case id
  }
}
