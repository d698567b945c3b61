// SPDX-License-Identifier: MIT
#ifndef CBOX2D_TRIGONOMETRY_HPP
#define CBOX2D_TRIGONOMETRY_HPP

#include <stdint.h>
#include <string.h>

// Only additions and multiplications of doubles, rounded once to float at the end: the same bits
// wherever arithmetic is IEEE's and nothing is contracted. In a header, so that a compiler that needs
// sine and cosine of one angle reduces it once.

/// An angle as `quarters` right angles, of which two bits count, and sine and cosine of the rest.
struct CBox2DTurn {
  uint32_t quarters;
  double sine;
  double cosine;

  explicit CBox2DTurn(float angle) {
    // Adding this rounds to an integer, whose last bits are then those of the sum.
    const double rounding = 6755399441055744.0;
    const double sum = angle * 6.36619772367581382433e-01 + rounding;
    uint64_t bits;
    memcpy(&bits, &sum, sizeof bits);
    quarters = static_cast<uint32_t>(bits);
    const double count = sum - rounding;
    // Pi / 2 in two parts; the first has 33 bits.
    const double x = (angle - count * 1.57079632673412561417e+00) - count * 6.07710050650619224932e-11;
    // Taylor's, on |x| <= pi / 4; the first terms left out are below 2e-9 and 2e-10.
    const double z = x * x, zz = z * z;
    sine = x * ((1 - z * (1.0 / 6)) + zz * ((1.0 / 120 - z * (1.0 / 5040)) + zz * (1.0 / 362880)));
    cosine = (1 - z * 0.5) + zz * ((1.0 / 24 - z * (1.0 / 720)) +
             zz * (1.0 / 40320 - z * (1.0 / 3628800)));
  }
};

inline float cbox2d_sine(float angle) {
  const CBox2DTurn turn(angle);
  const double value = turn.quarters & 1 ? turn.cosine : turn.sine;
  return static_cast<float>(turn.quarters & 2 ? -value : value);
}

inline float cbox2d_cosine(float angle) {
  const CBox2DTurn turn(angle);
  const double value = turn.quarters & 1 ? turn.sine : turn.cosine;
  return static_cast<float>((turn.quarters + 1) & 2 ? -value : value);
}

#endif
