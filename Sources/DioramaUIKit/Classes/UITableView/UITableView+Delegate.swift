// SPDX-License-Identifier: MIT
import DioramaExpressions
import DioramaModel

extension UITableView {
  private static let place: [MethodFacts.Parameter] = [.init("section", .int), .init("row", .int)]
  private static let section: [MethodFacts.Parameter] = [.init("section", .int)]

  /// A row, or whether the one in question is right.
  private static let rowOrNot = ValueKind.optional(
    .record(
      RecordDescription(
        name: "a row {section, row}, or true or false", shorthand: "isAllowed",
        [.init("section", .int), .init("row", .int), .init("isAllowed", .bool)])))

  private static func selectors(_ name: String, _ swiftName: String) -> [String] {
    ["tableView:\(name):", "tableView(_:\(swiftName):)"]
  }

  /// What it asks and tells; how many rows there are, and their heights, are asked at load and at
  /// reload, and are no events.
  package static let delegateMethods =
    [
      DelegateMethod(
        dataSource: "numberOfSections", ["numberOfSectionsInTableView:", "numberOfSections(in:)"],
        [], answers: .int, "How many sections there are; 1 where nobody answers."),
      DelegateMethod(
        dataSource: "numberOfRows",
        selectors("numberOfRowsInSection", "numberOfRowsInSection"), section, answers: .int,
        "How many rows a section has."),
      DelegateMethod(
        dataSource: "titleForHeaderInSection",
        selectors("titleForHeaderInSection", "titleForHeaderInSection"), section,
        answers: .optional(.text), "What the header of a section says; null for none."),
      DelegateMethod(
        dataSource: "titleForFooterInSection",
        selectors("titleForFooterInSection", "titleForFooterInSection"), section,
        answers: .optional(.text), "What the footer of a section says; null for none."),
      DelegateMethod(
        "heightForRow", selectors("heightForRowAtIndexPath", "heightForRowAt"), place,
        answers: .optional(.double), "How high a row is; null leaves it to the row and the table."),
      DelegateMethod(
        "heightForHeaderInSection",
        selectors("heightForHeaderInSection", "heightForHeaderInSection"), section,
        answers: .optional(.double), "How high the header of a section is."),
      DelegateMethod(
        "heightForFooterInSection",
        selectors("heightForFooterInSection", "heightForFooterInSection"), section,
        answers: .optional(.double), "How high the footer of a section is."),
      DelegateMethod(
        "shouldHighlightRow", selectors("shouldHighlightRowAtIndexPath", "shouldHighlightRowAt"),
        place, answers: .bool, "Whether a touched row is highlighted, and chosen by a tap."),
      DelegateMethod(
        "didHighlightRow", selectors("didHighlightRowAtIndexPath", "didHighlightRowAt"), place,
        "A touched row is highlighted."),
      DelegateMethod(
        "didUnhighlightRow", selectors("didUnhighlightRowAtIndexPath", "didUnhighlightRowAt"),
        place, "The touch of a row has ended, or become a drag."),
      DelegateMethod(
        "willSelectRow", selectors("willSelectRowAtIndexPath", "willSelectRowAt"), place,
        answers: rowOrNot,
        "A tap is about to choose a row; false or null refuses, a row is chosen instead."),
      DelegateMethod(
        "willDeselectRow", selectors("willDeselectRowAtIndexPath", "willDeselectRowAt"), place,
        answers: rowOrNot, "A tap is about to let a row go; false or null keeps it."),
      DelegateMethod(
        "didDeselectRow", selectors("didDeselectRowAtIndexPath", "didDeselectRowAt"), place,
        "A tap has let a row go."),
      DelegateMethod(
        "didSelectRow", selectors("didSelectRowAtIndexPath", "didSelectRowAt"), place,
        "A tap has chosen a row."),
      DelegateMethod(
        "accessoryButtonTapped",
        selectors(
          "accessoryButtonTappedForRowWithIndexPath", "accessoryButtonTappedForRowWith"), place,
        "The detail button of a row was tapped."),
    ] + ScrollTraits.delegateMethods
}
