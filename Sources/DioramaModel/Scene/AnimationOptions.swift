// SPDX-License-Identifier: MIT
import DioramaExpressions

extension Animation {
  /// UIViewAnimationOptions and UIViewKeyframeAnimationOptions, case by case.
  package enum Option: String, PropertyEnum {
    case layoutSubviews, allowUserInteraction, beginFromCurrentState, `repeat`, autoreverse
    case overrideInheritedDuration, overrideInheritedCurve, allowAnimatedContent
    case showHideTransitionViews, overrideInheritedOptions
    case curveEaseInOut, curveEaseIn, curveEaseOut, curveLinear
    case transitionNone, transitionFlipFromLeft, transitionFlipFromRight, transitionCurlUp
    case transitionCurlDown, transitionCrossDissolve, transitionFlipFromTop
    case transitionFlipFromBottom
    case calculationModeLinear, calculationModeDiscrete, calculationModePaced
    case calculationModeCubic, calculationModeCubicPaced

    package static let typeName = "UIViewAnimationOptions"
    package static let prefixes = ["UIViewAnimationOption", "UIViewKeyframeAnimationOption"]

    /// What the option says of a curve, a transition or a calculation mode; nil where it is one of
    /// its own.
    package var curve: Curve? {
      part("curve").flatMap { Curve(rawValue: $0) }
    }

    package var transition: TransitionStyle? {
      part("transition").flatMap { TransitionStyle(rawValue: $0) }
    }

    package var calculationMode: CalculationMode? {
      part("calculationMode").flatMap { CalculationMode(rawValue: $0) }
    }

    private func part(_ prefix: String) -> String? {
      guard rawValue.hasPrefix(prefix) else { return nil }
      let rest = rawValue.dropFirst(prefix.count)
      return rest.prefix(1).lowercased() + rest.dropFirst()
    }
  }

  package enum TransitionStyle: String, PropertyEnum {
    case none, flipFromLeft, flipFromRight, curlUp, curlDown, crossDissolve, flipFromTop
    case flipFromBottom

    package static let typeName = "UIViewAnimationTransition"
    package static let prefixes = ["UIViewAnimationOptionTransition", "transition"]
  }

  /// How a keyframe animation finds what is between its values.
  package enum CalculationMode: String, PropertyEnum {
    case linear, discrete, paced, cubic, cubicPaced

    package static let typeName = "UIViewKeyframeAnimationOptionCalculationMode"
    package static let prefixes = ["calculationMode"]
  }
}
