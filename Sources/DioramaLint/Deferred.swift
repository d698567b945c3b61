// SPDX-License-Identifier: MIT

/// Something that is made when it is asked for first, and kept.
final class Deferred<Made> {
  private var made: Made?

  func value(_ make: () -> Made) -> Made {
    if let made { return made }
    let fresh = make()
    made = fresh
    return fresh
  }
}
