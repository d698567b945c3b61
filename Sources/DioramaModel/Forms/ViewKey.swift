// SPDX-License-Identifier: MIT

/// The keys of an object that are no properties.
package enum ViewKey: String, CaseIterable, Sendable {
  case type, id, subviews, actions, sizeToFit, roundFrame
  case styles, layer, delegate, dataSource, components, sections, row, lifetime
  case use, with, each, `as`, when, view

  package var summary: String {
    switch self {
    case .type: "The class."
    case .id: "The name by which expressions, actions and scripts know it."
    case .subviews: "The views in it, the rearmost first."
    case .actions: "What runs at the events of a control."
    case .sizeToFit: "Takes the size that fits its content, once, at load."
    case .roundFrame: "Rounds each number of the frame to whole points, last of all."
    case .styles: "Names of styles whose properties it takes."
    case .layer: "Properties of its layer."
    case .delegate: "What answers it: methods with actions or answers, or a named delegate."
    case .dataSource: "What gives it data: methods with actions or answers."
    case .components: "The wheels of a picker, each with its titles."
    case .sections: "The sections of a table with their rows."
    case .row: "The row that a table's data source repeats."
    case .lifetime: "Whether there is one for the whole scene, or a new one at each use."
    case .use: "The template that describes it."
    case .with: "What the template's parameters are."
    case .each: "The items of which each gives a copy, or how many there are."
    case .as: "The name of the item in each copy."
    case .when: "Whether it is there at all."
    case .view: "The view of a controller, or what a loop copies."
    }
  }
}
