// SPDX-License-Identifier: MIT
#ifndef CBOX2D_WORLD_HPP
#define CBOX2D_WORLD_HPP

#include <box2d/box2d.h>

#include <cstdint>
#include <vector>

#include "CBox2D.h"
#include "PairTable.hpp"

/// A body and what Box2D does not know about it, in metres.
struct Body {
  /// Null where the handle is free.
  b2Body *body = nullptr;
  /// Of the shape as it is seen, at density 1: square metres, square metres and metres.
  double area = 0;
  double inertia = 0;
  b2Vec2 centroid{0, 0};
  /// A body whose squared speed is above this is watched for tunnelling.
  float fastSquared = 0;
  CBox2DProperties properties{};
  b2Vec2 acceleration{0, 0};
  b2Vec2 force{0, 0};
  float turning = 0;
  float pulling = 0;
  /// For the next substep.
  b2Vec2 pushAcceleration{0, 0};
  b2Vec2 pushForce{0, 0};
  float pushTorque = 0;
  /// The velocities before the substep and what it adds to the first.
  b2Vec2 velocityBefore{0, 0};
  float turningBefore = 0;
  b2Vec2 gain{0, 0};
  float turningGain = 0;
  /// Where it has been for so long, roughly.
  b2Vec2 stayed{0, 0};
  int32_t stayedSubsteps = 0;
  /// While the energy of hits is looked at: another body of the same group, itself for the last of
  /// them, negative outside of any; and sums over the group.
  int32_t group = -1;
  float work = 0, square = 0;
  /// Slower hits do not bounce: what gravity adds in a substep must not.
  float bounceThreshold = 0;
  bool snaps = false;
  /// Beyond the largest coordinate: out of the simulation.
  bool isLost = false;
  float snapDamping = 0;
  b2Vec2 snapPoint{0, 0};
  double snapX = 0, snapY = 0;
  /// As placed from outside, and what Box2D made of it.
  double placedX = 0, placedY = 0, placedAngle = 0;
  float heldX = 0, heldY = 0, heldAngle = 0;
  /// Where the last substep left it.
  b2Vec2 lastCenter{0, 0};
  float lastAngle = 0;
};

struct Boundary {
  /// Null where the handle is free.
  b2Body *body = nullptr;
  /// Those that stand for the rest of a long one.
  std::vector<b2Body *> more;
  int32_t behavior = 0;
  /// The walls of a rectangle, seen from inside.
  bool areWalls = false;
  b2AABB room{};
};

struct Joint {
  /// Null where the handle is free.
  b2Joint *joint = nullptr;
  /// Of a joint to the world.
  b2Body *anchor = nullptr;
  CBox2DJoint values{};
};

struct Behavior {
  bool exists = false;
  bool items = false;
  bool boundaries = false;
};

/// Handles that were freed come back, smallest first, once no reported contact can name them.
struct Handles {
  std::vector<int32_t> free;
  std::vector<int32_t> waiting;

  template <typename Slot>
  int32_t Take(std::vector<Slot> &slots);
  void Release() noexcept;
};

struct CBox2DWorld final : b2ContactFilter, b2ContactListener, b2DestructionListener {
  b2World world{b2Vec2(0, 0)};
  std::vector<Body> bodies;
  std::vector<Boundary> boundaries;
  std::vector<Joint> joints;
  std::vector<Behavior> behaviors;
  /// Boundaries that are walls.
  std::vector<int32_t> walls;
  Handles bodyHandles, boundaryHandles, jointHandles;
  /// `stride` words for each body; bit n: the body is in behavior n.
  std::vector<uint64_t> memberships;
  std::vector<uint64_t> itemModes = std::vector<uint64_t>(1), boundaryModes = itemModes;
  size_t stride = 1;
  /// Anchors of joints that went with their body.
  std::vector<b2Body *> orphans;
  /// Bodies that hit something in this substep, where any body of the world is elastic.
  std::vector<int32_t> hits;
  int32_t elasticBodies = 0;
  /// Of all bodies there have been.
  float leastFastSquared = b2_maxFloat;
  PairTable pairs;
  std::vector<CBox2DContact> contacts;
  /// Substeps in a row in which all that is awake was slow.
  int32_t slowSubsteps = 0;
  /// Bodies, contacts and walls looked at since it was last asked for.
  int64_t work = 0;
  /// Pairs that came near each other in this substep.
  int64_t nearPairs = 0;
  bool isResting = true;

  CBox2DWorld();

  Body *Find(int32_t body) noexcept;
  const Body *Find(int32_t body) const noexcept;
  void Wake(b2Body *body) noexcept;
  void WakeNeighbours(b2Body *body) noexcept;
  void ApplyMass(Body &body) noexcept;
  void ApplyForces() noexcept;
  void FinishSubstep() noexcept;
  void Lose(Body &body) noexcept;
  void KeepInside(int32_t handle) noexcept;
  void RemoveOrphans() noexcept;
  void ReportContacts() noexcept;
  void UpdateThreshold(Body &body) noexcept;
  const Body *BodyOf(b2Fixture *fixture) const noexcept;
  void PrepareBounce(b2Contact *contact) const noexcept;
  int32_t GroupOf(int32_t body) noexcept;
  void JoinGroups(b2Contact *contact) noexcept;
  void LimitEnergy() noexcept;
  void UpdateSprings(const b2Body *body) noexcept;
  void WidenMemberships();
  void Refilter(Body &body) noexcept;
  int32_t SharedBehavior(int32_t first, int32_t second) const noexcept;
  int32_t OwningBehavior(int32_t body, const Boundary &boundary) const noexcept;

  bool ShouldCollide(b2Fixture *first, b2Fixture *second) override;
  void BeginContact(b2Contact *contact) override;
  void EndContact(b2Contact *contact) override;
  void PreSolve(b2Contact *contact, const b2Manifold *before) override;
  void PostSolve(b2Contact *contact, const b2ContactImpulse *impulse) override;
  void SayGoodbye(b2Joint *joint) override;
  void SayGoodbye(b2Fixture *fixture) override;
};

/// What a fixture belongs to, kept in its user data.
struct Owner {
  int32_t handle;
  bool isBoundary;

  static uintptr_t Pack(int32_t handle, bool isBoundary) {
    return static_cast<uintptr_t>(handle) << 1 | (isBoundary ? 1 : 0);
  }
  static Owner Of(b2Fixture *fixture) {
    const uintptr_t packed = fixture->GetUserData().pointer;
    return {static_cast<int32_t>(packed >> 1), (packed & 1) != 0};
  }
};

template <typename Slot>
int32_t Handles::Take(std::vector<Slot> &slots) {
  if (free.empty()) {
    slots.emplace_back();
    return static_cast<int32_t>(slots.size() - 1);
  }
  const int32_t handle = free.back();
  free.pop_back();
  return handle;
}

#endif
