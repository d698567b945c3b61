// SPDX-License-Identifier: MIT
import DioramaCore
import Testing

@Suite struct NumberTextTests {
  @Test(
    arguments: [
      (0.0, "0"), (-0.0, "0"), (1, "1"), (0.5, "0.5"), (272.25, "272.25"), (1.0 / 3, "0.333"),
      (-0.0001, "0"), (0.0005, "0.001"), (1e15, "1000000000000000"), (-2.6666, "-2.667"),
      (.infinity, "inf"), (.nan, "nan"),
    ] as [(Double, String)])
  func `reports print at most three decimals and no negative zero`(value: Double, text: String) {
    #expect(DecimalText.report(value) == text)
  }

  @Test(arguments: UInt64(0)..<200)
  func `the shortest form reads back`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let double = Double(bitPattern: random.next())
    let float = Float(bitPattern: UInt32(truncatingIfNeeded: random.next()))
    if double.isFinite { #expect(Double(DecimalText.shortest(double)) == double) }
    if float.isFinite { #expect(Float(DecimalText.shortest(float)) == float) }
  }

  @Test func `a 32-bit float prints as it was written`() {
    #expect(DecimalText.shortest(Float(0.1)) == "0.1")
    #expect(DecimalText.shortest(Double(Float(0.1))) == "0.10000000149011612")
    #expect(DecimalText.shortest(216.0) == "216")
  }

  @Test(
    arguments: [(2.5, 0, "2"), (3.5, 0, "4"), (1.005, 2, "1.00"), (100, 6, "100.000000")]
      as [(Double, Int, String)])
  func `a fixed number of decimals rounds what the double is, halves to even`(
    value: Double, decimals: Int, text: String
  ) {
    #expect(DecimalText.fixed(value, decimals: decimals) == text)
  }

  @Test func `virtual time is whole microseconds`() {
    #expect(VirtualTime(seconds: 0.1) + VirtualTime(seconds: 0.2) == VirtualTime(seconds: 0.3))
    #expect(VirtualTime(seconds: 1.0000004).microseconds == 1_000_000)
    #expect(VirtualTime(seconds: 2) > VirtualTime(seconds: 1))
  }
}
