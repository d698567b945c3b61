// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel
import DioramaText

/// A bar with a field for what to search, and the buttons that go with it.
package struct UISearchBar: ViewClass, GestureKeepingClass, Equatable {
  package var input = UISearchBar.newInput
  package var placeholder: String?
  package var prompt: String?
  package var barStyle = BarStyle.default
  package var searchBarStyle = Style.default
  package var barTintColor: Color?
  package var isTranslucent = true
  package var backgroundImage: ImageReference?
  package var showsCancelButton = false
  package var showsBookmarkButton = false
  package var showsSearchResultsButton = false
  package var isSearchResultsButtonSelected = false
  package var showsScopeBar = false
  package var scopeButtonTitles: [String]?
  package var selectedScopeButtonIndex = 0

  package init() {}

  /// Source: recorded fact S20; the search key is off without text, recalled.
  private static var newInput: TextInput {
    var input = TextInput()
    input.traits.returnKeyType = .search
    input.traits.enablesReturnKeyAutomatically = true
    return input
  }

  package enum Style: String, PropertyEnum {
    case `default`, prominent, minimal
    package static let typeName = "UISearchBarStyle"
    package static let prefixes: [String] = []
  }
}

// MARK: - Declaration

extension UISearchBar {
  package static let name = "UISearchBar"
  package static let summary = "A field for what to search, with cancel and scope buttons."
  package static let superclassName: String? = "UIView"

  /// Source of the defaults: recorded fact S20 and UISearchBar.h (documented).
  package static let schema = Schema<Self> {
    viewMethods()
    PropertySpec("text", \.input.nullableText, "What is searched.", changedBy: .user)
    PropertySpec("placeholder", \.placeholder, "Shown while there is no text.")
    PropertySpec("prompt", \.prompt, "One line above the field.")
    PropertySpec("barStyle", \.barStyle, "How the bar looks.")
    PropertySpec(
      "searchBarStyle", \.searchBarStyle, "Whether the bar has a background.", introduced: 7)
    PropertySpec("barTintColor", \.barTintColor, "Color of the bar.", introduced: 7)
    PropertySpec("isTranslucent", \.isTranslucent, "Whether what is behind shows through.")
    PropertySpec("backgroundImage", \.backgroundImage, "Picture behind everything.")
    PropertySpec(
      "showsCancelButton", \.showsCancelButton, "Whether there is a cancel button.",
      animatable: .always)
    PropertySpec(
      "showsBookmarkButton", \.showsBookmarkButton, "Whether there is a bookmark button.")
    PropertySpec(
      "showsSearchResultsButton", \.showsSearchResultsButton,
      "Whether there is a button for results.")
    PropertySpec(
      "isSearchResultsButtonSelected", \.isSearchResultsButtonSelected,
      "Whether the results button is selected.", aliases: ["searchResultsButtonSelected"])
    PropertySpec("showsScopeBar", \.showsScopeBar, "Whether the scope buttons show.")
    PropertySpec("scopeButtonTitles", \.scopeButtonTitles, "Titles of the scope buttons.")
    PropertySpec(
      "selectedScopeButtonIndex", \.selectedScopeButtonIndex, "Which scope is chosen, from 0.",
      changedBy: .user, source: .documented("UISearchBar.h")
    ).counting("scopeButton")
    PropertySpec(
      "selectedRange", \.input.editor.selection, "What is selected, in UTF-16 units.",
      isUsual: TextInput.isCaret)
    PropertySpec(
      readOnly: "isFirstResponder", .bool, "Whether it takes what is typed.",
      read: { .bool($0.input.isFirstResponder) })
    inherit(\.input.traits, TextInputTraits.schema)
    MethodSpec(
      "setShowsCancelButton",
      [.init("showsCancelButton", .bool), .init("animated", .bool, default: .bool(false))],
      "Shows or hides the cancel button."
    ) { (bar: inout Self, arguments, _) in
      bar.showsCancelButton = arguments.first == .bool(true)
    }
  }

  package static let examples = [
    Example(
      "A search",
      "frame: [0, 20, 320, 44]\nplaceholder: Search\ndelegate: { searchButtonClicked: [ { resign: \"${sender}\" } ] }"
    ),
    Example(
      "Scopes",
      "frame: [0, 20, 320, 88]\nshowsScopeBar: true\nscopeButtonTitles: [All, Unread]\ndelegate: { searchButtonClicked: [ { endEditing: view } ] }"
    ),
  ]
  package static let isInteractiveByDefault = true
  package static let parts = [
    PartDescription("searchField", "The field."),
    PartDescription("clearButton", "The round button in the field."),
    PartDescription("cancelButton", "The button beside the field."),
    PartDescription("bookmarkButton", "The button in the field for bookmarks."),
    PartDescription("resultsButton", "The button in the field for results."),
    PartDescription("scopeButton", .yes, "A scope button, by number or title."),
  ]

  package static func viewTraits(os: Int) -> ViewTraits { ViewTraits() }
}

extension UISearchBar: CountingClass {
  package static let countChangers: Set<String> = []

  package func count(of part: String) -> Int? {
    part == "scopeButton" ? scopeButtonTitles?.count ?? 0 : nil
  }
}

// MARK: - Editing

extension UISearchBar: TextInputClass, DelegatingClass {
  package var acceptsInput: Bool { true }

  /// Source: UISearchBarDelegate's documentation; the keyboard comes as for a field.
  package static let manners = EditingManners(
    begin: [.tell("didBeginEditing"), .keyboard], end: [.keyboard, .tell("didEndEditing")],
    mayChange: "shouldChangeText",
    changed: [.tellText("textDidChange", argument: "searchText")],
    returnKey: .tells("searchButtonClicked"))

  package static let delegateMethods = [
    DelegateMethod(
      "shouldBeginEditing", ["searchBarShouldBeginEditing:"], [], answers: .bool,
      "Whether a tap may begin editing."),
    DelegateMethod(
      "didBeginEditing", ["searchBarTextDidBeginEditing:"], [], "Editing has begun."),
    DelegateMethod(
      "shouldEndEditing", ["searchBarShouldEndEditing:"], [], answers: .bool,
      "Whether it may stop being the first responder."),
    DelegateMethod("didEndEditing", ["searchBarTextDidEndEditing:"], [], "Editing has ended."),
    DelegateMethod(
      "shouldChangeText", ["searchBar:shouldChangeTextInRange:replacementText:"],
      [.init("range", .range), .init("replacement", .text), .init("text", .text)], answers: .bool,
      "Whether the range of the text may be replaced; text is what there is before."),
    DelegateMethod(
      "textDidChange", ["searchBar:textDidChange:"], [.init("searchText", .text)],
      "The user changed the text."),
    DelegateMethod(
      "searchButtonClicked", ["searchBarSearchButtonClicked:"], [], "The search key was pressed."),
    DelegateMethod(
      "cancelButtonClicked", ["searchBarCancelButtonClicked:"], [],
      "The cancel button was tapped."),
    DelegateMethod(
      "bookmarkButtonClicked", ["searchBarBookmarkButtonClicked:"], [],
      "The bookmark button was tapped."),
    DelegateMethod(
      "resultsListButtonClicked", ["searchBarResultsListButtonClicked:"], [],
      "The results button was tapped."),
    DelegateMethod(
      "selectedScopeButtonIndexDidChange", ["searchBar:selectedScopeButtonIndexDidChange:"],
      [.init("selectedScope", .int)], "Another scope was chosen."),
  ]
}

extension UISearchBar {
  package func keeps(
    _ claim: GestureClaim, at place: Point, bounds: Rect, in context: borrowing MeasureContext
  ) -> Bool { claim.isSingleTap }
}
