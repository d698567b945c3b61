// SPDX-License-Identifier: MIT
import DioramaCore

/// The device a scene runs on.
package struct Device: Hashable, Sendable {
  package var name: String
  package var idiom: Idiom
  /// Portrait size in points.
  package var portraitSize: Size
  package var scale: Double
  /// Major iOS versions that run on it.
  package var eras: ClosedRange<Int>
  /// In portrait, from iOS 11 on.
  package var safeArea: EdgeInsets

  package init(
    _ name: String, _ idiom: Idiom, _ portraitSize: Size, scale: Double, eras: ClosedRange<Int>,
    safeArea: EdgeInsets = EdgeInsets(20, 0, 0, 0)
  ) {
    self.name = name
    self.idiom = idiom
    self.portraitSize = portraitSize
    self.scale = scale
    self.eras = eras
    self.safeArea = safeArea
  }

  package enum Idiom: String, CaseIterable, Sendable { case phone, pad }

  /// The era of a scene that names none: the newest not above iOS 7, else the device's first.
  package var defaultEra: Int {
    eras.contains(7) ? 7 : eras.upperBound < 7 ? eras.upperBound : eras.lowerBound
  }

  /// The size of the interface in an orientation.
  package func size(in orientation: Orientation) -> Size {
    orientation.isLandscape
      ? Size(portraitSize.height, portraitSize.width) : portraitSize
  }

  package static let supportedEras = 6...26
}

/// How the device is held, as UIInterfaceOrientation names it.
package enum Orientation: String, CaseIterable, Sendable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight

  package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
