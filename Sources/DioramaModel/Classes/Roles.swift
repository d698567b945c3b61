// SPDX-License-Identifier: MIT

/// Which protocols a class has, as the compiler knows it: nil where it has not.
///
/// The same question at run time (`as? any ViewClass.Type`) looks through every conformance of the
/// program where the answer is no, and took half of the time that a catalog takes to make. A test
/// holds the two together.
package protocol Roles {
  static var asView: (any ViewClass.Type)? { get }
  static var asController: (any ControllerClass.Type)? { get }
  static var asControl: (any ControlClass.Type)? { get }
  static var asContainer: (any ContainerClass.Type)? { get }
  static var asTextInput: (any TextInputClass.Type)? { get }
  static var asTextShowing: (any TextShowingClass.Type)? { get }
  static var asTappable: (any TappableClass.Type)? { get }
  static var asDelegating: (any DelegatingClass.Type)? { get }
  static var asCalling: (any CallingClass.Type)? { get }
  static var asOwning: (any OwningClass.Type)? { get }
  static var asPadOnly: (any PadOnlyClass.Type)? { get }
  static var asAbstract: (any AbstractClass.Type)? { get }
  static var asFamily: (any FamilyClass.Type)? { get }
  static var asPresentable: (any PresentableClass.Type)? { get }
  static var asLate: (any LateClass.Type)? { get }
  static var asDeprecated: (any DeprecatedClass.Type)? { get }
  static var asCounting: (any CountingClass.Type)? { get }
  static var asSystemView: (any SystemViewClass.Type)? { get }
  static var asFixedHeight: (any FixedHeightClass.Type)? { get }
  static var asSelfHiding: (any SelfHidingClass.Type)? { get }
  static var asArranging: (any ArrangingClass.Type)? { get }
  static var asSituated: (any SituatedClass.Type)? { get }
  static var asPanning: (any PanningClass.Type)? { get }
  static var asScrolling: (any ScrollingClass.Type)? { get }
  static var asHeldHeight: (any HeldHeightClass.Type)? { get }
  static var asData: (any DataClass.Type)? { get }
  static var asFlowing: (any FlowingClass.Type)? { get }
  static var asGesture: (any GestureClass.Type)? { get }
  static var asGestureKeeping: (any GestureKeepingClass.Type)? { get }
  static var asReferring: (any ReferringClass.Type)? { get }
  static var asTable: (any TableClass.Type)? { get }
  static var asTile: (any TileClass.Type)? { get }
  static var asLayer: (any LayerClass.Type)? { get }
  static var asOverlayController: (any OverlayControllerClass.Type)? { get }
  static var asAlertAction: (any AlertActionClass.Type)? { get }
  static var asInputHost: (any InputHostClass.Type)? { get }
  static var asDynamicAnimator: (any DynamicAnimatorClass.Type)? { get }
  static var asDynamicBehavior: (any DynamicBehaviorClass.Type)? { get }
  static var asDynamicItemGroup: (any DynamicItemGroupClass.Type)? { get }
  static var asOverdrawing: (any OverdrawingClass.Type)? { get }
}

extension ObjectClass {
  package static var asView: (any ViewClass.Type)? { nil }
  package static var asController: (any ControllerClass.Type)? { nil }
  package static var asControl: (any ControlClass.Type)? { nil }
  package static var asContainer: (any ContainerClass.Type)? { nil }
  package static var asTextInput: (any TextInputClass.Type)? { nil }
  package static var asTextShowing: (any TextShowingClass.Type)? { nil }
  package static var asTappable: (any TappableClass.Type)? { nil }
  package static var asDelegating: (any DelegatingClass.Type)? { nil }
  package static var asCalling: (any CallingClass.Type)? { nil }
  package static var asOwning: (any OwningClass.Type)? { nil }
  package static var asPadOnly: (any PadOnlyClass.Type)? { nil }
  package static var asAbstract: (any AbstractClass.Type)? { nil }
  package static var asFamily: (any FamilyClass.Type)? { nil }
  package static var asPresentable: (any PresentableClass.Type)? { nil }
  package static var asLate: (any LateClass.Type)? { nil }
  package static var asDeprecated: (any DeprecatedClass.Type)? { nil }
  package static var asCounting: (any CountingClass.Type)? { nil }
  package static var asSystemView: (any SystemViewClass.Type)? { nil }
  package static var asFixedHeight: (any FixedHeightClass.Type)? { nil }
  package static var asSelfHiding: (any SelfHidingClass.Type)? { nil }
  package static var asArranging: (any ArrangingClass.Type)? { nil }
  package static var asSituated: (any SituatedClass.Type)? { nil }
  package static var asPanning: (any PanningClass.Type)? { nil }
  package static var asScrolling: (any ScrollingClass.Type)? { nil }
  package static var asHeldHeight: (any HeldHeightClass.Type)? { nil }
  package static var asData: (any DataClass.Type)? { nil }
  package static var asFlowing: (any FlowingClass.Type)? { nil }
  package static var asGesture: (any GestureClass.Type)? { nil }
  package static var asGestureKeeping: (any GestureKeepingClass.Type)? { nil }
  package static var asReferring: (any ReferringClass.Type)? { nil }
  package static var asTable: (any TableClass.Type)? { nil }
  package static var asTile: (any TileClass.Type)? { nil }
  package static var asLayer: (any LayerClass.Type)? { nil }
  package static var asOverlayController: (any OverlayControllerClass.Type)? { nil }
  package static var asAlertAction: (any AlertActionClass.Type)? { nil }
  package static var asInputHost: (any InputHostClass.Type)? { nil }
  package static var asDynamicAnimator: (any DynamicAnimatorClass.Type)? { nil }
  package static var asDynamicBehavior: (any DynamicBehaviorClass.Type)? { nil }
  package static var asDynamicItemGroup: (any DynamicItemGroupClass.Type)? { nil }
  package static var asOverdrawing: (any OverdrawingClass.Type)? { nil }
}

extension ViewClass { package static var asView: (any ViewClass.Type)? { self } }
extension ControllerClass { package static var asController: (any ControllerClass.Type)? { self } }
extension ControlClass { package static var asControl: (any ControlClass.Type)? { self } }
extension TextInputClass { package static var asTextInput: (any TextInputClass.Type)? { self } }
extension ContainerClass { package static var asContainer: (any ContainerClass.Type)? { self } }
extension TextShowingClass {
  package static var asTextShowing: (any TextShowingClass.Type)? { self }
}
extension TappableClass { package static var asTappable: (any TappableClass.Type)? { self } }
extension DelegatingClass { package static var asDelegating: (any DelegatingClass.Type)? { self } }
extension CallingClass { package static var asCalling: (any CallingClass.Type)? { self } }
extension OwningClass { package static var asOwning: (any OwningClass.Type)? { self } }
extension PadOnlyClass { package static var asPadOnly: (any PadOnlyClass.Type)? { self } }
extension AbstractClass { package static var asAbstract: (any AbstractClass.Type)? { self } }
extension FamilyClass { package static var asFamily: (any FamilyClass.Type)? { self } }
extension PresentableClass {
  package static var asPresentable: (any PresentableClass.Type)? { self }
}
extension LateClass { package static var asLate: (any LateClass.Type)? { self } }
extension DeprecatedClass { package static var asDeprecated: (any DeprecatedClass.Type)? { self } }
extension CountingClass { package static var asCounting: (any CountingClass.Type)? { self } }
extension SystemViewClass { package static var asSystemView: (any SystemViewClass.Type)? { self } }
extension FixedHeightClass {
  package static var asFixedHeight: (any FixedHeightClass.Type)? { self }
}
extension SelfHidingClass { package static var asSelfHiding: (any SelfHidingClass.Type)? { self } }
extension ArrangingClass { package static var asArranging: (any ArrangingClass.Type)? { self } }
extension SituatedClass { package static var asSituated: (any SituatedClass.Type)? { self } }
extension PanningClass { package static var asPanning: (any PanningClass.Type)? { self } }
extension ScrollingClass { package static var asScrolling: (any ScrollingClass.Type)? { self } }
extension HeldHeightClass { package static var asHeldHeight: (any HeldHeightClass.Type)? { self } }
extension DataClass { package static var asData: (any DataClass.Type)? { self } }
extension FlowingClass { package static var asFlowing: (any FlowingClass.Type)? { self } }
extension GestureClass { package static var asGesture: (any GestureClass.Type)? { self } }
extension GestureKeepingClass {
  package static var asGestureKeeping: (any GestureKeepingClass.Type)? { self }
}
extension ReferringClass { package static var asReferring: (any ReferringClass.Type)? { self } }
extension TableClass { package static var asTable: (any TableClass.Type)? { self } }
extension TileClass { package static var asTile: (any TileClass.Type)? { self } }
extension LayerClass { package static var asLayer: (any LayerClass.Type)? { self } }
extension OverlayControllerClass {
  package static var asOverlayController: (any OverlayControllerClass.Type)? { self }
}
extension AlertActionClass {
  package static var asAlertAction: (any AlertActionClass.Type)? { self }
}
extension InputHostClass { package static var asInputHost: (any InputHostClass.Type)? { self } }
extension DynamicAnimatorClass {
  package static var asDynamicAnimator: (any DynamicAnimatorClass.Type)? { self }
}
extension DynamicBehaviorClass {
  package static var asDynamicBehavior: (any DynamicBehaviorClass.Type)? { self }
}
extension DynamicItemGroupClass {
  package static var asDynamicItemGroup: (any DynamicItemGroupClass.Type)? { self }
}
extension OverdrawingClass {
  package static var asOverdrawing: (any OverdrawingClass.Type)? { self }
}
