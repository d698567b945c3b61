// SPDX-License-Identifier: MIT
import DioramaCore

/// A view controller class.
package protocol ControllerClass: ObjectClass {
  /// What all controllers have.
  var controller: ControllerTraits { get set }
  /// The lifecycle hooks that a scene may give actions for, in the order they run.
  static var lifecycle: [LifecycleHook] { get }
  /// The class of its view where the scene names none.
  static var viewClassName: String { get }
}

/// A callback of a controller, with what its actions find in scope beside `sender`.
package struct LifecycleHook: Sendable {
  package var name: String
  package var arguments: [MethodFacts.Parameter]
  /// The major iOS versions in which it is called.
  package var eras: Range<Int>

  package init(
    _ name: String, _ arguments: [MethodFacts.Parameter] = [], in eras: Range<Int> = 0..<Int.max
  ) {
    self.name = name
    self.arguments = arguments
    self.eras = eras
  }
}

/// A controller that shows others inside its own view.
package protocol ContainerClass: ControllerClass {
  /// The controllers it holds, in its own order.
  var children: [ObjectID] { get }
  /// Which of them is to be seen; nil where there is none.
  var shownChild: ObjectID? { get }
  /// Where the shown child's view and its own bars are, in coordinates of its view.
  func layOut(_ layout: inout ContainerLayout)
}

/// A container that fills its own bars with what its controllers want there.
package protocol BarFillingClass: ContainerClass, ReferringClass {
  /// What each bar shows, as far as it has looked.
  var barContents: [BarContent] { get }
}

/// What a bar of a container shows.
package struct BarContent: Equatable, Sendable {
  package var bar: ObjectID
  package var items: [ObjectID]
  /// The chosen one, of a bar that has such.
  package var selected: ObjectID?

  package init(_ bar: ObjectID, _ items: [ObjectID], selected: ObjectID? = nil) {
    self.bar = bar
    self.items = items
    self.selected = selected
  }
}

/// A controller that stacks others: a navigation controller.
package protocol StackingClass: ContainerClass {
  var stack: [ObjectID] { get set }
  /// The bar whose buttons go back.
  var bar: ObjectID? { get }
}

/// A controller of a table, in which nothing stays chosen when it appears again.
package protocol TableControllerClass: ControllerClass {
  var clearsSelectionOnViewWillAppear: Bool { get }
}

/// What a bar shows for a controller, which may do without the button that goes back.
package protocol BackButtonClass: ObjectClass {
  var showsBackButton: Bool { get }
}

/// A controller that shows one of several side by side: a tab bar controller.
package protocol SwitchingClass: ContainerClass {
  /// Which is chosen, from 0; nil where there are none, or where what has no tab of its own is listed.
  var selection: Int? { get set }
  /// The property by which a scene chooses.
  static var selectionProperty: String { get }
}

/// An object that another one always has, described in place or made without a word.
package struct OwnedObject: Sendable {
  /// The property that refers to it.
  package var property: String
  package var className: String
  /// How many there are at least, where the property is a list; nil where it is no list.
  package var count: Int?
  /// The property without which there are none; nil where there always are.
  package var given: String?

  package init(_ property: String, _ className: String) {
    self.property = property
    self.className = className
  }

  /// Several in a list, once a scene says something of the property `given`.
  package init(_ property: String, _ className: String, count: Int, given: String) {
    self.init(property, className)
    self.count = count
    self.given = given
  }
}

/// A class whose objects always have others of their own: a navigation controller its bars.
package protocol OwningClass: ObjectClass {
  static var ownedObjects: [OwnedObject] { get }
}
