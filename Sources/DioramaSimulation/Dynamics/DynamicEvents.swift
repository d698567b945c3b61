// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel
import DioramaPhysics

/// What animators and collisions tell: events, whether or not a delegate listens.
extension Simulation {
  /// Tells an animator's delegate.
  func tell(_ method: String, of animator: ObjectID) throws(RunError) {
    try spend()
    record(method, of: animator, kind: .dynamics)
    _ = try answer(method, [], of: animator, isRecorded: false)
  }

  /// Tells the delegates of collisions what has touched and what parted in the latest step.
  ///
  /// Of the reference view's edges the boundary is null (recorded fact D20).
  func tellContacts(of run: AnimatorRun) throws(RunError) {
    let contacts = run.world.contacts
    guard !contacts.isEmpty else { return }
    run.world.clearContacts()
    let told = contacts.compactMap { tale(of: $0, in: run) }
    for tale in told {
      try spend()
      record(
        tale.method, of: tale.behavior, kind: .dynamics,
        arguments: tale.arguments.filter { $0.name != tale.absent }
          .map { EventRecord.Argument(name: $0.name, value: $0.value) })
      _ = try answer(tale.method, tale.arguments, of: tale.behavior, isRecorded: false)
    }
    // Those of items that have gone are known until they are told of.
    if run.objects.count > run.items.count {
      let items = Set(run.items.map(\.body))
      run.objects = run.objects.filter { items.contains($0.key) }
    }
  }

  private struct ContactTale {
    var behavior: ObjectID
    var method: String
    var arguments: [Effect.Argument]
    /// The argument that does not belong to this kind of contact.
    var absent: String
  }

  private func tale(of contact: Contact, in run: AnimatorRun) -> ContactTale? {
    guard let behavior = run.collisions[contact.collision], let item = run.objects[contact.body]
    else { return nil }
    var other = Value.null
    var boundary = Value.null
    let absent: String
    switch contact.other {
    case .body(let body):
      guard let object = run.objects[body] else { return nil }
      other = .object(object)
      absent = "boundary"
    case .boundary(let id):
      if let name = run.boundaryNames[id] ?? nil { boundary = .string(name) }
      absent = "other"
    }
    return ContactTale(
      behavior: behavior, method: contact.phase == .began ? "beganContact" : "endedContact",
      arguments: [
        Effect.Argument("item", .object(item)), Effect.Argument("other", other),
        Effect.Argument("boundary", boundary), Effect.Argument("point", .point(contact.point)),
      ], absent: absent)
  }
}
