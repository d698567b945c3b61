// SPDX-License-Identifier: MIT
#include <cmath>

#include "Units.hpp"
#include "World.hpp"

// Box2D solves the hits of a substep one after the other. Where several bodies meet at once - a small
// one between two large ones - what comes out may have more energy than what went in. Here the impulses
// of such a group are scaled down until it has not: momentum stays exactly the same.

namespace {

/// The velocities that a body would have after the substep had it hit nothing.
struct Free {
  b2Vec2 velocity;
  float turning;

  explicit Free(const Body &slot) {
    const b2Body &body = *slot.body;
    velocity = 1 / (1 + kSubstep * body.GetLinearDamping()) * (slot.velocityBefore + slot.gain);
    turning = (slot.turningBefore + slot.turningGain) / (1 + kSubstep * body.GetAngularDamping());
  }
};

/// Undoes the tiny turn that Box2D's correction of positions gives to what hits something flat: one corner
/// is moved out before the other. At the next hit one of them would be first, and a square that falls
/// straight would tumble.
void KeepFlat(Body &slot, const Free &free) {
  const float still = 0.01f, tiny = 0.001f;
  b2Body &body = *slot.body;
  const b2Vec2 change = body.GetLinearVelocity() - free.velocity;
  if (change.Length() < 2 * slot.bounceThreshold || b2Abs(free.turning) > still) return;
  if (b2Abs(body.GetAngularVelocity()) > still) return;
  if (free.turning == 0 && b2Abs(body.GetAngularVelocity()) < 1e-4f) body.SetAngularVelocity(0);
  const float turned = body.GetAngle() - slot.lastAngle;
  if (turned == 0 || b2Abs(turned) > tiny) return;
  body.SetTransform(body.GetPosition(), slot.lastAngle);
}

}  // namespace

int32_t CBox2DWorld::GroupOf(int32_t body) noexcept {
  while (true) {
    Body &slot = bodies[static_cast<size_t>(body)];
    if (slot.group < 0) {
      slot.group = body;
      hits.push_back(body);
    }
    if (slot.group == body) return body;
    slot.group = bodies[static_cast<size_t>(slot.group)].group;
    body = slot.group;
  }
}

/// Notes that two bodies hit one another in this substep; only what moves counts.
void CBox2DWorld::JoinGroups(b2Contact *contact) noexcept {
  int32_t group = -1;
  for (b2Fixture *fixture : {contact->GetFixtureA(), contact->GetFixtureB()}) {
    if (fixture->GetBody()->GetType() != b2_dynamicBody) continue;
    const int32_t own = GroupOf(Owner::Of(fixture).handle);
    if (group >= 0) bodies[static_cast<size_t>(own)].group = group;
    group = GroupOf(own);
  }
}

void CBox2DWorld::LimitEnergy() noexcept {
  if (hits.empty()) return;
  for (const int32_t hit : hits) {
    const Body &slot = bodies[static_cast<size_t>(hit)];
    const b2Body &body = *slot.body;
    Body &group = bodies[static_cast<size_t>(GroupOf(hit))];
    const Free free(slot);
    const b2Vec2 change = body.GetLinearVelocity() - free.velocity;
    const float turn = body.GetAngularVelocity() - free.turning;
    // Inertia about the centre of mass.
    const float inertia =
        body.GetInertia() - body.GetMass() * b2Dot(slot.centroid, slot.centroid);
    const float moment = body.IsFixedRotation() ? 0 : std::fmax(inertia, 0.0f);
    group.work += body.GetMass() * b2Dot(free.velocity, change) + moment * free.turning * turn;
    group.square += body.GetMass() * b2Dot(change, change) + moment * turn * turn;
    // A joint may well do work.
    if (body.GetJointList()) group.work = -b2_maxFloat;
  }
  for (const int32_t hit : hits) {
    Body &slot = bodies[static_cast<size_t>(hit)];
    const Body &group = bodies[static_cast<size_t>(GroupOf(hit))];
    const float work = group.work;
    // Energy rises by scale * work + scale² * square / 2.
    const float scale = group.square > 0 ? -2 * work / group.square : 1;
    const Free free(slot);
    KeepFlat(slot, free);
    if (!(scale < 0.9999f && scale > 0)) continue;
    const b2Vec2 change = slot.body->GetLinearVelocity() - free.velocity;
    const float turn = slot.body->GetAngularVelocity() - free.turning;
    slot.body->SetLinearVelocity(free.velocity + scale * change);
    slot.body->SetAngularVelocity(free.turning + scale * turn);
  }
  for (const int32_t hit : hits) {
    Body &slot = bodies[static_cast<size_t>(hit)];
    slot.group = -1;
    slot.work = 0;
    slot.square = 0;
  }
  hits.clear();
}
