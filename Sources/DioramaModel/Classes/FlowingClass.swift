// SPDX-License-Identifier: MIT
import DioramaCore

/// A view that keeps the lines of its text for the size it has.
package protocol FlowingClass: ViewClass {
  /// Makes what it keeps of its lines right for `size`; cheap where it is.
  mutating func flow(in size: Size, context: borrowing MeasureContext)
}

extension Graph {
  /// Lets a view's lines follow its size and properties; does nothing for other classes.
  package mutating func flow(_ object: ObjectID) {
    guard habits[Int(classes[object.offset])].contains(.flows),
      var view = values[object.offset] as? any FlowingClass
    else { return }
    view.flow(in: bounds[object.offset].size, context: context)
    values[object.offset] = view
  }
}
