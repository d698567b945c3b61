// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>

#include "Units.hpp"
#include "World.hpp"

namespace {

/// Square of the natural frequency of a snap, in 1 / s².
const float kSnapStiffness = 300;
/// The damping ratios that a snap's damping of 0 and 1 stand for.
const float kLeastSnapDamping = 0.2f;
const float kMostSnapDamping = 1;
/// What has stayed within so many metres for a second and touches something is damped by so much, in
/// 1 / s; more where it is slower than these, in metres and radians per second.
const float kSettlingDistance = 0.05f;
const int32_t kSettlingSubsteps = 240;
const float kSettling = 5;
const float kStoppingSpeed = 0.03f;
const float kStoppingTurning = 0.25f;
const float kStopping = 30;
/// In newtons and newton metres; far above what moves anything at its largest speed.
const double kLargestForce = 1e12;

b2Vec2 Newtons(CBox2DVector force) {
  return b2Vec2(static_cast<float>(Limited(force.x, kLargestForce)),
                static_cast<float>(Limited(force.y, kLargestForce)));
}

bool AreEqual(const b2Vec2 &a, const b2Vec2 &b) { return a.x == b.x && a.y == b.y; }

/// A velocity after a substep of a damped spring of deviation `distance`, implicitly: stable however
/// stiff it is.
float Pulled(float velocity, float distance, float ratio) {
  const float damping = 2 * ratio * b2Sqrt(kSnapStiffness);
  return (velocity - kSubstep * kSnapStiffness * distance) /
         (1 + kSubstep * damping + kSubstep * kSubstep * kSnapStiffness);
}

/// What an angle is away from the nearest whole turn.
float FromUpright(float angle) {
  const float turn = 2 * b2_pi;
  const float turns = angle / turn;
  return angle - turn * static_cast<float>(static_cast<int>(turns + (turns < 0 ? -0.5f : 0.5f)));
}

void PullToSnapPoint(Body &slot) {
  b2Body &body = *slot.body;
  const b2Vec2 away = body.GetPosition() - slot.snapPoint;
  const b2Vec2 velocity = body.GetLinearVelocity();
  body.SetLinearVelocity(b2Vec2(Pulled(velocity.x, away.x, slot.snapDamping),
                                Pulled(velocity.y, away.y, slot.snapDamping)));
  if (body.IsFixedRotation()) return;
  body.SetAngularVelocity(
      Pulled(body.GetAngularVelocity(), FromUpright(body.GetAngle()), slot.snapDamping));
}

bool IsTouching(const b2Body &body) {
  for (const b2ContactEdge *edge = body.GetContactList(); edge; edge = edge->next) {
    if (edge->contact->IsTouching()) return true;
  }
  return false;
}

/// Lets what stays in its place come to rest: without friction, the UIKit default, the boxes of a pile
/// would rock and its balls turn on the spot for ever. Not what is pushed or held by a joint.
void Settle(Body &slot) {
  b2Body &body = *slot.body;
  const b2Vec2 place = body.GetPosition();
  if (b2DistanceSquared(place, slot.stayed) > kSettlingDistance * kSettlingDistance) {
    slot.stayed = place;
    slot.stayedSubsteps = 0;
  }
  slot.stayedSubsteps += 1;
  if (slot.stayedSubsteps < kSettlingSubsteps || slot.snaps || body.GetJointList()) return;
  const b2Vec2 force = slot.force + slot.pushForce;
  if (force.LengthSquared() + slot.pushAcceleration.LengthSquared() > 0) return;
  if (!IsTouching(body)) return;
  const b2Vec2 velocity = body.GetLinearVelocity();
  const float turning = body.GetAngularVelocity();
  const bool isStopping = velocity.LengthSquared() < kStoppingSpeed * kStoppingSpeed &&
                          b2Abs(turning) < kStoppingTurning;
  const float kept = 1 / (1 + kSubstep * (isStopping ? kStopping : kSettling));
  body.SetLinearVelocity(kept * velocity);
  body.SetAngularVelocity(kept * turning);
}

}  // namespace

void CBox2DWorld::UpdateThreshold(Body &slot) noexcept {
  const float mass = std::max(slot.body->GetMass(), 1e-9f);
  const float gain = slot.acceleration.Length() + slot.force.Length() / mass;
  // In metres per second: half a point, and twice what a substep adds.
  slot.bounceThreshold = 0.005f + 2 * kSubstep * gain;
}

void CBox2DWorld::ApplyForces() noexcept {
  for (Body &slot : bodies) {
    if (!slot.body) continue;
    b2Body &body = *slot.body;
    if (body.GetType() != b2_dynamicBody || slot.isLost) continue;
    if (body.IsAwake()) {
      Settle(slot);
      if (slot.snaps) PullToSnapPoint(slot);
    }
    slot.velocityBefore = body.GetLinearVelocity();
    slot.turningBefore = body.GetAngularVelocity();
    slot.gain.SetZero();
    slot.turningGain = 0;
    if (!body.IsAwake()) continue;
    b2Vec2 acceleration = slot.pushAcceleration;
    if (!slot.snaps) acceleration += slot.acceleration;
    const b2Vec2 force = slot.force + slot.pushForce;
    body.ApplyForceToCenter(body.GetMass() * acceleration + force, false);
    slot.gain = kSubstep * (acceleration + (1 / body.GetMass()) * force);
    if (!body.IsFixedRotation()) {
      // The points acted on turn with the body and are counted from its centre of mass.
      const b2Rot &turn = body.GetTransform().q;
      const float across = slot.turning - b2Cross(slot.centroid, slot.force);
      const float along = slot.pulling - b2Dot(slot.centroid, slot.force);
      const float torque = turn.c * across - turn.s * along + slot.pushTorque;
      body.ApplyTorque(torque, false);
      if (torque != 0) {
        const float inertia =
            body.GetInertia() - body.GetMass() * b2Dot(slot.centroid, slot.centroid);
        if (inertia > 0) slot.turningGain = kSubstep * torque / inertia;
      }
    }
    body.SetBullet(body.GetLinearVelocity().LengthSquared() > slot.fastSquared);
  }
}

void cbox2d_set_acceleration(CBox2DWorld *world, int32_t body, CBox2DVector acceleration) noexcept {
  Body *slot = world->Find(body);
  if (!slot) return;
  const b2Vec2 given = Metres(acceleration, CBOX2D_LARGEST_ACCELERATION);
  if (AreEqual(given, slot->acceleration)) return;
  slot->acceleration = given;
  world->UpdateThreshold(*slot);
  world->Wake(slot->body);
}

void cbox2d_set_force(CBox2DWorld *world, int32_t body, CBox2DForce force) noexcept {
  Body *slot = world->Find(body);
  if (!slot) return;
  const b2Vec2 given = Newtons(force.force);
  const float turning = static_cast<float>(Limited(force.turning / kPointsPerMetre, kLargestForce));
  const float pulling = static_cast<float>(Limited(force.pulling / kPointsPerMetre, kLargestForce));
  if (AreEqual(given, slot->force) && turning == slot->turning && pulling == slot->pulling) return;
  slot->force = given;
  slot->turning = turning;
  slot->pulling = pulling;
  world->UpdateThreshold(*slot);
  world->Wake(slot->body);
}

void cbox2d_push(CBox2DWorld *world, int32_t body, CBox2DVector force, double torque,
                 CBox2DVector acceleration) noexcept {
  Body *slot = world->Find(body);
  if (!slot) return;
  slot->pushForce += Newtons(force);
  slot->pushTorque += static_cast<float>(Limited(torque, kLargestForce));
  slot->pushAcceleration += Metres(acceleration, CBOX2D_LARGEST_ACCELERATION);
}

void cbox2d_hit(CBox2DWorld *world, int32_t body, CBox2DVector impulse,
                CBox2DVector offset) noexcept {
  Body *slot = world->Find(body);
  if (!slot || slot->properties.is_anchored) return;
  b2Body &hit = *slot->body;
  hit.ApplyLinearImpulse(Newtons(impulse), hit.GetWorldPoint(Metres(offset)), true);
  // Clamped as if it had been set.
  cbox2d_set_velocity(world, body, Points(hit.GetLinearVelocity()), hit.GetAngularVelocity());
}

void cbox2d_snap(CBox2DWorld *world, int32_t body, CBox2DVector point, double damping) noexcept {
  Body *slot = world->Find(body);
  if (!slot) return;
  slot->snaps = true;
  slot->snapPoint = Metres(point);
  slot->snapX = Limited(point.x, CBOX2D_LARGEST_COORDINATE);
  slot->snapY = Limited(point.y, CBOX2D_LARGEST_COORDINATE);
  slot->snapDamping =
      kLeastSnapDamping +
      static_cast<float>(Clamped(damping, 0, 1)) * (kMostSnapDamping - kLeastSnapDamping);
  world->Wake(slot->body);
}

void cbox2d_end_snap(CBox2DWorld *world, int32_t body) noexcept {
  Body *slot = world->Find(body);
  if (!slot || !slot->snaps) return;
  slot->snaps = false;
  world->Wake(slot->body);
}
