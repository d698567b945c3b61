// SPDX-License-Identifier: MIT
import DioramaCore
import Testing

/// Powers of e and logarithms that are the same everywhere. Values: tables to 17 digits.
@Suite struct ExponentialTests {
  @Test(arguments: [
    (0.0, 1.0), (1, 2.718281828459045), (-1, 0.36787944117144233), (10, 22026.465794806718),
    (-23.025850929940457, 1e-10), (0.5, 1.6487212707001282), (700, 1.0142320547350045e304),
  ])
  func `powers of e`(x: Double, power: Double) {
    #expect(abs(ExactMath.exponential(x) / power - 1) < 1e-15)
  }

  @Test(arguments: [
    (2.718281828459045, 1.0), (10, 2.302585092994046), (0.998, -0.0020020026706730793),
    (0.99, -0.01005033585350145), (1e-300, -690.7755278982137), (1.5, 0.4054651081081644),
  ])
  func `logarithms`(x: Double, logarithm: Double) {
    #expect(abs(ExactMath.logarithm(x) / logarithm - 1) < 1e-15)
  }

  @Test func `the ends of the range`() {
    #expect(ExactMath.exponential(-800) == 0)
    #expect(ExactMath.exponential(-740) > 0)
    #expect(ExactMath.exponential(710) == .infinity)
    #expect(ExactMath.exponential(.nan).isNaN)
    #expect(ExactMath.logarithm(0) == -.infinity)
    #expect(ExactMath.logarithm(1) == 0)
    #expect(ExactMath.logarithm(-1).isNaN)
    #expect(ExactMath.logarithm(.infinity) == .infinity)
  }

  @Test(arguments: UInt64(0)..<50)
  func `one undoes the other`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let x = Double(Int64(bitPattern: random.next())) / 1e17
    #expect(abs(ExactMath.logarithm(ExactMath.exponential(x)) - x) < 1e-13)
  }
}
