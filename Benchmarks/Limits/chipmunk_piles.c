// SPDX-License-Identifier: MIT
// The piles of Benchmarks/Physics on Chipmunk (chipmunk-dev), for orientation: another engine with its
// own iterations and contacts. Prints nanoseconds for a step. Usage: chipmunk_piles BOXES STEPS
#include <chipmunk/chipmunk.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

static void wall(cpSpace *space, cpVect from, cpVect to) {
  cpShape *shape = cpSegmentShapeNew(cpSpaceGetStaticBody(space), from, to, 0);
  cpShapeSetFriction(shape, 0.2);
  cpSpaceAddShape(space, shape);
}

int main(int count, char **words) {
  if (count != 3) return 64;
  const int boxes = atoi(words[1]), steps = atoi(words[2]);
  const int columns = fmax(2, sqrt(boxes) * 1.5);
  // Points, y downwards; Chipmunk's standard of 10 iterations.
  cpSpace *space = cpSpaceNew();
  cpSpaceSetGravity(space, cpv(0, 1000));
  cpSpaceSetSleepTimeThreshold(space, 0.5);
  const double right = columns * 40 + 60, bottom = 20000;
  wall(space, cpv(0, 0), cpv(0, bottom));
  wall(space, cpv(0, bottom), cpv(right, bottom));
  wall(space, cpv(right, bottom), cpv(right, 0));
  for (int place = 0; place < boxes; ++place) {
    const int row = place / columns, column = place % columns;
    cpBody *body = cpSpaceAddBody(space, cpBodyNew(1, cpMomentForBox(1, 30, 30)));
    cpBodySetPosition(body, cpv(50 + column * 40 + row * 7 % 11, bottom - 40 - row * 36));
    cpBodySetAngle(body, place % 5 * 0.1);
    cpShape *shape = cpSpaceAddShape(space, cpBoxShapeNew(body, 30, 30, 0));
    cpShapeSetFriction(shape, 0.2);
  }
  const double start = now();
  for (int step = 0; step < steps; ++step) cpSpaceStep(space, 1.0 / 240);
  printf("%.0f\n", (now() - start) / steps);
}
