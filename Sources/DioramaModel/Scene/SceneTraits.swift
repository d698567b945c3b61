// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions

extension Scene {
  /// The value of a field of `traits`, by its slot; nil where there is none such.
  package func trait(_ slot: Int, hasHardwareKeyboard: Bool = false) -> Value? {
    let names = SceneName.fieldNames(of: SceneName.traits.className)
    guard names.indices.contains(slot) else { return nil }
    return switch names[slot] {
    case "idiom": .string(device.idiom.rawValue)
    case "os": .int(Int64(era(on: device)))
    case "orientation": .string(orientation.rawValue)
    case "hardwareKeyboard": .bool(hasHardwareKeyboard)
    case "horizontalSizeClass": .string(device.horizontalSizeClass(in: orientation).rawValue)
    case "verticalSizeClass": .string(device.verticalSizeClass(in: orientation).rawValue)
    case "contentSizeCategory": .string(contentSize.rawValue)
    case "layoutDirection": .string(layoutDirection.rawValue)
    default: nil
    }
  }

  /// The value of a field of `locale`, by its slot.
  package func localeField(_ slot: Int) -> Value? {
    let parts = locale.split(whereSeparator: { $0 == "_" || $0 == "-" }).map(String.init)
    let region = parts.dropFirst().first { $0.count == 2 || $0.count == 3 && Int($0) != nil }
    return switch slot {
    case 0: .string(locale)
    case 1: .string(parts.first ?? "")
    case 2: .string(region ?? "")
    default: nil
    }
  }
}
