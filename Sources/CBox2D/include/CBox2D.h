// SPDX-License-Identifier: MIT
// Rigid bodies of Box2D, as plain C. Everything is in points, radians, seconds and UIKit's units: y grows
// downwards, angles turn clockwise, a body's mass is its area in square points x density / 10000, and a
// force of 1 gives a mass of 1 an acceleration of 100 points per second squared.
//
// No argument does harm: NaN counts as 0 or the least value, what is too large is clamped, a handle that
// names nothing makes a function do nothing and a getter give zeros.
#ifndef CBOX2D_H
#define CBOX2D_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Running out of memory ends the process, as it does in Swift; no exception comes out.
#ifdef __cplusplus
#define CBOX2D_ENDS noexcept
extern "C" {
#else
#define CBOX2D_ENDS
#endif

/// A world of bodies, boundaries, joints and collision behaviors. Each is used by one thread at a time.
typedef struct CBox2DWorld CBox2DWorld;

/// Points, or points per second.
typedef struct CBox2DVector {
  double x;
  double y;
} CBox2DVector;

/// A convex part of a body, in the body's coordinates.
typedef struct CBox2DPiece {
  /// Above 0: a circle around `center`. Otherwise the polygon of `count` vertices from `first` on.
  double radius;
  CBox2DVector center;
  /// 3 to 16 vertices of a convex polygon without repeated points, in the order that turns from the
  /// x axis to the y axis.
  int32_t first;
  int32_t count;
} CBox2DPiece;

/// What a body is made of; copied. At most 64 pieces are used.
typedef struct CBox2DShape {
  const CBox2DPiece *_Nullable pieces;
  int32_t piece_count;
  const CBox2DVector *_Nullable vertices;
  int32_t vertex_count;
} CBox2DShape;

typedef struct CBox2DState {
  CBox2DVector center;
  double angle;
  CBox2DVector velocity;
  double angular_velocity;
} CBox2DState;

typedef struct CBox2DProperties {
  double density;
  double friction;
  double elasticity;
  double resistance;
  double angular_resistance;
  bool allows_rotation;
  bool is_anchored;
} CBox2DProperties;

/// Forces that hold until they are changed, summed up: they stay in the world's directions while the
/// points they act on turn with the body.
typedef struct CBox2DForce {
  CBox2DVector force;
  /// Sums of x * force.y - y * force.x and of x * force.x + y * force.y over the points acted on.
  double turning;
  double pulling;
} CBox2DForce;

/// Two bodies, or a body and a boundary, that began or ended to touch.
typedef struct CBox2DContact {
  /// The body with the smaller handle, or the one that touches the boundary.
  int32_t body;
  /// The other body or the boundary.
  int32_t other;
  bool other_is_boundary;
  bool began;
  /// The collision behavior with the smallest handle that held both when it began.
  int32_t behavior;
  CBox2DVector point;
} CBox2DContact;

typedef enum __attribute__((enum_extensibility(closed))) CBox2DJointKind {
  CBox2DJointRod,
  CBox2DJointRope,
  CBox2DJointPin,
  CBox2DJointFixed,
  CBox2DJointSlide,
} CBox2DJointKind;

/// Holds a body to a point of the world or to another body.
typedef struct CBox2DJoint {
  CBox2DJointKind kind;
  int32_t body;
  /// Negative: the body is held to `anchor`.
  int32_t other;
  /// In the world. Where the two meet for a pin, a fixed joint and a slide.
  CBox2DVector anchor;
  /// Rod and rope: the points held, in each body's coordinates.
  CBox2DVector offset;
  CBox2DVector other_offset;
  /// Rod and rope.
  double length;
  /// Rod: hertz; above 0 it is a spring with `damping` as the part of the critical one.
  double frequency;
  double damping;
  /// Pin: newton metres of 100 points.
  double friction_torque;
  /// Pin: radians; slide: points; no limits where `lower` > `upper`.
  double lower;
  double upper;
  /// Slide: in the world's directions.
  CBox2DVector axis;
  /// Whether the two bodies still collide with each other.
  bool collides;
} CBox2DJoint;

/// 100 points are a metre of Box2D's.
#define CBOX2D_LARGEST_COORDINATE 1e6
#define CBOX2D_LARGEST_SIZE 1e6
#define CBOX2D_SMALLEST_SIZE 0.1
/// 100 points and a quarter turn in a substep of 1/240 s.
#define CBOX2D_LARGEST_SPEED 24000.0
#define CBOX2D_LARGEST_TURNING 370.0
#define CBOX2D_LARGEST_ACCELERATION 1e7
#define CBOX2D_LARGEST_VERTEX_COUNT 16
#define CBOX2D_LARGEST_BEHAVIOR_COUNT 4096

// MARK: - World

CBox2DWorld *_Nonnull cbox2d_new(void) CBOX2D_ENDS;
void cbox2d_free(CBox2DWorld *_Nullable world) CBOX2D_ENDS;

/// Moves everything on by 1/240 s; nothing at all happens where the world rests.
void cbox2d_step(CBox2DWorld *_Nonnull world) CBOX2D_ENDS;

/// Whether every body that can move has been slow for half a second, or sleeps.
bool cbox2d_is_resting(const CBox2DWorld *_Nonnull world) CBOX2D_ENDS;

/// How many bodies, contacts (twice) and walls were looked at since this was last asked.
int64_t cbox2d_take_work(CBox2DWorld *_Nonnull world) CBOX2D_ENDS;

/// Wakes all bodies.
void cbox2d_wake_all(CBox2DWorld *_Nonnull world) CBOX2D_ENDS;

/// The contacts since they were last cleared; valid until the world is used again.
const CBox2DContact *_Nullable cbox2d_contacts(const CBox2DWorld *_Nonnull world,
                                               int32_t *_Nonnull count) CBOX2D_ENDS;
/// Handles of what was removed since are free again from here on.
void cbox2d_clear_contacts(CBox2DWorld *_Nonnull world) CBOX2D_ENDS;

// MARK: - Bodies

/// Negative where the shape has no usable piece.
int32_t cbox2d_add_body(CBox2DWorld *_Nonnull world, CBox2DVector center, double angle,
                        CBox2DShape shape, CBox2DProperties properties) CBOX2D_ENDS;
void cbox2d_remove_body(CBox2DWorld *_Nonnull world, int32_t body) CBOX2D_ENDS;
bool cbox2d_has_body(const CBox2DWorld *_Nonnull world, int32_t body) CBOX2D_ENDS;

/// False, and nothing changed, where the shape has no usable piece.
bool cbox2d_set_shape(CBox2DWorld *_Nonnull world, int32_t body, CBox2DShape shape) CBOX2D_ENDS;
void cbox2d_set_properties(CBox2DWorld *_Nonnull world, int32_t body,
                           CBox2DProperties properties) CBOX2D_ENDS;
void cbox2d_place(CBox2DWorld *_Nonnull world, int32_t body, CBox2DVector center,
                  double angle) CBOX2D_ENDS;
void cbox2d_set_velocity(CBox2DWorld *_Nonnull world, int32_t body, CBox2DVector velocity,
                         double angular_velocity) CBOX2D_ENDS;

CBox2DState cbox2d_state(const CBox2DWorld *_Nonnull world, int32_t body) CBOX2D_ENDS;
double cbox2d_mass(const CBox2DWorld *_Nonnull world, int32_t body) CBOX2D_ENDS;
/// Of the body about its centre of mass, in mass x square points; 0 where it does not turn.
double cbox2d_inertia(const CBox2DWorld *_Nonnull world, int32_t body) CBOX2D_ENDS;
bool cbox2d_is_awake(const CBox2DWorld *_Nonnull world, int32_t body) CBOX2D_ENDS;
/// Whether the body has gone beyond the largest coordinate, where it stays until it is placed anew.
bool cbox2d_is_lost(const CBox2DWorld *_Nonnull world, int32_t body) CBOX2D_ENDS;
void cbox2d_wake(CBox2DWorld *_Nonnull world, int32_t body) CBOX2D_ENDS;

// MARK: - Forces

/// Points per second squared, until it is changed; a change wakes the body.
void cbox2d_set_acceleration(CBox2DWorld *_Nonnull world, int32_t body,
                             CBox2DVector acceleration) CBOX2D_ENDS;
void cbox2d_set_force(CBox2DWorld *_Nonnull world, int32_t body, CBox2DForce force) CBOX2D_ENDS;
/// For the next substep only; does not wake.
void cbox2d_push(CBox2DWorld *_Nonnull world, int32_t body, CBox2DVector force, double torque,
                 CBox2DVector acceleration) CBOX2D_ENDS;
/// A change of momentum at once, at a point of the body; wakes.
void cbox2d_hit(CBox2DWorld *_Nonnull world, int32_t body, CBox2DVector impulse,
                CBox2DVector offset) CBOX2D_ENDS;
/// Pulls a body to a point and to angle 0; `damping` 0 to 1. The body's own acceleration is suspended.
void cbox2d_snap(CBox2DWorld *_Nonnull world, int32_t body, CBox2DVector point,
                 double damping) CBOX2D_ENDS;
void cbox2d_end_snap(CBox2DWorld *_Nonnull world, int32_t body) CBOX2D_ENDS;

// MARK: - Collisions

/// Negative where there are too many.
int32_t cbox2d_add_behavior(CBox2DWorld *_Nonnull world, bool items, bool boundaries) CBOX2D_ENDS;
void cbox2d_remove_behavior(CBox2DWorld *_Nonnull world, int32_t behavior) CBOX2D_ENDS;
void cbox2d_set_mode(CBox2DWorld *_Nonnull world, int32_t behavior, bool items,
                     bool boundaries) CBOX2D_ENDS;
void cbox2d_set_member(CBox2DWorld *_Nonnull world, int32_t behavior, int32_t body,
                       bool is_member) CBOX2D_ENDS;

/// A polyline that holds on both sides, or, where `inside`, the walls of a rectangle, down the left
/// side first, that keep in what is in it; points closer than 0.1 to the one before are left out.
/// Negative where fewer than two remain.
int32_t cbox2d_add_boundary(CBox2DWorld *_Nonnull world, int32_t behavior,
                            const CBox2DVector *_Nullable points, int32_t count, bool closed,
                            bool inside) CBOX2D_ENDS;
void cbox2d_remove_boundary(CBox2DWorld *_Nonnull world, int32_t boundary) CBOX2D_ENDS;

// MARK: - Joints

/// Negative where it names no body or a body twice.
int32_t cbox2d_add_joint(CBox2DWorld *_Nonnull world, CBox2DJoint joint) CBOX2D_ENDS;
void cbox2d_remove_joint(CBox2DWorld *_Nonnull world, int32_t joint) CBOX2D_ENDS;
/// False once it or one of its bodies was removed.
bool cbox2d_has_joint(const CBox2DWorld *_Nonnull world, int32_t joint) CBOX2D_ENDS;
/// Length, frequency, damping, friction torque, limits, and the anchor of a joint to the world, are
/// taken from `values`; all else stays. Wakes both bodies.
void cbox2d_update_joint(CBox2DWorld *_Nonnull world, int32_t joint, CBox2DJoint values) CBOX2D_ENDS;
CBox2DJoint cbox2d_joint(const CBox2DWorld *_Nonnull world, int32_t joint) CBOX2D_ENDS;
/// The points held, in the world.
void cbox2d_joint_points(const CBox2DWorld *_Nonnull world, int32_t joint,
                         CBox2DVector *_Nonnull on_body, CBox2DVector *_Nonnull on_other) CBOX2D_ENDS;

#ifdef __cplusplus
}
#endif

#endif
