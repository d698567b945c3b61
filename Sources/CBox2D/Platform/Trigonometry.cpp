// SPDX-License-Identifier: MIT
#include <box2d/b2_settings.h>

// Only additions and multiplications of doubles, rounded once to float at the end: the same bits
// wherever arithmetic is IEEE's and nothing is contracted.

namespace {

const double kTwoOverPi = 6.36619772367581382433e-01;
/// Pi / 2 in two parts; the first has 33 bits, so that its multiples are exact.
const double kHalfPiHigh = 1.57079632673412561417e+00;
const double kHalfPiLow = 6.07710050650619224932e-11;

/// Taylor polynomials on |x| <= pi / 4; the first term left out is below 1e-12.
double SinePart(double x) {
  const double z = x * x;
  return x * (1 + z * (-1.0 / 6 + z * (1.0 / 120 + z * (-1.0 / 5040 + z * (1.0 / 362880 +
         z * (-1.0 / 39916800))))));
}

double CosinePart(double x) {
  const double z = x * x;
  return 1 + z * (-1.0 / 2 + z * (1.0 / 24 + z * (-1.0 / 720 + z * (1.0 / 40320 +
         z * (-1.0 / 3628800 + z * (1.0 / 479001600))))));
}

/// The sine of an angle that is `quarters` right angles ahead.
double Sine(double angle, long long quarters) {
  const double shifted = angle * kTwoOverPi + (angle < 0 ? -0.5 : 0.5);
  const long long turn = static_cast<long long>(shifted);
  const double count = static_cast<double>(turn);
  const double rest = (angle - count * kHalfPiHigh) - count * kHalfPiLow;
  switch ((turn + quarters) & 3) {
    case 0: return SinePart(rest);
    case 1: return CosinePart(rest);
    case 2: return -SinePart(rest);
    default: return -CosinePart(rest);
  }
}

/// Nothing sensible is turned so far; keeps the conversion to an integer defined.
bool IsTooFar(float angle) { return !(angle > -1e8f && angle < 1e8f); }

}  // namespace

float cbox2d_sine(float angle) noexcept {
  return IsTooFar(angle) ? 0 : static_cast<float>(Sine(angle, 0));
}

float cbox2d_cosine(float angle) noexcept {
  return IsTooFar(angle) ? 1 : static_cast<float>(Sine(angle, 1));
}
