// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// The view of an alert controller, which shows what that and its actions say.
package struct UIAlertControllerView: SystemViewClass, PanelClass, ArrangingClass,
  ItemShowingClass, Equatable
{
  private var run = Run()

  private struct Run: Equatable { var panel = AlertPanel() }

  package init() {}

  package var panel: AlertPanel {
    get { run.panel }
    set { run.panel = newValue }
  }
}

// MARK: - Declaration

extension UIAlertControllerView {
  package static let name = "UIAlertControllerView"
  package static let summary = "The view of an alert controller."
  package static let superclassName: String? = "UIView"
  package static let schema = Schema<Self> { viewMethods() }
  package static let examples: [Example] = []
  package static let isInteractiveByDefault = true
  package static let parts = AlertPanel.parts

  package static func viewTraits(os: Int) -> ViewTraits { ViewTraits() }
}

// MARK: - Measuring

extension UIAlertControllerView {
  package func place(in room: LayerRoom) -> Rect { panel.place(in: room) }
  package func entrance(in room: LayerRoom) -> LayerEntrance { panel.entrance(in: room) }
  package func intrinsicSize(in context: borrowing MeasureContext) -> IntrinsicSize { .none }
  package func sizeThatFits(_ size: Size, in context: borrowing MeasureContext) -> Size { size }
  package func fixedSize(in context: borrowing MeasureContext) -> Size? { nil }
  package func initialSize(in context: borrowing MeasureContext) -> Size? { nil }

  package func part(
    _ part: PartReference, bounds: Rect, in context: borrowing MeasureContext
  ) -> Rect? { panel.rect(of: part, bounds, in: context) }

  package func arrangement(
    bounds: Rect, sizeOf size: (ObjectID) -> Size, in context: borrowing MeasureContext
  ) -> [Arranged] {
    panel.fields.isEmpty ? [] : panel.arrangement(of: panel.fields, bounds, in: context)
  }
}

// MARK: - Events

extension UIAlertControllerView {
  package mutating func choose(_ place: ItemPlace, isOwned: Bool, effects: inout Effects) {
    guard place.part.name == "button", let index = place.part.index.flatMap({ Int($0) }) else {
      return
    }
    effects.choose(index)
  }

  package func places(bounds: Rect, in context: borrowing MeasureContext) -> [ItemPlace] {
    panel.places(bounds, in: context)
  }
}
