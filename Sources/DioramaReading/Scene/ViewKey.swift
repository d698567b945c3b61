// SPDX-License-Identifier: MIT

/// The keys of a view that are no properties.
enum ViewKey: String, CaseIterable {
  case type, id, subviews, actions, sizeToFit, roundFrame
  case styles, layer, delegate, dataSource, components, sections, row, lifetime
  case use, with, each, `as`, when, view

  var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
