// SPDX-License-Identifier: MIT
#ifndef CBOX2D_SOLID_HPP
#define CBOX2D_SOLID_HPP

#include <box2d/box2d.h>

#include <vector>

#include "CBox2D.h"

/// The surface Box2D sees lies this far outside of the one on the screen: what rests is pressed one
/// slop into what it rests on, so that the two on the screen just touch.
constexpr float kMargin = b2_linearSlop / 2;

/// A shape as Box2D needs it, in metres, and what the shape on the screen weighs at density 1.
struct Solid {
  std::vector<b2CircleShape> circles;
  std::vector<b2PolygonShape> polygons;
  double area = 0;
  /// About the centroid.
  double inertia = 0;
  double centroidX = 0;
  double centroidY = 0;
  /// The smallest width of a piece.
  double width = 1e9;

  explicit Solid(const CBox2DShape &shape);
  bool IsEmpty() const { return circles.empty() && polygons.empty(); }

 private:
  void AddCircle(const CBox2DPiece &piece);
  void AddPolygon(const CBox2DVector *points, int count);
  /// Area and moments about the body's origin.
  void Weigh(double area, double x, double y, double inertia);
};

#endif
