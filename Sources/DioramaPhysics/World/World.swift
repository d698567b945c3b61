// SPDX-License-Identifier: MIT
internal import CBox2D
import DioramaCore

/// Rigid bodies in points, radians and seconds: y grows downwards, angles turn clockwise, a force of 1
/// gives 100 x 100 points of density 1 an acceleration of 100 points per second squared.
///
/// Owns the engine's world. No argument traps: NaN counts as 0, what is too large is clamped
/// (`PhysicsLimits`), a handle that names nothing does nothing. The same calls give the same bits in
/// every run and build; across processors, too, as far as they keep to IEEE arithmetic, because nothing
/// but additions, products, quotients and roots is used. Stepping allocates nothing here; the engine's
/// own arena of 100 kB serves worlds of a few hundred bodies. One thread at a time.
@safe package final class World {
  let pointer: OpaquePointer

  /// Began and ended since they were last cleared; within a substep in order of the bodies.
  package private(set) var contacts: [Contact] = []

  package init() { unsafe pointer = cbox2d_new() }

  deinit { unsafe cbox2d_free(pointer) }
}

// MARK: - Time

extension World {
  /// Moves everything on by 1/60 s in four substeps.
  package func step() {
    for _ in 0..<PhysicsLimits.substeps { substep() }
  }

  /// Moves everything on by 1/240 s; costs nothing where the world rests.
  ///
  /// Semi-implicit Euler, 8 velocity and 3 position iterations.
  package func substep() {
    unsafe cbox2d_step(pointer)
    collectContacts()
  }

  /// Whether nothing moves any more: every body that is awake was slower than 1.5 points and 2 degrees
  /// per second for half a second, and none that is free is being accelerated.
  ///
  /// Then all sleep; a change wakes what it concerns.
  package var isResting: Bool { unsafe cbox2d_is_resting(pointer) }

  /// How much was done since this was last asked: bodies, contacts (twice) and walls looked at in each
  /// substep; a microsecond or so for each.
  package func takeWork() -> Int { Int(unsafe cbox2d_take_work(pointer)) }

  package func wakeAll() { unsafe cbox2d_wake_all(pointer) }
}

// MARK: - Contacts

extension World {
  /// Forgets the contacts; keeps their memory. To be called after each step that is looked at: until
  /// then they grow and the handles of removed bodies and boundaries stay in use.
  package func clearContacts() {
    contacts.removeAll(keepingCapacity: true)
    unsafe cbox2d_clear_contacts(pointer)
  }

  /// Takes over what the engine has reported since.
  func collectContacts() {
    var count: Int32 = 0
    let reported = unsafe UnsafeBufferPointer(
      start: cbox2d_contacts(pointer, &count), count: Int(count))
    for place in contacts.count..<reported.count {
      contacts.append(Contact(unsafe reported[place]))
    }
  }
}
