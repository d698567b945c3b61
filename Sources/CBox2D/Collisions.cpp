// SPDX-License-Identifier: MIT
#include <algorithm>

#include "Units.hpp"
#include "World.hpp"

namespace {

int32_t LowestBit(uint64_t word) { return __builtin_ctzll(word); }

}  // namespace

int32_t CBox2DWorld::SharedBehavior(int32_t first, int32_t second) const noexcept {
  const uint64_t *a = &memberships[static_cast<size_t>(first) * stride];
  const uint64_t *b = &memberships[static_cast<size_t>(second) * stride];
  for (size_t word = 0; word < stride; ++word) {
    const uint64_t shared = a[word] & b[word] & itemModes[word];
    if (shared) return static_cast<int32_t>(word * 64) + LowestBit(shared);
  }
  return -1;
}

int32_t CBox2DWorld::OwningBehavior(int32_t body, const Boundary &boundary) const noexcept {
  const size_t word = static_cast<size_t>(boundary.behavior) / 64;
  const uint64_t bit = 1ull << (boundary.behavior % 64);
  const uint64_t held = memberships[static_cast<size_t>(body) * stride + word] & boundaryModes[word];
  return held & bit ? boundary.behavior : -1;
}

namespace {

/// So many things touch or nearly do at one time; a heap of a thousand boxes has some 4,000.
const int32_t kMostContacts = 20000;
const int64_t kOverfull = 1 << 20;

}  // namespace

bool CBox2DWorld::ShouldCollide(b2Fixture *first, b2Fixture *second) {
  ++nearPairs;
  if (world.GetContactCount() >= kMostContacts) {
    // Box2D's own time would grow with the square of them; whoever steps hears of it by the work done.
    work += kOverfull;
    return false;
  }
  const Owner a = Owner::Of(first), b = Owner::Of(second);
  if (a.isBoundary && b.isBoundary) return false;
  if (a.isBoundary) return OwningBehavior(b.handle, boundaries[static_cast<size_t>(a.handle)]) >= 0;
  if (b.isBoundary) return OwningBehavior(a.handle, boundaries[static_cast<size_t>(b.handle)]) >= 0;
  return SharedBehavior(a.handle, b.handle) >= 0;
}

// MARK: - Contacts

namespace {

uint64_t KeyOf(b2Contact *contact) {
  Owner a = Owner::Of(contact->GetFixtureA()), b = Owner::Of(contact->GetFixtureB());
  if (a.isBoundary || (!b.isBoundary && b.handle < a.handle)) std::swap(a, b);
  return PairTable::Key(a.handle, b.handle, b.isBoundary);
}

CBox2DVector PointOf(b2Contact *contact) {
  const int count = contact->GetManifold()->pointCount;
  if (count == 0) return {0, 0};
  b2WorldManifold manifold;
  contact->GetWorldManifold(&manifold);
  b2Vec2 point = manifold.points[0];
  if (count == 2) point = 0.5f * (point + manifold.points[1]);
  return point.IsValid() ? Points(point) : CBox2DVector{0, 0};
}

void NoteChange(PairTable &pairs, Pair &pair) {
  if (pair.isChanged) return;
  pair.isChanged = true;
  pairs.changed.push_back(pair.key);
}

}  // namespace

void CBox2DWorld::BeginContact(b2Contact *contact) {
  Pair &pair = pairs.At(KeyOf(contact));
  if (!pair.hasTouched && pair.touching == 0 && !pair.isReported) {
    const Owner a = Owner::Of(contact->GetFixtureA()), b = Owner::Of(contact->GetFixtureB());
    pair.behavior = a.isBoundary   ? boundaries[static_cast<size_t>(a.handle)].behavior
                    : b.isBoundary ? boundaries[static_cast<size_t>(b.handle)].behavior
                                   : SharedBehavior(a.handle, b.handle);
    pair.point = PointOf(contact);
  }
  pair.touching += 1;
  pair.hasTouched = true;
  NoteChange(pairs, pair);
}

void CBox2DWorld::EndContact(b2Contact *contact) {
  Pair &pair = pairs.At(KeyOf(contact));
  pair.touching -= 1;
  NoteChange(pairs, pair);
}

void CBox2DWorld::PreSolve(b2Contact *contact, const b2Manifold *) {
  b2Fixture *first = contact->GetFixtureA(), *second = contact->GetFixtureB();
  const Body *a = BodyOf(first), *b = BodyOf(second);
  contact->SetRestitutionThreshold(
      std::max(a ? a->bounceThreshold : 0, b ? b->bounceThreshold : 0));
  // A boundary is as rough as what touches it.
  if (!a || !b) contact->SetFriction((a ? first : second)->GetFriction());
  if (first->GetRestitution() > 0 || second->GetRestitution() > 0) PrepareBounce(contact);
}

/// A hit may make a body so fast that it has to be watched in the same substep.
void CBox2DWorld::PostSolve(b2Contact *contact, const b2ContactImpulse *) {
  if (elasticBodies > 0) JoinGroups(contact);
  for (b2Fixture *fixture : {contact->GetFixtureA(), contact->GetFixtureB()}) {
    b2Body *body = fixture->GetBody();
    const float squared = body->GetLinearVelocity().LengthSquared();
    if (squared <= leastFastSquared || body->GetType() != b2_dynamicBody) continue;
    const Body &slot = bodies[static_cast<size_t>(Owner::Of(fixture).handle)];
    if (squared > slot.fastSquared) body->SetBullet(true);
  }
}

void CBox2DWorld::ReportContacts() noexcept {
  if (pairs.changed.empty()) return;
  std::sort(pairs.changed.begin(), pairs.changed.end());
  for (const uint64_t key : pairs.changed) {
    Pair &pair = pairs.At(key);
    const uint32_t other = static_cast<uint32_t>(key);
    CBox2DContact contact{static_cast<int32_t>(key >> 32) - 1,
                          static_cast<int32_t>(other & 0x7FFFFFFF),
                          other >> 31 != 0,
                          true,
                          pair.behavior,
                          pair.point};
    const bool isTouching = pair.touching > 0;
    if (!pair.isReported && pair.hasTouched) {
      pair.isReported = true;
      contacts.push_back(contact);
    }
    contact.began = false;
    if (pair.isReported && !isTouching) contacts.push_back(contact);
    pair.hasTouched = false;
    pair.isChanged = false;
    if (!isTouching) pairs.Remove(key);
  }
  pairs.changed.clear();
}

// MARK: - Behaviors

void CBox2DWorld::Refilter(Body &slot) noexcept {
  for (b2Fixture *fixture = slot.body->GetFixtureList(); fixture; fixture = fixture->GetNext()) {
    if (slot.body->IsEnabled()) fixture->Refilter();
  }
  WakeNeighbours(slot.body);
  Wake(slot.body);
}

void CBox2DWorld::WidenMemberships() {
  const size_t wider = stride * 2;
  std::vector<uint64_t> moved(bodies.size() * wider);
  for (size_t body = 0; body < bodies.size(); ++body) {
    std::copy_n(&memberships[body * stride], stride, &moved[body * wider]);
  }
  memberships.swap(moved);
  stride = wider;
  itemModes.resize(stride);
  boundaryModes.resize(stride);
}

int32_t cbox2d_add_behavior(CBox2DWorld *world, bool items, bool boundaries) noexcept {
  size_t place = 0;
  while (place < world->behaviors.size() && world->behaviors[place].exists) ++place;
  if (place >= CBOX2D_LARGEST_BEHAVIOR_COUNT) return -1;
  if (place == world->behaviors.size()) world->behaviors.emplace_back();
  while (place >= world->stride * 64) world->WidenMemberships();
  world->behaviors[place].exists = true;
  cbox2d_set_mode(world, static_cast<int32_t>(place), items, boundaries);
  return static_cast<int32_t>(place);
}

static bool Exists(const CBox2DWorld *world, int32_t behavior) {
  return behavior >= 0 && static_cast<size_t>(behavior) < world->behaviors.size() &&
         world->behaviors[static_cast<size_t>(behavior)].exists;
}

void cbox2d_remove_behavior(CBox2DWorld *world, int32_t behavior) noexcept {
  if (!Exists(world, behavior)) return;
  for (size_t place = 0; place < world->boundaries.size(); ++place) {
    const Boundary &boundary = world->boundaries[place];
    if (boundary.body && boundary.behavior == behavior) {
      cbox2d_remove_boundary(world, static_cast<int32_t>(place));
    }
  }
  for (size_t body = 0; body < world->bodies.size(); ++body) {
    cbox2d_set_member(world, behavior, static_cast<int32_t>(body), false);
  }
  world->behaviors[static_cast<size_t>(behavior)] = Behavior{};
}

void cbox2d_set_mode(CBox2DWorld *world, int32_t behavior, bool items, bool boundaries) noexcept {
  if (!Exists(world, behavior)) return;
  const size_t word = static_cast<size_t>(behavior) / 64;
  const uint64_t bit = 1ull << (behavior % 64);
  uint64_t &itemMode = world->itemModes[word], &boundaryMode = world->boundaryModes[word];
  const uint64_t nextItems = items ? itemMode | bit : itemMode & ~bit;
  const uint64_t nextBoundaries = boundaries ? boundaryMode | bit : boundaryMode & ~bit;
  if (nextItems == itemMode && nextBoundaries == boundaryMode) return;
  itemMode = nextItems;
  boundaryMode = nextBoundaries;
  for (size_t body = 0; body < world->bodies.size(); ++body) {
    Body &slot = world->bodies[body];
    if (slot.body && world->memberships[body * world->stride + word] & bit) world->Refilter(slot);
  }
}

void cbox2d_set_member(CBox2DWorld *world, int32_t behavior, int32_t body, bool is_member) noexcept {
  Body *slot = world->Find(body);
  if (!slot || !Exists(world, behavior)) return;
  const size_t word = static_cast<size_t>(behavior) / 64;
  const uint64_t bit = 1ull << (behavior % 64);
  uint64_t &held = world->memberships[static_cast<size_t>(body) * world->stride + word];
  const uint64_t next = is_member ? held | bit : held & ~bit;
  if (next == held) return;
  held = next;
  world->Refilter(*slot);
}
