// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaText

/// Measures every line of the standard input as the text of a label of one line.
///
/// Usage: `DioramaTextBenchmark ROUNDS < LABELS`; prints nanoseconds for a label and the sum of widths.
@main
struct Main {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 2, let rounds = Int(arguments[1]), rounds > 0 else {
      return print("usage: DioramaTextBenchmark ROUNDS < LABELS")
    }
    var labels: [String] = []
    while let line = readLine() { labels.append(line) }
    guard !labels.isEmpty else { return print("no labels") }
    let metrics = TextMetrics(os: 9)
    let font = Font.system(17)
    let clock = ContinuousClock()
    var sum = 0.0
    let start = clock.now
    for _ in 0..<rounds {
      sum = 0
      for label in labels {
        let size = metrics.labelSize(of: label, font: font, scale: 2)
        sum += size.width + size.height
      }
    }
    let time = clock.now - start
    let nanoseconds =
      Double(time.components.attoseconds) / 1e9 + Double(time.components.seconds) * 1e9
    print("\(nanoseconds / Double(rounds * labels.count)) \(sum)")
  }
}
