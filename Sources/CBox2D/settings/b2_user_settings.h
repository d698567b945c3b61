// SPDX-License-Identifier: MIT
// What Box2D lets its user choose; `b2_settings.h` includes this file.
#ifndef CBOX2D_USER_SETTINGS_H
#define CBOX2D_USER_SETTINGS_H

#include <math.h>
#include <stdarg.h>
#include <stdint.h>

#include <cmath>

#include "Trigonometry.hpp"

/// Half of Box2D's own: with 100 points in a metre the slop is 0.25 pt, the skin of a polygon 0.5 pt
/// and the most a body moves in a step 100 pt.
#define b2_lengthUnitsPerMeter 0.5f

#define b2_maxPolygonVertices 16

// The same bits on every processor, unlike the C library's.
#define sinf(angle) cbox2d_sine(angle)
#define cosf(angle) cbox2d_cosine(angle)

struct B2_API b2BodyUserData {
  uintptr_t pointer = 0;
};

struct B2_API b2FixtureUserData {
  uintptr_t pointer = 0;
};

struct B2_API b2JointUserData {
  uintptr_t pointer = 0;
};

B2_API void *b2Alloc_Default(int32 size);
B2_API void b2Free_Default(void *mem);

inline void *b2Alloc(int32 size) { return b2Alloc_Default(size); }
inline void b2Free(void *mem) { b2Free_Default(mem); }
inline void b2Log(const char *, ...) {}

#endif
