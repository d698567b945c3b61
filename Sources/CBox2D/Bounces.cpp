// SPDX-License-Identifier: MIT
#include <algorithm>

#include "Units.hpp"
#include "World.hpp"

namespace {

/// How fast the two of a contact separate at a point; and what the forces of the substep, as far as
/// they still have to act, add to that.
struct Approach {
  float velocity = 0;
  float gain = 0;
};

/// Whether the substep's forces act on the body yet: Box2D calls `PreSolve` before, and again where it
/// moved a body back in flight to where it hit something.
bool IsBeforeForces(const Body &slot) {
  const b2Vec2 now = slot.body->GetLinearVelocity();
  return now.x == slot.velocityBefore.x && now.y == slot.velocityBefore.y &&
         slot.body->GetAngularVelocity() == slot.turningBefore;
}

/// `first` and `second` are null for boundaries.
Approach ApproachAt(const b2Vec2 &point, const b2Vec2 &normal, const Body *first,
                    const Body *second) {
  Approach approach;
  bool isBefore = true;
  float side = -1;
  for (const Body *slot : {first, second}) {
    if (slot) {
      approach.velocity += side * b2Dot(normal, slot->body->GetLinearVelocityFromWorldPoint(point));
      approach.gain += side * b2Dot(normal, slot->gain);
      isBefore = isBefore && IsBeforeForces(*slot);
    }
    side = 1;
  }
  if (!isBefore) approach.gain = 0;
  return approach;
}

}  // namespace

const Body *CBox2DWorld::BodyOf(b2Fixture *fixture) const noexcept {
  const Owner owner = Owner::Of(fixture);
  return owner.isBoundary ? nullptr : &bodies[static_cast<size_t>(owner.handle)];
}

/// Makes an elastic hit keep its energy, which Box2D does only roughly.
///
/// It takes the speed of a hit after the forces of the substep, so that what bounces under gravity would
/// rise higher each time and never rest. Here it is the speed before them, which makes the flight after
/// a hit the mirror image of the one before it. And it stops a point that is separating when another
/// point of the same contact is hit, against what that hit does to it, which may add as much energy as
/// the hit had: here such a point waits for the next substep.
void CBox2DWorld::PrepareBounce(b2Contact *contact) const noexcept {
  const Body *first = BodyOf(contact->GetFixtureA()), *second = BodyOf(contact->GetFixtureB());
  float elasticity = 0;
  for (const Body *slot : {first, second}) {
    if (slot) elasticity = std::max(elasticity, static_cast<float>(slot->properties.elasticity));
  }
  b2Manifold &manifold = *contact->GetManifold();
  b2WorldManifold place;
  contact->GetWorldManifold(&place);
  Approach approaches[b2_maxManifoldPoints];
  for (int i = 0; i < manifold.pointCount; ++i) {
    approaches[i] = ApproachAt(place.points[i], place.normal, first, second);
  }
  if (manifold.pointCount == 2) {
    const float one = approaches[0].velocity + approaches[0].gain;
    const float two = approaches[1].velocity + approaches[1].gain;
    const float threshold = contact->GetRestitutionThreshold();
    if ((one > 0 && two < -threshold) || (two > 0 && one < -threshold)) {
      if (one > 0) {
        manifold.points[0] = manifold.points[1];
        approaches[0] = approaches[1];
      }
      manifold.pointCount = 1;
    } else {
      approaches[0].velocity = 0.5f * (approaches[0].velocity + approaches[1].velocity);
      approaches[0].gain = 0.5f * (approaches[0].gain + approaches[1].gain);
    }
  }
  const float velocity = approaches[0].velocity, together = velocity + approaches[0].gain;
  float kept = 1;
  if (together < 0) kept = velocity < 0 ? std::min(velocity / together, 4.0f) : 0;
  contact->SetRestitution(elasticity * kept);
}
