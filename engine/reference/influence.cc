#include "engine/reference/influence.h"

#include "engine/reference/rules.h"

namespace hakari::reference {
namespace {

bool Contains(const Grid& larger, const Grid& smaller) {
  bool contains = true;
  ForEachPlace([&](Place place) { contains &= larger.Has(place) || !smaller.Has(place); });
  return contains;
}

}  // namespace

int Grid::CountNonZero() const {
  int count = 0;
  ForEachPlace([&](Place place) { count += Has(place); });
  return count;
}

Grid MenOn(const Board& board) {
  Grid men;
  ForEachPlace([&](Place place) { men.at(place) = IsMan(board.at(place)); });
  return men;
}

Grid AttackCounts(const Board& board, Side by, const Grid& blockers) {
  Grid counts;
  const auto blocked = [&](Place place) { return blockers.Has(place); };
  ForEachPlace([&](Place from) {
    if (!board.Holds(by, from)) return;
    WalkFrom(board.at(from), from, blocked, [&](Place place) { ++counts.at(place); });
  });
  return counts;
}

Grid AttackersOf(const Board& board, Place target, Side by, const Grid& blockers) {
  Grid attackers;
  const auto blocked = [&](Place place) { return blockers.Has(place); };
  ForEachPlace([&](Place from) {
    if (!board.Holds(by, from)) return;
    WalkFrom(board.at(from), from, blocked, [&](Place place) {
      if (place == target) attackers.at(from) = 1;
    });
  });
  return attackers;
}

Grid Shields(const Board& board, Place target, Side mover, Side by) {
  Grid shields;
  const Grid before = AttackersOf(board, target, by, MenOn(board));
  ForEachPlace([&](Place place) {
    if (!board.Holds(mover, place)) return;
    Board without = board;
    without.at(place) = kEmpty;
    const Grid after = AttackersOf(without, target, by, MenOn(without));
    if (!Contains(before, after)) shields.at(place) = 1;
  });
  return shields;
}

Grid PlacesToAttackFrom(const Board& board, char man, Place target) {
  Grid places;
  const auto blocked = [&](Place place) { return IsMan(board.at(place)); };
  ForEachPlace([&](Place from) {
    WalkFrom(man, from, blocked, [&](Place place) {
      if (place == target) places.at(from) = 1;
    });
  });
  return places;
}

}  // namespace hakari::reference
