// SPDX-License-Identifier: MIT

/// The styles of NSNumberFormatter that are known, without its prefix `NSNumberFormatter`.
package enum NumberStyle: String, CaseIterable, Sendable { case none, decimal, percent, currency }

/// A number to be written.
package enum LocaleNumber: Equatable, Sendable {
  case int(Int64)
  case double(Double)

  var isFinite: Bool {
    switch self {
    case .int: true
    case .double(let value): value.isFinite
    }
  }

  var isNegative: Bool {
    switch self {
    case .int(let value): value < 0
    case .double(let value): value.sign == .minus
    }
  }
}
