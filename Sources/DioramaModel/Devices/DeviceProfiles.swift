// SPDX-License-Identifier: MIT
import DioramaCore

extension Device {
  /// The profiles a scene may name.
  ///
  /// Source: UIKit facts 1.1 (sizes and scales: HIG, documented, the older and newest recalled) and
  /// 1.3 (safe areas: one published page, else recalled). Eras as in 1.1: a later one than the
  /// device had runs all the same.
  package static let profiles: [Device] = [
    phone("iPhone 4", 320, 480, 2, 7...7), phone("iPhone 4s", 320, 480, 2, 7...9),
    phone("iPhone 5", 320, 568, 2, 7...26), phone("iPhone 5c", 320, 568, 2, 7...26),
    phone("iPhone 5s", 320, 568, 2, 7...26), phone("iPhone SE", 320, 568, 2, 7...26),
    phone("iPhone 6", 375, 667, 2, 8...26), phone("iPhone 6s", 375, 667, 2, 8...26),
    phone("iPhone 7", 375, 667, 2, 8...26), phone("iPhone 8", 375, 667, 2, 8...26),
    phone("iPhone SE 2", 375, 667, 2, 8...26), phone("iPhone SE 3", 375, 667, 2, 8...26),
    phone("iPhone 6 Plus", 414, 736, 3, 8...26), phone("iPhone 6s Plus", 414, 736, 3, 8...26),
    phone("iPhone 7 Plus", 414, 736, 3, 8...26), phone("iPhone 8 Plus", 414, 736, 3, 8...26),
    notched("iPhone X", 375, 812, 3, 11...26, 44), notched("iPhone XS", 375, 812, 3, 11...26, 44),
    notched("iPhone XR", 414, 896, 2, 12...26, 44),
    notched("iPhone XS Max", 414, 896, 3, 12...26, 44),
    notched("iPhone 11", 414, 896, 2, 12...26, 44),
    notched("iPhone 11 Pro", 375, 812, 3, 11...26, 44),
    notched("iPhone 11 Pro Max", 414, 896, 3, 12...26, 44),
    notched("iPhone 12 mini", 375, 812, 3, 14...26, 50),
    notched("iPhone 12", 390, 844, 3, 14...26, 47),
    notched("iPhone 12 Pro", 390, 844, 3, 14...26, 47),
    notched("iPhone 12 Pro Max", 428, 926, 3, 14...26, 47),
    notched("iPhone 13 mini", 375, 812, 3, 14...26, 50),
    notched("iPhone 13", 390, 844, 3, 14...26, 47),
    notched("iPhone 13 Pro", 390, 844, 3, 14...26, 47),
    notched("iPhone 13 Pro Max", 428, 926, 3, 14...26, 47),
    notched("iPhone 14", 390, 844, 3, 14...26, 47),
    notched("iPhone 14 Plus", 428, 926, 3, 14...26, 47),
    notched("iPhone 14 Pro", 393, 852, 3, 16...26, 59),
    notched("iPhone 14 Pro Max", 430, 932, 3, 16...26, 59),
    notched("iPhone 15", 393, 852, 3, 16...26, 59),
    notched("iPhone 15 Plus", 430, 932, 3, 16...26, 59),
    notched("iPhone 15 Pro", 393, 852, 3, 16...26, 59),
    notched("iPhone 15 Pro Max", 430, 932, 3, 16...26, 59),
    phone("iPod touch 5", 320, 568, 2, 7...26), phone("iPod touch 6", 320, 568, 2, 7...26),
    phone("iPod touch 7", 320, 568, 2, 7...26),
    pad("iPad 2", 768, 1024, 1, 7...9), pad("iPad mini", 768, 1024, 1, 7...9),
    pad("iPad 3", 768, 1024, 2, 7...26), pad("iPad 4", 768, 1024, 2, 7...26),
    pad("iPad Air", 768, 1024, 2, 7...26), pad("iPad Air 2", 768, 1024, 2, 7...26),
    pad("iPad mini 2", 768, 1024, 2, 7...26), pad("iPad mini 3", 768, 1024, 2, 7...26),
    pad("iPad mini 4", 768, 1024, 2, 7...26), pad("iPad mini 5", 768, 1024, 2, 7...26),
    pad("iPad Pro 9.7", 768, 1024, 2, 7...26), pad("iPad 10.2", 810, 1080, 2, 13...26),
    pad("iPad Air 3", 834, 1112, 2, 10...26), pad("iPad Pro 10.5", 834, 1112, 2, 10...26),
    pad("iPad Pro 11", 834, 1194, 2, 12...26, EdgeInsets(24, 0, 20, 0)),
    pad("iPad Pro 12.9", 1024, 1366, 2, 9...26),
  ]

  /// The device of a scene that names none.
  package static let standardName = "iPhone 5s"

  package static let standard = named(standardName) ?? profiles[0]

  package static func named(_ name: String) -> Device? { profiles.first { $0.name == name } }

  private static func phone(
    _ name: String, _ width: Double, _ height: Double, _ scale: Double, _ eras: ClosedRange<Int>
  ) -> Device {
    Device(name, .phone, Size(width, height), scale: scale, eras: eras)
  }

  private static func notched(
    _ name: String, _ width: Double, _ height: Double, _ scale: Double, _ eras: ClosedRange<Int>,
    _ top: Double
  ) -> Device {
    Device(
      name, .phone, Size(width, height), scale: scale, eras: eras,
      safeArea: EdgeInsets(top, 0, 34, 0))
  }

  private static func pad(
    _ name: String, _ width: Double, _ height: Double, _ scale: Double, _ eras: ClosedRange<Int>,
    _ safeArea: EdgeInsets = EdgeInsets(20, 0, 0, 0)
  ) -> Device {
    Device(name, .pad, Size(width, height), scale: scale, eras: eras, safeArea: safeArea)
  }
}
