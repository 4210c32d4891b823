#include "engine/predict/sharp/reference/slow_checks.h"

#include <algorithm>
#include <cstdlib>

#include "engine/reference/influence.h"
#include "engine/reference/rules.h"

namespace hakari::predict {
namespace {

constexpr int kMostGuards = 3;

int Sign(int value) { return (value > 0) - (value < 0); }

// Whether a and b lie on the same ray from `from`, in one of the eight directions.
bool OnOneRay(reference::Place from, reference::Place a, reference::Place b) {
  const auto aligned = [&](reference::Place place) {
    const int rows = place.row - from.row;
    const int columns = place.column - from.column;
    return rows == 0 || columns == 0 || std::abs(rows) == std::abs(columns);
  };
  return aligned(a) && aligned(b) && Sign(a.row - from.row) == Sign(b.row - from.row) &&
         Sign(a.column - from.column) == Sign(b.column - from.column);
}

int Steps(reference::Place a, reference::Place b) {
  return std::max(std::abs(a.row - b.row), std::abs(a.column - b.column));
}

bool IsBetween(reference::Place place, reference::Place from, reference::Place to) {
  return !(place == from) && !(place == to) && OnOneRay(from, place, to) &&
         Steps(from, place) < Steps(from, to);
}

int RankSeenBy(reference::Side side, reference::Place place) {
  return side == reference::Side::kBlack ? place.row + 1 : reference::kSize - place.row;
}

bool HasPawnOnFile(const reference::Board& board, reference::Side side, int column) {
  bool has = false;
  for (int row = 0; row < reference::kSize; ++row)
    has |= board.at({row, column}) == reference::OwnedBy(side, 'P');
  return has;
}

reference::Board Without(const reference::Board& board, reference::Place place) {
  reference::Board without = board;
  without.at(place) = reference::kEmpty;
  return without;
}

class Checks {
 public:
  Checks(const reference::Board& board, reference::Side attacker)
      : board_(board),
        us_(attacker),
        them_(reference::Other(attacker)),
        king_(*reference::FindKing(board, them_)),
        men_(reference::MenOn(board)),
        lifted_(reference::MenOn(Without(board, king_))),
        attacks_(reference::AttackCounts(board, us_, lifted_)),
        guards_(reference::AttackCounts(Without(board, king_), them_, men_)),
        their_attacks_(reference::AttackCounts(board, them_, men_)),
        attackers_before_(reference::AttackersOf(board, king_, us_, men_)) {
    if (const std::optional<reference::Place> own = reference::FindKing(board, us_)) {
      own_king_ = own;
      checkers_ = reference::AttackersOf(board, *own, them_, men_);
      pinned_ = reference::Shields(board, *own, us_, them_);
    }
    AddDrops();
    reference::ForEachPlace([&](reference::Place from) {
      if (board_.Holds(us_, from)) AddMovesFrom(from);
    });
  }

  std::vector<SlowCheck> checks;

 private:
  // Whether a piece other than the king may move to this place.
  bool MayEndOn(reference::Place to) const {
    if (checkers_.CountNonZero() == 0) return true;
    if (checkers_.CountNonZero() > 1) return false;
    bool may = checkers_.Has(to);
    reference::ForEachPlace([&](reference::Place checker) {
      if (checkers_.Has(checker)) may |= IsBetween(to, *own_king_, checker);
    });
    return may;
  }

  bool MayMove(reference::Place from, reference::Place to) const {
    if (board_.Holds(us_, to) || to == king_) return false;
    if (reference::AsBlack(board_.at(from)) == 'K') return !their_attacks_.Has(to);
    if (pinned_.Has(from) && !OnOneRay(*own_king_, from, to)) return false;
    return MayEndOn(to);
  }

  void AddMovesFrom(reference::Place from) {
    const char man = board_.at(from);
    const auto blocked = [&](reference::Place place) { return men_.Has(place); };
    reference::WalkFrom(man, from, blocked, [&](reference::Place to) {
      if (!MayMove(from, to)) return;
      std::optional<SlowCheck> best = CheckBy(from, to, man);
      const bool in_camp = RankSeenBy(us_, from) <= 3 || RankSeenBy(us_, to) <= 3;
      if (in_camp && reference::IsMan(reference::Promoted(man))) {
        const std::optional<SlowCheck> promoted = CheckBy(from, to, reference::Promoted(man));
        if (promoted && (!best || promoted->answers < best->answers)) best = promoted;
      }
      if (best) checks.push_back(*best);
    });
  }

  std::optional<SlowCheck> CheckBy(reference::Place from, reference::Place to, char man) const {
    reference::Board after = Without(board_, from);
    after.at(to) = man;
    const reference::Grid attackers =
        reference::AttackersOf(after, king_, us_, reference::MenOn(after));
    const bool direct = reference::AsBlack(man) != 'K' && attackers.Has(to);
    std::optional<reference::Place> opened;
    reference::ForEachPlace([&](reference::Place place) {
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

  int Flights(std::optional<reference::Place> from, reference::Place to, char man,
              std::optional<reference::Place> opened) const {
    reference::Grid others = attacks_;
    reference::Grid blockers = lifted_;
    if (from) {
      reference::WalkFrom(
          board_.at(*from), *from, [&](reference::Place place) { return lifted_.Has(place); },
          [&](reference::Place place) { --others.at(place); });
      blockers.at(*from) = 0;
    }
    reference::Grid held;
    reference::WalkFrom(
        man, to, [&](reference::Place place) { return blockers.Has(place); },
        [&](reference::Place place) { held.at(place) = 1; });
    int flights = 0;
    for (const reference::Place place : PlacesAround(king_, 1)) {
      const bool own = board_.Holds(them_, place) && !(place == to);
      const bool swept = opened && (OnOneRay(king_, place, *opened) || Opposite(place, *opened));
      flights += !own && !others.Has(place) && !held.Has(place) && !swept;
    }
    return flights;
  }

  // Whether the king stands between the two places, on one line with them.
  bool Opposite(reference::Place place, reference::Place slider) const {
    const reference::Place mirrored = {2 * king_.row - place.row, 2 * king_.column - place.column};
    return OnOneRay(king_, mirrored, slider);
  }

  int Guards(reference::Place place) const { return std::min(guards_.at(place), kMostGuards); }

  int OtherAnswers(reference::Place checker) const {
    int answers = Guards(checker);
    reference::ForEachPlace([&](reference::Place place) {
      if (!IsBetween(place, king_, checker)) return;
      answers += Guards(place);
      for (const char* kind = reference::kHoldable; *kind != 0; ++kind) {
        if (board_.InHand(them_, *kind) == 0) continue;
        const bool refused = *kind == 'P' && (HasPawnOnFile(board_, them_, place.column) ||
                                              RankSeenBy(them_, place) == 1);
        answers += !refused;
      }
    });
    return answers;
  }

  void AddDrops() {
    for (const char* kind = reference::kHoldable; *kind != 0; ++kind) {
      if (board_.InHand(us_, *kind) == 0) continue;
      const reference::Grid places =
          reference::PlacesToAttackFrom(board_, reference::OwnedBy(us_, *kind), king_);
      reference::ForEachPlace([&](reference::Place to) {
        if (!places.Has(to) || men_.Has(to) || !MayEndOn(to)) return;
        if (*kind == 'P' && HasPawnOnFile(board_, us_, to.column)) return;
        SlowCheck check;
        check.answers = Flights(std::nullopt, to, reference::OwnedBy(us_, *kind), std::nullopt) +
                        OtherAnswers(to);
        if (*kind == 'P' && check.answers == 0) return;
        checks.push_back(check);
      });
    }
  }

  const reference::Board& board_;
  const reference::Side us_;
  const reference::Side them_;
  const reference::Place king_;
  const reference::Grid men_;
  const reference::Grid lifted_;   // all pieces except that king
  const reference::Grid attacks_;  // ours
  const reference::Grid guards_;   // theirs, without the king's
  const reference::Grid their_attacks_;
  const reference::Grid attackers_before_;
  std::optional<reference::Place> own_king_;
  reference::Grid checkers_;  // pieces that attack our king
  reference::Grid pinned_;
};

}  // namespace

std::vector<SlowCheck> ChecksWithAnswers(const reference::Board& board, reference::Side attacker) {
  return Checks(board, attacker).checks;
}

std::vector<reference::Place> PlacesAround(reference::Place king, int steps) {
  std::vector<reference::Place> places;
  reference::ForEachPlace([&](reference::Place place) {
    if (!(place == king) && Steps(place, king) <= steps) places.push_back(place);
  });
  return places;
}

}  // namespace hakari::predict
