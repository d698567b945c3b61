// SPDX-License-Identifier: MIT
#include <algorithm>

#include "Units.hpp"
#include "World.hpp"

namespace {

/// Hertz; two substeps, beyond which a spring is as good as rigid.
const double kLargestFrequency = 120;
const double kLargestTorque = 1e12;

CBox2DVector Checked(CBox2DVector vector) {
  return {Limited(vector.x, CBOX2D_LARGEST_COORDINATE), Limited(vector.y, CBOX2D_LARGEST_COORDINATE)};
}

CBox2DJoint Checked(const CBox2DJoint &given) {
  CBox2DJoint checked = given;
  checked.anchor = Checked(given.anchor);
  checked.offset = Checked(given.offset);
  checked.other_offset = Checked(given.other_offset);
  checked.length = Clamped(given.length, 0, 2 * CBOX2D_LARGEST_COORDINATE);
  checked.frequency = Clamped(given.frequency, 0, kLargestFrequency);
  checked.damping = Clamped(given.damping, 0, 1e3);
  checked.friction_torque = Clamped(given.friction_torque, 0, kLargestTorque);
  checked.lower = Limited(given.lower, 2 * CBOX2D_LARGEST_COORDINATE);
  checked.upper = Limited(given.upper, 2 * CBOX2D_LARGEST_COORDINATE);
  return checked;
}

float InMetres(double points) { return static_cast<float>(points / kPointsPerMetre); }

/// Sets the length, or the spring, of a rod or rope.
void SetDistance(b2DistanceJoint &joint, const CBox2DJoint &values) {
  const float length = InMetres(values.length);
  const bool isSpring = values.kind == CBox2DJointRod && values.frequency > 0;
  float stiffness = 0, damping = 0;
  if (isSpring) {
    b2LinearStiffness(stiffness, damping, static_cast<float>(values.frequency),
                      static_cast<float>(values.damping), joint.GetBodyA(), joint.GetBodyB());
  }
  const bool isLoose = isSpring || values.kind == CBox2DJointRope;
  joint.SetMaxLength(b2_maxFloat);
  joint.SetMinLength(isLoose ? 0 : length);
  joint.SetMaxLength(isSpring ? InMetres(4 * CBOX2D_LARGEST_COORDINATE) : length);
  joint.SetLength(length);
  joint.SetStiffness(stiffness);
  joint.SetDamping(damping);
}

void SetPin(b2RevoluteJoint &joint, const CBox2DJoint &values) {
  const bool hasLimits = values.lower <= values.upper;
  joint.EnableLimit(hasLimits);
  if (hasLimits) joint.SetLimits(static_cast<float>(values.lower), static_cast<float>(values.upper));
  joint.EnableMotor(values.friction_torque > 0);
  joint.SetMaxMotorTorque(static_cast<float>(values.friction_torque));
}

void SetSlide(b2PrismaticJoint &joint, const CBox2DJoint &values) {
  const bool hasLimits = values.lower <= values.upper;
  joint.EnableLimit(hasLimits);
  if (hasLimits) joint.SetLimits(InMetres(values.lower), InMetres(values.upper));
}

/// A rod without a length, which Box2D's own joint cannot be.
bool IsPinnedRod(const CBox2DJoint &values) {
  return values.kind == CBox2DJointRod && values.frequency == 0 &&
         InMetres(values.length) < 2 * b2_linearSlop;
}

/// `first` is the other body or the anchor.
b2Joint *Make(b2World &world, b2Body *first, b2Body *second, const CBox2DJoint &values,
              uintptr_t handle) {
  const auto finish = [&](b2JointDef &definition) {
    definition.bodyA = first;
    definition.bodyB = second;
    definition.collideConnected = values.collides;
    definition.userData.pointer = handle;
    return world.CreateJoint(&definition);
  };
  const bool isAnchored = values.other < 0;
  const b2Vec2 firstOffset = isAnchored ? b2Vec2(0, 0) : Metres(values.other_offset);
  const b2Vec2 meeting = Metres(values.anchor);
  switch (values.kind) {
    case CBox2DJointRod:
    case CBox2DJointRope: {
      if (IsPinnedRod(values)) {
        b2RevoluteJointDef definition;
        definition.localAnchorA = firstOffset;
        definition.localAnchorB = Metres(values.offset);
        return finish(definition);
      }
      b2DistanceJointDef definition;
      definition.localAnchorA = firstOffset;
      definition.localAnchorB = Metres(values.offset);
      b2Joint *joint = finish(definition);
      SetDistance(static_cast<b2DistanceJoint &>(*joint), values);
      return joint;
    }
    case CBox2DJointPin: {
      b2RevoluteJointDef definition;
      definition.Initialize(first, second, meeting);
      b2Joint *joint = finish(definition);
      SetPin(static_cast<b2RevoluteJoint &>(*joint), values);
      return joint;
    }
    case CBox2DJointFixed: {
      b2WeldJointDef definition;
      definition.Initialize(first, second, meeting);
      return finish(definition);
    }
    case CBox2DJointSlide: {
      b2PrismaticJointDef definition;
      b2Vec2 axis = Metres(values.axis);
      if (axis.Normalize() == 0) axis.Set(1, 0);
      definition.Initialize(first, second, meeting, axis);
      b2Joint *joint = finish(definition);
      SetSlide(static_cast<b2PrismaticJoint &>(*joint), values);
      return joint;
    }
  }
  return nullptr;
}

/// Moves the body off the point it is held to where the two are the same but shall not be: Box2D would
/// find no direction to part them in. Downwards, a little more than it takes for none.
void Part(const b2Joint &joint, const CBox2DJoint &values) {
  if (joint.GetType() != e_distanceJoint || values.kind != CBox2DJointRod) return;
  const float least = 1.2f * b2_linearSlop;
  b2Body *body = const_cast<b2Joint &>(joint).GetBodyB();
  if (body->GetType() != b2_dynamicBody || InMetres(values.length) < least) return;
  if (b2Distance(joint.GetAnchorA(), joint.GetAnchorB()) > b2_linearSlop) return;
  body->SetTransform(body->GetPosition() + b2Vec2(0, least), body->GetAngle());
}

Joint *Find(CBox2DWorld *world, int32_t joint) {
  if (joint < 0 || static_cast<size_t>(joint) >= world->joints.size()) return nullptr;
  Joint &slot = world->joints[static_cast<size_t>(joint)];
  return slot.joint ? &slot : nullptr;
}

const Joint *Find(const CBox2DWorld *world, int32_t joint) {
  return Find(const_cast<CBox2DWorld *>(world), joint);
}

void WakeBoth(CBox2DWorld *world, const b2Joint &joint) {
  world->Wake(const_cast<b2Joint &>(joint).GetBodyA());
  world->Wake(const_cast<b2Joint &>(joint).GetBodyB());
}

}  // namespace

void CBox2DWorld::SayGoodbye(b2Joint *joint) {
  const int32_t handle = static_cast<int32_t>(joint->GetUserData().pointer);
  Joint &slot = joints[static_cast<size_t>(handle)];
  if (slot.anchor) orphans.push_back(slot.anchor);
  slot = Joint{};
  jointHandles.free.push_back(handle);
}

void CBox2DWorld::SayGoodbye(b2Fixture *) {}

void CBox2DWorld::RemoveOrphans() noexcept {
  for (b2Body *anchor : orphans) world.DestroyBody(anchor);
  orphans.clear();
}

/// A spring is given by its frequency, so its stiffness follows the masses.
void CBox2DWorld::UpdateSprings(const b2Body *body) noexcept {
  for (const b2JointEdge *edge = body->GetJointList(); edge; edge = edge->next) {
    if (edge->joint->GetType() != e_distanceJoint) continue;
    SetDistance(static_cast<b2DistanceJoint &>(*edge->joint),
                joints[edge->joint->GetUserData().pointer].values);
  }
}

int32_t cbox2d_add_joint(CBox2DWorld *world, CBox2DJoint joint) noexcept {
  const Body *second = world->Find(joint.body);
  const Body *first = world->Find(joint.other);
  if (!second || (joint.other >= 0 && !first) || joint.other == joint.body) return -1;
  const int32_t handle = world->jointHandles.Take(world->joints);
  Joint &slot = world->joints[static_cast<size_t>(handle)];
  slot.values = Checked(joint);
  slot.anchor = nullptr;
  if (!first) {
    b2BodyDef definition;
    definition.position = Metres(joint.anchor);
    slot.anchor = world->world.CreateBody(&definition);
  }
  slot.joint = Make(world->world, first ? first->body : slot.anchor, second->body, slot.values,
                    static_cast<uintptr_t>(handle));
  Part(*slot.joint, slot.values);
  WakeBoth(world, *slot.joint);
  return handle;
}

void cbox2d_remove_joint(CBox2DWorld *world, int32_t joint) noexcept {
  Joint *slot = Find(world, joint);
  if (!slot) return;
  WakeBoth(world, *slot->joint);
  world->world.DestroyJoint(slot->joint);
  if (slot->anchor) world->world.DestroyBody(slot->anchor);
  *slot = Joint{};
  world->jointHandles.free.push_back(joint);
}

bool cbox2d_has_joint(const CBox2DWorld *world, int32_t joint) noexcept {
  return Find(world, joint) != nullptr;
}

void cbox2d_update_joint(CBox2DWorld *world, int32_t joint, CBox2DJoint values) noexcept {
  Joint *slot = Find(world, joint);
  if (!slot) return;
  const bool wasPinned = IsPinnedRod(slot->values);
  const CBox2DJoint next = Checked(values);
  CBox2DJoint &kept = slot->values;
  kept.anchor = next.anchor;
  kept.length = next.length;
  kept.frequency = next.frequency;
  kept.damping = next.damping;
  kept.friction_torque = next.friction_torque;
  kept.lower = next.lower;
  kept.upper = next.upper;
  WakeBoth(world, *slot->joint);
  if (slot->anchor) slot->anchor->SetTransform(Metres(kept.anchor), 0);
  if (wasPinned != IsPinnedRod(kept)) {
    b2Body *first = slot->joint->GetBodyA(), *second = slot->joint->GetBodyB();
    world->world.DestroyJoint(slot->joint);
    slot->joint = Make(world->world, first, second, kept, static_cast<uintptr_t>(joint));
  }
  Part(*slot->joint, kept);
  switch (slot->joint->GetType()) {
    case e_distanceJoint: SetDistance(static_cast<b2DistanceJoint &>(*slot->joint), kept); break;
    case e_revoluteJoint:
      if (kept.kind == CBox2DJointPin) SetPin(static_cast<b2RevoluteJoint &>(*slot->joint), kept);
      break;
    case e_prismaticJoint: SetSlide(static_cast<b2PrismaticJoint &>(*slot->joint), kept); break;
    default: break;
  }
}

CBox2DJoint cbox2d_joint(const CBox2DWorld *world, int32_t joint) noexcept {
  const Joint *slot = Find(world, joint);
  return slot ? slot->values : CBox2DJoint{};
}

void cbox2d_joint_points(const CBox2DWorld *world, int32_t joint, CBox2DVector *on_body,
                         CBox2DVector *on_other) noexcept {
  const Joint *slot = Find(world, joint);
  *on_body = slot ? Points(slot->joint->GetAnchorB()) : CBox2DVector{0, 0};
  *on_other = slot ? Points(slot->joint->GetAnchorA()) : CBox2DVector{0, 0};
}
