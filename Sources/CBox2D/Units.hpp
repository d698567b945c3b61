// SPDX-License-Identifier: MIT
#ifndef CBOX2D_UNITS_HPP
#define CBOX2D_UNITS_HPP

#include <box2d/b2_math.h>

#include <cmath>

#include "CBox2D.h"

/// 100 points make a push of 1 on 100 x 100 points of density 1 a newton on a kilogram: UIKit's 100
/// points per second squared.
constexpr double kPointsPerMetre = 100;
constexpr float kSubstep = 1.0f / 240;
constexpr int kVelocityIterations = 8;
constexpr int kPositionIterations = 3;

/// `value` within the limits; `lowest` for NaN.
inline double Clamped(double value, double lowest, double highest) {
  if (!(value > lowest)) return lowest;
  return value < highest ? value : highest;
}

/// `value` within -limit...limit; 0 for NaN.
inline double Limited(double value, double limit) {
  return value == value ? Clamped(value, -limit, limit) : 0;
}

inline b2Vec2 Metres(CBox2DVector points, double limit = CBOX2D_LARGEST_COORDINATE) {
  return b2Vec2(static_cast<float>(Limited(points.x, limit) / kPointsPerMetre),
                static_cast<float>(Limited(points.y, limit) / kPointsPerMetre));
}

inline CBox2DVector Points(const b2Vec2 &metres) {
  return {metres.x * kPointsPerMetre, metres.y * kPointsPerMetre};
}

/// Turned into -2 pi...2 pi where it is far from it: beyond, floats lose what a screen shows.
inline double Turned(double angle) {
  constexpr double turn = 6.283185307179586;
  const double limited = Limited(angle, 1e12);
  if (limited > -1e3 && limited < 1e3) return limited;
  return limited - turn * static_cast<double>(static_cast<long long>(limited / turn));
}

#endif
