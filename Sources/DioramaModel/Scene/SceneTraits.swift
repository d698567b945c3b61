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
}
