// SPDX-License-Identifier: MIT
import DioramaCore

extension Device {
  /// Height of the software keyboard in points, with the home indicator's area.
  ///
  /// From iOS 8 on with the bar of predictions. Source: UIKit facts 1.4: heights of phones in portrait
  /// several times observed, those of landscape and of pads mostly recalled, and those of the largest
  /// phones without predictions our choice.
  package func keyboardHeight(in orientation: Orientation, os: Int) -> Double {
    let isLandscape = orientation.isLandscape
    let hasPredictions = os >= 8
    switch (idiom, portraitSize.width, portraitSize.height) {
    case (.pad, 1024..., _): return isLandscape ? 459 : 371
    case (.pad, _, _) where hasPredictions: return isLandscape ? 398 : 313
    case (.pad, _, _): return isLandscape ? 352 : 264
    case (.phone, 414..., 812...):
      if isLandscape { return hasPredictions ? 209 : 171 }
      return hasPredictions ? 346 : 301
    case (.phone, _, 812...):
      if isLandscape { return hasPredictions ? 209 : 171 }
      return hasPredictions ? (os >= 12 ? 335 : 333) : 291
    case (.phone, 414..., _):
      if isLandscape { return hasPredictions ? 194 : 162 }
      return hasPredictions ? 271 : 226
    case (.phone, 375..., _):
      if isLandscape { return hasPredictions ? (os >= 11 ? 200 : 193) : 162 }
      return hasPredictions ? (os >= 11 ? 260 : 258) : 216
    default:
      if isLandscape { return hasPredictions ? 193 : 162 }
      return hasPredictions ? 253 : 216
    }
  }
}
