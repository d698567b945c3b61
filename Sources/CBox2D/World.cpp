// SPDX-License-Identifier: MIT
#include "World.hpp"

#include <algorithm>
#include <cmath>
#include <functional>

#include "Units.hpp"

namespace {

/// 1.5 points per second, 2 degrees per second, half a second.
const float kSlow = 0.015f;
const float kSlowTurning = 2.0f / 180 * b2_pi;
const int32_t kSlowSubsteps = 120;
/// A slow snap that is nearer and less tilted than this is over: 0.05 points, 0.001 radians.
const float kSnapped = 0.0005f;
const float kSnappedTilt = 0.001f;

/// Box2D fills a table when it makes the first contact of the process; here before there are threads
/// that could do so at once.
bool FillContactTable() {
  b2World world(b2Vec2(0, 0));
  b2CircleShape circle;
  circle.m_radius = 1;
  b2BodyDef definition;
  definition.type = b2_dynamicBody;
  world.CreateBody(&definition)->CreateFixture(&circle, 1);
  world.CreateBody(&definition)->CreateFixture(&circle, 1);
  world.Step(kSubstep, 1, 1);
  return true;
}

bool IsFinite(const b2Body &body) {
  return body.GetWorldCenter().IsValid() && b2IsValid(body.GetAngle()) &&
         body.GetLinearVelocity().IsValid() && b2IsValid(body.GetAngularVelocity());
}

bool IsHere(const b2Body &body) {
  const float limit = static_cast<float>(CBOX2D_LARGEST_COORDINATE / kPointsPerMetre);
  const b2Vec2 &place = body.GetPosition();
  return b2Abs(place.x) <= limit && b2Abs(place.y) <= limit && b2Abs(body.GetAngle()) < 1e7f;
}

bool IsSlow(const b2Body &body) {
  return body.GetLinearVelocity().LengthSquared() < kSlow * kSlow &&
         b2Abs(body.GetAngularVelocity()) < kSlowTurning;
}

bool IsHeld(const b2Body &body) {
  if (body.GetJointList()) return true;
  for (const b2ContactEdge *edge = body.GetContactList(); edge; edge = edge->next) {
    if (edge->contact->IsTouching()) return true;
  }
  return false;
}

/// Whether something drives a slow body that nothing holds: it is about to move, as at the top of a
/// throw or under a weak gravity.
bool IsDriven(const Body &slot) {
  const b2Vec2 acceleration = slot.acceleration + slot.pushAcceleration;
  const b2Vec2 force = slot.force + slot.pushForce;
  const bool isPushed = acceleration.LengthSquared() > 0 || force.LengthSquared() > 0 ||
                        slot.turning != 0 || slot.pushTorque != 0;
  return isPushed && !slot.snaps && !IsHeld(*slot.body);
}

/// Puts a body that has all but arrived exactly at its snap point, upright and still.
void FinishSnap(Body &slot) {
  b2Body &body = *slot.body;
  const b2Vec2 away = body.GetPosition() - slot.snapPoint;
  const float turns = body.GetAngle() / (2 * b2_pi);
  const float tilt = b2Abs(turns - std::floor(turns + 0.5f)) * 2 * b2_pi;
  if (away.LengthSquared() > kSnapped * kSnapped) return;
  if (!body.IsFixedRotation() && tilt > kSnappedTilt) return;
  const bool isThere = away.x == 0 && away.y == 0 && (tilt == 0 || body.IsFixedRotation());
  if (isThere && body.GetLinearVelocity().LengthSquared() == 0) return;
  const float angle = body.IsFixedRotation() ? body.GetAngle() : 0;
  body.SetTransform(slot.snapPoint, angle);
  body.SetLinearVelocity(b2Vec2(0, 0));
  body.SetAngularVelocity(0);
  slot.placedX = slot.snapX;
  slot.placedY = slot.snapY;
  slot.heldX = slot.snapPoint.x;
  slot.heldY = slot.snapPoint.y;
  if (!body.IsFixedRotation()) {
    slot.placedAngle = 0;
    slot.heldAngle = 0;
  }
}

}  // namespace

void Handles::Release() noexcept {
  if (waiting.empty()) return;
  free.insert(free.end(), waiting.begin(), waiting.end());
  waiting.clear();
  std::sort(free.begin(), free.end(), std::greater<int32_t>());
}

CBox2DWorld::CBox2DWorld() {
  static const bool isFilled = FillContactTable();
  (void)isFilled;
  world.SetContactFilter(this);
  world.SetContactListener(this);
  world.SetDestructionListener(this);
}

void CBox2DWorld::FinishSubstep() noexcept {
  bool isAwake = false, isSlow = true;
  for (size_t handle = 0; handle < bodies.size(); ++handle) {
    Body &slot = bodies[handle];
    if (!slot.body) continue;
    b2Body &body = *slot.body;
    if (body.GetType() != b2_dynamicBody || !body.IsAwake() || slot.isLost) continue;
    if (!IsFinite(body)) {
      body.SetTransform(slot.lastCenter, slot.lastAngle);
      body.SetLinearVelocity(b2Vec2(0, 0));
      body.SetAngularVelocity(0);
    }
    if (!IsHere(body)) {
      Lose(slot);
      continue;
    }
    work += 1 + static_cast<int64_t>(walls.size());
    if (!walls.empty()) KeepInside(static_cast<int32_t>(handle));
    if (slot.snaps && IsSlow(body)) FinishSnap(slot);
    slot.lastCenter = body.GetPosition();
    slot.lastAngle = body.GetAngle();
    isAwake = true;
    if (!IsSlow(body)) {
      isSlow = false;
    } else if (IsDriven(slot)) {
      isSlow = false;
      // Box2D, too, would let it sleep.
      body.SetAwake(true);
    }
    slot.pushAcceleration.SetZero();
    slot.pushForce.SetZero();
    slot.pushTorque = 0;
  }
  work += 2 * static_cast<int64_t>(world.GetContactCount()) + nearPairs / 2 +
          static_cast<int64_t>(boundaries.size()) / 8;
  nearPairs = 0;
  slowSubsteps = isSlow ? slowSubsteps + 1 : 0;
  isResting = !isAwake || slowSubsteps >= kSlowSubsteps;
  if (!isResting || !isAwake) return;
  for (Body &slot : bodies) {
    if (slot.body) slot.body->SetAwake(false);
  }
}

/// Takes back what was pressed out of the walls around it: a hit from another body may come when Box2D
/// has already looked at the walls.
void CBox2DWorld::KeepInside(int32_t handle) noexcept {
  Body &slot = bodies[static_cast<size_t>(handle)];
  const b2Vec2 now = slot.body->GetPosition(), before = slot.lastCenter;
  for (const int32_t wall : walls) {
    const Boundary &boundary = boundaries[static_cast<size_t>(wall)];
    const b2Vec2 &low = boundary.room.lowerBound, &high = boundary.room.upperBound;
    const auto isIn = [&](const b2Vec2 &point) {
      return point.x >= low.x && point.x <= high.x && point.y >= low.y && point.y <= high.y;
    };
    if (isIn(now) || !isIn(before) || OwningBehavior(handle, boundary) < 0) continue;
    // As far inside as a quarter of its width.
    const float depth = kSubstep * b2Sqrt(slot.fastSquared);
    const b2Vec2 margin(b2Min(depth, (high.x - low.x) / 2), b2Min(depth, (high.y - low.y) / 2));
    const b2Vec2 place = b2Clamp(now, low + margin, high - margin);
    b2Vec2 velocity = slot.body->GetLinearVelocity();
    if ((now.x - place.x) * velocity.x > 0) velocity.x = 0;
    if ((now.y - place.y) * velocity.y > 0) velocity.y = 0;
    slot.body->SetTransform(place, slot.body->GetAngle());
    slot.body->SetLinearVelocity(velocity);
    return;
  }
}

void CBox2DWorld::Lose(Body &slot) noexcept {
  slot.isLost = true;
  const float limit = static_cast<float>(CBOX2D_LARGEST_COORDINATE / kPointsPerMetre);
  const b2Vec2 place = slot.body->GetPosition();
  slot.body->SetTransform(b2Vec2(b2Clamp(place.x, -limit, limit), b2Clamp(place.y, -limit, limit)),
                          static_cast<float>(Turned(slot.body->GetAngle())));
  slot.body->SetLinearVelocity(b2Vec2(0, 0));
  slot.body->SetAngularVelocity(0);
  slot.body->SetEnabled(false);
  slot.body->SetAwake(false);
}

CBox2DWorld *cbox2d_new(void) noexcept { return new CBox2DWorld; }

void cbox2d_free(CBox2DWorld *world) noexcept { delete world; }

void cbox2d_step(CBox2DWorld *world) noexcept {
  if (world->isResting) return;
  world->ApplyForces();
  world->world.Step(kSubstep, kVelocityIterations, kPositionIterations);
  world->LimitEnergy();
  world->FinishSubstep();
  world->ReportContacts();
}

bool cbox2d_is_resting(const CBox2DWorld *world) noexcept { return world->isResting; }

int64_t cbox2d_take_work(CBox2DWorld *world) noexcept {
  const int64_t work = world->work;
  world->work = 0;
  return work;
}

void cbox2d_wake_all(CBox2DWorld *world) noexcept {
  for (Body &slot : world->bodies) {
    if (slot.body && !slot.isLost) world->Wake(slot.body);
  }
}

const CBox2DContact *cbox2d_contacts(const CBox2DWorld *world, int32_t *count) noexcept {
  *count = static_cast<int32_t>(world->contacts.size());
  return world->contacts.data();
}

void cbox2d_clear_contacts(CBox2DWorld *world) noexcept {
  world->contacts.clear();
  world->bodyHandles.Release();
  world->boundaryHandles.Release();
}
