// SPDX-License-Identifier: MIT
// The piles of Benchmarks/Physics on Box2D itself (libbox2d-dev), nothing around it: prints nanoseconds
// for a step. Usage: box2d_piles BOXES STEPS
#include <box2d/box2d.h>

#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>

int main(int count, char **words) {
  if (count != 3) return 64;
  const int boxes = std::atoi(words[1]), steps = std::atoi(words[2]);
  const int columns = std::max(2, static_cast<int>(std::sqrt(boxes) * 1.5));
  // 100 points in a metre, y downwards.
  b2World world(b2Vec2(0, 10));
  const float right = (columns * 40 + 60) / 100.0f, bottom = 200;
  b2BodyDef ground;
  b2ChainShape walls;
  const b2Vec2 corners[] = {b2Vec2(0, 0), b2Vec2(0, bottom), b2Vec2(right, bottom), b2Vec2(right, 0)};
  walls.CreateLoop(corners, 4);
  b2FixtureDef wall;
  wall.shape = &walls;
  wall.friction = 0.2f;
  world.CreateBody(&ground)->CreateFixture(&wall);
  for (int place = 0; place < boxes; ++place) {
    const int row = place / columns, column = place % columns;
    b2BodyDef definition;
    definition.type = b2_dynamicBody;
    definition.position.Set((50 + column * 40 + row * 7 % 11) / 100.0f, (20000 - 40 - row * 36) / 100.0f);
    definition.angle = static_cast<float>(place % 5) * 0.1f;
    b2PolygonShape box;
    box.SetAsBox(0.15f, 0.15f);
    b2FixtureDef fixture;
    fixture.shape = &box;
    fixture.density = 1;
    fixture.friction = 0.2f;
    world.CreateBody(&definition)->CreateFixture(&fixture);
  }
  const auto start = std::chrono::steady_clock::now();
  for (int step = 0; step < steps; ++step) world.Step(1.0f / 240, 8, 3);
  const std::chrono::duration<double, std::nano> time = std::chrono::steady_clock::now() - start;
  int awake = 0;
  for (const b2Body *body = world.GetBodyList(); body; body = body->GetNext()) awake += body->IsAwake();
  std::printf("%.0f %d\n", time.count() / steps, awake);
}
