// SPDX-License-Identifier: MIT

extension Array {
  /// How many of the first elements match, found by halving; all that match have to come first.
  @inline(__always)
  func matchingPrefix(_ matches: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if matches(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
