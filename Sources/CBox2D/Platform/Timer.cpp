// SPDX-License-Identifier: MIT
// In place of Box2D's timer: a simulation reads no clock.
#include <box2d/b2_timer.h>

b2Timer::b2Timer() {}

void b2Timer::Reset() {}

float b2Timer::GetMilliseconds() const { return 0; }
