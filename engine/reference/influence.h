// Attacks, found by walking from every man; pins, found by taking a man away and looking again.
#ifndef HAKARI_ENGINE_REFERENCE_INFLUENCE_H_
#define HAKARI_ENGINE_REFERENCE_INFLUENCE_H_

#include <array>

#include "engine/reference/board.h"

namespace hakari::reference {

// One number a place: a set of places (0 or 1) or a count.
class Grid {
 public:
  int& at(Place place) { return values_[place.row][place.column]; }
  int at(Place place) const { return values_[place.row][place.column]; }
  bool Has(Place place) const { return at(place) != 0; }
  int CountNonZero() const;
  friend bool operator==(const Grid& a, const Grid& b) { return a.values_ == b.values_; }

 private:
  std::array<std::array<int, kSize>, kSize> values_{};
};

// Where any man stands.
Grid MenOn(const Board& board);

// How many men of `by` attack each place, when walks end at the places in `blockers`.
Grid AttackCounts(const Board& board, Side by, const Grid& blockers);
// The men of `by` that attack `target`.
Grid AttackersOf(const Board& board, Place target, Side by, const Grid& blockers);

// The men of `mover` that, when taken off the board, let men of `by` attack `target` that did not
// before: with the mover's own king as the target they are pinned, with the other one they can give
// discovered check.
Grid Shields(const Board& board, Place target, Side mover, Side by);

// The places from which `man` would attack `target`, whatever stands there now.
Grid PlacesToAttackFrom(const Board& board, char man, Place target);

}  // namespace hakari::reference

#endif  // HAKARI_ENGINE_REFERENCE_INFLUENCE_H_
