// SPDX-License-Identifier: MIT
#include <cmath>

#include "Solid.hpp"
#include "Units.hpp"
#include "World.hpp"

namespace {

CBox2DProperties Checked(const CBox2DProperties &given) {
  CBox2DProperties checked = given;
  checked.density = Clamped(given.density, 1e-4, 1e6);
  checked.friction = Clamped(given.friction, 0, 1e6);
  checked.elasticity = Clamped(given.elasticity, 0, 1);
  checked.resistance = Clamped(given.resistance, 0, 1e9);
  checked.angular_resistance = Clamped(given.angular_resistance, 0, 1e9);
  return checked;
}

b2BodyType Type(const CBox2DProperties &properties) {
  return properties.is_anchored ? b2_staticBody : b2_dynamicBody;
}

void AddFixtures(CBox2DWorld *world, Body &slot, int32_t handle, const Solid &solid) {
  b2FixtureDef definition;
  definition.friction = static_cast<float>(slot.properties.friction);
  definition.restitution = static_cast<float>(slot.properties.elasticity);
  definition.userData.pointer = Owner::Pack(handle, false);
  for (const b2CircleShape &circle : solid.circles) {
    definition.shape = &circle;
    slot.body->CreateFixture(&definition);
  }
  for (const b2PolygonShape &polygon : solid.polygons) {
    definition.shape = &polygon;
    slot.body->CreateFixture(&definition);
  }
  slot.area = solid.area;
  slot.inertia = solid.inertia;
  slot.centroid.Set(static_cast<float>(solid.centroidX), static_cast<float>(solid.centroidY));
  const double reach = solid.width / 4 / kSubstep;
  slot.fastSquared = static_cast<float>(reach * reach);
  world->leastFastSquared = b2Min(world->leastFastSquared, slot.fastSquared);
}

/// Remembers what was asked for beside what Box2D keeps of it.
void Hold(Body &slot, CBox2DVector center, double angle) {
  slot.placedX = Limited(center.x, CBOX2D_LARGEST_COORDINATE);
  slot.placedY = Limited(center.y, CBOX2D_LARGEST_COORDINATE);
  slot.placedAngle = Turned(angle);
  slot.heldX = slot.body->GetPosition().x;
  slot.heldY = slot.body->GetPosition().y;
  slot.heldAngle = slot.body->GetAngle();
  slot.lastCenter = slot.body->GetPosition();
  slot.lastAngle = slot.heldAngle;
}

}  // namespace

Body *CBox2DWorld::Find(int32_t body) noexcept {
  if (body < 0 || static_cast<size_t>(body) >= bodies.size()) return nullptr;
  Body &slot = bodies[static_cast<size_t>(body)];
  return slot.body ? &slot : nullptr;
}

const Body *CBox2DWorld::Find(int32_t body) const noexcept {
  return const_cast<CBox2DWorld *>(this)->Find(body);
}

void CBox2DWorld::Wake(b2Body *body) noexcept {
  if (body->GetType() != b2_dynamicBody) return;
  body->SetAwake(true);
  isResting = false;
  slowSubsteps = 0;
}

void CBox2DWorld::WakeNeighbours(b2Body *body) noexcept {
  for (b2ContactEdge *edge = body->GetContactList(); edge; edge = edge->next) Wake(edge->other);
  for (b2JointEdge *edge = body->GetJointList(); edge; edge = edge->next) Wake(edge->other);
}

void CBox2DWorld::ApplyMass(Body &slot) noexcept {
  if (slot.properties.is_anchored) return;
  const double mass = Clamped(slot.area * slot.properties.density, 1e-9, 1e12);
  const double x = slot.centroid.x, y = slot.centroid.y;
  b2MassData data;
  data.mass = static_cast<float>(mass);
  data.center = slot.centroid;
  data.I = static_cast<float>(mass * (slot.inertia / slot.area + x * x + y * y));
  slot.body->SetMassData(&data);
  UpdateThreshold(slot);
  UpdateSprings(slot.body);
}

int32_t cbox2d_add_body(CBox2DWorld *world, CBox2DVector center, double angle, CBox2DShape shape,
                        CBox2DProperties properties) noexcept {
  const Solid solid(shape);
  if (solid.IsEmpty()) return -1;
  const int32_t handle = world->bodyHandles.Take(world->bodies);
  Body &slot = world->bodies[static_cast<size_t>(handle)];
  slot = Body{};
  slot.properties = Checked(properties);
  b2BodyDef definition;
  definition.type = Type(slot.properties);
  definition.position = Metres(center);
  definition.angle = static_cast<float>(Turned(angle));
  definition.linearDamping = static_cast<float>(slot.properties.resistance);
  definition.angularDamping = static_cast<float>(slot.properties.angular_resistance);
  definition.fixedRotation = !slot.properties.allows_rotation;
  definition.userData.pointer = static_cast<uintptr_t>(handle);
  slot.body = world->world.CreateBody(&definition);
  AddFixtures(world, slot, handle, solid);
  world->ApplyMass(slot);
  if (slot.properties.elasticity > 0) world->elasticBodies += 1;
  Hold(slot, center, angle);
  const size_t words = world->bodies.size() * world->stride;
  if (world->memberships.size() < words) world->memberships.resize(words);
  for (size_t word = 0; word < world->stride; ++word) {
    world->memberships[static_cast<size_t>(handle) * world->stride + word] = 0;
  }
  world->Wake(slot.body);
  return handle;
}

void cbox2d_remove_body(CBox2DWorld *world, int32_t body) noexcept {
  Body *slot = world->Find(body);
  if (!slot) return;
  world->WakeNeighbours(slot->body);
  if (slot->properties.elasticity > 0) world->elasticBodies -= 1;
  b2Body *removed = slot->body;
  world->world.DestroyBody(removed);
  world->RemoveOrphans();
  // Its joints and contacts are gone; the last ones report their end with this handle.
  slot->body = nullptr;
  world->ReportContacts();
  world->bodyHandles.waiting.push_back(body);
}

bool cbox2d_has_body(const CBox2DWorld *world, int32_t body) noexcept {
  return world->Find(body) != nullptr;
}

bool cbox2d_set_shape(CBox2DWorld *world, int32_t body, CBox2DShape shape) noexcept {
  Body *slot = world->Find(body);
  const Solid solid(shape);
  if (!slot || solid.IsEmpty()) return false;
  world->WakeNeighbours(slot->body);
  while (b2Fixture *fixture = slot->body->GetFixtureList()) slot->body->DestroyFixture(fixture);
  AddFixtures(world, *slot, body, solid);
  world->ApplyMass(*slot);
  world->Wake(slot->body);
  return true;
}

void cbox2d_set_properties(CBox2DWorld *world, int32_t body, CBox2DProperties properties) noexcept {
  Body *slot = world->Find(body);
  if (!slot) return;
  if (slot->properties.elasticity > 0) world->elasticBodies -= 1;
  slot->properties = Checked(properties);
  if (slot->properties.elasticity > 0) world->elasticBodies += 1;
  const CBox2DProperties &now = slot->properties;
  b2Body *moved = slot->body;
  if (moved->GetType() != Type(now)) {
    world->WakeNeighbours(moved);
    moved->SetType(Type(now));
  }
  moved->SetLinearDamping(static_cast<float>(now.resistance));
  moved->SetAngularDamping(static_cast<float>(now.angular_resistance));
  moved->SetFixedRotation(!now.allows_rotation);
  for (b2Fixture *fixture = moved->GetFixtureList(); fixture; fixture = fixture->GetNext()) {
    fixture->SetFriction(static_cast<float>(now.friction));
    fixture->SetRestitution(static_cast<float>(now.elasticity));
  }
  for (b2ContactEdge *edge = moved->GetContactList(); edge; edge = edge->next) {
    edge->contact->ResetFriction();
    edge->contact->ResetRestitution();
  }
  world->ApplyMass(*slot);
  world->Wake(moved);
}

void cbox2d_place(CBox2DWorld *world, int32_t body, CBox2DVector center, double angle) noexcept {
  Body *slot = world->Find(body);
  if (!slot) return;
  world->WakeNeighbours(slot->body);
  slot->body->SetTransform(Metres(center), static_cast<float>(Turned(angle)));
  slot->body->SetEnabled(true);
  slot->isLost = false;
  Hold(*slot, center, angle);
  world->Wake(slot->body);
}

void cbox2d_set_velocity(CBox2DWorld *world, int32_t body, CBox2DVector velocity,
                         double angular_velocity) noexcept {
  Body *slot = world->Find(body);
  if (!slot) return;
  slot->body->SetLinearVelocity(Metres(velocity, CBOX2D_LARGEST_SPEED));
  if (slot->properties.allows_rotation) {
    slot->body->SetAngularVelocity(
        static_cast<float>(Limited(angular_velocity, CBOX2D_LARGEST_TURNING)));
  }
  world->Wake(slot->body);
}

CBox2DState cbox2d_state(const CBox2DWorld *world, int32_t body) noexcept {
  const Body *slot = world->Find(body);
  if (!slot) return CBox2DState{};
  const b2Body &moved = *slot->body;
  CBox2DState state;
  state.center = Points(moved.GetPosition());
  state.angle = moved.GetAngle();
  // What did not move is exactly where it was placed, not where a float is.
  if (moved.GetPosition().x == slot->heldX) state.center.x = slot->placedX;
  if (moved.GetPosition().y == slot->heldY) state.center.y = slot->placedY;
  if (moved.GetAngle() == slot->heldAngle) state.angle = slot->placedAngle;
  state.velocity = Points(moved.GetLinearVelocity());
  state.angular_velocity = moved.GetAngularVelocity();
  return state;
}

double cbox2d_mass(const CBox2DWorld *world, int32_t body) noexcept {
  const Body *slot = world->Find(body);
  return slot ? Clamped(slot->area * slot->properties.density, 1e-9, 1e12) : 0;
}

double cbox2d_inertia(const CBox2DWorld *world, int32_t body) noexcept {
  const Body *slot = world->Find(body);
  if (!slot || slot->body->GetType() != b2_dynamicBody || slot->body->IsFixedRotation()) return 0;
  return cbox2d_mass(world, body) * slot->inertia / slot->area * kPointsPerMetre * kPointsPerMetre;
}

bool cbox2d_is_awake(const CBox2DWorld *world, int32_t body) noexcept {
  const Body *slot = world->Find(body);
  return slot && slot->body->GetType() == b2_dynamicBody && slot->body->IsAwake();
}

bool cbox2d_is_lost(const CBox2DWorld *world, int32_t body) noexcept {
  const Body *slot = world->Find(body);
  return slot && slot->isLost;
}

void cbox2d_wake(CBox2DWorld *world, int32_t body) noexcept {
  if (Body *slot = world->Find(body)) world->Wake(slot->body);
}
