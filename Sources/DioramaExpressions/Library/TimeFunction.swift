// SPDX-License-Identifier: MIT
import DioramaLocale

/// The standard functions of timestamps and durations.
enum TimeFunction: String, Sendable {
  case timestamp, duration
  case getFullYear, getMonth, getDate, getDayOfMonth, getDayOfWeek, getDayOfYear
  case getHours, getMinutes, getSeconds, getMilliseconds

  static let declarations: [Declaration] =
    [
      .function("timestamp", [.string], .timestamp, .time(.timestamp)),
      .function("timestamp", [.int], .timestamp, .time(.timestamp)),
      .function("timestamp", [.timestamp], .timestamp, .time(.timestamp)),
      .function("duration", [.string], .duration, .time(.duration)),
      .function("duration", [.int], .duration, .time(.duration)),
      .function("duration", [.duration], .duration, .time(.duration)),
    ]
    + ([
      .getFullYear, .getMonth, .getDate, .getDayOfMonth, .getDayOfWeek, .getDayOfYear, .getHours,
      .getMinutes, .getSeconds, .getMilliseconds,
    ] as [TimeFunction]).flatMap { function -> [Declaration] in
      [
        .method(function.rawValue, [.timestamp], .int, .time(function)),
        .method(function.rawValue, [.timestamp, .string], .int, .time(function)),
      ]
    }
    + ([.getHours, .getMinutes, .getSeconds, .getMilliseconds] as [TimeFunction]).map {
      .method($0.rawValue, [.duration], .int, .time($0))
    }
}

extension TimeFunction {
  func call(_ arguments: [Value], _ meter: inout Meter) throws(EvaluationError) -> Value {
    guard let value = arguments.first else { throw .noOverload(rawValue, arguments) }
    try meter.charge(4)
    for argument in arguments {
      if case .string(let text) = argument { try meter.charge(bytes: text.utf8.count) }
    }
    switch self {
    case .timestamp: return .timestamp(try moment(value))
    case .duration: return .duration(try length(value))
    default: break
    }
    switch value {
    case .timestamp(let moment):
      return .int(part(of: moment, offset: try offset(moment, arguments)))
    case .duration(let length) where arguments.count == 1:
      guard let part = part(of: length) else { throw .noOverload(rawValue, arguments) }
      return .int(part)
    default: throw .noOverload(rawValue, arguments)
    }
  }

  private func moment(_ value: Value) throws(EvaluationError) -> Timestamp {
    switch value {
    case .timestamp(let moment): return moment
    case .int(let seconds):
      guard let moment = Timestamp(seconds: seconds) else {
        throw EvaluationError("\(seconds) is no time between the years 1 and 9999")
      }
      return moment
    case .string(let text):
      guard let moment = Timestamp(text) else {
        throw EvaluationError(
          "'\(text)' is no time between the years 1 and 9999, '2014-01-01T09:00:00Z' is")
      }
      return moment
    default: throw .noOverload(rawValue, [value])
    }
  }

  private func length(_ value: Value) throws(EvaluationError) -> DurationValue {
    switch value {
    case .duration(let length): return length
    case .int(let seconds):
      let (scaled, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
      guard !overflow else { throw EvaluationError("\(seconds) s is too long a duration") }
      return DurationValue(nanoseconds: scaled)
    case .string(let text):
      guard let length = DurationValue(text) else {
        throw EvaluationError("'\(text)' is no duration, '1.5s' and '1h30m' are")
      }
      return length
    default: throw .noOverload(rawValue, [value])
    }
  }

  private func offset(
    _ moment: Timestamp, _ arguments: [Value]
  ) throws(EvaluationError) -> Int64 {
    guard arguments.count > 1 else { return 0 }
    guard arguments.count == 2, case .string(let zone) = arguments[1] else {
      throw .noOverload(rawValue, arguments)
    }
    guard let offset = moment.offset(inZone: zone) else {
      throw EvaluationError(
        "there is no time zone '\(zone)', 'Europe/Paris' and '+02:00' are some")
    }
    return offset
  }

  private func part(of moment: Timestamp, offset: Int64) -> Int64 {
    let civil = CivilTime(seconds: moment.seconds + offset)
    switch self {
    case .getFullYear: return civil.year
    case .getMonth: return civil.month - 1
    case .getDate: return civil.day
    case .getDayOfMonth: return civil.day - 1
    case .getDayOfWeek: return civil.weekday
    case .getDayOfYear: return civil.dayOfYear
    case .getHours: return civil.hour
    case .getMinutes: return civil.minute
    case .getSeconds: return civil.second
    default: return Int64(moment.nanoseconds / 1_000_000)
    }
  }

  private func part(of length: DurationValue) -> Int64? {
    switch self {
    case .getHours: length.nanoseconds / 3_600_000_000_000
    case .getMinutes: length.nanoseconds / 60_000_000_000
    case .getSeconds: length.nanoseconds / 1_000_000_000
    case .getMilliseconds: length.nanoseconds / 1_000_000 % 1000
    default: nil
    }
  }
}
