// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// What UIAlertView and UIActionSheet have alike: buttons by index, and a delegate that hears of them.
protocol IndexedAlert: LayerClass, PresentableClass, DelegatingClass, ResumingClass,
  ItemShowingClass, CountingClass
{
  var run: AlertRun { get set }
  /// The titles that belong to the class's own properties, in the order of their indexes.
  var titles: [String] { get }
  var cancelButtonIndex: Int { get set }
  var panel: AlertPanel { get }
  /// What the class does when it comes, before its delegate hears of it.
  mutating func prepare(_ request: ShowRequest, effects: inout Effects)
  /// What it does once it is in the window.
  mutating func arrive(effects: inout Effects)
}

/// What a running scene adds to an alert.
struct AlertRun: Equatable {
  var phase = Phase.hidden
  /// Titles of buttons that were added.
  var added: [String] = []
  var cancelIndex: Int?
  var destructiveIndex: Int?
  /// The button that takes it away, while that goes on.
  var chosen = -1
  /// Whether it was told to go while it was still coming.
  var leavesOnArrival = false
  var isFirstOtherEnabled = true
  var isInPopover = false
  var isAnimated = true
  /// Fields, those that are not shown included.
  var fields: [ObjectID] = []

  enum Phase { case hidden, coming, shown, leaving }
}

extension IndexedAlert {
  var isVisible: Bool { run.phase != .hidden }

  var numberOfButtons: Int { titles.count + run.added.count }

  func buttonTitle(at index: Int) -> String? {
    let titles = titles
    if titles.indices.contains(index) { return titles[index] }
    let place = index - titles.count
    return run.added.indices.contains(place) ? run.added[place] : nil
  }

  /// The buttons that a panel can show.
  func panelButtons(_ role: (Int) -> AlertButton.Role, isEnabled: (Int) -> Bool) -> [AlertButton] {
    (0..<min(numberOfButtons, AlertMetrics.mostRows)).map { index in
      AlertButton(buttonTitle(at: index) ?? "", role(index), isEnabled: isEnabled(index))
    }
  }

  package func count(of part: String) -> Int? { part == "button" ? numberOfButtons : nil }
  package static var countChangers: Set<String> { ["addButton"] }

  private func arguments(_ index: Int) -> [(String, Value)] {
    [
      ("buttonIndex", .int(Int64(index))),
      ("buttonTitle", .string(buttonTitle(at: index) ?? "")),
    ]
  }
}

// MARK: - Coming and going

/// Source of the order: UIKit facts 3.5; of the durations 3.9.
extension IndexedAlert {
  /// One that is shown already stays as it is.
  package mutating func show(
    _ request: ShowRequest, effects: inout Effects
  ) throws(UIKitException) {
    guard run.phase == .hidden else { return }
    run.phase = .coming
    prepare(request, effects: &effects)
    effects.tell("willPresent")
    effects.showLayer(request)
    effects.continueAt("arrive")
    effects.change(
      "an alert", lasting: request.isAnimated ? ScreenTimes.layerIn : .zero, then: "come")
  }

  package mutating func dismiss(
    animated: Bool, effects: inout Effects
  ) throws(UIKitException) {
    leave(by: cancelButtonIndex, animated: animated, effects: &effects)
  }

  /// Goes, with a button's index that was not tapped or was; on its way here it arrives first.
  mutating func leave(by index: Int, animated: Bool, effects: inout Effects) {
    run.isAnimated = animated
    switch run.phase {
    case .hidden, .leaving: return
    case .coming:
      run.chosen = index
      run.leavesOnArrival = true
      effects.finishChange()
    case .shown:
      run.phase = .leaving
      run.chosen = index
      effects.tell("willDismiss", arguments(index))
      effects.endEditing(force: true)
      let duration = animated ? ScreenTimes.layerOut : .zero
      effects.hideLayer(lasting: duration)
      effects.change("an alert's end", lasting: duration, then: "gone")
    }
  }

  package mutating func resume(_ point: String, answer: Bool, effects: inout Effects) {
    switch point {
    case "arrive": arrive(effects: &effects)
    case "come":
      guard run.phase == .coming else { return }
      run.phase = .shown
      effects.tell("didPresent")
      if run.leavesOnArrival { effects.continueAt("leave") }
      run.leavesOnArrival = false
    case "leave": leave(by: run.chosen, animated: run.isAnimated, effects: &effects)
    case "simulateCancel": choose(cancelButtonIndex, effects: &effects)
    case "gone":
      guard run.phase == .leaving else { return }
      run.phase = .hidden
      effects.removeLayer()
      effects.tell("didDismiss", arguments(run.chosen))
    case "shouldEnableFirstOtherButton": run.isFirstOtherEnabled = answer
    default: break
    }
  }

  /// The system or a tap outside takes it away: where the delegate has no word for that, as if its
  /// cancel button were tapped.
  mutating func cancel(effects: inout Effects) {
    guard run.phase == .shown else { return }
    run.chosen = cancelButtonIndex
    run.isAnimated = true
    effects.tell("cancel", otherwise: "simulateCancel")
    effects.continueAt("leave")
  }

  private mutating func choose(_ index: Int, effects: inout Effects) {
    run.chosen = index
    run.isAnimated = true
    effects.tell("clickedButton", arguments(index))
    effects.continueAt("leave")
  }
}

// MARK: - Touching

extension IndexedAlert {
  package mutating func choose(_ place: ItemPlace, isOwned: Bool, effects: inout Effects) {
    guard run.phase == .shown, place.part.name == "button",
      let index = place.part.index.flatMap({ Int($0) })
    else { return }
    choose(index, effects: &effects)
  }

  package func places(bounds: Rect, in context: borrowing MeasureContext) -> [ItemPlace] {
    panel.places(bounds, in: context)
  }

  package func part(
    _ part: PartReference, bounds: Rect, in context: borrowing MeasureContext
  ) -> Rect? { panel.rect(of: part, bounds, in: context) }
}

// MARK: - Measuring

extension IndexedAlert {
  package func place(in room: LayerRoom) -> Rect { panel.place(in: room) }
  package func entrance(in room: LayerRoom) -> LayerEntrance { panel.entrance(in: room) }
  package func intrinsicSize(in context: borrowing MeasureContext) -> IntrinsicSize { .none }
  package func sizeThatFits(_ size: Size, in context: borrowing MeasureContext) -> Size { size }
  package func fixedSize(in context: borrowing MeasureContext) -> Size? { nil }
  package func initialSize(in context: borrowing MeasureContext) -> Size? { nil }
}

// MARK: - Declaration

extension IndexedAlert {
  /// The properties and methods that both have, after those of their own.
  static func indexedSchema() -> [SchemaPart<Self>] {
    [
      .property(
        PropertySpec(
          "cancelButtonIndex", \.cancelButtonIndex,
          "The button that only takes it away; -1 where there is none.", phase: .afterRange,
          source: .documented("UIAlertView.h, UIActionSheet.h")
        ).counting("button")),
      .property(
        PropertySpec(
          readOnly: "numberOfButtons", .int, "How many buttons there are.",
          read: { .int(Int64($0.numberOfButtons)) })),
      .property(
        PropertySpec(
          readOnly: "isVisible", .bool, "Whether it is on the screen.", isAlwaysTold: true,
          read: { .bool($0.isVisible) })),
      .method(
        MethodSpec(
          asking: "buttonTitle", [.init("at", .int).counting("button")], answers: .text,
          "The title of a button; raises where there is none."
        ) { (alert: Self, arguments) throws(UIKitException) in
          let index = arguments.first.flatMap { Int($0) } ?? -1
          guard let title = alert.buttonTitle(at: index) else {
            throw UIKitException(
              "NSRangeException",
              "button index \(index) is outside 0..<\(alert.numberOfButtons)")
          }
          return .string(title)
        }),
      .method(
        MethodSpec(
          "addButton", [.init("withTitle", .text)],
          "Adds a button after the others; its index is one less than numberOfButtons then."
        ) { (alert: inout Self, arguments, _) in
          if let title = arguments.first.flatMap({ String($0) }) { alert.run.added.append(title) }
        }),
      .method(
        MethodSpec(
          "dismiss",
          [
            .init("withClickedButtonIndex", .int).counting("button"),
            .init("animated", .bool, default: .bool(true)),
          ],
          "Takes it away as if by a button, which is not told to be clicked."
        ) { (alert: inout Self, arguments, effects) in
          let index = arguments.first.flatMap { Int($0) } ?? -1
          alert.leave(
            by: index, animated: arguments.last != .bool(false), effects: &effects)
        }),
    ]
  }

  /// The delegate's methods; `prefix` begins the selectors: `alertView`, `actionSheet`.
  static func indexedMethods(_ prefix: String, _ className: String) -> [DelegateMethod] {
    let button: [MethodFacts.Parameter] = [
      .init("buttonIndex", .int), .init("buttonTitle", .text),
    ]
    return [
      DelegateMethod("willPresent", ["willPresent\(className):"], [], "It is about to come."),
      DelegateMethod("didPresent", ["didPresent\(className):"], [], "It is on the screen."),
      DelegateMethod(
        "clickedButton", ["\(prefix):clickedButtonAtIndex:"], button,
        "A button was tapped; it goes by itself."),
      DelegateMethod(
        "willDismiss", ["\(prefix):willDismissWithButtonIndex:"], button, "It is about to go."),
      DelegateMethod(
        "didDismiss", ["\(prefix):didDismissWithButtonIndex:"], button, "It has gone."),
      DelegateMethod(
        "cancel", ["\(prefix)Cancel:"], [],
        "It is taken away without a button; without this method its cancel button counts as tapped."
      ),
    ]
  }
}
