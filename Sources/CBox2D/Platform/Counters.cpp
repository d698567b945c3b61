// SPDX-License-Identifier: MIT
// Box2D counts the calls of these two algorithms in global variables that nothing reads. Here each
// thread has its own.
#include <box2d/b2_circle_shape.h>
#include <box2d/b2_collision.h>
#include <box2d/b2_distance.h>
#include <box2d/b2_edge_shape.h>
#include <box2d/b2_chain_shape.h>
#include <box2d/b2_polygon_shape.h>
#include <box2d/b2_time_of_impact.h>
#include <box2d/b2_timer.h>
#include <stdio.h>

#undef B2_API
#define B2_API static thread_local

#include "../box2d/src/collision/b2_distance.cpp"
#include "../box2d/src/collision/b2_time_of_impact.cpp"
