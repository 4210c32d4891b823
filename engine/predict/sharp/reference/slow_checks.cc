#include "engine/predict/sharp/reference/slow_checks.h"

#include <algorithm>
#include <cstdlib>

#include "engine/reference/influence.h"
#include "engine/reference/rules.h"

namespace hakari::reference {
namespace {

constexpr int kMostGuards = 3;

int Sign(int value) { return (value > 0) - (value < 0); }

// Both on one of the eight lines from `from`, on the same side of it.
bool OnOneRay(Place from, Place a, Place b) {
  const auto aligned = [&](Place place) {
    const int rows = place.row - from.row;
    const int columns = place.column - from.column;
    return rows == 0 || columns == 0 || std::abs(rows) == std::abs(columns);
  };
  return aligned(a) && aligned(b) && Sign(a.row - from.row) == Sign(b.row - from.row) &&
         Sign(a.column - from.column) == Sign(b.column - from.column);
}

int Steps(Place a, Place b) {
  return std::max(std::abs(a.row - b.row), std::abs(a.column - b.column));
}

bool IsBetween(Place place, Place from, Place to) {
  return !(place == from) && !(place == to) && OnOneRay(from, place, to) &&
         Steps(from, place) < Steps(from, to);
}

int RankSeenBy(Side side, Place place) {
  return side == Side::kBlack ? place.row + 1 : kSize - place.row;
}

bool HasPawnOnFile(const Board& board, Side side, int column) {
  bool has = false;
  for (int row = 0; row < kSize; ++row) has |= board.at({row, column}) == OwnedBy(side, 'P');
  return has;
}

Board Without(const Board& board, Place place) {
  Board without = board;
  without.at(place) = kEmpty;
  return without;
}

class Checks {
 public:
  Checks(const Board& board, Side attacker)
      : board_(board),
        us_(attacker),
        them_(Other(attacker)),
        king_(*FindKing(board, them_)),
        men_(MenOn(board)),
        lifted_(MenOn(Without(board, king_))),
        attacks_(AttackCounts(board, us_, lifted_)),
        guards_(AttackCounts(Without(board, king_), them_, men_)),
        their_attacks_(AttackCounts(board, them_, men_)),
        attackers_before_(AttackersOf(board, king_, us_, men_)) {
    if (const std::optional<Place> own = FindKing(board, us_)) {
      own_king_ = own;
      checkers_ = AttackersOf(board, *own, them_, men_);
      pinned_ = Shields(board, *own, us_, them_);
    }
    AddDrops();
    ForEachPlace([&](Place from) {
      if (board_.Holds(us_, from)) AddMovesFrom(from);
    });
  }

  std::vector<SlowCheck> checks;

 private:
  // Not of the king.
  bool MayEndOn(Place to) const {
    if (checkers_.CountNonZero() == 0) return true;
    if (checkers_.CountNonZero() > 1) return false;
    bool may = checkers_.Has(to);
    ForEachPlace([&](Place checker) {
      if (checkers_.Has(checker)) may |= IsBetween(to, *own_king_, checker);
    });
    return may;
  }

  bool MayMove(Place from, Place to) const {
    if (board_.Holds(us_, to) || to == king_) return false;
    if (AsBlack(board_.at(from)) == 'K') return !their_attacks_.Has(to);
    if (pinned_.Has(from) && !OnOneRay(*own_king_, from, to)) return false;
    return MayEndOn(to);
  }

  void AddMovesFrom(Place from) {
    const char man = board_.at(from);
    const auto blocked = [&](Place place) { return men_.Has(place); };
    WalkFrom(man, from, blocked, [&](Place to) {
      if (!MayMove(from, to)) return;
      std::optional<SlowCheck> best = CheckBy(from, to, man);
      const bool in_camp = RankSeenBy(us_, from) <= 3 || RankSeenBy(us_, to) <= 3;
      if (in_camp && IsMan(Promoted(man))) {
        const std::optional<SlowCheck> promoted = CheckBy(from, to, Promoted(man));
        if (promoted && (!best || promoted->answers < best->answers)) best = promoted;
      }
      if (best) checks.push_back(*best);
    });
  }

  std::optional<SlowCheck> CheckBy(Place from, Place to, char man) const {
    Board after = Without(board_, from);
    after.at(to) = man;
    const Grid attackers = AttackersOf(after, king_, us_, MenOn(after));
    const bool direct = AsBlack(man) != 'K' && attackers.Has(to);
    std::optional<Place> opened;
    ForEachPlace([&](Place place) {
      if (attackers.Has(place) && !(place == to) && !attackers_before_.Has(place)) opened = place;
    });
    if (!direct && !opened) return std::nullopt;
    SlowCheck check;
    check.from = from;
    check.opens_a_line = opened.has_value();
    check.answers = Flights(from, to, man, opened);
    if (!opened) check.answers += OtherAnswers(to);
    if (!direct) check.answers += OtherAnswers(*opened);
    return check;
  }

  int Flights(std::optional<Place> from, Place to, char man, std::optional<Place> opened) const {
    Grid others = attacks_;
    Grid blockers = lifted_;
    if (from) {
      WalkFrom(
          board_.at(*from), *from, [&](Place place) { return lifted_.Has(place); },
          [&](Place place) { --others.at(place); });
      blockers.at(*from) = 0;
    }
    Grid held;
    WalkFrom(
        man, to, [&](Place place) { return blockers.Has(place); },
        [&](Place place) { held.at(place) = 1; });
    int flights = 0;
    for (const Place place : PlacesAround(king_, 1)) {
      const bool own = board_.Holds(them_, place) && !(place == to);
      const bool swept = opened && (OnOneRay(king_, place, *opened) || Opposite(place, *opened));
      flights += !own && !others.Has(place) && !held.Has(place) && !swept;
    }
    return flights;
  }

  // The king stands between the two, on one line with them.
  bool Opposite(Place place, Place slider) const {
    const Place mirrored = {2 * king_.row - place.row, 2 * king_.column - place.column};
    return OnOneRay(king_, mirrored, slider);
  }

  int Guards(Place place) const { return std::min(guards_.at(place), kMostGuards); }

  int OtherAnswers(Place checker) const {
    int answers = Guards(checker);
    ForEachPlace([&](Place place) {
      if (!IsBetween(place, king_, checker)) return;
      answers += Guards(place);
      for (const char* kind = kHoldable; *kind != 0; ++kind) {
        if (board_.InHand(them_, *kind) == 0) continue;
        const bool refused = *kind == 'P' && (HasPawnOnFile(board_, them_, place.column) ||
                                              RankSeenBy(them_, place) == 1);
        answers += !refused;
      }
    });
    return answers;
  }

  void AddDrops() {
    for (const char* kind = kHoldable; *kind != 0; ++kind) {
      if (board_.InHand(us_, *kind) == 0) continue;
      const Grid places = PlacesToAttackFrom(board_, OwnedBy(us_, *kind), king_);
      ForEachPlace([&](Place to) {
        if (!places.Has(to) || men_.Has(to) || !MayEndOn(to)) return;
        if (*kind == 'P' && HasPawnOnFile(board_, us_, to.column)) return;
        SlowCheck check;
        check.answers =
            Flights(std::nullopt, to, OwnedBy(us_, *kind), std::nullopt) + OtherAnswers(to);
        if (*kind == 'P' && check.answers == 0) return;
        checks.push_back(check);
      });
    }
  }

  const Board& board_;
  const Side us_;
  const Side them_;
  const Place king_;
  const Grid men_;
  const Grid lifted_;   // all men but that king
  const Grid attacks_;  // ours
  const Grid guards_;   // theirs, but for the king's
  const Grid their_attacks_;
  const Grid attackers_before_;
  std::optional<Place> own_king_;
  Grid checkers_;  // of our king
  Grid pinned_;
};

}  // namespace

std::vector<SlowCheck> ChecksWithAnswers(const Board& board, Side attacker) {
  return Checks(board, attacker).checks;
}

std::vector<Place> PlacesAround(Place king, int steps) {
  std::vector<Place> places;
  ForEachPlace([&](Place place) {
    if (!(place == king) && Steps(place, king) <= steps) places.push_back(place);
  });
  return places;
}

}  // namespace hakari::reference
