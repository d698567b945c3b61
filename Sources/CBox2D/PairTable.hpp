// SPDX-License-Identifier: MIT
#ifndef CBOX2D_PAIR_TABLE_HPP
#define CBOX2D_PAIR_TABLE_HPP

#include <cstddef>
#include <cstdint>
#include <vector>

#include "CBox2D.h"

/// Two bodies, or a body and a boundary, that touch or did so at the start of the substep.
struct Pair {
  /// The body, then the other; see `PairTable::Key`. Never 0 in a used slot.
  uint64_t key = 0;
  /// Fixtures of the two that touch.
  int32_t touching = 0;
  int32_t behavior = 0;
  bool isReported = false;
  /// In the list of pairs that changed.
  bool isChanged = false;
  /// Touched at some time since the last report.
  bool hasTouched = false;
  CBox2DVector point{0, 0};
};

/// Pairs by key: open addressing, linear probing, no tombstones.
class PairTable {
 public:
  static uint64_t Key(int32_t body, int32_t other, bool otherIsBoundary) {
    const uint64_t second = static_cast<uint32_t>(other) | (otherIsBoundary ? 1ull << 31 : 0);
    return static_cast<uint64_t>(static_cast<uint32_t>(body) + 1) << 32 | second;
  }

  /// The pair's slot, made where there is none. Valid until the next call of any member.
  Pair &At(uint64_t key) {
    if ((count + 1) * 4 > slots.size() * 3) Grow();
    size_t place = Place(key);
    if (slots[place].key == 0) {
      slots[place] = Pair{};
      slots[place].key = key;
      count += 1;
    }
    return slots[place];
  }

  void Remove(uint64_t key) {
    if (slots.empty()) return;
    const size_t mask = slots.size() - 1;
    size_t hole = Place(key);
    if (slots[hole].key == 0) return;
    count -= 1;
    for (size_t next = (hole + 1) & mask; slots[next].key != 0; next = (next + 1) & mask) {
      const size_t home = Home(slots[next].key);
      // Moves back what may not stay behind the hole.
      if (((next - home) & mask) >= ((next - hole) & mask)) {
        slots[hole] = slots[next];
        hole = next;
      }
    }
    slots[hole].key = 0;
  }

  /// Keys of pairs that changed since they were last reported.
  std::vector<uint64_t> changed;

 private:
  std::vector<Pair> slots;
  size_t count = 0;

  size_t Home(uint64_t key) const {
    return static_cast<size_t>((key * 0x9E3779B97F4A7C15ull) >> 32) & (slots.size() - 1);
  }

  size_t Place(uint64_t key) const {
    const size_t mask = slots.size() - 1;
    size_t place = Home(key);
    while (slots[place].key != 0 && slots[place].key != key) place = (place + 1) & mask;
    return place;
  }

  void Grow() {
    std::vector<Pair> old;
    old.swap(slots);
    slots.resize(old.empty() ? 64 : old.size() * 2);
    for (const Pair &pair : old) {
      if (pair.key != 0) slots[Place(pair.key)] = pair;
    }
  }
};

#endif
