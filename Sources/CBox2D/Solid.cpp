// SPDX-License-Identifier: MIT
#include "Solid.hpp"

#include <algorithm>
#include <cmath>

#include "Units.hpp"

namespace {

struct Place {
  double x, y;
};

Place operator-(Place a, Place b) { return {a.x - b.x, a.y - b.y}; }
double Dot(Place a, Place b) { return a.x * b.x + a.y * b.y; }
double Cross(Place a, Place b) { return a.x * b.y - a.y * b.x; }
double Distance(Place a, Place b) { return std::sqrt(Dot(a - b, a - b)); }

/// In metres: a thousandth of a point.
const double kNearest = 1e-5;

/// The convex polygon of a piece: corners, edges of length 1 and their lengths.
struct Outline {
  int count;
  Place corners[b2_maxPolygonVertices];
  Place edges[b2_maxPolygonVertices];
  double lengths[b2_maxPolygonVertices];

  /// False where it has no area or is not convex; corners that are all but the same count once.
  bool Read(const CBox2DVector *points, int given) {
    const double limit = CBOX2D_LARGEST_COORDINATE;
    count = 0;
    for (int i = 0; i < given; ++i) {
      const Place corner{Limited(points[i].x, limit) / kPointsPerMetre,
                         Limited(points[i].y, limit) / kPointsPerMetre};
      if (count == 0 || Distance(corner, corners[count - 1]) > kNearest) corners[count++] = corner;
    }
    while (count > 0 && Distance(corners[0], corners[count - 1]) <= kNearest) --count;
    if (count < 3) return false;
    for (int i = 0; i < count; ++i) {
      const Place next = corners[(i + 1) % count];
      lengths[i] = Distance(corners[i], next);
      edges[i] = {(next.x - corners[i].x) / lengths[i], (next.y - corners[i].y) / lengths[i]};
    }
    for (int i = 0; i < count; ++i) {
      if (Cross(edges[(i + count - 1) % count], edges[i]) < -1e-3) return false;
    }
    return Width() > kNearest;
  }

  double Width() const {
    double width = 1e9;
    for (int i = 0; i < count; ++i) {
      double depth = 0;
      for (int j = 0; j < count; ++j) depth = std::max(depth, Cross(edges[i], corners[j] - corners[i]));
      width = std::min(width, depth);
    }
    return width;
  }

  /// How much of an edge a corner takes, for each unit that the edges move in.
  double Loss(int corner) const {
    const Place before = edges[(corner + count - 1) % count], after = edges[corner];
    return std::abs(Cross(before, after)) / std::max(1e-6, 1 + Dot(before, after));
  }

  /// How far the edges move in for the skin: no edge loses more than half of itself.
  double Inset() const {
    double inset = std::min(static_cast<double>(3 * b2_linearSlop), Width() / 4);
    for (int i = 0; i < count; ++i) {
      const double loss = Loss(i) + Loss((i + 1) % count);
      if (loss > 0) inset = std::min(inset, 0.5 * lengths[i] / loss);
    }
    return inset;
  }
};

}  // namespace

Solid::Solid(const CBox2DShape &shape) {
  const int pieces = shape.pieces ? std::min(shape.piece_count, 64) : 0;
  for (int i = 0; i < pieces; ++i) {
    const CBox2DPiece &piece = shape.pieces[i];
    if (piece.radius > 0) {
      AddCircle(piece);
    } else if (shape.vertices && piece.first >= 0 && piece.count >= 3 &&
               piece.count <= b2_maxPolygonVertices &&
               piece.first <= shape.vertex_count - piece.count) {
      AddPolygon(shape.vertices + piece.first, piece.count);
    }
  }
  if (IsEmpty()) return;
  // So far sums about the origin.
  centroidX /= area;
  centroidY /= area;
  const double distance = centroidX * centroidX + centroidY * centroidY;
  // Box2D takes the difference of two floats here, which must stay above 0.
  inertia = std::max(inertia - area * distance, area * distance * 1e-5);
}

void Solid::Weigh(double part, double x, double y, double moment) {
  area += part;
  centroidX += part * x;
  centroidY += part * y;
  inertia += moment;
}

void Solid::AddCircle(const CBox2DPiece &piece) {
  const double radius =
      Clamped(piece.radius, CBOX2D_SMALLEST_SIZE / 2, CBOX2D_LARGEST_SIZE / 2) / kPointsPerMetre;
  b2CircleShape circle;
  circle.m_p = Metres(piece.center);
  circle.m_radius = static_cast<float>(radius) + kMargin;
  circles.push_back(circle);
  const double part = 3.141592653589793 * radius * radius;
  const double x = circle.m_p.x, y = circle.m_p.y;
  Weigh(part, x, y, part * (radius * radius / 2 + x * x + y * y));
  width = std::min(width, 2 * radius);
}

void Solid::AddPolygon(const CBox2DVector *points, int count) {
  Outline outline;
  if (!outline.Read(points, count)) return;
  const double inset = outline.Inset();
  b2PolygonShape polygon;
  count = outline.count;
  polygon.m_count = count;
  // What is too thin for a whole skin keeps enough of it for Box2D to notice a touch in flight.
  polygon.m_radius = std::max(static_cast<float>(inset) + kMargin, 0.9f * b2_linearSlop);
  double part = 0, x = 0, y = 0, moment = 0;
  for (int i = 0; i < count; ++i) {
    const Place before = outline.edges[(i + count - 1) % count], after = outline.edges[i];
    const Place corner = outline.corners[i], next = outline.corners[(i + 1) % count];
    // The corner moves against both outer normals, (y, -x) of the edges.
    const double scale = inset / std::max(1e-6, 1 + Dot(before, after));
    polygon.m_vertices[i].Set(static_cast<float>(corner.x - scale * (before.y + after.y)),
                              static_cast<float>(corner.y + scale * (before.x + after.x)));
    polygon.m_normals[i].Set(static_cast<float>(after.y), static_cast<float>(-after.x));
    // Sums over triangles with the first corner, which loses nothing far from the origin.
    const Place a = corner - outline.corners[0], b = next - outline.corners[0];
    const double triangle = Cross(a, b) / 2;
    part += triangle;
    x += triangle * (a.x + b.x) / 3;
    y += triangle * (a.y + b.y) / 3;
    moment += triangle * (Dot(a, a) + Dot(a, b) + Dot(b, b)) / 6;
  }
  x /= part;
  y /= part;
  const double about = moment - part * (x * x + y * y);
  x += outline.corners[0].x;
  y += outline.corners[0].y;
  polygon.m_centroid.Set(static_cast<float>(x), static_cast<float>(y));
  polygons.push_back(polygon);
  Weigh(part, x, y, std::max(about, 0.0) + part * (x * x + y * y));
  width = std::min(width, outline.Width());
}
