// SPDX-License-Identifier: MIT
import DioramaCore

/// Heights of the system's bars, and what the screen keeps free, for a device as it is held.
package struct BarMetrics: Sendable {
  package var os: Int
  package var idiom: Device.Idiom
  package var orientation: Orientation
  /// Whether a phone lies on its side and is no large one: then bars are lower.
  package var isLow: Bool
  package var hasHomeIndicator: Bool
  /// The safe area of the whole screen, without bars of controllers.
  package var safeArea: EdgeInsets
  /// Zero while it is hidden.
  package var statusBar: Double

  /// Source: UIKit facts 1.2 and 1.3. Up to iOS 7 a phone in landscape keeps its status bar; from
  /// iOS 8 on it is hidden there (documented).
  package init(device: Device, os: Int, orientation: Orientation, hidesStatusBar: Bool) {
    self.os = os
    idiom = device.idiom
    self.orientation = orientation
    let isLarge = device.idiom == .phone && device.portraitSize.width >= 414
    isLow = device.idiom == .phone && orientation.isLandscape && !isLarge
    let portrait = device.safeArea
    hasHomeIndicator = portrait.bottom > 0
    let hasBar =
      !hidesStatusBar
      && !(os >= 8 && device.idiom == .phone && orientation.isLandscape)
    // On phones with a notch the bar is as high as the notch, and its area stays safe without it.
    statusBar = hasBar ? (os >= 11 ? portrait.top : 20) : 0
    let isNotched = device.idiom == .phone && portrait.bottom > 0
    if isNotched, orientation.isLandscape {
      safeArea = EdgeInsets(0, portrait.top, 21, portrait.top)
    } else if isNotched {
      safeArea = portrait
    } else {
      safeArea = EdgeInsets(statusBar, 0, portrait.bottom, 0)
    }
  }

  /// Whether the bars are those of a page or form sheet.
  package var isInSheet = false

  /// The part of a bar that holds its items. 44 in landscape on large phones: recalled. In sheets of
  /// iOS 13 and later 56 (several times observed).
  package var navigationBar: Double {
    if isInSheet, os >= 13 { return 56 }
    return isLow ? 32 : idiom == .pad && os >= 12 ? 50 : 44
  }

  /// With a line of text above the items, however the device is held; recalled.
  package static let barWithPrompt = 74.0
  /// What a large title adds (several times observed: 96 in all).
  package static let largeTitle = 52.0

  /// Higher on phones with a home indicator (several times observed at 49).
  package var toolbar: Double {
    if isLow { return 32 }
    if idiom == .pad { return os >= 12 ? 50 : 44 }
    // Large phones on their side have the lower one (UIKit facts 1.2, recalled).
    return hasHomeIndicator && !orientation.isLandscape ? 49 : 44
  }

  /// Lower on a phone on its side only from iOS 11 on.
  package var tabBar: Double { isLow && os >= 11 ? 32 : idiom == .pad && os >= 12 ? 50 : 49 }
}
