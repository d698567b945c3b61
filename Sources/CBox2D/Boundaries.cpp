// SPDX-License-Identifier: MIT
#include <algorithm>

#include "Solid.hpp"
#include "Units.hpp"
#include "World.hpp"

namespace {

/// A boundary of more segments is cut off.
const size_t kMostPoints = 4096;
/// In metres: a tenth of a point.
const float kNearest = 0.001f;

std::vector<b2Vec2> Corners(const CBox2DVector *points, int32_t count, bool closed) {
  std::vector<b2Vec2> corners;
  for (int32_t i = 0; points && i < count && corners.size() < kMostPoints; ++i) {
    const b2Vec2 corner = Metres(points[i]);
    if (corners.empty() || b2Distance(corner, corners.back()) >= kNearest) corners.push_back(corner);
  }
  while (closed && corners.size() > 1 && b2Distance(corners.front(), corners.back()) < kNearest) {
    corners.pop_back();
  }
  return corners;
}

/// Where the corner before an end of a line would be, for Box2D to see a square end: a step behind
/// the line, which is seen from the side of (y, -x).
b2Vec2 Behind(const b2Vec2 &end, const b2Vec2 &from, const b2Vec2 &to) {
  b2Vec2 along = to - from;
  along.Normalize();
  return end - b2Vec2(along.y, -along.x);
}

/// So many segments stand on one body of Box2D, which looks through all contacts of a body for each
/// new one.
const size_t kSegmentsOfBody = 32;

/// The body for the next segment of a boundary.
b2Body *BodyFor(Boundary &boundary, b2World &world, size_t segment) {
  if (segment == 0 || segment % kSegmentsOfBody != 0) {
    return boundary.more.empty() ? boundary.body : boundary.more.back();
  }
  b2BodyDef place;
  boundary.more.push_back(world.CreateBody(&place));
  return boundary.more.back();
}

/// One side of a line: segments that know their neighbours, so that what slides over a corner that is
/// none does not catch on it.
void AddSide(Boundary &boundary, b2World &world, size_t &segment, b2FixtureDef &definition,
             const std::vector<b2Vec2> &corners, bool closed) {
  const size_t count = corners.size();
  for (size_t i = 0; i + (closed ? 0 : 1) < count; ++i) {
    const b2Vec2 &from = corners[i], &to = corners[(i + 1) % count];
    const bool isFirst = !closed && i == 0, isLast = !closed && i + 2 == count;
    b2EdgeShape edge;
    edge.SetOneSided(isFirst ? Behind(from, from, to) : corners[(i + count - 1) % count], from, to,
                     isLast ? Behind(to, from, to) : corners[(i + 2) % count]);
    edge.m_radius = kMargin;
    definition.shape = &edge;
    BodyFor(boundary, world, segment)->CreateFixture(&definition);
    ++segment;
  }
}

}  // namespace

int32_t cbox2d_add_boundary(CBox2DWorld *world, int32_t behavior, const CBox2DVector *points,
                            int32_t count, bool closed, bool inside) noexcept {
  if (behavior < 0 || static_cast<size_t>(behavior) >= world->behaviors.size() ||
      !world->behaviors[static_cast<size_t>(behavior)].exists) {
    return -1;
  }
  std::vector<b2Vec2> corners = Corners(points, count, closed);
  if (corners.size() < 2) return -1;
  const int32_t handle = world->boundaryHandles.Take(world->boundaries);
  Boundary &boundary = world->boundaries[static_cast<size_t>(handle)];
  boundary.behavior = behavior;
  boundary.areWalls = inside;
  if (inside) {
    boundary.room = {corners[0], corners[0]};
    for (const b2Vec2 &corner : corners) boundary.room.Combine({corner, corner});
    world->walls.push_back(handle);
  }
  b2BodyDef place;
  boundary.body = world->world.CreateBody(&place);
  b2FixtureDef definition;
  definition.friction = 1;
  definition.userData.pointer = Owner::Pack(handle, true);
  if (corners.size() == 2) {
    b2EdgeShape edge;
    edge.SetTwoSided(corners[0], corners[1]);
    edge.m_radius = kMargin;
    definition.shape = &edge;
    boundary.body->CreateFixture(&definition);
  } else {
    size_t segment = 0;
    AddSide(boundary, world->world, segment, definition, corners, closed);
    if (!inside) {
      const std::vector<b2Vec2> back(corners.rbegin(), corners.rend());
      AddSide(boundary, world->world, segment, definition, back, closed);
    }
  }
  // What sleeps where it appears has to notice.
  cbox2d_wake_all(world);
  return handle;
}

void cbox2d_remove_boundary(CBox2DWorld *world, int32_t boundary) noexcept {
  if (boundary < 0 || static_cast<size_t>(boundary) >= world->boundaries.size()) return;
  Boundary &slot = world->boundaries[static_cast<size_t>(boundary)];
  if (!slot.body) return;
  slot.more.push_back(slot.body);
  for (b2Body *body : slot.more) {
    world->WakeNeighbours(body);
    world->world.DestroyBody(body);
  }
  slot.more.clear();
  slot.body = nullptr;
  if (slot.areWalls) {
    world->walls.erase(std::find(world->walls.begin(), world->walls.end(), boundary));
  }
  world->ReportContacts();
  world->boundaryHandles.waiting.push_back(boundary);
}
