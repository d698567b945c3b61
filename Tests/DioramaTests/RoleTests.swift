// SPDX-License-Identifier: MIT
import DioramaModel
import DioramaUIKit
import Testing

/// What the compiler says of the protocols of a class is what it says at run time.
@Suite struct RoleTests {
  @Test func `the roles of every class are its conformances`() {
    for type in uikitClasses {
      for (name, told, found) in Self.roles(of: type) {
        #expect(told == found, "\(type.name) and \(name)Class")
      }
    }
    let roles = uikitClasses.flatMap(Self.roles(of:)).filter(\.found)
    #expect(Set(roles.map(\.name)).count == Self.roles(of: UIView.self).count)
  }

  private static func roles(
    of type: any ObjectClass.Type
  ) -> [(name: String, told: Bool, found: Bool)] {
    [
      ("View", type.asView != nil, type is any ViewClass.Type),
      ("Controller", type.asController != nil, type is any ControllerClass.Type),
      ("Control", type.asControl != nil, type is any ControlClass.Type),
      ("Container", type.asContainer != nil, type is any ContainerClass.Type),
      ("TextShowing", type.asTextShowing != nil, type is any TextShowingClass.Type),
      ("TextInput", type.asTextInput != nil, type is any TextInputClass.Type),
      ("Tappable", type.asTappable != nil, type is any TappableClass.Type),
      ("Delegating", type.asDelegating != nil, type is any DelegatingClass.Type),
      ("Calling", type.asCalling != nil, type is any CallingClass.Type),
      ("Owning", type.asOwning != nil, type is any OwningClass.Type),
      ("PadOnly", type.asPadOnly != nil, type is any PadOnlyClass.Type),
      ("Abstract", type.asAbstract != nil, type is any AbstractClass.Type),
      ("Family", type.asFamily != nil, type is any FamilyClass.Type),
      ("Presentable", type.asPresentable != nil, type is any PresentableClass.Type),
      ("Late", type.asLate != nil, type is any LateClass.Type),
      ("Deprecated", type.asDeprecated != nil, type is any DeprecatedClass.Type),
      ("Counting", type.asCounting != nil, type is any CountingClass.Type),
      ("SystemView", type.asSystemView != nil, type is any SystemViewClass.Type),
      ("FixedHeight", type.asFixedHeight != nil, type is any FixedHeightClass.Type),
      ("SelfHiding", type.asSelfHiding != nil, type is any SelfHidingClass.Type),
      ("Arranging", type.asArranging != nil, type is any ArrangingClass.Type),
      ("Situated", type.asSituated != nil, type is any SituatedClass.Type),
      ("Panning", type.asPanning != nil, type is any PanningClass.Type),
      ("Scrolling", type.asScrolling != nil, type is any ScrollingClass.Type),
      ("HeldHeight", type.asHeldHeight != nil, type is any HeldHeightClass.Type),
      ("Data", type.asData != nil, type is any DataClass.Type),
      ("Flowing", type.asFlowing != nil, type is any FlowingClass.Type),
      ("Gesture", type.asGesture != nil, type is any GestureClass.Type),
      ("GestureKeeping", type.asGestureKeeping != nil, type is any GestureKeepingClass.Type),
      ("Referring", type.asReferring != nil, type is any ReferringClass.Type),
      ("Table", type.asTable != nil, type is any TableClass.Type),
      ("Tile", type.asTile != nil, type is any TileClass.Type),
      ("Layer", type.asLayer != nil, type is any LayerClass.Type),
      (
        "OverlayController", type.asOverlayController != nil,
        type is any OverlayControllerClass.Type
      ),
      ("AlertAction", type.asAlertAction != nil, type is any AlertActionClass.Type),
      ("InputHost", type.asInputHost != nil, type is any InputHostClass.Type),
      ("DynamicAnimator", type.asDynamicAnimator != nil, type is any DynamicAnimatorClass.Type),
      ("DynamicBehavior", type.asDynamicBehavior != nil, type is any DynamicBehaviorClass.Type),
      ("DynamicItemGroup", type.asDynamicItemGroup != nil, type is any DynamicItemGroupClass.Type),
    ]
  }
}
